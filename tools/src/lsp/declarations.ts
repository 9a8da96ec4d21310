import {
  childNode,
  entryAt,
  nodeBelow,
  type SyntaxEntry,
  type SyntaxNode,
  syntaxAt,
  walkSyntax,
} from "@guildwire/generator/editing";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { isData, linksOf, methods, resolveReference, type SpecLink, type Target } from "./spec-links.js";

/** Where something is declared. */
export interface Declaration {
  readonly file: SpecFile;
  /** The name as written, or the whole node if it has none. */
  readonly name: { readonly start: number; readonly end: number };
  readonly node: SyntaxNode | undefined;
  /** The keys and indexes that lead to the node. */
  readonly tokens: readonly string[];
}

/** An operation of a file. */
export interface DeclaredOperation {
  readonly id: SyntaxNode | undefined;
  readonly node: SyntaxNode;
  readonly entry: SyntaxEntry;
  readonly tokens: readonly string[];
}

const knownOperations = new WeakMap<SpecFile, readonly DeclaredOperation[]>();

/** Returns the operations of a file: every field of a path item with the name of a method. */
export function operationsOf(file: SpecFile): readonly DeclaredOperation[] {
  const found = knownOperations.get(file) ?? collectOperations(file);
  knownOperations.set(file, found);
  return found;
}

function collectOperations(file: SpecFile): readonly DeclaredOperation[] {
  const found: DeclaredOperation[] = [];
  walkSyntax(file.tree, (node, tokens, entry) => {
    if (isData(tokens) || tokens.at(-1) === "schema" || tokens.at(-1) === "schemas") return false;
    const isOperation = entry !== undefined && methods.has(entry.key) && node.kind === "map" && mayBeOperation(node);
    if (isOperation) found.push({ id: childNode(node, "operationId"), node, entry, tokens: [...tokens] });
    return true;
  });
  return found;
}

function mayBeOperation(node: SyntaxNode): boolean {
  return ["responses", "operationId", "requestBody", "parameters", "tags"].some(
    (key) => entryAt(node, key) !== undefined,
  );
}

/** Returns where a target is declared; undefined if it is not declared in a known file. */
export function declarationOf(files: SpecFiles, target: Target): Declaration | undefined {
  if (target.kind === "node") return nodeDeclaration(files, target);
  if (target.kind === "event") {
    const declared = eventCatalogues(files, target.path).map((at) =>
      nodeDeclaration(files, { ...at, tokens: [...at.tokens, target.name] }),
    );
    return declared.find((found) => found !== undefined);
  }
  for (const file of files.around(target.path)) {
    const found =
      target.kind === "operation" ? operationNamed(file, target.name) : rootDeclaration(file, target.kind, target.name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nodeDeclaration(
  files: SpecFiles,
  { path, tokens }: Target & { readonly kind: "node" },
): Declaration | undefined {
  // References never leave the files of the document.
  const file = files.isSpecification(path) ? files.file(path) : undefined;
  const node = nodeBelow(file?.tree, tokens);
  if (file === undefined) return undefined;
  if (tokens.length === 0) return { file, name: { start: 0, end: 0 }, node, tokens };
  const entry = entryAt(nodeBelow(file.tree, tokens.slice(0, -1)), tokens.at(-1) ?? "");
  if (entry === undefined && node === undefined) return undefined;
  const name =
    entry === undefined
      ? { start: node?.start ?? 0, end: node?.end ?? 0 }
      : { start: entry.keyStart, end: entry.keyEnd };
  return { file, name, node, tokens };
}

function operationNamed(file: SpecFile, name: string): Declaration | undefined {
  const found = operationsOf(file).find(({ id }) => id?.text === name);
  return found?.id && { file, name: found.id, node: found.node, tokens: found.tokens };
}

function rootDeclaration(file: SpecFile, kind: "tag" | "scheme", name: string): Declaration | undefined {
  if (kind === "tag") {
    const tags = childNode(file.tree, "tags")?.items ?? [];
    const index = tags.findIndex((tag) => childNode(tag, "name")?.text === name);
    const written = childNode(tags[index], "name");
    return written && { file, name: written, node: tags[index], tokens: ["tags", String(index)] };
  }
  for (const above of [["components", "securitySchemes"], ["securityDefinitions"]]) {
    const entry = entryAt(nodeBelow(file.tree, above), name);
    if (entry !== undefined) {
      return { file, name: { start: entry.keyStart, end: entry.keyEnd }, node: entry.value, tokens: [...above, name] };
    }
  }
  return undefined;
}

type NodeTarget = Target & { readonly kind: "node" };

/** The `x-gateway-events` of the documents that contain a file: the map in the root, or the one that it refers to. */
function eventCatalogues(files: SpecFiles, path: string): readonly NodeTarget[] {
  return [...files.around(path)].flatMap((file): readonly NodeTarget[] => {
    const catalogue = childNode(file.tree, "x-gateway-events");
    if (catalogue === undefined) return [];
    const reference = childNode(catalogue, "$ref");
    if (reference === undefined) return [{ kind: "node", path: file.path, tokens: ["x-gateway-events"] }];
    const target = resolveReference(file.base, reference.text);
    return target?.kind === "node" ? [target] : [];
  });
}

/** The event that a node declares. */
function eventOf(files: SpecFiles, { path, tokens }: NodeTarget): Target | undefined {
  const above = tokens.slice(0, -1);
  const isEvent = eventCatalogues(files, path).some(
    (catalogue) => catalogue.path === path && isSame(catalogue.tokens, above),
  );
  return isEvent ? { kind: "event", path, name: tokens.at(-1) ?? "" } : undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((token, index) => token === other[index]);
}

/** What is written at an offset: a name, and whether it declares something or refers to it. */
export interface NamedAt {
  readonly target: Target;
  /** Offsets of the name as written. */
  readonly start: number;
  readonly end: number;
  /** Present if the name refers to the target. */
  readonly link: SpecLink | undefined;
}

/** Returns what the text at an offset names; undefined if it names nothing. */
export function namedAt(files: SpecFiles, file: SpecFile, offset: number): NamedAt | undefined {
  const link = linksOf(file).find(({ start, end }) => start <= offset && offset <= end);
  if (link !== undefined) return { target: link.target, start: link.start, end: link.end, link };
  const at = syntaxAt(file.tree, offset);
  if (at === undefined) return undefined;
  const { tokens, key, node } = at;
  const required = requiredProperty(file, tokens, node);
  if (required !== undefined)
    return { target: required, start: node?.start ?? 0, end: node?.end ?? 0, link: undefined };
  const field = tokens.at(-1);
  if (node?.kind === "scalar" && (field === "operationId" || (field === "name" && tokens[0] === "tags"))) {
    const kind = field === "name" ? "tag" : "operation";
    return { target: { kind, path: file.path, name: node.text }, start: node.start, end: node.end, link: undefined };
  }
  const holder = tokens.slice(0, -1);
  if (node?.kind === "scalar" && field === "name" && childNode(nodeBelow(file.tree, holder), "in") !== undefined) {
    return {
      target: { kind: "node", path: file.path, tokens: holder },
      start: node.start,
      end: node.end,
      link: undefined,
    };
  }
  if (key === undefined) return undefined;
  const [start, end] = [key.keyStart, key.keyEnd];
  const above = tokens.at(-2);
  if (above === "securitySchemes" || above === "securityDefinitions") {
    return { target: { kind: "scheme", path: file.path, name: key.key }, start, end, link: undefined };
  }
  const written: NodeTarget = { kind: "node", path: file.path, tokens };
  return { target: eventOf(files, written) ?? written, start, end, link: undefined };
}

/** The property that an entry of `required` names, if the same schema declares it. */
function requiredProperty(file: SpecFile, tokens: readonly string[], node: SyntaxNode | undefined): Target | undefined {
  if (node?.kind !== "scalar" || tokens.at(-2) !== "required") return undefined;
  const property = [...tokens.slice(0, -2), "properties", node.text];
  return nodeBelow(file.tree, property) === undefined ? undefined : { kind: "node", path: file.path, tokens: property };
}

/** Follows the `$ref` of a node, up to a number of references in a row. */
export function followReferences(files: SpecFiles, declaration: Declaration | undefined): Declaration | undefined {
  let current = declaration;
  for (let step = 0; step < 32 && current !== undefined; step++) {
    const reference = childNode(current.node, "$ref");
    const target = reference && resolveReference(current.file.base, reference.text);
    if (target === undefined) return current;
    current = declarationOf(files, target);
  }
  return current;
}
