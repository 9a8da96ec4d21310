/** A JSON Schema that is an object, as opposed to `true` and `false`. */
export type SchemaObject = Readonly<Record<string, unknown>>;

const single = new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const lists = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const maps = new Set(["$defs", "definitions", "dependentSchemas", "patternProperties", "properties"]);

export function isSchemaObject(node: unknown): node is SchemaObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

/** Rebuilds a schema from its innermost schemas outwards. Data (`const`, `enum`) stays unchanged. */
export function mapSchemas(node: unknown, change: (schema: SchemaObject) => unknown): unknown {
  if (!isSchemaObject(node)) return node;
  const entries = Object.entries(node).map(([keyword, value]): [string, unknown] => {
    if (single.has(keyword)) return [keyword, mapSchemas(value, change)];
    if (lists.has(keyword) && Array.isArray(value)) return [keyword, value.map((item) => mapSchemas(item, change))];
    if (maps.has(keyword) && isSchemaObject(value)) {
      const inner = Object.entries(value).map(([name, schema]) => [name, mapSchemas(schema, change)]);
      return [keyword, Object.fromEntries(inner)];
    }
    return [keyword, value];
  });
  return change(Object.fromEntries(entries));
}

/** Inlines the references of a schema, one level deep for recursive ones. */
export function inlined(
  node: unknown,
  components: Readonly<Record<string, unknown>>,
  seen: ReadonlySet<string> = new Set(),
): unknown {
  return mapSchemas(node, (schema) => {
    const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
    if (name === undefined || seen.has(name)) return schema;
    return inlined(components[name], components, new Set([...seen, name]));
  });
}

/** Every schema that results from removing one keyword, or from replacing the schema by a subschema or shortening one. */
export function* smallerSchemas(node: unknown): Generator<unknown> {
  if (!isSchemaObject(node)) return;
  yield true;
  for (const [keyword, value] of Object.entries(node)) {
    const { [keyword]: _, ...rest } = node;
    yield rest;
    if (single.has(keyword)) {
      yield value;
      for (const inner of smallerSchemas(value)) yield { ...node, [keyword]: inner };
    } else if (lists.has(keyword) && Array.isArray(value)) {
      yield* value;
      for (const [index, item] of value.entries()) {
        if (value.length > 1) yield { ...node, [keyword]: value.toSpliced(index, 1) };
        for (const inner of smallerSchemas(item)) yield { ...node, [keyword]: value.with(index, inner) };
      }
    } else if (maps.has(keyword) && isSchemaObject(value)) {
      yield* Object.values(value);
      for (const [name, schema] of Object.entries(value)) {
        const { [name]: __, ...others } = value;
        yield { ...node, [keyword]: others };
        for (const inner of smallerSchemas(schema)) yield { ...node, [keyword]: { ...value, [name]: inner } };
      }
    } else if (Array.isArray(value) && value.length > 1) {
      for (const index of value.keys()) yield { ...node, [keyword]: value.toSpliced(index, 1) };
    }
  }
}
