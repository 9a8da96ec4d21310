import type { Json } from "../load/document.js";
import { isObject } from "../values/json.js";
import type { Interface } from "./interface.js";
import type { ObjectType, SchemaUse, Type } from "./type.js";

/**
 * Returns an example value of a use: its own example or default, otherwise one made from its type with required
 * properties only.
 * Deterministic. For documentation; validators may reject it.
 */
export function exampleOf(use: SchemaUse, model: Interface, depth = 0): Json {
  const [given] = use.examples ?? [];
  if (given !== undefined) return given;
  if (use.default !== undefined && use.default.value !== null) return use.default.value;
  return exampleOfType(use.type, model, depth);
}

function exampleOfType(type: Type, model: Interface, depth: number): Json {
  if (depth > 8) return {};
  switch (type.kind) {
    case "any":
      return {};
    case "never":
    case "null":
      return null;
    case "boolean":
      return true;
    case "enum":
      return type.members[0]?.value ?? null;
    case "number": {
      const least = type.checks.find((check) => check.kind === "minimum");
      return least !== undefined && "limit" in least ? Math.max(least.limit, 1) : 1;
    }
    case "string":
      return exampleOfString(
        type.format,
        type.checks.find((check) => check.kind === "min-length"),
      );
    case "array":
      return type.items === undefined ? [] : [exampleOf(type.items, model, depth + 1)];
    case "object":
      return exampleOfObject(type, model, depth);
    case "union": {
      const [first] = type.alternatives;
      return first === undefined ? null : exampleOf(first, model, depth + 1);
    }
    case "intersection": {
      const parts = type.parts.map((part) => exampleOf(part, model, depth + 1));
      const objects = parts.filter((part) => isObject(part));
      return objects.length === parts.length ? Object.assign({}, ...objects) : (parts[0] ?? null);
    }
    case "reference": {
      const target = model.types.get(type.name);
      return target === undefined ? null : exampleOf(target.use, model, depth + 1);
    }
  }
}

/** Returns the required properties, and the first of those of which one is needed. */
function exampleOfObject(type: ObjectType, model: Interface, depth: number): Json {
  const needed = new Set(type.properties.flatMap((property) => (property.required ? [property.name] : [])));
  for (const check of type.checks) {
    if (check.kind !== "at-least-one-of" && check.kind !== "exactly-one-of") continue;
    const [first] = check.fields;
    if (first !== undefined && !check.fields.some((field) => needed.has(field))) needed.add(first);
  }
  return Object.fromEntries(
    type.properties
      .filter((property) => needed.has(property.name) && property.type.kind !== "never")
      .map((property) => [property.name, exampleOf(property, model, depth + 1)]),
  );
}

/** Maximum length of an example string; a document may require any length. */
const longestText = 100;

function exampleOfString(format: string | undefined, least: object | undefined): string {
  switch (format) {
    case "snowflake":
      return "41771983423143937";
    case "date-time":
      return "2021-06-01T12:00:00.000000+00:00";
    case "date":
      return "2021-06-01";
    case "uri":
      return "https://example.com/";
    case "email":
      return "someone@example.com";
    case "uuid":
      return "6cff2b76-44a8-46b9-b528-262ad8609d9f";
    default: {
      const length = least !== undefined && "limit" in least ? Math.min(Number(least.limit), longestText) : 0;
      return "text".repeat(Math.max(1, Math.ceil(length / 4)));
    }
  }
}
