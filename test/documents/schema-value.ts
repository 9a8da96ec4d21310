import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The sender of a value: requests omit `readOnly` properties, responses `writeOnly` ones. */
export type Direction = "request" | "response";

type Schema = Readonly<Record<string, unknown>>;

/**
 * Maximum number of attempts to build a value: with other alternatives, fewer properties, or the document's own
 * example.
 */
const attempts = 16;

/** Only schemas that require themselves have deeper values. */
const maxDepth = 12;

/** Builds values for the schemas of a bundled document, verified by ajv, without code of the generator. */
export class SchemaValues {
  readonly #document: unknown;
  readonly #ajv: Record<Direction, Ajv2020>;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: unknown) {
    this.#document = document;
    this.#ajv = { request: oracle(document, "readOnly"), response: oracle(document, "writeOnly") };
  }

  /** Returns a valid value for the schema at a pointer; undefined if none is found. */
  valueAt(pointer: string, direction: Direction): Json | undefined {
    const isValid = this.#validator(pointer, direction);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const value = new Derivation(this.#document, direction, attempt).valueOf({ $ref: `#${pointer}` }, 0);
      if (value !== undefined && isValid(value)) return value;
    }
    return undefined;
  }

  #validator(pointer: string, direction: Direction): ValidateFunction {
    const key = `${direction} ${pointer}`;
    const known = this.#validators.get(key);
    if (known !== undefined) return known;
    const compiled = this.#ajv[direction].compile({ $ref: `document:${direction}#${encodeURI(pointer)}` });
    this.#validators.set(key, compiled);
    return compiled;
  }
}

/** Creates an ajv for one direction: properties sent only by the other side are not required. */
function oracle(document: unknown, absent: "readOnly" | "writeOnly"): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, addUsedSchema: false });
  addFormats.default(ajv);
  const id = absent === "readOnly" ? "document:request" : "document:response";
  ajv.addSchema(withoutRequired(document, absent) as Schema, id);
  return ajv;
}

function withoutRequired(node: unknown, absent: "readOnly" | "writeOnly"): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutRequired(item, absent));
  if (!isMap(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, withoutRequired(inner, absent)]));
  // References of the bundle are relative to its root, whatever URI a schema declares.
  for (const keyword of ["$id", "$anchor", "$dynamicAnchor"]) delete copy[keyword];
  const { properties, required } = node;
  if (!isMap(properties) || !Array.isArray(required)) return copy;
  const isAbsent = (name: unknown): boolean => {
    const property = properties[String(name)];
    return isMap(property) && property[absent] === true;
  };
  return { ...copy, required: required.filter((name) => !isAbsent(name)) };
}

/** An attempt to build a value. */
class Derivation {
  readonly #document: unknown;
  readonly #direction: Direction;
  readonly #attempt: number;

  constructor(document: unknown, direction: Direction, attempt: number) {
    this.#document = document;
    this.#direction = direction;
    this.#attempt = attempt;
  }

  valueOf(node: unknown, depth: number): Json | undefined {
    if (node === true || node === undefined) return "text";
    const schema = this.#flattened(node, 0);
    if (schema === undefined || depth > maxDepth) return undefined;
    if ("const" in schema) return schema["const"] as Json;
    const values = schema["enum"];
    if (Array.isArray(values)) return values[this.#attempt % values.length] as Json;
    const [given] = this.#attempt % 4 === 3 ? examplesOf(schema) : [];
    if (given !== undefined) return given;
    switch (typeOf(schema)) {
      case "string":
        return textOf(schema, this.#attempt);
      case "integer":
      case "number":
        return numberOf(schema);
      case "boolean":
        return this.#attempt % 2 === 0;
      case "null":
        return null;
      case "array":
        return this.#listOf(schema, depth);
      default:
        return this.#objectOf(schema, depth);
    }
  }

  #listOf(schema: Schema, depth: number): Json | undefined {
    const least = Number(schema["minItems"] ?? 0);
    const length = Math.min(Math.max(least, this.#isFull(depth) ? 1 : 0), Number(schema["maxItems"] ?? 1_000));
    if (length > 100) return undefined;
    const prefix = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : [];
    const items = Array.from({ length }, (_, index) => this.valueOf(prefix[index] ?? schema["items"], depth + 1));
    if (items.includes(undefined)) return least === 0 ? [] : undefined;
    return items as readonly Json[];
  }

  #objectOf(schema: Schema, depth: number): Json | undefined {
    const properties = isMap(schema["properties"]) ? schema["properties"] : {};
    const required = new Set(Array.isArray(schema["required"]) ? schema["required"].map(String) : []);
    const least = Number(schema["minProperties"] ?? 0);
    const value: Record<string, Json> = {};
    for (const name of new Set([...Object.keys(properties), ...required])) {
      const property = properties[name] ?? schema["additionalProperties"];
      if (this.#isAbsent(property)) continue;
      const isNeeded = required.has(name) || Object.keys(value).length < least;
      if (!isNeeded && !this.#isFull(depth)) continue;
      const inner = this.valueOf(property, depth + 1);
      if (inner !== undefined) value[name] = inner;
      else if (isNeeded) return undefined;
    }
    const others = schema["additionalProperties"];
    if (isMap(others) && Object.keys(value).length === 0 && (this.#isFull(depth) || least > 0)) {
      const inner = this.valueOf(others, depth + 1);
      if (inner !== undefined) value["key"] = inner;
    }
    return value;
  }

  /** Whether optional properties are included: in outer objects, in some of the attempts. */
  #isFull(depth: number): boolean {
    return this.#attempt % 4 < 2 && depth < 3;
  }

  #isAbsent(property: unknown): boolean {
    return isMap(property) && property[this.#direction === "request" ? "readOnly" : "writeOnly"] === true;
  }

  /** Merges a schema with its references and compositions; of a union, uses the alternative of this attempt. */
  #flattened(node: unknown, depth: number): Schema | undefined {
    if (node === true) return {};
    if (!isMap(node) || depth > maxDepth) return undefined;
    const { $ref: reference, allOf, oneOf, anyOf, ...own } = node;
    const parts: unknown[] = [];
    if (typeof reference === "string") parts.push(this.#at(reference));
    if (Array.isArray(allOf)) parts.push(...allOf);
    for (const alternatives of [oneOf, anyOf]) {
      if (Array.isArray(alternatives)) parts.push(alternatives[this.#attempt % alternatives.length]);
    }
    let merged: Schema = own;
    for (const part of parts) {
      const flat = this.#flattened(part, depth + 1);
      if (flat === undefined) return undefined;
      merged = joined(flat, merged);
    }
    return merged;
  }

  #at(reference: string): unknown {
    const tokens = reference
      .slice(2)
      .split("/")
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
    let node: unknown = this.#document;
    for (const token of tokens) node = (node as Readonly<Record<string, unknown>> | undefined)?.[token];
    return node;
  }
}

/** Merges two schemas that both apply, as far as needed to build values. */
function joined(one: Schema, other: Schema): Schema {
  const properties = { ...(one["properties"] as object), ...(other["properties"] as object) };
  const required = [one["required"], other["required"]].filter(Array.isArray).flat();
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function typeOf({ type, properties, items, required, additionalProperties }: Schema): string {
  if (typeof type === "string") return type;
  if (Array.isArray(type)) return String(type.find((one) => one !== "null") ?? "null");
  if (items !== undefined) return "array";
  return (properties ?? required ?? additionalProperties) ? "object" : "string";
}

function examplesOf({ example, examples, default: fallback }: Schema): readonly Json[] {
  return [...(Array.isArray(examples) ? examples : []), example, fallback].filter((one) => one !== undefined) as Json[];
}

const texts: Readonly<Record<string, string>> = {
  date: "2021-06-01",
  "date-time": "2021-06-01T12:00:00Z",
  duration: "PT1H",
  email: "someone@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "12:00:00Z",
  uri: "https://example.com/",
  "uri-reference": "/path",
  url: "https://example.com/",
  uuid: "6cff2b76-44a8-46b9-b528-262ad8609d9f",
  byte: "dGV4dA==",
};

function textOf({ format, pattern, minLength = 0, maxLength = 10_000 }: Schema, attempt: number): string | undefined {
  if (typeof pattern === "string" && attempt % 2 === 0) return textMatching(pattern, attempt);
  const text = texts[String(format)] ?? "text";
  if (text.length < Number(minLength)) return text.padEnd(Math.min(Number(minLength), 10_000), "x");
  return text.length > Number(maxLength) ? text.slice(0, Number(maxLength)) : text;
}

function textMatching(pattern: string, seed: number): string | undefined {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, "u")), { seed, numRuns: 4 }).at(-1);
  } catch {
    return undefined;
  }
}

function numberOf(schema: Schema): number {
  const bound = (keyword: string): number | undefined => {
    const value = schema[keyword];
    return typeof value === "number" ? value : undefined;
  };
  const step = bound("multipleOf") ?? (typeOf(schema) === "integer" ? 1 : 0.5);
  const exclusive = bound("exclusiveMinimum");
  const least = bound("minimum") ?? (exclusive === undefined ? undefined : exclusive + step);
  const aboveMost = bound("exclusiveMaximum");
  const most = bound("maximum") ?? (aboveMost === undefined ? undefined : aboveMost - step);
  const wanted = Math.min(Math.max(least ?? step, step), most ?? Number.POSITIVE_INFINITY);
  const rounded = Math.ceil(wanted / step) * step;
  return rounded <= (most ?? rounded) ? rounded : (least ?? wanted);
}

function isMap(node: unknown): node is Schema {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
