import { didYouMean } from "../diagnostics/spelling.js";
import type { Json } from "./document.js";
import { asMap } from "./parsed.js";
import { child, formatPointer } from "./pointer.js";
import { parseReference } from "./reference.js";
import type { LoadError, ParsedFile, Sources } from "./sources.js";

/** A node of a source file that a reference leads to. */
export interface ReferenceTarget {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
  readonly value: Json;
  /** Unique for file and pointer. */
  readonly key: string;
}

export type Resolution = { readonly target: ReferenceTarget } | { readonly error: LoadError };

/** Where a chain of references ends, and what it passed; or the ring that it never leaves, or too long a way. */
export type ReferenceChain =
  | { readonly hops: readonly ReferenceTarget[] }
  | { readonly pastLimit: readonly ReferenceTarget[]; readonly isCycle: boolean };

/** How many references may follow upon each other, so that a chain of thousands costs no more than its length. */
export const maxReferenceHops = 100;

export interface Resolver {
  /** What a `$ref` written in a file leads to; a pointer may lead through further references on its way. */
  resolve(written: string, from: ParsedFile): Resolution;
  /** Follows a target that is itself nothing but a reference, and so on; the first hop is the target itself. */
  followChain(target: ReferenceTarget): ReferenceChain;
  /** Whether a node says nothing of its own beside its reference. */
  isAlias(value: Json): boolean;
  /** The node that a node stands for: itself, or what it refers to in the end. */
  resolveNode(value: Json, file: ParsedFile): Json;
}

export function resolverOf(sources: Sources, siblingsCount: boolean): Resolver {
  const known: Map<ParsedFile, Map<string, Resolution>> = new Map();
  const chains: WeakMap<ReferenceTarget, ReferenceChain> = new WeakMap();
  // Guards pointers that lead through the very reference that is being resolved.
  const underway: Resolution = {
    error: { code: "reference-cycle", message: "a reference needs itself to be resolved" },
  };

  const tooLong: Resolution = {
    error: {
      code: "limit-exceeded",
      message: "pointers lead through too many references",
      expected: `at most ${maxReferenceHops} references one after the other`,
    },
  };
  let nesting = 0;

  const resolve = (written: string, from: ParsedFile): Resolution => {
    let ofFile = known.get(from);
    if (ofFile === undefined) {
      ofFile = new Map();
      known.set(from, ofFile);
    }
    const before = ofFile.get(written);
    if (before !== undefined) return before;
    ofFile.set(written, underway);
    nesting += 1;
    const resolution = nesting > maxReferenceHops ? tooLong : resolveNew(written, from);
    nesting -= 1;
    ofFile.set(written, resolution);
    return resolution;
  };

  const resolveNew = (written: string, from: ParsedFile): Resolution => {
    const reference = parseReference(written);
    if ("error" in reference) return reference;
    const opened = reference.path === undefined ? { file: from } : sources.open(reference.path, from.source);
    return "error" in opened ? opened : descend(opened.file, reference.tokens);
  };

  const descend = (start: ParsedFile, tokens: readonly string[]): Resolution => {
    let file = start;
    let value: Json = start.value;
    let way: string[] = [];
    for (const token of tokens) {
      let next = child(value, token);
      // `#/components/schemas/Guild/properties/id` where Guild stands in another file.
      for (let hops = 0; next === undefined && hops < maxReferenceHops; hops++) {
        const written = referenceOf(value);
        if (written === undefined) break;
        const through = resolve(written, file);
        if ("error" in through) return through;
        file = through.target.file;
        value = through.target.value;
        way = [...through.target.tokens];
        next = child(value, token);
      }
      if (next === undefined) {
        const pointer = formatPointer([...way, token]);
        const message = `there is nothing at ${pointer} in ${file.source.name}`;
        return {
          error: { code: "reference-unresolved", message, ...didYouMean(token, Object.keys(asMap(value) ?? {})) },
        };
      }
      way.push(token);
      value = next;
    }
    return { target: { file, tokens: way, value, key: `${file.source.path}#${formatPointer(way)}` } };
  };

  const isAlias = (value: Json): boolean =>
    referenceOf(value) !== undefined && (!siblingsCount || Object.keys(value as object).length === 1);

  const chain = (target: ReferenceTarget): ReferenceChain => {
    let followed = chains.get(target);
    if (followed === undefined) {
      followed = follow(target);
      chains.set(target, followed);
    }
    return followed;
  };

  const follow = (target: ReferenceTarget): ReferenceChain => {
    const hops = [target];
    let end = isAlias(target.value) ? -1 : 1;
    const seen = new Set([target.key]);
    let last = target;
    for (;;) {
      const written = referenceOf(last.value);
      const next = written === undefined ? undefined : resolve(written, last.file);
      if (next === undefined || "error" in next) break;
      last = next.target;
      if (seen.has(last.key)) {
        return { pastLimit: hops.slice(hops.findIndex((hop) => hop.key === last.key)), isCycle: true };
      }
      if (hops.length > maxReferenceHops) return { pastLimit: hops, isCycle: false };
      seen.add(last.key);
      hops.push(last);
      if (end === -1 && !isAlias(last.value)) end = hops.length;
    }
    return { hops: end === -1 ? hops : hops.slice(0, end) };
  };

  const behind = (value: Json, file: ParsedFile): Json => {
    const written = referenceOf(value);
    const resolution = written === undefined ? undefined : resolve(written, file);
    if (resolution === undefined || "error" in resolution) return value;
    const followed = chain(resolution.target);
    return "pastLimit" in followed ? value : (followed.hops.at(-1) as ReferenceTarget).value;
  };

  return { resolve, followChain: chain, isAlias, resolveNode: behind };
}

export function referenceOf(value: Json | undefined): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, "$ref"))
    return undefined;
  const written = (value as { readonly $ref: Json }).$ref;
  return typeof written === "string" ? written : undefined;
}
