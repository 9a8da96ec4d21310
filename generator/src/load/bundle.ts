import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { ComponentLayout } from "../openapi/objects.js";
import { asObject } from "../values/json.js";
import { ComponentTable, type Hoisted } from "./components.js";
import type { Json, JsonObject, LoadLimits } from "./document.js";
import { isReferenceAsExample, isReferenceToValue, misplacedReferenceError } from "./misplaced-reference.js";
import {
  type NormalisedSchema,
  normaliseNullable,
  normaliseSchema,
  statesNullable,
  translateNullable,
  wrappedBranch,
} from "./normalise.js";
import { setOwn } from "./parsed.js";
import { child, escapeToken, formatPointer, toFragment } from "./pointer.js";
import { referenceCycleError } from "./reference-cycle.js";
import { maxReferenceHops, type ReferenceTarget, type Resolution, type Resolver, referenceOf } from "./resolve.js";
import type { LoadError, ParsedFile } from "./sources.js";
import {
  anySlotOf,
  type ChildSlot,
  isOutsideSchemas,
  mayBeReference,
  objectKindAt,
  type ReferenceScope,
} from "./structure.js";

/**
 * The origin of a subtree of the bundled document: nodes below it have the same relative pointers in the source file.
 */
export interface Mount {
  readonly file: ParsedFile;
  readonly tokens: readonly string[];
}

export interface Bundle {
  readonly document: JsonObject;
  /** Mounts by pointer into the bundled document, including the root. The longest matching prefix applies. */
  readonly mounts: ReadonlyMap<string, Mount>;
  /** Whether references at locations that OpenAPI does not allow were replaced by their targets. */
  readonly hasInlined: boolean;
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

/** The current mount and its location in the bundle. */
interface Frame extends Mount {
  readonly bundled: string;
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
  readonly #mounts: Map<string, Mount> = new Map();
  readonly #components: ComponentTable;
  readonly #inlining: Set<string> = new Set();
  readonly #reportedChains: Set<string> = new Set();
  readonly #hasReportedNullable: Set<JsonObject> = new Set();
  #inlinedNodes = 0;
  #hasInlined = false;
  #stopped = false;
  #frame: Frame;
  #path: (string | number)[] = [];
  #depth = 0;

  constructor(root: ParsedFile, options: BundleOptions) {
    this.#root = root;
    this.#options = options;
    this.#frame = { file: root, tokens: [], bundled: "" };
    this.#mounts.set("", this.#frame);
    this.#components = new ComponentTable(root, options);
  }

  run(): Bundle {
    const document = this.#addHoisted(this.#walk(this.#root.value, "document") as JsonObject);
    return { document, mounts: this.#mounts, hasInlined: this.#hasInlined };
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
      this.#frame = { file: this.#root, tokens: [], bundled: `${pointer}/${escapeToken(name)}` };
      this.#path = [];
      setOwn(entries, name, this.#mount(target, kind));
    }
    return extended;
  }

  /** Walks a target at the current location and records its origin. */
  #mount(target: Mount & { readonly value: Json }, kind: ReferenceScope): Json {
    return this.#mountWalked(target, (value) => this.#walk(value, kind));
  }

  #mountWalked(target: Mount & { readonly value: Json }, walk: (value: Json) => Json): Json {
    const frame = this.#frame;
    const path = this.#path;
    this.#frame = { file: target.file, tokens: target.tokens, bundled: this.#pointer() };
    this.#path = [];
    this.#mounts.set(this.#frame.bundled, this.#frame);
    const value = walk(target.value);
    this.#frame = frame;
    this.#path = path;
    return value;
  }

  #walk(value: Json, kind: ReferenceScope): Json {
    if (typeof value !== "object" || value === null || this.#stopped) return value;
    if (this.#depth >= this.#options.limits.depth + 1) return this.#tooDeep(value);
    if (this.#inlining.size > 0) this.#countInlined();
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
      const read = this.#readDynamicReference(node, node.$dynamicRef);
      if (read !== undefined) return this.#walkReference(read, kind);
    }
    if (!mayBeReference(kind) && kind !== "document" && referenceOf(node) !== undefined) {
      return this.#walkMisplacedReference(node, kind);
    }
    if (kind === "link") this.#checkLink(node);
    if (kind === "document" || kind === "operation") return this.#walkKeys(this.#nameSchemes(node), kind);
    if (kind !== "schema") return this.#walkKeys(node, kind);
    if (!normalise || keepsSchemas) return this.#walkSchema(node);
    const normalised = normaliseSchema(node, (branch) => this.#options.resolver.resolveNode(branch, this.#frame.file));
    if (normalised.wrappedSchema === undefined) return this.#walkSchema(normalised.schema);
    return this.#walkWrapped(normalised.schema, normalised.wrappedSchema);
  }

  #walkWrapped(schema: JsonObject, wrapped: Required<NormalisedSchema>["wrappedSchema"]): Json {
    const outer = this.#walkKeys(schema, "schema") as MutableObject;
    this.#path.push(...wrappedBranch);
    const { file, tokens } = this.#source();
    // A wrapped schema moves one level down in the bundle, but not in its file.
    const from = tokens.slice(0, -wrappedBranch.length).concat(wrapped.from);
    const inner = this.#mount({ file, tokens: from, value: wrapped.schema }, "schema");
    this.#path.length -= wrappedBranch.length;
    return { ...outer, anyOf: [inner, { type: "null" }] };
  }

  /** Rewrites an OpenAPI 3.1 schema that uses `nullable` as in 3.0. */
  #walkNullable(node: JsonObject): Json {
    if (!this.#hasReportedNullable.has(node)) {
      this.#hasReportedNullable.add(node);
      const message = "`nullable` is a keyword of OpenAPI 3.0, and is read as one here";
      const details = {
        location: this.#locate("nullable", "key"),
        pointer: this.#pointer(),
        fix: translateNullable(node),
      };
      this.#options.report(diagnose("nullable-ignored", message, details));
    }
    const { schema, wrappedSchema } = normaliseNullable(node, (branch) =>
      this.#options.resolver.resolveNode(branch, this.#frame.file),
    );
    return wrappedSchema === undefined ? this.#walkNode(schema, "schema") : this.#walkWrapped(schema, wrappedSchema);
  }

  /** Reports a link to another file: its operation in the bundle is unknown until the end. */
  #checkLink(link: JsonObject): void {
    const { operationRef: written } = link;
    if (typeof written !== "string" || /^[a-z][a-z0-9+.-]*:/i.test(written)) return;
    if (written.startsWith("#") && this.#frame.file === this.#root) return;
    const message = "an operationRef that leads to another file is not supported";
    const fix = "name the operation by its operationId";
    this.#report({ code: "reference-unresolved", message, fix }, this.#locate("operationRef"));
  }

  #walkSchema(schema: JsonObject): Json {
    const walked = this.#walkKeys(schema, "schema") as JsonObject;
    const discriminator = asObject(schema.discriminator);
    if (discriminator === undefined) return walked;
    this.#path.push("discriminator");
    let changed = this.#rewriteMappings(discriminator, ["defaultMapping"]);
    const mapping = asObject(discriminator.mapping);
    if (mapping !== undefined) {
      this.#path.push("mapping");
      const rewritten = this.#rewriteMappings(mapping, Object.keys(mapping));
      if (rewritten !== mapping) changed = { ...changed, mapping: rewritten };
      this.#path.pop();
    }
    this.#path.pop();
    return changed === discriminator ? walked : { ...walked, discriminator: changed };
  }

  /** Rewrites a map whose entries name schemas to their names in the bundle. */
  #rewriteMappings(map: JsonObject, keys: readonly string[]): JsonObject {
    let changed: MutableObject | undefined;
    for (const key of keys) {
      const written = Object.hasOwn(map, key) ? map[key] : undefined;
      if (typeof written !== "string") continue;
      this.#path.push(key);
      const rewritten = this.#rewriteMapping(written);
      this.#path.pop();
      if (rewritten === written) continue;
      changed ??= { ...map };
      setOwn(changed, key, rewritten);
    }
    return changed ?? map;
  }

  /** Replaces URIs in security requirements, allowed since OpenAPI 3.2, by names of schemes. */
  #nameSchemes(node: JsonObject): JsonObject {
    const { security } = node;
    if (!Array.isArray(security)) return node;
    const named = security.map((requirement: Json) => {
      const map = asObject(requirement);
      if (map === undefined || !Object.keys(map).some((key) => /[#/]/.test(key))) return requirement;
      return Object.fromEntries(Object.entries(map).map(([key, scopes]) => [this.#schemeName(key), scopes]));
    });
    return named.every((requirement, index) => requirement === security[index]) ? node : { ...node, security: named };
  }

  #schemeName(key: string): string {
    if (!/[#/]/.test(key) || this.#components.has("securityScheme", key)) return key;
    const { file } = this.#frame;
    const resolution = this.#options.resolver.resolve(key, file);
    if ("error" in resolution || asObject(resolution.target.value) === undefined) return key;
    const pointer = this.#components.referenceTo(resolution.target, "securityScheme", key, file);
    return /^#\/components\/securitySchemes\/([A-Za-z0-9._-]+)$/.exec(pointer)?.[1] ?? key;
  }

  /** Rewrites a mapping value, which is a reference or the bare name of a schema. */
  #rewriteMapping(written: string): string {
    const { file } = this.#frame;
    const isName = /^[a-zA-Z0-9._-]+$/.test(written);
    if (isName && this.#components.has("schema", written)) return `#/components/schemas/${written}`;
    const readings = isName ? [`#/schemas/${written}`, `#/components/schemas/${written}`, written] : [written];
    let refusal: LoadError | undefined;
    for (const reading of readings) {
      const resolution = this.#options.resolver.resolve(reading, file);
      if ("target" in resolution) return this.#components.referenceTo(resolution.target, "schema", reading, file);
      refusal = resolution.error;
    }
    const neither: LoadError = {
      code: "reference-unresolved",
      message: `there is neither a schema nor a file of the name ${JSON.stringify(written)}`,
    };
    this.#report(isName && refusal?.code !== undefined ? neither : (refusal as LoadError), this.#locate());
    return written;
  }

  #walkKeys(node: JsonObject, kind: ReferenceScope): JsonObject {
    let changed: MutableObject | undefined;
    for (const key of Object.keys(node)) {
      const value = node[key] as Json;
      if (typeof value !== "object" || value === null) continue;
      const below = anySlotOf(kind, key);
      if (below === undefined && (kind === "extension" || !isReferenceInData(key, value))) continue;
      this.#path.push(key);
      const walked =
        below === undefined ? this.#walkReferenceToValue(value as JsonObject, key) : this.#walkChild(value, below);
      this.#path.pop();
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
      this.#path.push(name);
      const walked = this.#walk(entry, below.kind);
      this.#path.pop();
      if (walked === entry) continue;
      changed ??= { ...(value as JsonObject) };
      setOwn(changed, name, walked);
    }
    return changed ?? value;
  }

  #walkList(list: readonly Json[], kind: ReferenceScope): Json {
    if (kind === "parameter" && list.some((entry) => this.#listBehind(entry) !== undefined))
      return this.#walkJoined(list);
    let changed: Json[] | undefined;
    for (let index = 0; index < list.length; index++) {
      this.#path.push(index);
      const walked = this.#walk(list[index] as Json, kind);
      this.#path.pop();
      if (walked === list[index]) continue;
      changed ??= [...list];
      changed[index] = walked;
    }
    return changed ?? list;
  }

  /** Replaces a dynamic reference by `$ref`: the anchor does not depend on the path to the schema. */
  #readDynamicReference({ $dynamicRef, ...rest }: JsonObject, written: string): JsonObject | undefined {
    if ("error" in this.#options.resolver.resolve(written, this.#frame.file)) return undefined;
    this.#options.report(
      diagnose("unsupported-keyword", "`$dynamicRef` is not supported", {
        location: this.#locate("$dynamicRef", "key"),
        pointer: `${this.#pointer()}/$dynamicRef`,
        deviation: "dynamic-reference",
      }),
    );
    return { ...rest, $ref: written };
  }

  /** Handles a reference in place of an object that OpenAPI does not allow to be referenced, such as an operation. */
  #walkMisplacedReference(node: JsonObject, kind: ReferenceScope): Json {
    const resolution = this.#resolveMisplaced(node, { kind });
    if (resolution === undefined) return node;
    return this.#inline(node, resolution, kind);
  }

  /** Handles a reference in place of a whole map or list. */
  #walkCollection(value: Json, below: ChildSlot): Json {
    const node = value as JsonObject;
    const target = this.#resolveMisplaced(node, { key: String(this.#path.at(-1)), isCollection: true });
    if (target === undefined) return value;
    return this.#inlineWalked(node, target, (content) => this.#walkChild(content, below));
  }

  /** Handles a reference in place of text or plain data. */
  #walkReferenceToValue(node: JsonObject, key: string): Json {
    const { resolver } = this.#options;
    const written = node.$ref as string;
    const text = resolver.resolveText(written, this.#frame.file);
    if (text !== undefined) {
      this.#reportMisplaced({ key, isCollection: false });
      return text;
    }
    // A value of the wrong type, or the content of an example, is left to `check`.
    if ("error" in resolver.resolve(written, this.#frame.file)) return node;
    const target = this.#resolveMisplaced(node, { key, isCollection: false });
    if (target === undefined) return node;
    return this.#inlineWalked({ $ref: node.$ref as Json }, dataOf(target), (content) => content);
  }

  /** Returns the list that an entry of a list refers to. */
  #listBehind(entry: Json): ReferenceTarget | undefined {
    const written = referenceOf(entry);
    const resolution = written === undefined ? undefined : this.#options.resolver.resolve(written, this.#frame.file);
    if (resolution === undefined || "error" in resolution) return undefined;
    return Array.isArray(resolution.target.value) ? resolution.target : undefined;
  }

  /** Flattens parameters of which some are lists. */
  #walkJoined(list: readonly Json[]): Json {
    const joined: Json[] = [];
    const { file, tokens } = this.#source();
    const walkEntry = (target: Mount & { readonly value: Json }): void => {
      this.#path.push(joined.length);
      joined.push(this.#mount(target, "parameter"));
      this.#path.pop();
    };
    for (const [index, value] of list.entries()) {
      const behind = this.#listBehind(value);
      if (behind === undefined) {
        walkEntry({ file, tokens: [...tokens, String(index)], value });
        continue;
      }
      this.#path.push(index);
      this.#reportMisplaced({ key: "parameters", isCollection: true });
      this.#path.pop();
      for (const [at, entry] of (behind.value as readonly Json[]).entries()) {
        walkEntry({ file: behind.file, tokens: [...behind.tokens, String(at)], value: entry });
      }
    }
    return joined;
  }

  /** Resolves a reference at the current location, and reports forms that OpenAPI does not allow. */
  #resolve(written: string): Resolution {
    const { resolver } = this.#options;
    const resolution = resolver.resolve(written, this.#frame.file);
    if ("error" in resolution) return this.#resolveInIdentified(written) ?? resolution;
    if (resolution.deviation === undefined) return resolution;
    const { error, form } = resolution.deviation;
    const { code = "reference-unresolved", message, ...rest } = error;
    const details = { location: this.#locate("$ref"), pointer: this.#pointer(), deviation: "reference-form" };
    this.#options.report(diagnose(code, message, { ...rest, ...details, fix: `write ${JSON.stringify(form)}` }));
    return resolution;
  }

  /** Resolves a fragment relative to an enclosing schema with an `$id`. */
  #resolveInIdentified(written: string): Resolution | undefined {
    if (!written.startsWith("#/")) return undefined;
    const { file, tokens } = this.#source();
    for (let length = tokens.length - 1; length > 0; length--) {
      const around = tokens.slice(0, length);
      const node = asObject(around.reduce<Json | undefined>(child, file.value));
      if (typeof node?.$id !== "string") continue;
      const resolution = this.#options.resolver.resolve(`${toFragment(around)}${written.slice(1)}`, file);
      return "error" in resolution ? undefined : resolution;
    }
    return undefined;
  }

  #resolveMisplaced(
    node: JsonObject,
    found: Parameters<typeof misplacedReferenceError>[0],
  ): ReferenceTarget | undefined {
    const resolution = this.#resolve(node.$ref as string);
    if ("error" in resolution) {
      this.#report(resolution.error, this.#locate("$ref"));
      return undefined;
    }
    const chain = this.#options.resolver.followChain(resolution.target);
    if ("pastLimit" in chain) {
      if (chain.isCycle) this.#reportReferenceCycle(chain.pastLimit);
      else this.#reportLongChain(chain.pastLimit);
      return undefined;
    }
    this.#reportMisplaced(found);
    return chain.hops.at(-1) as ReferenceTarget;
  }

  #reportMisplaced(found: Parameters<typeof misplacedReferenceError>[0]): void {
    this.#hasInlined = true;
    const pointer = `${this.#pointer()}/$ref`;
    this.#options.report(misplacedReferenceError(found, { location: this.#locate("$ref", "key"), pointer }));
  }

  #walkReference(node: JsonObject, kind: ReferenceScope): Json {
    const written = node.$ref as string;
    const resolution = this.#resolve(written);
    if ("error" in resolution) {
      this.#report(resolution.error, this.#locate("$ref"));
      return node;
    }
    const { target } = resolution;
    if (kind === "schema" && this.#isNotSchema(target)) {
      const message = `${JSON.stringify(written)} does not lead to a schema`;
      const expected = "a Schema Object, such as one below #/components/schemas";
      this.#report({ code: "reference-wrong-kind", message, expected }, this.#locate("$ref"));
      return node;
    }
    const chain = this.#options.resolver.followChain(target);
    if ("pastLimit" in chain) {
      if (chain.isCycle) this.#reportReferenceCycle(chain.pastLimit);
      else this.#reportLongChain(chain.pastLimit);
      // A schema that only references itself has no constraints.
      return chain.isCycle && kind === "schema" ? {} : node;
    }
    const ignoresSiblings = this.#options.normalise && kind !== "extension" && kind !== "pathItem";
    const alone = ignoresSiblings ? this.#dropSiblings(node) : node;
    if (this.#frame.bundled === "") {
      const replacement = this.#components.replacementFor(this.#path);
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
    const pointer = this.#components.referenceTo(target, componentKind, written, this.#frame.file);
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

  #dropSiblings(node: JsonObject): JsonObject {
    const siblings = Object.keys(node).filter((key) => key !== "$ref");
    if (siblings.length === 0) return node;
    this.#options.report(
      diagnose("reference-siblings-ignored", `OpenAPI 3.0 ignores what stands beside a $ref: ${siblings.join(", ")}`, {
        location: this.#locate(siblings[0], "key"),
        pointer: this.#pointer(),
        fix: "put the $ref into an allOf, or declare OpenAPI 3.1",
      }),
    );
    return { $ref: node.$ref as Json };
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
      this.#report({ code: "reference-cycle", message: `${node.$ref} contains itself here` }, this.#locate("$ref"));
      return node;
    }
    this.#inlining.add(target.key);
    const content = this.#mountWalked(target, walk);
    this.#inlining.delete(target.key);
    if (Object.keys(node).length === 1) return content;
    const { $ref: _, ...siblings } = node;
    const overrides = walkSiblings(siblings);
    for (const key of Object.keys(siblings)) {
      const { file, tokens } = this.#source();
      this.#mounts.set(`${this.#pointer()}/${escapeToken(key)}`, { file, tokens: [...tokens, key] });
    }
    const base = asObject(content);
    if (base !== undefined) return { ...base, ...overrides };
    const location = this.#locate(Object.keys(siblings)[0], "key");
    const message = "what stands beside this $ref has no effect, because the target is no map";
    this.#options.report(diagnose("reference-siblings-ignored", message, { location, pointer: this.#pointer() }));
    return content;
  }

  #pointer(): string {
    return this.#frame.bundled + formatPointer(this.#path);
  }

  #source(): Mount {
    return { file: this.#frame.file, tokens: [...this.#frame.tokens, ...this.#path.map(String)] };
  }

  #locate(key?: string, part: "key" | "value" = "value"): SourceLocation {
    const { file, tokens } = this.#source();
    return file.locate(key === undefined ? tokens : [...tokens, key], part);
  }

  #report(refusal: LoadError, location: SourceLocation): void {
    const { code, message, ...rest } = refusal;
    if (code !== undefined)
      this.#options.report(diagnose(code, message, { location, pointer: this.#pointer(), ...rest }));
  }

  #reportReferenceCycle(cycle: readonly ReferenceTarget[]): void {
    if (cycle.some((member) => this.#reportedChains.has(member.key))) return;
    for (const member of cycle) this.#reportedChains.add(member.key);
    this.#options.report(referenceCycleError(cycle, this.#pointer()));
  }

  #reportLongChain(hops: readonly ReferenceTarget[]): void {
    if (hops.some((hop) => this.#reportedChains.has(hop.key))) return;
    for (const hop of hops) this.#reportedChains.add(hop.key);
    const expected = `at most ${maxReferenceHops} references one after the other`;
    this.#report(
      { code: "limit-exceeded", message: "too many references follow upon each other", expected },
      this.#locate("$ref"),
    );
  }

  #countInlined(): void {
    this.#inlinedNodes += 1;
    const most = this.#options.limits.nodes / 10;
    if (this.#inlinedNodes <= most) return;
    this.#stopped = true;
    const expected = `at most ${most} nodes inlined`;
    this.#options.report(
      diagnose("limit-exceeded", "references make the document too large", { location: this.#locate(), expected }),
    );
  }

  #tooDeep(value: Json): Json {
    this.#stopped = true;
    const { depth } = this.#options.limits;
    this.#options.report(
      diagnose("limit-exceeded", `references nest the document more than ${depth} levels deep`, {
        location: this.#locate(),
        expected: `at most ${depth} levels`,
      }),
    );
    return value;
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
