import { vocabularyKeys } from "../openapi/extension-keys.js";
import {
  type Field,
  fieldOf,
  heldKinds,
  isComponentKind,
  isExtensionKind,
  type ObjectKind,
  objectKinds,
  standardFieldsOf,
} from "../openapi/objects.js";
import { asObject } from "../values/json.js";
import type { Json } from "./document.js";

/** Kinds of nodes that may contain references. Everything below an extension key is an `extension`. */
export type ReferenceScope = ObjectKind | "extension";

/** The content of a key: one node of a kind, a list, or a map with arbitrary keys. */
export interface ChildSlot {
  readonly container: Field["container"];
  readonly kind: ReferenceScope;
}

/** Returns the content of a key; undefined for plain data, which contains no references. */
export function childSlotOf(kind: ReferenceScope, key: string): ChildSlot | undefined {
  if (kind === "extension") return extensionFields.get(key) ?? (dataKeys.has(key) ? undefined : extension);
  const field = fieldOf(kind, key);
  if (field !== undefined && scopes.has(field.kind)) return field;
  return mayHoldReferences(kind, key) ? extension : undefined;
}

/**
 * Whether a `$ref` below an extension key may be a reference. The values of unknown extensions are data, except that of a
 * document or of `components`: references may lead into it.
 */
function mayHoldReferences(kind: ObjectKind, key: string): boolean {
  return key.startsWith("x-") && (vocabularyKeys.has(key) || kind === "document" || kind === "components");
}

/** Whether a location of the bundle is in an unknown extension, where a `$ref` that does not resolve is data. */
export function isInUnknownExtension(path: readonly (string | number)[]): boolean {
  const key = path.find((token) => typeof token === "string" && token.startsWith("x-"));
  return key !== undefined && path.indexOf(key) < 2 && !vocabularyKeys.has(key as string);
}

/** A nested node, and the kind that determines its references. */
export interface HeldNode {
  readonly kind: ReferenceScope;
  readonly node: Json;
}

/** Returns the direct children in which references are resolved. The node may have any form. */
export function heldNodes({ kind, node }: HeldNode): readonly HeldNode[] {
  if (Array.isArray(node)) {
    return kind === "extension" ? (node as readonly Json[]).map((item) => ({ kind, node: item })) : [];
  }
  return Object.entries(asObject(node) ?? {}).flatMap(([key, value]) => {
    const slot = childSlotOf(kind, key);
    return slot === undefined ? [] : nodesInSlot(slot, value);
  });
}

function nodesInSlot({ container, kind }: ChildSlot, value: Json): readonly HeldNode[] {
  if (Array.isArray(value)) {
    return container === "map" ? [] : (value as readonly Json[]).map((node) => ({ kind, node }));
  }
  if (container === "one") return [{ kind, node: value }];
  return container === "list" ? [] : Object.values(asObject(value) ?? {}).map((node) => ({ kind, node }));
}

/** Returns the content of a key, including objects without references; undefined for plain data. */
export function anySlotOf(kind: ReferenceScope, key: string): ChildSlot | undefined {
  return childSlotOf(kind, key) ?? (kind === "extension" ? undefined : fieldOf(kind, key));
}

/** Whether a `$ref` in a node of this kind is a reference. */
export function mayBeReference(kind: ReferenceScope): boolean {
  return kind === "extension" || isComponentKind(kind);
}

/**
 * Returns the kind of the node at a pointer into a file, derived from the keys. A file is treated as both a document
 * and a
 * `components` object, so that `guilds.yaml#/schemas/Guild` is a schema. Undefined if the keys are ambiguous.
 */
export function objectKindAt(tokens: readonly string[]): ReferenceScope | undefined {
  let kind: ReferenceScope | undefined = "document";
  for (let index = 0; index < tokens.length && kind !== undefined; index++) {
    const token = tokens[index] as string;
    let child: ChildSlot | undefined = childSlotOf(kind, token);
    if (child === undefined && kind === "document") child = childSlotOf("components", token);
    if (child === undefined) return undefined;
    if (child.container !== "one") {
      // The next token is an arbitrary key or an index.
      index += 1;
      if (index >= tokens.length) return undefined;
    }
    kind = child.kind;
  }
  return kind;
}

/**
 * Whether a pointer into the root certainly does not refer to a schema: it leads to the document itself, one of its
 * fields, or a nested node of another kind. False for whole components of another kind, and if the kind is ambiguous.
 */
export function isOutsideSchemas(tokens: readonly string[]): boolean {
  const [first] = tokens;
  if (first === undefined) return true;
  if (first.startsWith("x-") || (first === "components" && tokens.length === 3)) return false;
  if (tokens.length <= 2 && rootKeys.has(first)) return true;
  const kind = objectKindAt(tokens);
  return rootKeys.has(first) && kind !== undefined && kind !== "schema" && kind !== "extension";
}

const rootKeys: ReadonlySet<string> = new Set(["openapi", "jsonSchemaDialect", ...standardFieldsOf("document")]);

/** Kinds that can be the target of a reference, and kinds that contain them. */
const scopes: ReadonlySet<ObjectKind> = scopeKinds();

function scopeKinds(): ReadonlySet<ObjectKind> {
  const found = new Set(objectKinds.filter(isComponentKind));
  const holders = objectKinds.filter((kind) => !isExtensionKind(kind));
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const kind of holders) if (heldKinds(kind).some((held) => found.has(held))) found.add(kind);
  }
  return found;
}

const extension: ChildSlot = { container: "one", kind: "extension" };

/** The keys below these are arbitrary names, so that a property named `default` is not a default. */
const extensionFields: ReadonlyMap<string, ChildSlot> = new Map([
  ["properties", { container: "map", kind: "extension" }],
  ["patternProperties", { container: "map", kind: "extension" }],
  ["schema", { container: "one", kind: "schema" }],
]);

/** Extension keys whose value is data: a `$ref` in an example is part of the example. */
const dataKeys: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);
