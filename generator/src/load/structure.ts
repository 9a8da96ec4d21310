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

/** The kinds of node that references are resolved in or below; everything below an extension key is an `extension`. */
export type ReferenceScope = ObjectKind | "extension";

/** What a key holds: one node of a kind, a list of them, or a map of them by free names. */
export interface ChildSlot {
  readonly container: Field["container"];
  readonly kind: ReferenceScope;
}

/** What a key of a node holds; undefined where it is plain data, in which nothing is a reference. */
export function childSlotOf(kind: ReferenceScope, key: string): ChildSlot | undefined {
  if (kind === "extension") return extensionFields.get(key) ?? (dataKeys.has(key) ? undefined : extension);
  const field = fieldOf(kind, key);
  if (field !== undefined && scopes.has(field.kind)) return field;
  return key.startsWith("x-") ? extension : undefined;
}

/** A node that another one holds, and the kind that references in it have. */
export interface HeldNode {
  readonly kind: ReferenceScope;
  readonly node: Json;
}

/** The nodes in which references are resolved, one level below a node. The node may have any form. */
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

/** What a key holds, objects without references in them included; undefined where it is plain data. */
export function anySlotOf(kind: ReferenceScope, key: string): ChildSlot | undefined {
  return childSlotOf(kind, key) ?? (kind === "extension" ? undefined : fieldOf(kind, key));
}

/** Whether a `$ref` of a node of this kind is a reference. */
export function mayBeReference(kind: ReferenceScope): boolean {
  return kind === "extension" || isComponentKind(kind);
}

/**
 * The kind of the node at a pointer into a file, derived from the keys on the way. A file is read as a document and as a
 * `components` object at once, so that `guilds.yaml#/schemas/Guild` is a schema. Undefined where the keys do not decide.
 */
export function objectKindAt(tokens: readonly string[]): ReferenceScope | undefined {
  let kind: ReferenceScope | undefined = "document";
  for (let index = 0; index < tokens.length && kind !== undefined; index++) {
    const token = tokens[index] as string;
    let child: ChildSlot | undefined = childSlotOf(kind, token);
    if (child === undefined && kind === "document") child = childSlotOf("components", token);
    if (child === undefined) return undefined;
    if (child.container !== "one") {
      // The next token is a free name or an index.
      index += 1;
      if (index >= tokens.length) return undefined;
    }
    kind = child.kind;
  }
  return kind;
}

/**
 * Whether a pointer into the root certainly leads to no schema: to the document itself, to one of its fields, or to a
 * node of another kind below them. Whole components of another kind are not counted, nor are nodes whose kind the keys
 * do not decide.
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

/** The kinds that may be the target of a reference, and those that hold any of them. */
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

/** Free names are the keys below these, so that a property called `default` is no default. */
const extensionFields: ReadonlyMap<string, ChildSlot> = new Map([
  ["properties", { container: "map", kind: "extension" }],
  ["patternProperties", { container: "map", kind: "extension" }],
  ["schema", { container: "one", kind: "schema" }],
]);

/** Keys of extensions whose value is data: a `$ref` in an example is content of the example. */
const dataKeys: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);
