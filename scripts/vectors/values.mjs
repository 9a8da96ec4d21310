// Values of schemas: the smallest, the fullest, wrong ones, and what a receiver makes of a right one.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { resolved, schemas } from "./document.mjs";

/** What texts of a pattern or a format look like, and what they do not look like. */
const texts = {
  Snowflake: { right: "41771983423143937", wrong: ["12a", ""] },
  PermissionSet: { right: "2048", wrong: ["-1", "MANAGE_GUILD"] },
  ImageData: { right: "data:image/png;base64,iVBORw0KGgo=", wrong: ["data:text/plain;base64,AAAA", "iVBORw0KGgo="] },
  Timestamp: { right: "2031-03-31T18:45:31.297561+00:00", wrong: ["yesterday"] },
};

export function wrongTexts(schema) {
  return texts[resolved(schema).name]?.wrong ?? [];
}

/** Alternatives other than null. */
export function alternatives(schema) {
  return (schema.oneOf ?? schema.anyOf ?? []).filter((one) => resolved(one).schema.type !== "null");
}

/** The values of an enumeration, written as `oneOf` of constants. */
export function members(schema) {
  const choices = schema.oneOf ?? [];
  return choices.length > 0 && choices.every((one) => "const" in one) ? choices.map((one) => one.const) : undefined;
}

/** The JSON types that a schema accepts; `undefined` for all. */
export function typesOf(node) {
  const { schema } = resolved(node);
  if (schema === false) return [];
  if (schema.type !== undefined) return [schema.type].flat();
  const inner = schema.oneOf ?? schema.anyOf;
  return inner?.flatMap((one) => typesOf(one) ?? []);
}

/** The fewest properties and items, and the shortest texts that say something. */
export function minimal(node) {
  const { schema, name } = resolved(node);
  if ("const" in schema) return schema.const;
  const values = members(schema);
  if (values !== undefined) return values[0];
  const [first] = alternatives(schema);
  if (first !== undefined) return minimal(first);
  switch ([schema.type].flat()[0]) {
    case "string":
      if (schema.pattern !== undefined && texts[name] === undefined && schema.examples?.length > 0)
        return schema.examples[0];
      return texts[name]?.right ?? "x".repeat(Math.max(1, schema.minLength ?? 1));
    case "integer":
    case "number":
      return schema.minimum ?? 0;
    case "boolean":
      return false;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => minimal(schema.items));
    default:
      return Object.fromEntries(needed(schema).map((key) => [key, minimal(schema.properties[key])]));
  }
}

/** Required properties, and one of those of which the object needs one. */
function needed(schema) {
  const required = schema.required ?? [];
  const others = (schema["x-checks"] ?? [])
    .filter(({ kind, fields }) => kind === "at-least-one-of" && !fields.some((field) => required.includes(field)))
    .map(({ fields }) => fields[0]);
  return [...required, ...others];
}

/** Every property, one item in every list, the longest alternative of a union; numbers at their upper bound. */
export function maximal(node, key = "x") {
  const { schema, name } = resolved(node);
  if ("const" in schema) return schema.const;
  const values = members(schema);
  if (values !== undefined) return values.at(-1);
  const choices = alternatives(schema).map((one) => maximal(one, key));
  if (choices.length > 0) return choices.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));
  switch ([schema.type].flat()[0]) {
    case "string":
      return texts[name]?.right ?? `${"x".repeat(Math.max(0, (schema.minLength ?? 0) - key.length))}${key}`;
    case "integer":
      return schema.maximum ?? 2_147_483_647;
    case "number":
      return schema.maximum ?? 1.5;
    case "boolean":
      return true;
    case "array":
      return [maximal(schema.items, key)];
    default: {
      const properties = Object.entries(schema.properties ?? {}).filter(([, one]) => resolved(one).schema !== false);
      return Object.fromEntries(properties.map(([property, one]) => [property, maximal(one, property)]));
    }
  }
}

function sizeOf(value) {
  return JSON.stringify(value).length;
}

/** A value of a type that the schema does not take, as near to a right one as can be. */
export function ofWrongType(node) {
  const types = typesOf(node);
  if (types === undefined) return undefined;
  const near = { string: [7], integer: ["7"], number: ["7"], boolean: ["true", 1], array: [{}], object: [[]] };
  const takes = (value) => types.includes(kindOf(value)) || (kindOf(value) === "integer" && types.includes("number"));
  return [...types.flatMap((type) => near[type] ?? []), true, "text", 7].find((value) => !takes(value));
}

function kindOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** What a receiver hands on: defaults filled in, texts trimmed, unknown properties dropped (T42, T88). */
export function received(node, value) {
  const { schema } = resolved(node);
  const choices = alternatives(schema);
  if (value === null) return value;
  if (choices.length > 0 && members(schema) === undefined) {
    const fitting = choices.find((one) => accepts(one, expanded(value)));
    return fitting === undefined ? value : received(fitting, value);
  }
  if (typeof value === "string") return schema["x-trim"] === true ? value.trim() : value;
  if (typeof value !== "object" || "$repeat" in value) return value;
  if ("$each" in value) return { ...value, $each: received(schema.items, value.$each) };
  if (Array.isArray(value)) return value.map((item) => received(schema.items, item));
  if (schema.properties === undefined) return value;
  const known = Object.entries(schema.properties).flatMap(([key, property]) => {
    if (Object.hasOwn(value, key)) return [[key, received(property, value[key])]];
    const fallback = resolved(property).schema.default;
    return fallback === undefined ? [] : [[key, fallback]];
  });
  const others = Object.entries(value).filter(([key]) => !Object.hasOwn(schema.properties, key));
  return Object.fromEntries(schema.additionalProperties === true ? [...known, ...others] : known);
}

/** The value that the shorthands of a vector stand for. */
export function expanded(value) {
  if (Array.isArray(value)) return value.map(expanded);
  if (typeof value !== "object" || value === null) return value;
  if ("$repeat" in value) return value.$repeat.repeat(value.times);
  if ("$each" in value) {
    return Array.from({ length: value.times }, (_, index) => numbered(expanded(value.$each), index));
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expanded(inner)]));
}

function numbered(value, index) {
  return JSON.parse(JSON.stringify(value).replaceAll("{n}", String(index)));
}

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv, ["date-time"]);
const verdicts = new Map();

/** Whether JSON Schema alone accepts a value, open enumerations being open. */
export function accepts(node, value) {
  let verdict = verdicts.get(node);
  if (verdict === undefined) {
    verdict = ajv.compile({ components: { schemas: openSchemas }, allOf: [opened(node)] });
    verdicts.set(node, verdict);
  }
  return verdict(value);
}

const openSchemas = opened(schemas);

function opened(node) {
  if (Array.isArray(node)) return node.map(opened);
  if (typeof node !== "object" || node === null) return node;
  const { oneOf, discriminator: _, ...rest } = node;
  const open = node["x-open-enum"] === "both" || oneOf === undefined ? {} : { oneOf: opened(oneOf) };
  return { ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, opened(inner)])), ...open };
}
