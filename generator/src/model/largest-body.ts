import type { Json } from "../load/document.js";
import type { Interface, MediaContent, Operation } from "./interface.js";
import { resolveType } from "./resolve-type.js";
import type { LogicCheck, ObjectCheck, ObjectType, Property, SchemaUse, StringType, Type } from "./type.js";

/** The least result. Below it, a limit protects nothing, and long spellings of small values would be refused. */
const least = 65_536;

/** Results from here on would not be below the general limit of servers, 8 MiB. */
const most = 8 * 1024 * 1024;

/**
 * Bytes of a character of a string: two escapes such as `\ud83d\ude00`, or four bytes of UTF-8 with percent-encoding. Limits of lengths
 * count code points.
 */
const characterBytes = 12;

/** Bytes of the exact decimal form of any double: a sign, `0.`, and at most 1074 digits. JSON does not limit digits. */
const numberBytes = 1077;

/** Maximum nesting of types, and of a schema in itself. */
const maxDepth = 32;

/** Longest values of the formats that validators check, in characters. */
const formatLengths: Readonly<Record<string, number>> = { date: 10, ipv4: 15, ipv6: 45, snowflake: 20, uuid: 36 };

/**
 * Returns the size in bytes that no valid body of an operation exceeds: JSON or a form with the longest strings, all
 * characters escaped, and indented by four columns. At least 64 KiB; undefined if the schemas do not bound it below 8 MiB.
 * Schemas bound an object only if it has no undeclared properties, or a limited number of them.
 */
export function largestBodyOf({ body }: Pick<Operation, "body">, model: Interface): number | undefined {
  if (body === undefined || body.content.length === 0) return undefined;
  const bytes = longest(body.content.map((media) => mediaBytes(media, model)));
  return bytes < most ? Math.max(least, Math.ceil(bytes)) : undefined;
}

function mediaBytes({ kind, use, item, stream }: MediaContent, model: Interface): number {
  if (use === undefined || item !== undefined || stream !== undefined) return Infinity;
  const bytes = new BodyBytes(model);
  // The byte order mark.
  if (kind === "json") return 3 + bytes.ofUse(use, 0);
  return kind === "form" ? bytes.ofForm(use.type) : Infinity;
}

/** What a schema with `unevaluatedProperties: false` around it admits: only its own properties. */
type Closed = "closed" | "open";

class BodyBytes {
  readonly #model: Interface;
  /** The named types around the current one. */
  readonly #around: string[] = [];
  /** Results for named types, by depth and closedness: types that use others twice would take exponential time. */
  readonly #known = new Map<string, number>();

  constructor(model: Interface) {
    this.#model = model;
  }

  /** Returns the bytes of a value at a depth, with the white space around it; infinite if it is unbounded. */
  ofUse({ type, nullable }: SchemaUse, depth: number, closed: Closed = "open"): number {
    if (depth > maxDepth) return Infinity;
    // The value on a line of its own, and a comma.
    return lineBytes(depth) + 1 + Math.max(nullable ? 4 : 0, this.#ofType(type, depth, closed));
  }

  /** Returns the bytes of a form whose fields are texts, numbers or lists of them; infinite for others. */
  ofForm(type: Type): number {
    const object = resolveType(type, this.#model);
    if (object.kind !== "object" || object.untyped || object.patterns.length > 0) return Infinity;
    if (object.additional === undefined || !isNever(object.additional)) return Infinity;
    return sum(object.properties, ({ name, type: field, readOnly }) =>
      readOnly ? Infinity : this.#fieldBytes(field, nameBytes(name.length)),
    );
  }

  #fieldBytes(type: Type, name: number): number {
    const field = resolveType(type, this.#model);
    if (field.kind !== "array") return name + 3 * this.#scalarBytes(field);
    const count = limitOf(field, "max-items");
    if (field.untyped || field.prefix.length > 0 || field.items === undefined) return Infinity;
    return product(count, name + 3 * this.#scalarBytes(resolveType(field.items.type, this.#model)));
  }

  #scalarBytes(type: Type): number {
    const isScalar =
      type.kind === "string" || type.kind === "number" || type.kind === "boolean" || type.kind === "enum";
    return isScalar ? this.#ofType(type, 0, "open") : Infinity;
  }

  #ofType(type: Type, depth: number, closed: Closed): number {
    if (closedBy(type, closed) === "closed" && addsProperties(type)) return Infinity;
    switch (type.kind) {
      case "never":
        return 0;
      case "null":
        return 4;
      case "boolean":
        return 5;
      case "number":
        return type.untyped ? Infinity : numberBytes;
      case "string":
        return stringBytes(type);
      case "enum":
        return type.open === "both" ? Infinity : longest(type.members.map(({ value }) => literalBytes(value)));
      case "array": {
        if (type.untyped) return Infinity;
        const rest = type.items === undefined ? Infinity : this.ofUse(type.items, depth + 1);
        const prefix = sum(type.prefix, (use) => this.ofUse(use, depth + 1));
        const further = limitOf(type, "max-items") - type.prefix.length;
        return 2 + lineBytes(depth) + prefix + product(Math.max(0, further), rest);
      }
      case "object":
        return type.untyped ? Infinity : this.#objectBytes(type, depth, closed);
      case "union": {
        const alternatives = this.#ofParts(type.alternatives, depth, closedBy(type, closed));
        // A value that matches several alternatives may have the properties of all of them.
        const isSum = type.mode === "any" && closedBy(type, closed) === "closed";
        return isSum ? sum(alternatives, (bytes) => bytes) : longest(alternatives);
      }
      case "intersection": {
        // Each part bounds the whole value, unless the properties of all parts do together.
        const parts = this.#ofParts(type.parts, depth, closedBy(type, closed));
        return closedBy(type, closed) === "closed"
          ? sum(parts, (bytes) => bytes)
          : parts.reduce((shortest, bytes) => Math.min(shortest, bytes), Infinity);
      }
      case "reference":
        return this.#referenceBytes(type.name, depth, closed);
      case "any":
        return Infinity;
    }
  }

  #ofParts(parts: readonly SchemaUse[], depth: number, closed: Closed): readonly number[] {
    return parts.map(({ type, nullable }) => Math.max(nullable ? 4 : 0, this.#ofType(type, depth, closed)));
  }

  #referenceBytes(name: string, depth: number, closed: Closed): number {
    const target = this.#model.types.get(name);
    if (target === undefined || this.#around.includes(name)) return Infinity;
    const key = `${depth} ${closed} ${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#around.push(name);
    const own = this.#ofType(target.use.type, depth, closed);
    this.#around.pop();
    const bytes = Math.max(own, target.use.nullable ? 4 : 0);
    this.#known.set(key, bytes);
    return bytes;
  }

  #objectBytes(type: ObjectType, depth: number, closed: Closed): number {
    const declared = sum(type.properties, (property) => this.#propertyBytes(property, depth + 1));
    const around = 2 + lineBytes(depth);
    const { additional, patterns } = type;
    const isOpen = type.additionalStated || closedBy(type, closed) === "open";
    const isClosed = additional === undefined ? !isOpen : isNever(additional);
    if (isClosed && patterns.length === 0) return around + declared;
    const values = [...patterns.map(({ use }) => use), ...(isClosed ? [] : [additional])];
    const value = longest(values.map((use) => (use === undefined ? Infinity : this.ofUse(use, depth + 1))));
    const undeclared = nameBytes(this.#nameLength(type)) + value;
    return around + declared + product(limitOf(type, "max-properties"), undeclared);
  }

  #propertyBytes(property: Property, depth: number): number {
    // Requests may repeat what a response contained: the value is not validated.
    if (property.readOnly) return Infinity;
    if (isNever(property)) return 0;
    return nameBytes(property.name.length) + this.ofUse(property, depth);
  }

  #nameLength({ checks }: ObjectType): number {
    const lengths = checks.flatMap((check) => {
      if (check.kind !== "property-names") return [];
      const name = resolveType(check.use.type, this.#model);
      return name.kind === "string" ? [limitOf(name, "max-length")] : [];
    });
    return Math.min(Infinity, ...lengths);
  }
}

/** Whether no value is valid, not even null. */
function isNever({ type, nullable }: SchemaUse): boolean {
  return type.kind === "never" && !nullable;
}

function closedBy(type: Type, around: Closed): Closed {
  return checksOf(type).some((check) => check.kind === "unevaluated-properties" && isNever(check.use))
    ? "closed"
    : around;
}

/** Whether checks admit properties that the type does not declare. */
function addsProperties(type: Type): boolean {
  return checksOf(type).some(({ kind }) => kind === "if" || kind === "dependent-schema");
}

function checksOf(type: Type): readonly (ObjectCheck | LogicCheck)[] {
  return type.kind === "object" || type.kind === "union" || type.kind === "intersection" ? type.checks : [];
}

/** A name with escapes, quotes, a colon and a space. */
function nameBytes(length: number): number {
  return length * characterBytes + 4;
}

/** A line break and the indentation. */
function lineBytes(depth: number): number {
  return 2 + 4 * depth;
}

function stringBytes(type: StringType): number {
  // White space that is removed before the length is checked is not bounded.
  if (type.untyped || type.file || type.trim) return Infinity;
  const known = type.format === undefined ? Infinity : (formatLengths[type.format] ?? Infinity);
  return Math.min(known, limitOf(type, "max-length")) * characterBytes + 2;
}

function literalBytes(value: Json): number {
  if (typeof value === "number") return numberBytes;
  return typeof value === "string"
    ? value.length * characterBytes + 2
    : value === null || typeof value === "boolean"
      ? 5
      : Infinity;
}

type LimitKind = "max-length" | "max-items" | "max-properties";

function limitOf({ checks }: { readonly checks: readonly { readonly kind: string }[] }, kind: LimitKind): number {
  const limits = checks.flatMap((check) => (check.kind === kind && "limit" in check ? [check.limit as number] : []));
  return Math.min(Infinity, ...limits);
}

/** A product in which nothing is unbounded zero times. */
function product(count: number, each: number): number {
  return count === 0 || each === 0 ? 0 : count * each;
}

/** The greatest of any number of sizes: more than the arguments that a call may have. */
function longest(sizes: readonly number[]): number {
  return sizes.reduce((greatest, size) => Math.max(greatest, size), 0);
}

function sum<T>(items: readonly T[], bytesOf: (item: T) => number): number {
  return items.reduce((total, item) => total + bytesOf(item), 0);
}
