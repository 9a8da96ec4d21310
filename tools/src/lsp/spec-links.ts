import { dirname, resolve } from "node:path";
import { childNode, parsePointer, type SyntaxNode, walkSyntax } from "@guildwire/generator/editing";
import type { SpecFile } from "./spec-files.js";

/** What a name in a specification stands for. */
export type Target =
  | { readonly kind: "node"; readonly path: string; readonly tokens: readonly string[] }
  /** Such a name is known in the documents that contain the file at the path. */
  | { readonly kind: "operation" | "tag" | "scheme" | "event"; readonly path: string; readonly name: string };

/** A text that names something else. */
export interface SpecLink {
  /** Offsets of the text, with its quotes. */
  readonly start: number;
  readonly end: number;
  /** The scalar that contains the name; absent if a key is the name. */
  readonly node: SyntaxNode | undefined;
  readonly target: Target;
  /** The keys and indexes that lead to the text. */
  readonly tokens: readonly string[];
  readonly form: "reference" | "schema name" | "name" | "overlay target";
}

const known = new WeakMap<SpecFile, readonly SpecLink[]>();

/** Returns the links in a file, in order. */
export function linksOf(file: SpecFile): readonly SpecLink[] {
  const found = known.get(file) ?? collectLinks(file);
  known.set(file, found);
  return found;
}

function collectLinks(file: SpecFile): readonly SpecLink[] {
  const links: SpecLink[] = [];
  const { path, base } = file;
  walkSyntax(file.tree, (node, tokens) => {
    if (isData(tokens)) return false;
    const above = tokens.at(-2);
    const last = tokens.at(-1);
    if (node.kind === "scalar") {
      const found = base === path ? scalarLink(path, node, tokens) : overlayLink(base, node, tokens);
      if (found !== undefined) links.push({ start: node.start, end: node.end, node, tokens: [...tokens], ...found });
    } else if (node.kind === "map" && above === "security" && isIndex(last)) {
      for (const { key, keyStart, keyEnd } of node.entries) {
        const target = { kind: "scheme", path, name: key } as const;
        links.push({ start: keyStart, end: keyEnd, node: undefined, target, tokens: [...tokens, key], form: "name" });
      }
    }
    return true;
  });
  return links;
}

/** In an overlay, references and names are those of the document. */
function overlayLink(
  root: string,
  node: SyntaxNode,
  tokens: readonly string[],
): Pick<SpecLink, "target" | "form"> | undefined {
  if (tokens.length !== 3 || tokens[0] !== "actions" || !["target", "copy"].includes(tokens[2] ?? ""))
    return scalarLink(root, node, tokens);
  const segments = targetSegments(node.text).map(({ token }) => token);
  return { target: { kind: "node", path: root, tokens: segments }, form: "overlay target" };
}

/** The names and indexes that the target of an overlay begins with, and the offsets of their segments. */
export function targetSegments(target: string): readonly { token: string; start: number; end: number }[] {
  const form =
    /\.(?<name>[\p{L}_][\p{L}\p{N}_]*)|\[(?:(?<quote>['"])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>|(?<index>\d+))\]/uy;
  form.lastIndex = 1;
  const segments: { token: string; start: number; end: number }[] = [];
  for (let start = 1, found = form.exec(target); found !== null; start = form.lastIndex, found = form.exec(target)) {
    const { name, text = "", index } = found.groups ?? {};
    const token = name ?? index ?? text.replaceAll(/\\(.)/g, "$1");
    segments.push({ token, start, end: form.lastIndex });
  }
  return segments;
}

function scalarLink(
  path: string,
  { text }: SyntaxNode,
  tokens: readonly string[],
): Pick<SpecLink, "target" | "form"> | undefined {
  const last = tokens.at(-1);
  const above = tokens.at(-2);
  if (last === "$ref" || last === "operationRef") return referenceLink(path, text);
  if (above === "mapping" && tokens.at(-3) === "discriminator") {
    if (/[#/]|\.(?:ya?ml|json)$/.test(text)) return referenceLink(path, text);
    return { target: { kind: "node", path, tokens: ["components", "schemas", text] }, form: "schema name" };
  }
  if (last === "operationId" && tokens.at(-3) === "links")
    return { target: { kind: "operation", path, name: text }, form: "name" };
  if (above === "tags" && isIndex(last) && tokens.length > 2)
    return { target: { kind: "tag", path, name: text }, form: "name" };
  if (isEventName(tokens)) return { target: { kind: "event", path, name: text }, form: "name" };
  return undefined;
}

/** Whether a text is in `x-events`, as a name or below `event`, or in `events` of `x-sent-in`. */
function isEventName(tokens: readonly string[]): boolean {
  const list = isIndex(tokens.at(-1)) ? tokens.slice(0, -1) : tokens.at(-1) === "event" ? tokens.slice(0, -2) : [];
  return list.at(-1) === "x-events" || (list.at(-1) === "events" && list.at(-2) === "x-sent-in");
}

function referenceLink(path: string, text: string): Pick<SpecLink, "target" | "form"> | undefined {
  const target = resolveReference(path, text);
  return target && { target, form: "reference" };
}

/** Returns what a reference in a file leads to; undefined for URLs, and for fragments that are no pointers. */
export function resolveReference(path: string, reference: string): Target | undefined {
  const [name = "", fragment = ""] = reference.split("#", 2);
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) return undefined;
  const tokens = parsePointer(decoded(fragment));
  return tokens && { kind: "node", path: name === "" ? path : resolve(dirname(path), decoded(name)), tokens };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isIndex(token: string | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token);
}

/** Keys whose value is data, where a `$ref` is not a reference. */
const dataKeys: ReadonlySet<string> = new Set(["example", "default", "const", "enum", "value"]);

/** Keys of maps whose keys are names that the author chose. */
const nameMaps: ReadonlySet<string> = new Set(
  "properties patternProperties $defs definitions dependentSchemas schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems paths".split(
    " ",
  ),
);

/** Whether a node is data: an example, a default, or a value of an enumeration. */
export function isData(tokens: readonly string[]): boolean {
  const last = tokens.at(-1) ?? "";
  const above = tokens.at(-2) ?? "";
  if (isIndex(last)) return above === "examples" && !nameMaps.has(tokens.at(-3) ?? "");
  return dataKeys.has(last) && !nameMaps.has(above);
}

/** Whether two targets are the same. */
export function isSameTarget(one: Target, other: Target): boolean {
  if (one.kind !== "node" || other.kind !== "node") {
    return one.kind === other.kind && "name" in one && "name" in other && one.name === other.name;
  }
  return one.path === other.path && one.tokens.length === other.tokens.length && startsWith(one.tokens, other.tokens);
}

/** Whether tokens begin with those of a node above. */
export function startsWith(tokens: readonly string[], above: readonly string[]): boolean {
  return above.every((token, index) => tokens[index] === token);
}

/** The names of a path item that are operations. */
export const methods: ReadonlySet<string> = new Set("get put post delete options head patch trace query".split(" "));

/** Returns the tokens of the operation that contains a node; undefined outside of operations. */
export function operationAround(tokens: readonly string[]): readonly string[] | undefined {
  const at = tokens.findIndex(
    (token, index) => index > 0 && methods.has(token) && !nameMaps.has(tokens[index - 1] ?? ""),
  );
  return at === -1 ? undefined : tokens.slice(0, at + 1);
}

/** The operationId of an operation. */
export function operationIdOf(operation: SyntaxNode | undefined): string | undefined {
  return childNode(operation, "operationId")?.text;
}
