// Request bodies of a document of OpenAPI 3 as self-contained schemas of JSON Schema 2020-12, as every contender reads them.

const component = "#/components/schemas/";
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * The bodies in JSON. Those that refer to anything but schemas of `components` are left out.
 *
 * @returns {{ id: string, schema: Record<string, unknown> }[]} `id` is the method and the path.
 */
export function bodySchemas(document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const found = item[method]?.requestBody?.content?.["application/json"]?.schema;
      const schema = found && selfContained(found, document.components?.schemas ?? {});
      return schema === undefined ? [] : [{ id: `${method.toUpperCase()} ${path}`, schema }];
    }),
  );
}

function selfContained(schema, components) {
  const $defs = {};
  const missing = new Set();
  const add = (name) => {
    if (Object.hasOwn($defs, name)) return;
    if (!Object.hasOwn(components, name)) {
      missing.add(name);
      return;
    }
    $defs[name] = {};
    $defs[name] = converted(components[name], add, missing);
  };
  const result = converted(schema, add, missing);
  if (missing.size > 0) return undefined;
  return Object.keys($defs).length === 0 ? result : { ...result, $defs };
}

/** Keywords whose members are schemas by name, and those whose value is a schema or a list of schemas. */
const named = new Set(["properties", "patternProperties"]);
const nested = new Set(["items", "additionalProperties", "not", "allOf", "anyOf", "oneOf"]);
const kept = new Set([
  ...["type", "enum", "const", "required", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
  ...["exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems"],
  ...["minProperties", "maxProperties"],
]);

/** A schema of OpenAPI 3.0 or 3.1 as JSON Schema. Annotations are left out. */
function converted(schema, add, missing) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (typeof schema.$ref === "string") {
    if (!schema.$ref.startsWith(component)) {
      missing.add(schema.$ref);
      return {};
    }
    const name = schema.$ref.slice(component.length).replaceAll("~1", "/").replaceAll("~0", "~");
    add(name);
    return { $ref: `#/$defs/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}` };
  }
  const result = {};
  for (const [key, value] of Object.entries(schema)) {
    if (named.has(key)) {
      result[key] = Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, converted(member, add, missing)]),
      );
    } else if (nested.has(key)) {
      result[key] = Array.isArray(value)
        ? value.map((one) => converted(one, add, missing))
        : converted(value, add, missing);
    } else if (kept.has(key)) result[key] = value;
  }
  for (const [flag, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ]) {
    if (typeof result[flag] !== "boolean") continue;
    if (result[flag] && result[bound] !== undefined) {
      result[flag] = result[bound];
      delete result[bound];
    } else delete result[flag];
  }
  if (schema.nullable === true && typeof result.type === "string") {
    result.type = [result.type, "null"];
    if (result.enum !== undefined && !result.enum.includes(null)) result.enum = [...result.enum, null];
  }
  return result;
}
