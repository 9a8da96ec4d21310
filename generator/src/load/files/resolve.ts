import { didYouMean } from "../../diagnostics/spelling.js";
import { platform } from "../../platform/node.js";
import { asObject } from "../../values/json.js";
import { child, formatPointer } from "../../values/pointer.js";
import type { Json } from "../document.js";
import { anchorError, parseReference } from "./reference.js";
import { type SchemaIdentifiers, schemaIdentifiersOf } from "./schema-identifiers.js";
import { readSelfUri, type SelfUri } from "./self-uri.js";
import type { LoadError, ParsedFile, Sources } from "./sources.js";
import { otherFormsOf } from "./written-forms.js";

const { dirname, relative, sep } = platform.paths;

/** The target node of a reference. */
export interface ReferenceTarget {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
  readonly value: Json;
  /** Identifies the file and pointer. */
  readonly key: string;
}

export type Resolution =
  | {
      readonly target: ReferenceTarget;
      /** Why the reference as written does not resolve, and the form that does. */
      readonly deviation?: { readonly error: LoadError; readonly form: string };
    }
  | { readonly error: LoadError };

/** The targets of a chain of references in order; or a cycle, or a chain above the limit. */
export type ReferenceChain =
  | { readonly hops: readonly ReferenceTarget[] }
  | { readonly pastLimit: readonly ReferenceTarget[]; readonly isCycle: boolean };

/** Maximum length of a chain of references. */
export const maxReferenceHops = 100;

/** Maximum number of name comparisons when suggesting names for missing nodes. */
const maxComparisons = 200_000;

const needsItself: Resolution = {
  error: { code: "reference-cycle", message: "a reference depends on itself" },
};

const tooManyReferences: Resolution = {
  error: {
    code: "limit-exceeded",
    message: "pointers pass through too many references",
    expected: `at most ${maxReferenceHops} consecutive references`,
  },
};

/** Resolves the references of all source files, each once. */
export class Resolver {
  readonly #sources: Sources;
  /** Whether keywords beside a `$ref` have an effect, as since OpenAPI 3.1. */
  readonly #siblingsCount: boolean;
  readonly #resolutions: Map<ParsedFile, Map<string, Resolution>> = new Map();
  /** Base URI that the root declares with `$self`. */
  readonly #self: SelfUri | undefined;
  readonly #root: ParsedFile | undefined;
  readonly #identifiers: WeakMap<ParsedFile, SchemaIdentifiers> = new WeakMap();
  readonly #chains: WeakMap<ReferenceTarget, ReferenceChain> = new WeakMap();
  #nesting = 0;
  #comparisons = 0;

  constructor(sources: Sources, siblingsCount: boolean, root?: ParsedFile) {
    this.#sources = sources;
    this.#siblingsCount = siblingsCount;
    this.#root = root;
    this.#self = root === undefined ? undefined : readSelfUri(root);
  }

  /** Resolves a `$ref` written in a file. Its pointer may pass through further references. */
  resolve(written: string, from: ParsedFile): Resolution {
    const ofFile = this.#resolutions.get(from) ?? new Map<string, Resolution>();
    this.#resolutions.set(from, ofFile);
    const before = ofFile.get(written);
    if (before !== undefined) return before;
    // Guards against a pointer that passes through the reference being resolved.
    ofFile.set(written, needsItself);
    this.#nesting += 1;
    const resolution = this.#nesting > maxReferenceHops ? tooManyReferences : this.#resolveNew(written, from);
    this.#nesting -= 1;
    ofFile.set(written, resolution);
    return resolution;
  }

  /** Returns the content of a referenced text file, such as Markdown; undefined for other references. */
  resolveText(written: string, from: ParsedFile): string | undefined {
    const reference = parseReference(written);
    if ("error" in reference || reference.path === undefined || !/\.(md|markdown|txt|html?)$/i.test(reference.path)) {
      return undefined;
    }
    return this.#sources.openText(reference.path, from.source);
  }

  /** Follows a chain of references. The first hop is the target itself. */
  followChain(target: ReferenceTarget): ReferenceChain {
    const known = this.#chains.get(target);
    if (known !== undefined) return known;
    const chain = this.#follow(target);
    this.#chains.set(target, chain);
    return chain;
  }

  /** Whether a node is only a reference, without effective keywords of its own. */
  isAlias(value: Json): boolean {
    return referenceOf(value) !== undefined && (!this.#siblingsCount || Object.keys(value as object).length === 1);
  }

  /** Returns the node, or the last target of the chain of references that starts there. */
  resolveNode(value: Json, file: ParsedFile): Json {
    const written = referenceOf(value);
    const resolution = written === undefined ? undefined : this.resolve(written, file);
    if (resolution === undefined || "error" in resolution) return value;
    const chain = this.followChain(resolution.target);
    return "pastLimit" in chain ? value : (chain.hops.at(-1) as ReferenceTarget).value;
  }

  #resolveNew(written: string, from: ParsedFile): Resolution {
    const identified = this.#resolveIdentified(written, from);
    if (identified !== undefined) return identified;
    const resolution = this.#resolveAsWritten(written, from);
    if (!("error" in resolution) || !mayBeOtherForm(written, resolution.error)) return resolution;
    for (const form of [...otherFormsOf(written), ...this.#formsInRoot(written, from)]) {
      const other = this.#resolveAsWritten(form, from);
      if ("target" in other) return { target: other.target, deviation: { error: resolution.error, form } };
    }
    return resolution;
  }

  /** Returns a local pointer as references to the root document, for files that were meant to be joined as text. */
  #formsInRoot(written: string, from: ParsedFile): readonly string[] {
    const root = this.#root?.source.path;
    if (root === undefined || root === from.source.path || !written.startsWith("#")) return [];
    const path = relative(dirname(from.source.path), root).split(sep).map(encodeURIComponent).join("/");
    return [written, ...otherFormsOf(written)].filter((form) => form.startsWith("#")).map((form) => path + form);
  }

  #resolveAsWritten(written: string, from: ParsedFile): Resolution {
    const local = this.#self?.localReference(written, from);
    const reference = parseReference(local?.written ?? written);
    if ("error" in reference) return reference;
    if (local?.file !== undefined) return this.#descend(local.file, reference.tokens);
    const opened = reference.path === undefined ? { file: from } : this.#sources.open(reference.path, from.source);
    if ("error" in opened) return opened;
    if (reference.anchor === undefined) return this.#descend(opened.file, reference.tokens);
    const tokens = this.#identifiersOf(opened.file).anchors.get(reference.anchor);
    return tokens === undefined ? anchorError(written) : this.#descend(opened.file, tokens);
  }

  /** Resolves a reference that names the `$id` of a schema in its own file. */
  #resolveIdentified(written: string, from: ParsedFile): Resolution | undefined {
    const [id = "", fragment = ""] = written.split("#", 2);
    const tokens = id === "" ? undefined : this.#identifiersOf(from).ids.get(id);
    const below = tokens === undefined ? undefined : parseReference(`#${fragment}`);
    if (tokens === undefined || below === undefined || "error" in below || below.anchor !== undefined) return undefined;
    return this.#descend(from, [...tokens, ...below.tokens]);
  }

  #identifiersOf(file: ParsedFile): SchemaIdentifiers {
    const known = this.#identifiers.get(file) ?? schemaIdentifiersOf(file.value);
    this.#identifiers.set(file, known);
    return known;
  }

  #descend(start: ParsedFile, tokens: readonly string[]): Resolution {
    let at = targetOf(start, [], start.value);
    for (const token of tokens) {
      // `#/components/schemas/Guild/properties/id` passes through a reference if Guild is in another file.
      for (let hops = 0; child(at.value, token) === undefined && hops < maxReferenceHops; hops++) {
        const written = referenceOf(at.value);
        if (written === undefined) break;
        const through = this.resolve(written, at.file);
        if ("error" in through) return through;
        at = through.target;
      }
      const next = child(at.value, token);
      if (next === undefined) return { error: this.#missingNodeError(at, token) };
      at = targetOf(at.file, [...at.tokens, token], next);
    }
    return { target: at };
  }

  /** Returns the error for a missing node, with a suggested name unless the limit on comparisons is reached. */
  #missingNodeError({ file, tokens, value }: ReferenceTarget, token: string): LoadError {
    const written = file.writtenTokens?.(tokens) ?? tokens;
    const message = `there is nothing at ${formatPointer([...written, token])} in ${file.source.name}`;
    const error: LoadError = { code: "reference-unresolved", message };
    if (this.#comparisons > maxComparisons) return error;
    const names = Object.keys(asObject(value) ?? {});
    this.#comparisons += names.length;
    return { ...error, ...didYouMean(token, names) };
  }

  #follow(target: ReferenceTarget): ReferenceChain {
    const hops = [target];
    let aliasHops = this.isAlias(target.value) ? undefined : 1;
    const seen = new Set([target.key]);
    for (let next = this.#nextOf(target); next !== undefined; next = this.#nextOf(next)) {
      const { key } = next;
      if (seen.has(key)) return { pastLimit: hops.slice(hops.findIndex((hop) => hop.key === key)), isCycle: true };
      if (hops.length > maxReferenceHops) return { pastLimit: hops, isCycle: false };
      seen.add(key);
      hops.push(next);
      if (aliasHops === undefined && !this.isAlias(next.value)) aliasHops = hops.length;
    }
    return { hops: hops.slice(0, aliasHops) };
  }

  /** Returns the target of a target that is itself a reference; undefined if it is not one or cannot be resolved. */
  #nextOf({ value, file }: ReferenceTarget): ReferenceTarget | undefined {
    const written = referenceOf(value);
    const resolution = written === undefined ? undefined : this.resolve(written, file);
    return resolution === undefined || "error" in resolution ? undefined : resolution.target;
  }
}

/** Whether another form of a reference may resolve. Not if it leaves the folder or names an invalid file. */
function mayBeOtherForm(written: string, { code }: LoadError): boolean {
  return code === "reference-unresolved" || /^file:(?!\/)/i.test(written);
}

function targetOf(file: ParsedFile, tokens: readonly string[], value: Json): ReferenceTarget {
  return { file, tokens, value, key: `${file.source.path}#${formatPointer(tokens)}` };
}

export function referenceOf(value: Json | undefined): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, "$ref"))
    return undefined;
  const written = (value as { readonly $ref: Json }).$ref;
  return typeof written === "string" ? written : undefined;
}
