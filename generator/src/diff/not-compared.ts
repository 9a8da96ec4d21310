import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { Json } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import { isObject } from "../values/json.js";
import { child, formatPointer, isIndex, parsePointer } from "../values/pointer.js";

/** A difference in a part of the documents that the model does not contain. */
export interface NotCompared {
  /** JSON pointer into the bundled document: the former one, if the part was removed. */
  readonly pointer: string;
  /** Why the part is not in the model, as one sentence without a full stop. */
  readonly reason: string;
  readonly change: "added" | "removed" | "changed";
  readonly base?: SourceLocation;
  readonly head?: SourceLocation;
}

/** One side: the document as it was before deviations were repaired, and what was reported about it. */
export interface DocumentWithIgnored {
  readonly document: Json;
  readonly diagnostics: readonly Diagnostic[];
  locate(pointer: string): SourceLocation;
}

/** Deviations that are read by ignoring a node. */
const ignoringDeviations: ReadonlySet<string> = new Set([
  "default-ignored",
  "extension-other-form",
  "keyword-unknown",
  "keywords-conflicting",
  "link-to-nothing",
  "media-type-unknown",
  "object-incomplete",
  "parameter-repeated",
  "path-parameter-without-template",
  "permission-other-form",
  "read-and-write-only",
  "type-unknown",
  "value-ill-typed",
  "value-not-taken",
]);

/** Maximum number of nodes of both documents to compare. Beyond it, a part counts as changed. */
const maxSteps = 2_000_000;

/**
 * Returns the differences in parts that the model ignores: bodies of GET requests, parameters that the path does not
 * contain, keywords without effect, keywords next to a `$ref`, unknown media types, omitted operations. Parts are
 * compared by structure, including the targets of references. Texts are annotations, and do not count.
 */
export function findNotCompared(
  base: DocumentWithIgnored,
  head: DocumentWithIgnored,
  models: readonly Interface[],
): readonly NotCompared[] {
  const found: NotCompared[] = [];
  const seen = new Set<string>();
  const compared = new ModelPointers(models);
  const comparison = new StructureComparison(base.document, head.document);
  const [before, after] = [ignoredParts(base), ignoredParts(head)];
  for (const [own, other, isBase] of [[before, after, true] as const, [after, before, false] as const]) {
    const [from, to] = isBase ? [base, head] : [head, base];
    for (const part of own.values()) {
      const counterpart = counterpartOf(part.tokens, from.document, to.document);
      if (counterpart === undefined) continue;
      const matching = other.get(counterpart.pointer);
      const value = part.value;
      const otherValue = part.isDropped ? matching?.value : counterpart.value;
      const [baseValue, headValue] = isBase ? [value, otherValue] : [otherValue, value];
      const [basePointer, headPointer] = isBase
        ? [part.pointer, counterpart.pointer]
        : [counterpart.pointer, part.pointer];
      const key = `${basePointer}\n${headPointer}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (comparison.isSame(baseValue, headValue)) continue;
      if (!part.isIgnored && compared.contain(part.pointer)) continue;
      const location = part.location ?? from.locate(part.pointer);
      const otherLocation =
        matching?.location ?? (otherValue === undefined ? undefined : to.locate(counterpart.pointer));
      const [baseLocation, headLocation] = isBase ? [location, otherLocation] : [otherLocation, location];
      found.push({
        pointer: headValue === undefined ? basePointer : headPointer,
        reason: part.reason,
        change: baseValue === undefined ? "added" : headValue === undefined ? "removed" : "changed",
        ...(baseLocation === undefined ? {} : { base: baseLocation }),
        ...(headLocation === undefined ? {} : { head: headLocation }),
      });
    }
  }
  return found.sort((one, two) => (one.pointer < two.pointer ? -1 : one.pointer > two.pointer ? 1 : 0));
}

/** The name of a parameter, which is reported if OpenAPI ignores the parameter, such as the header `Accept`. */
const ignoredHeader = /(\/parameters\/[^/]+)\/name$/;

interface IgnoredPart {
  readonly pointer: string;
  readonly tokens: readonly string[];
  readonly reason: string;
  readonly value: Json | undefined;
  /** Whether the value is only in the diagnostic, not in the document. */
  readonly isDropped: boolean;
  /** Whether the part is ignored even if a node of the model has its pointer, as after the removal of a list item. */
  readonly isIgnored: boolean;
  readonly location: SourceLocation | undefined;
}

function ignoredParts({ document, diagnostics }: DocumentWithIgnored): ReadonlyMap<string, IgnoredPart> {
  const parts = new Map<string, IgnoredPart>();
  for (const { code, severity, deviation, pointer = "", message, location, dropped } of diagnostics) {
    const isRemoved = code === "operation-left-out" || (deviation !== undefined && ignoringDeviations.has(deviation));
    const isDropped = code === "reference-siblings-ignored" && dropped !== undefined;
    if (severity === "error" || !(isRemoved || isDropped || code === "keyword-without-effect")) continue;
    const named = parsePointer(code === "keyword-without-effect" ? pointer.replace(ignoredHeader, "$1") : pointer);
    if (named === undefined || named.length === 0) continue;
    const tokens: readonly string[] = named;
    const at = formatPointer(tokens);
    if (parts.has(at)) continue;
    const value = isDropped ? (dropped as Json) : tokens.reduce<Json | undefined>(child, document);
    // A value that the document lacks is no difference; its keyword is reported elsewhere.
    if (value === undefined) continue;
    parts.set(at, {
      pointer: at,
      tokens,
      reason: message,
      value,
      isDropped,
      isIgnored: isRemoved || isDropped,
      location,
    });
  }
  return parts;
}

/**
 * Finds the node of the other document that a pointer of one document means: paths are matched without the names of
 * their parameters, and parameters by name and location.
 *
 * @returns Undefined if the node that holds it is missing: that change is reported by itself.
 */
function counterpartOf(
  tokens: readonly string[],
  from: Json,
  to: Json,
): { readonly pointer: string; readonly value: Json | undefined } | undefined {
  let own: Json | undefined = from;
  let other: Json | undefined = to;
  const path: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const isParameter = tokens[index - 1] === "parameters" && isIndex(token);
    const isLast = index === tokens.length - 1;
    if (other === undefined && !isParameter) return undefined;
    const match = matchingToken(tokens, index, { own, other, from, to });
    path.push(match ?? token);
    own = child(own, token);
    other = match === undefined ? undefined : child(other, match);
    if (other === undefined && !isLast && tokens[index] !== "parameters") return undefined;
  }
  return { pointer: formatPointer(path), value: other };
}

interface WalkedNodes {
  readonly own: Json | undefined;
  readonly other: Json | undefined;
  /** The documents that contain the nodes. */
  readonly from: Json;
  readonly to: Json;
}

function matchingToken(
  tokens: readonly string[],
  index: number,
  { own, other, from, to }: WalkedNodes,
): string | undefined {
  const token = tokens[index] ?? "";
  if (index === 1 && tokens[0] === "paths" && child(other, token) === undefined) {
    return Object.keys(other ?? {}).find((path) => templateShape(path) === templateShape(token));
  }
  if (tokens[index - 1] !== "parameters" || !isIndex(token)) return token;
  const identity = parameterIdentity(child(own, token), from);
  const found = Array.isArray(other) ? other.findIndex((each) => parameterIdentity(each, to) === identity) : -1;
  return found === -1 ? undefined : String(found);
}

function templateShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

function parameterIdentity(parameter: Json | undefined, document: Json): string {
  const node = followReference(parameter, document).value;
  return isObject(node) ? JSON.stringify([node["in"], node["name"]]) : "";
}

/** Maximum number of references that refer to each other. */
const maxReferences = 100;

function followReference(
  node: Json | undefined,
  document: Json,
): { readonly value: Json | undefined; readonly target: string } {
  let value = node;
  let target = "";
  for (let count = 0; count < maxReferences; count++) {
    const reference: unknown = isObject(value) ? value["$ref"] : undefined;
    if (typeof reference !== "string" || !reference.startsWith("#/") || Object.keys(value as object).length > 1) break;
    target = reference;
    value = parsePointer(reference.slice(1))?.reduce<Json | undefined>(child, document);
  }
  return { value, target };
}

/** Compares nodes of two documents by structure, through references. */
class StructureComparison {
  readonly #base: Json;
  readonly #head: Json;
  /** Pairs of targets that are being compared, or were. A recursive pair does not differ by its recursion. */
  readonly #pairs = new Map<string, boolean>();
  #steps = 0;

  constructor(base: Json, head: Json) {
    this.#base = base;
    this.#head = head;
  }

  isSame(base: Json | undefined, head: Json | undefined): boolean {
    const result = this.#isSameNode(base, head);
    // Pairs were equal on the assumption that those around them are.
    if (!result) this.#pairs.clear();
    return result;
  }

  #isSameNode(base: Json | undefined, head: Json | undefined): boolean {
    this.#steps += 1;
    if (this.#steps > maxSteps) return false;
    const [left, right] = [followReference(base, this.#base), followReference(head, this.#head)];
    if (left.target === "" && right.target === "") return this.#isSameValue(left.value, right.value);
    const pair = `${left.target}\n${right.target}`;
    if (left.target === "" || right.target === "") return this.#isSameValue(left.value, right.value);
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known;
    this.#pairs.set(pair, true);
    const result = this.#isSameValue(left.value, right.value);
    this.#pairs.set(pair, result);
    return result;
  }

  #isSameValue(left: Json | undefined, right: Json | undefined): boolean {
    if (Array.isArray(left) && Array.isArray(right)) {
      return left.length === right.length && left.every((item, index) => this.#isSameNode(item, right[index] as Json));
    }
    if (!isObject(left) || !isObject(right) || Array.isArray(left) || Array.isArray(right)) return left === right;
    const [ownKeys, otherKeys] = [comparedKeys(left), comparedKeys(right)];
    return (
      ownKeys.length === otherKeys.length &&
      ownKeys.every((key) => Object.hasOwn(right, key) && this.#isSameNode(left[key] as Json, right[key] as Json))
    );
  }
}

/** Texts that describe a node, if they are texts: a property may have the same name. */
const annotations: ReadonlySet<string> = new Set(["description", "summary", "title"]);

function comparedKeys(node: { readonly [key: string]: unknown }): readonly string[] {
  return Object.keys(node).filter((key) => !(annotations.has(key) && typeof node[key] === "string"));
}

/** The pointers of the nodes of two models. */
class ModelPointers {
  readonly #models: readonly Interface[];
  #sorted: readonly string[] | undefined;

  constructor(models: readonly Interface[]) {
    this.#models = models;
  }

  /** Whether a node is at a pointer or below: such a part is compared. */
  contain(pointer: string): boolean {
    // Most comparisons need no pointers.
    this.#sorted ??= [...new Set(this.#models.flatMap(pointersOf))].sort();
    const [exact, below] = [firstAtLeast(this.#sorted, pointer), firstAtLeast(this.#sorted, `${pointer}/`)];
    return exact === pointer || below?.startsWith(`${pointer}/`) === true;
  }
}

function pointersOf(model: Interface): readonly string[] {
  const pointers: string[] = [];
  const seen = new Set<object>();
  const pending: object[] = [model];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if ("at" in node && typeof node.at === "string") pointers.push(node.at);
    const inner = node instanceof Map || node instanceof Set ? node.values() : Object.values(node);
    for (const each of inner) if (typeof each === "object" && each !== null) pending.push(each);
  }
  return pointers;
}

function firstAtLeast(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
