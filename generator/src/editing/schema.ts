import type { CursorLocation, Entries } from "./cursor-location.js";

/** The keywords that completion reads. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly allOf?: readonly (JsonSchema | boolean)[];
  readonly anyOf?: readonly (JsonSchema | boolean)[];
  readonly oneOf?: readonly (JsonSchema | boolean)[];
  readonly if?: JsonSchema | boolean;
  readonly then?: JsonSchema | boolean;
  readonly else?: JsonSchema | boolean;
}

type Subschema = JsonSchema | boolean | undefined;

/**
 * Returns the schemas without references and compositions that may apply at a location. Alternatives that the other
 * keys of the object contradict are omitted.
 */
export function schemasAt(root: JsonSchema, { levels, entries }: CursorLocation): readonly JsonSchema[] {
  let schemas: readonly Subschema[] = [root];
  for (const { entries: present, step } of levels) {
    schemas = schemas.flatMap((schema) => flatten(root, schema, present)).map((schema) => childOf(schema, step));
  }
  return schemas.flatMap((schema) => flatten(root, schema, entries));
}

function childOf(schema: JsonSchema, step: string | number): Subschema {
  if (typeof step === "number") return schema.items;
  const declared = ownProperty(schema.properties, step);
  if (declared !== undefined) return declared;
  const matching = Object.entries(schema.patternProperties ?? {}).find(([pattern]) =>
    new RegExp(pattern, "u").test(step),
  );
  return matching?.[1] ?? schema.additionalProperties;
}

/** The schema and all that it is composed of. */
export function flatten(
  root: JsonSchema,
  schema: Subschema,
  present: Entries,
  followed: ReadonlySet<string> = new Set(),
): readonly JsonSchema[] {
  if (typeof schema !== "object") return [];
  const flattenAll = (parts: readonly Subschema[] = [], refs = followed): readonly JsonSchema[] =>
    parts.flatMap((part) => flatten(root, part, present, refs));
  const { $ref } = schema;
  const isNew = $ref !== undefined && !followed.has($ref);
  const target = isNew ? flattenAll([resolve(root, $ref)], new Set([...followed, $ref])) : [];
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((alternative) => {
    const parts = flattenAll([alternative]);
    return parts.some((part) => isContradicted(part, present)) ? [] : parts;
  });
  return [
    schema,
    ...target,
    ...flattenAll(schema.allOf),
    ...alternatives,
    ...flattenAll(conditional(root, schema, present)),
  ];
}

/** Both branches if the object lacks a key that decides. */
function conditional(
  root: JsonSchema,
  { if: condition, then, else: otherwise }: JsonSchema,
  present: Entries,
): readonly Subschema[] {
  if (condition === undefined) return [];
  const parts = flatten(root, condition, present);
  if (parts.some((part) => isContradicted(part, present))) return [otherwise];
  const isUndecided = parts.some(({ required = [] }) => required.some((key) => !present.has(key)));
  return isUndecided ? [then, otherwise] : [then];
}

/** Whether a key of the object has a scalar value that the schema refuses, or is refused altogether. */
function isContradicted({ properties = {} }: JsonSchema, present: Entries): boolean {
  return [...present].some(([key, text]) => {
    const property = ownProperty(properties, key);
    if (property === false) return true;
    if (typeof property !== "object" || text === "") return false;
    const values = valuesOf(property);
    return values.length > 0 && !values.some((value) => String(value) === text);
  });
}

/** The values that a schema lists. */
export function valuesOf(schema: JsonSchema): readonly unknown[] {
  return Object.hasOwn(schema, "const") ? [schema.const] : (schema.enum ?? []);
}

function resolve(root: JsonSchema, ref: string): Subschema {
  let node: unknown = root;
  for (const token of ref.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  return node as Subschema;
}

function ownProperty(properties: JsonSchema["properties"], key: string): Subschema {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
}
