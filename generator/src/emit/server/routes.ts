import type { Interface, Operation, PathPart, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase, NameTable } from "../../model/names.js";
import { requestMethod } from "../../model/request-method.js";
import type { NamedTypes } from "../../model/resolve-type.js";
import { type SegmentTexts, segmentTextsOf } from "../../model/segment-parameter.js";

/** A path of the interface with its operations by method. */
export interface RouteEntry {
  /** Name of the constant that describes it. */
  readonly name: string;
  /** File of that constant. */
  readonly module: string;
  /** The path in the specification. */
  readonly path: string;
  /** Methods as in requests, in the order of the `Allow` header. Variants share a method. */
  readonly methods: readonly { readonly method: string; readonly operations: readonly Operation[] }[];
}

/** A position between two slashes and what may follow. */
export interface RouteNode {
  /** Name of the function that matches from here. */
  readonly name: string;
  /** File of that function. */
  readonly module: string;
  /** The path to here, as in the specification. */
  readonly path: string;
  /** Number of parameters in that path. */
  readonly parameters: number;
  readonly route?: RouteEntry;
  /** By text in normalized form. */
  readonly literals: ReadonlyMap<string, RouteNode>;
  /** Segments of text and parameters; those with more text first. */
  readonly mixed: readonly { readonly parts: readonly SegmentPart[]; readonly node: RouteNode }[];
  /** Matches any text. */
  readonly parameter?: RouteNode;
}

/** Part of a segment: literal text in normalized form, or what shows where a parameter ends. */
export type SegmentPart = { readonly text: string } | SegmentTexts;

/**
 * Builds a tree of path segments. The root precedes the first segment. With more paths than `capacity`, routes of a
 * single tag go to a file of that tag.
 */
export function routeTree(model: Interface, capacity: number): RouteNode {
  const names = new NameTable(["route", "segmentEnd"]);
  const root = createDraft(names.claim("belowRoot"), "", 0);
  for (const operation of model.operations) addOperation(operation, root, { names, model });
  const paths = new Set(model.operations.map(({ path }) => path.text));
  const moduleOf =
    model.layout === "groups" && paths.size > capacity ? moduleOfTags : (): string => layout.serverRouter;
  return finishNode(root, { names, moduleOf });
}

/** Assigns files to nodes of the tree. */
interface RouteModules {
  readonly names: NameTable;
  /** Returns the file for routes whose operations have these tags, by name. */
  moduleOf(tags: ReadonlyMap<string, Tag>): string;
}

function moduleOfTags(tags: ReadonlyMap<string, Tag>): string {
  const [first, second] = tags.values();
  return first !== undefined && second === undefined ? layout.serverRoutes(first) : layout.serverRouter;
}

/** Returns all routes below a node in matching order. */
export function routesBelow(node: RouteNode): readonly RouteEntry[] {
  const own = node.route === undefined ? [] : [node.route];
  return [...own, ...childrenOf(node).flatMap(routesBelow)];
}

/** Returns the children in matching order. */
export function childrenOf({ literals, mixed, parameter }: RouteNode): readonly RouteNode[] {
  return [...literals.values(), ...mixed.map(({ node }) => node), ...(parameter === undefined ? [] : [parameter])];
}

/** Whether there are children. */
export function hasChildren(node: RouteNode): boolean {
  return childrenOf(node).length > 0;
}

interface RouteNodeDraft {
  readonly name: string;
  readonly path: string;
  readonly parameters: number;
  readonly operations: Operation[];
  /** The tags of all operations at and below this position, by name. */
  readonly tags: Map<string, Tag>;
  readonly literals: Map<string, RouteNodeDraft>;
  readonly mixed: Map<string, { parts: readonly SegmentPart[]; readonly node: RouteNodeDraft }>;
  parameter?: RouteNodeDraft;
}

function createDraft(name: string, path: string, parameters: number): RouteNodeDraft {
  return { name, path, parameters, operations: [], tags: new Map(), literals: new Map(), mixed: new Map() };
}

interface TreeContext {
  readonly names: NameTable;
  readonly model: NamedTypes;
}

function addOperation(operation: Operation, root: RouteNodeDraft, tree: TreeContext): void {
  const { tag, path } = operation;
  let node = root;
  node.tags.set(tag.name, tag);
  for (const segment of path.segments) {
    node = childNode(node, segment, tree);
    node.tags.set(tag.name, tag);
  }
  node.operations.push(operation);
}

function childNode(from: RouteNodeDraft, segment: readonly PathPart[], { names, model }: TreeContext): RouteNodeDraft {
  const count = segment.filter(({ kind }) => kind === "parameter").length;
  const shown = segment.map((part) => (part.kind === "text" ? part.text : `{${part.parameter.name}}`)).join("");
  const path = `${from.path}/${shown}`;
  const create = (): RouteNodeDraft =>
    createDraft(names.claim(camelCase(`below ${path}`)), path, from.parameters + count);
  if (count === 0) {
    const text = segment.map((part) => (part.kind === "text" ? canonicalText(part.text) : "")).join("");
    const known = from.literals.get(text) ?? create();
    from.literals.set(text, known);
    return known;
  }
  if (segment.length === 1) {
    from.parameter ??= create();
    return from.parameter;
  }
  const parts = segment.map((part) => partOf(part, { isOnly: count === 1, model }));
  const key = JSON.stringify(parts.map((part) => (typeof part === "object" && "text" in part ? part.text : null)));
  const known = from.mixed.get(key) ?? { parts, node: create() };
  known.parts = known.parts.map((part, index) => commonPart(part, parts[index] ?? part));
  from.mixed.set(key, known);
  return known.node;
}

/** Texts alone show where the only parameter of a segment ends; other values of it are then errors of the request. */
function partOf(
  part: PathPart,
  { isOnly, model }: { readonly isOnly: boolean; readonly model: NamedTypes },
): SegmentPart {
  if (part.kind === "text") return { text: canonicalText(part.text) };
  const texts = isOnly ? "any" : segmentTextsOf(part.parameter, model);
  return typeof texts === "string" ? texts : { values: [...new Set(texts.values.flatMap(sentForms))] };
}

/** Returns a value as requests may have it: `,`, `;` and `=` as they are, or percent-encoded. */
function sentForms(value: string): readonly string[] {
  const encoded = canonicalText(encodeURIComponent(value));
  return [encoded, encoded.replaceAll(/%2C|%3B|%3D/g, decodeURIComponent)];
}

/** Operations of one path may describe a parameter differently: returns what recognizes the values of both. */
function commonPart(one: SegmentPart, other: SegmentPart): SegmentPart {
  if (one === other || typeof one === "string" || typeof other === "string") return one === other ? one : "any";
  if ("values" in one && "values" in other) return { values: [...new Set([...one.values, ...other.values])] };
  return one;
}

function finishNode(node: RouteNodeDraft, modules: RouteModules): RouteNode {
  const { name, path, parameters } = node;
  const module = modules.moduleOf(node.tags);
  const mixed = [...node.mixed.values()]
    .map(({ parts, node: child }) => ({ parts, node: finishNode(child, modules) }))
    .sort((one, other) => textLength(other.parts) - textLength(one.parts));
  const literals = new Map([...node.literals].map(([text, child]) => [text, finishNode(child, modules)]));
  const parameter = node.parameter === undefined ? {} : { parameter: finishNode(node.parameter, modules) };
  const route = node.operations.length === 0 ? {} : { route: routeOf(node, modules) };
  return { name, module, path, parameters, literals, mixed, ...parameter, ...route };
}

/** Returns the minimum length of the texts that are known. */
function textLength(parts: readonly SegmentPart[]): number {
  const lengths = parts.map((part) => {
    if (typeof part === "string") return 0;
    return "text" in part
      ? part.text.length
      : part.values.reduce((least, { length }) => Math.min(least, length), Infinity);
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Order of the `Allow` header; other methods follow in document order. */
const methods = ["GET", "HEAD", "QUERY", "POST", "PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"];

function inAllowOrder(names: Iterable<string>): readonly string[] {
  const present = new Set(names);
  return [
    ...methods.filter((method) => present.has(method)),
    ...[...present].filter((name) => !methods.includes(name)),
  ];
}

function routeOf({ operations, path }: RouteNodeDraft, { names, moduleOf }: RouteModules): RouteEntry {
  const byMethod = inAllowOrder(operations.map(requestMethod)).map((method) => {
    const own = operations.filter((operation) => requestMethod(operation) === method);
    return { method, operations: own };
  });
  const name = names.claim(camelCase(`${path} route`));
  const tags = new Map(operations.map(({ tag }) => [tag.name, tag]));
  return { name, module: moduleOf(tags), path: path === "" ? "/" : path, methods: byMethod };
}

/** Returns the `Allow` header. HEAD is supported wherever GET is, OPTIONS everywhere. */
export function allowOf({ methods: own }: RouteEntry): string {
  const declared = new Set(own.map(({ method }) => method)).add("OPTIONS");
  if (declared.has("GET")) declared.add("HEAD");
  return inAllowOrder(declared).join(", ");
}

/**
 * Normalizes the text of a path segment for comparison: characters that RFC 3986 (3.3) allows in a segment are literal,
 * everything else is percent-encoded in upper case. The runtime normalizes request paths in the same way.
 */
export function canonicalText(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .replaceAll(/%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu, (found: string) => {
      if (found.length < 3 || !found.startsWith("%")) return encodeURIComponent(found);
      const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
      return /[A-Za-z0-9\-._~!$&'()*+:@]/.test(character) ? character : found.toUpperCase();
    });
}
