import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { ComponentLayout } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import { child, escapeToken, formatPointer } from "../../values/pointer.js";
import type { Json, JsonObject, LoadLimits } from "../document.js";
import { type ReferenceTarget, type Resolver, referenceOf } from "../files/resolve.js";
import type { ParsedFile } from "../files/sources.js";
import { setOwn } from "../parse/parsed.js";
import {
  anySlotOf,
  type ChildSlot,
  isInUnknownExtension,
  isOutsideSchemas,
  mayBeReference,
  objectKindAt,
  type ReferenceScope,
} from "../structure.js";
import { BundleCursor, type Mount } from "./bundle-cursor.js";
import { BundleLimits } from "./bundle-limits.js";
import { BundleReferences } from "./bundle-references.js";
import { ComponentNames } from "./component-names.js";
import { ComponentTable, type Hoisted } from "./components.js";
import { isReferenceAsExample, isReferenceToValue } from "./misplaced-reference.js";
import {
  type NormalisedSchema,
  normaliseNullable,
  normaliseSchema,
  statesNullable,
  translateNullable,
  wrappedBranch,
} from "./normalise.js";

export interface Bundle {
  readonly document: JsonObject;
  /** Mounts by pointer into the bundled document, including the root. The longest matching prefix applies. */
  readonly mounts: ReadonlyMap<string, Mount>;
  /** Whether references at locations that OpenAPI does not allow were replaced by their targets. */
  readonly hasInlined: boolean;
  /** Whether a limit was exceeded, so that the document is incomplete. */
  readonly isTooLarge: boolean;
}

export interface BundleOptions {
  readonly resolver: Resolver;
  readonly limits: LoadLimits;
  /** Whether the document is OpenAPI 3.0: schemas are normalized, and keywords beside a `$ref` are ignored. */
  readonly normalise: boolean;
  /** Whether to join the files only, without changing schemas, even in OpenAPI 3.1. */
  readonly keepsSchemas?: boolean;
  /** Locations of components. Default: as in OpenAPI 3. */
  readonly layout?: ComponentLayout;
  report(diagnostic: Diagnostic): void;
}

/** Bundles all files into one document. Unchanged nodes are shared with the source. */
export function bundle(root: ParsedFile, options: BundleOptions): Bundle {
  return new Bundler(root, options).run();
}

type MutableObject = { [key: string]: Json };

function isReferenceInData(key: string, value: Json): boolean {
  return isReferenceToValue(key, value) || isReferenceAsExample(key, value);
}

/** Returns the value of an Example Object, which is the example that a reference to the object means. */
function dataOf(target: ReferenceTarget): ReferenceTarget {
  const value = objectKindAt(target.tokens) === "example" ? child(target.value, "value") : undefined;
  if (value === undefined) return target;
  return { ...target, tokens: [...target.tokens, "value"], value, key: `${target.key}/value` };
}

class Bundler {
  readonly #root: ParsedFile;
  readonly #options: BundleOptions;
  readonly #cursor: BundleCursor;
  readonly #references: BundleReferences;
  readonly #components: ComponentTable;
  readonly #names: ComponentNames;
  readonly #limits: BundleLimits;
  readonly #inlining: Set<string> = new Set();
  readonly #hasReportedNullable: Set<JsonObject> = new Set();
  #depth = 0;

  constructor(root: ParsedFile, options: BundleOptions) {
    this.#root = root;
    this.#options = options;
    this.#cursor = new BundleCursor(root, (diagnostic) => options.report(diagnostic));
    this.#limits = new BundleLimits(this.#cursor, options);
    this.#references = new BundleReferences(this.#cursor, this.#limits, options);
    this.#components = new ComponentTable(root, options);
    this.#names = new ComponentNames(this.#cursor, this.#components, options.resolver);
  }

  /** The security requirements of operations without their own. */
  get #documentSecurity(): Json {
    return asObject(this.#root.value)?.security ?? null;
  }

  run(): Bundle {
    const document = this.#addHoisted(this.#walk(this.#root.value, "document") as JsonObject);
    return {
      document,
      mounts: this.#cursor.mounts,
      hasInlined: this.#references.hasMisplaced,
      isTooLarge: this.#limits.isExceeded,
    };
  }

  #addHoisted(document: JsonObject): JsonObject {
    const { hoisted } = this.#components;
    if (hoisted.length === 0) return document;
    const extended: MutableObject = { ...document };
    const folders: Map<string, MutableObject> = new Map();
    // The list grows during the iteration.
    for (let index = 0; index < hoisted.length; index++) {
      const { folder, name, kind, target } = hoisted[index] as Hoisted;
      const pointer = formatPointer(folder);
      const entries = folders.get(pointer) ?? copyAt(extended, folder);
      folders.set(pointer, entries);
      this.#cursor.moveTo(`${pointer}/${escapeToken(name)}`);
      setOwn(entries, name, this.#mount(target, kind));
    }
    return extended;
  }

  /** Walks a target at the current location and records its origin. */
  #mount(target: Mount & { readonly value: Json }, kind: ReferenceScope): Json {
    return this.#cursor.mount(target, (value) => this.#walk(value, kind));
  }

  #walk(value: Json, kind: ReferenceScope): Json {
    if (typeof value !== "object" || value === null || this.#limits.isExceeded) return value;
    if (this.#limits.isTooDeep(this.#depth)) return value;
    if (this.#inlining.size > 0) this.#limits.countInlined();
    this.#depth += 1;
    const walked = Array.isArray(value)
      ? kind === "extension"
        ? this.#walkList(value, kind)
        : value
      : this.#walkNode(value as JsonObject, kind);
    this.#depth -= 1;
    return walked;
  }

  #walkNode(node: JsonObject, kind: ReferenceScope): Json {
    const { normalise, keepsSchemas = false } = this.#options;
    if (kind === "schema" && !normalise && !keepsSchemas && statesNullable(node)) return this.#walkNullable(node);
    if (mayBeReference(kind) && referenceOf(node) !== undefined) {
      return this.#walkReference(node, kind);
    }
    if (kind === "schema" && typeof node.$dynamicRef === "string") {
      const read = this.#references.readDynamicReference(node, node.$dynamicRef);
      if (read !== undefined) return this.#walkReference(read, kind);
    }
    if (!mayBeReference(kind) && kind !== "document" && referenceOf(node) !== undefined) {
      return this.#walkMisplacedReference(node, kind);
    }
    if (kind === "link") this.#references.checkLink(node);
    if (kind === "operation" && node.security === undefined) this.#limits.countRepeated(this.#documentSecurity);
    if (kind === "document" || kind === "operation") return this.#walkKeys(this.#names.nameSchemes(node), kind);
    if (kind !== "schema") return this.#walkKeys(node, kind);
    if (!normalise || keepsSchemas) return this.#walkSchema(node);
    const normalised = normaliseSchema(node, (branch) => this.#options.resolver.resolveNode(branch, this.#cursor.file));
    if (normalised.wrappedSchema === undefined) return this.#walkSchema(normalised.schema);
    return this.#walkWrapped(normalised.schema, normalised.wrappedSchema);
  }

  #walkWrapped(schema: JsonObject, wrapped: Required<NormalisedSchema>["wrappedSchema"]): Json {
    const outer = this.#walkKeys(schema, "schema") as MutableObject;
    this.#cursor.path.push(...wrappedBranch);
    const { file, tokens } = this.#cursor.source();
    // A wrapped schema moves one level down in the bundle, but not in its file.
    const from = tokens.slice(0, -wrappedBranch.length).concat(wrapped.from);
    const inner = this.#mount({ file, tokens: from, value: wrapped.schema }, "schema");
    this.#cursor.path.length -= wrappedBranch.length;
    return { ...outer, anyOf: [inner, { type: "null" }] };
  }

  /** Rewrites an OpenAPI 3.1 schema that uses `nullable` as in 3.0. */
  #walkNullable(node: JsonObject): Json {
    if (!this.#hasReportedNullable.has(node)) {
      this.#hasReportedNullable.add(node);
      const message = "OpenAPI 3.1 has no keyword `nullable`; it is read as in OpenAPI 3.0";
      const details = {
        location: this.#cursor.locate("nullable", "key"),
        pointer: this.#cursor.pointer(),
        fix: translateNullable(node),
      };
      this.#options.report(diagnose("nullable-ignored", message, details));
    }
    const { schema, wrappedSchema } = normaliseNullable(node, (branch) =>
      this.#options.resolver.resolveNode(branch, this.#cursor.file),
    );
    return wrappedSchema === undefined ? this.#walkNode(schema, "schema") : this.#walkWrapped(schema, wrappedSchema);
  }

  #walkSchema(schema: JsonObject): Json {
    const walked = this.#walkKeys(schema, "schema") as JsonObject;
    const discriminator = asObject(schema.discriminator);
    if (discriminator === undefined) return walked;
    const rewritten = this.#names.rewriteDiscriminator(discriminator);
    return rewritten === discriminator ? walked : { ...walked, discriminator: rewritten };
  }

  #walkKeys(node: JsonObject, kind: ReferenceScope): JsonObject {
    let changed: MutableObject | undefined;
    for (const key of Object.keys(node)) {
      const value = node[key] as Json;
      if (typeof value !== "object" || value === null) continue;
      const below = anySlotOf(kind, key);
      if (below === undefined && (kind === "extension" || !isReferenceInData(key, value))) continue;
      this.#cursor.path.push(key);
      const walked =
        below === undefined ? this.#walkReferenceToValue(value as JsonObject, key) : this.#walkChild(value, below);
      this.#cursor.path.pop();
      if (walked === value) continue;
      changed ??= { ...node };
      setOwn(changed, key, walked);
    }
    return changed ?? node;
  }

  #walkChild(value: Json, below: ChildSlot): Json {
    if (Array.isArray(value)) return below.container === "map" ? value : this.#walkList(value, below.kind);
    if (below.container === "one") return this.#walk(value, below.kind);
    if (below.kind !== "extension" && referenceOf(value) !== undefined) return this.#walkCollection(value, below);
    if (below.container === "list") return value;
    let changed: MutableObject | undefined;
    for (const [name, entry] of Object.entries(value as JsonObject)) {
      this.#cursor.path.push(name);
      const walked = this.#walk(entry, below.kind);
      this.#cursor.path.pop();
      if (walked === entry) continue;
      changed ??= { ...(value as JsonObject) };
      setOwn(changed, name, walked);
    }
    return changed ?? value;
  }

  #walkList(list: readonly Json[], kind: ReferenceScope): Json {
    if (kind === "parameter" && list.some((entry) => this.#references.listBehind(entry) !== undefined))
      return this.#walkJoined(list);
    let changed: Json[] | undefined;
    for (let index = 0; index < list.length; index++) {
      this.#cursor.path.push(index);
      const walked = this.#walk(list[index] as Json, kind);
      this.#cursor.path.pop();
      if (walked === list[index]) continue;
      changed ??= [...list];
      changed[index] = walked;
    }
    return changed ?? list;
  }

  /** Handles a reference in place of an object that OpenAPI does not allow to be referenced, such as an operation. */
  #walkMisplacedReference(node: JsonObject, kind: ReferenceScope): Json {
    const resolution = this.#references.resolveMisplaced(node, { kind });
    if (resolution === undefined) return node;
    return this.#inline(node, resolution, kind);
  }

  /** Handles a reference in place of a whole map or list. */
  #walkCollection(value: Json, below: ChildSlot): Json {
    const node = value as JsonObject;
    const target = this.#references.resolveMisplaced(node, {
      key: String(this.#cursor.path.at(-1)),
      isCollection: true,
    });
    if (target === undefined) return value;
    return this.#inlineWalked(node, target, (content) => this.#walkChild(content, below));
  }

  /** Handles a reference in place of text or plain data. */
  #walkReferenceToValue(node: JsonObject, key: string): Json {
    const { resolver } = this.#options;
    const written = node.$ref as string;
    const text = resolver.resolveText(written, this.#cursor.file);
    if (text !== undefined) {
      this.#references.reportMisplaced({ key, isCollection: false });
      return text;
    }
    // A value of the wrong type, or the content of an example, is left to `check`.
    if ("error" in resolver.resolve(written, this.#cursor.file)) return node;
    const target = this.#references.resolveMisplaced(node, { key, isCollection: false });
    if (target === undefined) return node;
    return this.#inlineWalked({ $ref: node.$ref as Json }, dataOf(target), (content) => content);
  }

  /** Flattens parameters of which some are lists. */
  #walkJoined(list: readonly Json[]): Json {
    const joined: Json[] = [];
    const { file, tokens } = this.#cursor.source();
    const walkEntry = (target: Mount & { readonly value: Json }): void => {
      this.#cursor.path.push(joined.length);
      joined.push(this.#mount(target, "parameter"));
      this.#cursor.path.pop();
    };
    for (const [index, value] of list.entries()) {
      const behind = this.#references.listBehind(value);
      if (behind === undefined) {
        walkEntry({ file, tokens: [...tokens, String(index)], value });
        continue;
      }
      this.#cursor.path.push(index);
      this.#references.reportMisplaced({ key: "parameters", isCollection: true });
      this.#cursor.path.pop();
      for (const [at, entry] of (behind.value as readonly Json[]).entries()) {
        walkEntry({ file: behind.file, tokens: [...behind.tokens, String(at)], value: entry });
      }
    }
    return joined;
  }

  #walkReference(node: JsonObject, kind: ReferenceScope): Json {
    const written = node.$ref as string;
    const resolution = this.#references.resolve(written);
    if ("error" in resolution) {
      const isOfReference = resolution.error.code?.startsWith("reference-") === true;
      if (isOfReference && kind === "extension" && isInUnknownExtension(this.#cursor.path)) return node;
      this.#cursor.report(resolution.error, this.#cursor.locate("$ref"));
      return node;
    }
    const { target } = resolution;
    if (kind === "schema" && this.#isNotSchema(target)) {
      const message = `${JSON.stringify(written)} does not refer to a schema`;
      const expected = "a Schema Object, such as one below #/components/schemas";
      this.#cursor.report({ code: "reference-wrong-kind", message, expected }, this.#cursor.locate("$ref"));
      return node;
    }
    const chain = this.#references.followChain(target);
    // A schema that only references itself has no constraints.
    if ("pastLimit" in chain) return chain.isCycle && kind === "schema" ? {} : node;
    const ignoresSiblings = this.#options.normalise && kind !== "extension" && kind !== "pathItem";
    const alone = ignoresSiblings ? this.#references.dropSiblings(node) : node;
    if (this.#cursor.isInRoot) {
      const replacement = this.#components.replacementFor(this.#cursor.path);
      if (replacement !== undefined) return this.#mount(replacement, kind);
    }
    const targetKind = kind === "extension" ? objectKindAt((chain.hops.at(-1) as ReferenceTarget).tokens) : kind;
    const inlined =
      targetKind === undefined ||
      targetKind === "extension" ||
      targetKind === "pathItem" ||
      !this.#components.hasKind(targetKind);
    if (inlined && !chain.hops.some((hop) => hop.file === this.#root)) return this.#inline(alone, target, kind);
    const componentKind = inlined ? "pathItem" : targetKind;
    const pointer = this.#components.referenceTo(target, componentKind, written, this.#cursor.file);
    const rewritten = pointer === written ? alone : { ...alone, $ref: pointer };
    if (Object.keys(rewritten).length === 1) return rewritten;
    return kind === "schema" ? this.#walkSchema(rewritten) : this.#walkKeys(rewritten, kind);
  }

  /**
   * Whether a target is not a schema. Components of another kind in the root are left to `check`, which names the kind.
   * Other files may have any structure, so only their values are examined.
   */
  #isNotSchema({ file, tokens, value }: ReferenceTarget): boolean {
    if (typeof value !== "boolean" && asObject(value) === undefined) return true;
    return file === this.#root && isOutsideSchemas(tokens);
  }

  /** Replaces a reference by its target; keys beside the reference override those of the target. */
  #inline(node: JsonObject, target: ReferenceTarget, kind: ReferenceScope): Json {
    const walkSiblings = (siblings: JsonObject): JsonObject => this.#walkKeys(siblings, kind);
    return this.#inlineWalked(node, target, (content) => this.#walk(content, kind), walkSiblings);
  }

  #inlineWalked(
    node: JsonObject,
    target: ReferenceTarget,
    walk: (content: Json) => Json,
    walkSiblings: (siblings: JsonObject) => JsonObject = (siblings) => siblings,
  ): Json {
    if (this.#inlining.has(target.key)) {
      this.#cursor.report(
        { code: "reference-cycle", message: `${node.$ref} contains itself here` },
        this.#cursor.locate("$ref"),
      );
      return node;
    }
    this.#inlining.add(target.key);
    const content = this.#cursor.mount(target, walk);
    this.#inlining.delete(target.key);
    if (Object.keys(node).length === 1) return content;
    const { $ref: _, ...siblings } = node;
    const overrides = walkSiblings(siblings);
    this.#cursor.mountKeys(Object.keys(siblings));
    const base = asObject(content);
    if (base !== undefined) return { ...base, ...overrides };
    const location = this.#cursor.locate(Object.keys(siblings)[0], "key");
    const message = "keywords next to this $ref have no effect, because its target is not an object";
    this.#options.report(
      diagnose("reference-siblings-ignored", message, {
        location,
        pointer: this.#cursor.pointer(),
        dropped: siblings,
      }),
    );
    return content;
  }
}

/** Copies a map and its ancestors in a document, creating it if missing. */
function copyAt(document: MutableObject, tokens: readonly string[]): MutableObject {
  let map = document;
  for (const token of tokens) {
    const copy = { ...asObject(map[token]) };
    map[token] = copy;
    map = copy;
  }
  return map;
}
