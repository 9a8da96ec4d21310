import { type Field, fieldOf, type ObjectKind } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import { child, escapeToken, nodeAt, parsePointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import { setOwn } from "../parse/parsed.js";

export type MutableObject = { [key: string]: Json };

/** The key that carries an object's pointer through the upgrade, which moves objects but keeps their extensions. */
const originKey = "x-guildwire-origin";

/** Kinds of objects that the upgrade moves or splits. */
const movedKinds: ReadonlySet<ObjectKind> = new Set([
  "operation",
  "parameter",
  "response",
  "header",
  "schema",
  "securityScheme",
]);

/** Copies a document deeply, with the pointer of every object that the upgrade moves. */
export function copyWithOrigins(document: JsonObject): MutableObject {
  return copyNode(document, "document", "") as MutableObject;
}

function copyNode(node: Json, kind: ObjectKind, pointer: string): Json {
  const map = asObject(node);
  if (map === undefined) return structuredClone(node) as Json;
  const copy: MutableObject = {};
  for (const [key, value] of Object.entries(map)) {
    const field = key.startsWith("x-") ? undefined : fieldOf(kind, key);
    setOwn(copy, key, copyField(value, field, `${pointer}/${escapeToken(key)}`));
  }
  if (movedKinds.has(kind)) copy[originKey] = pointer;
  return copy;
}

function copyField(value: Json, field: Field | undefined, pointer: string): Json {
  if (field === undefined) return structuredClone(value) as Json;
  const { container, kind } = field;
  if (container === "one") return copyNode(value, kind, pointer);
  if (Array.isArray(value)) return value.map((item: Json, index) => copyNode(item, kind, `${pointer}/${index}`));
  const map = asObject(value);
  if (map === undefined) return structuredClone(value) as Json;
  const copy: MutableObject = {};
  for (const [name, item] of Object.entries(map))
    setOwn(copy, name, copyNode(item, kind, `${pointer}/${escapeToken(name)}`));
  return copy;
}

export function originOf(node: Json | undefined): string | undefined {
  const written = asObject(node)?.[originKey];
  return typeof written === "string" ? written : undefined;
}

export function setOrigin(node: MutableObject, pointer: string): void {
  node[originKey] = pointer;
}

/** An upgraded document with the origins of its nodes. */
export interface UpgradedDocument {
  readonly document: JsonObject;
  /**
   * Returns the tokens of a node in the original document, or of the nearest ancestor if the upgrade created the node.
   */
  originalTokens(tokens: readonly string[]): readonly string[];
}

/** Removes the pointers from an upgraded document. */
export function takeOrigins(upgraded: JsonObject, original: JsonObject): UpgradedDocument {
  const origins = new WeakMap<object, readonly string[]>();
  const { openapi, ...rest } = withoutOrigins(upgraded, origins) as MutableObject;
  const document: JsonObject = { openapi: openapi as Json, ...rest };
  return { document, originalTokens };

  function originalTokens(tokens: readonly string[]): readonly string[] {
    let written: readonly string[] = [];
    let node: Json | undefined = document;
    for (const [index, token] of tokens.entries()) {
      node = child(node, token);
      const own: readonly string[] | undefined =
        typeof node === "object" && node !== null ? origins.get(node) : undefined;
      written = own ?? movedTokens(tokens.slice(0, index + 1)) ?? below(written, token);
    }
    return written;
  }

  function below(above: readonly string[], token: string): readonly string[] {
    const next = [...above, token];
    return nodeAt(original, next) === undefined ? above : next;
  }

  /** Maps fields of the root that the upgrade creates. */
  function movedTokens(tokens: readonly string[]): readonly string[] | undefined {
    const [first, second] = tokens;
    if (first === "openapi") return ["swagger"];
    if (first === "servers") return ["host", "basePath"].filter((key) => original[key] !== undefined).slice(0, 1);
    if (first !== "components" || second === undefined || tokens.length > 2) return undefined;
    const field = componentFields[second];
    return field === undefined || original[field] === undefined ? [] : [field];
  }
}

const componentFields: { readonly [field: string]: string } = {
  schemas: "definitions",
  parameters: "parameters",
  requestBodies: "parameters",
  responses: "responses",
  securitySchemes: "securityDefinitions",
};

function withoutOrigins(node: Json, origins: WeakMap<object, readonly string[]>): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withoutOrigins(item, origins));
  const map = asObject(node);
  if (map === undefined) return node;
  const copy: MutableObject = {};
  for (const [key, value] of Object.entries(map)) {
    // The upgrade writes fields with undefined values.
    if (key !== originKey && value !== undefined) setOwn(copy, key, withoutOrigins(value, origins));
  }
  const pointer = originOf(node);
  if (pointer !== undefined) origins.set(copy, parsePointer(pointer) ?? []);
  return copy;
}
