import type { SchemaUse, Type } from "../../model/type.js";
import { schemaUsesOf } from "../../model/walk.js";
import { samplePattern } from "../../pattern/sample.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import type { SearchedSide } from "./searched-side.js";

/** Maximum number of schemas to read for one vocabulary. */
const maxSchemas = 300;

/** Maximum length of texts and lists that reach a limit. */
const longest = 2_000;

/** Names of properties to combine with each other. */
const combinedNames = 8;

/** The values, limits and names in the schemas of one value. Whether two schemas accept the same values depends on them. */
export class Vocabulary {
  readonly #values = new Set<Json>();
  readonly #limits = new Set<number>();
  readonly #patterns = new Set<string>();
  readonly #items = new Set<Json>();
  /** Names of properties, with values that schemas mention for them. */
  readonly #names = new Map<string, Json[]>();
  /** Limits of the length of names. */
  readonly #nameLimits = new Set<number>();

  read(use: SchemaUse, side: SearchedSide): void {
    const seen = new Set<Type>();
    const pending: Type[] = [use.type];
    for (let type = pending.pop(); type !== undefined && seen.size < maxSchemas; type = pending.pop()) {
      if (seen.has(type)) continue;
      seen.add(type);
      pending.push(...this.#readType(type, side));
    }
  }

  /** Returns values that reach or exceed the limits, and combinations of the names and values. */
  *values(bases: readonly Json[]): Generator<Json> {
    yield* this.#values;
    for (const limit of this.#limits) {
      yield* [limit - 1, limit, limit + 1, limit - 0.5, limit + 0.5];
      for (const length of [limit - 1, limit, limit + 1]) if (isLength(length)) yield "a".repeat(length);
    }
    for (const pattern of this.#patterns) yield* textsMatching(pattern);
    yield* this.#lists(bases);
    yield* this.#objects(bases);
  }

  /** Returns the types that apply to the same value. */
  #readType(type: Type, side: SearchedSide): readonly Type[] {
    if (type.kind === "enum") for (const { value } of type.members) this.#values.add(value);
    if (type.kind === "reference") return [side.model.types.get(type.name)?.use.type ?? []].flat();
    if (type.kind === "object") this.#readObject(type, side);
    if (type.kind === "array") {
      for (const item of schemaUsesOf(type)) for (const value of mentioned(item, side)) this.#items.add(value);
    }
    if (type.kind === "union" && type.discriminator !== undefined) {
      this.#name(
        type.discriminator.property,
        type.discriminator.mapping.map(({ value }) => value),
      );
    }
    const same = type.kind === "union" || type.kind === "intersection" ? schemaUsesOf(type) : [];
    const inChecks = "checks" in type ? type.checks.flatMap((check) => this.#readCheck(check, side)) : [];
    return [...same, ...inChecks].map((use) => use.type);
  }

  #readObject(
    { properties, requiredElsewhere, patterns }: Extract<Type, { kind: "object" }>,
    side: SearchedSide,
  ): void {
    for (const property of properties) this.#name(property.name, mentioned(property, side));
    for (const { name } of requiredElsewhere) this.#name(name);
    for (const { pattern } of patterns) for (const name of textsMatching(pattern)) this.#name(name);
  }

  #readCheck(
    check: Extract<Type, { kind: "object" | "array" | "string" | "number" }>["checks"][number],
    side: SearchedSide,
  ): readonly SchemaUse[] {
    switch (check.kind) {
      case "pattern":
        this.#patterns.add(check.pattern);
        return [];
      case "not":
        return [check.use];
      case "if":
        return [check.test, check.consequent, check.alternative].flatMap((use) => use ?? []);
      case "contains":
        for (const value of mentioned(check.use, side)) this.#items.add(value);
        this.#limits.add(check.min);
        if (check.max !== undefined) this.#limits.add(check.max);
        return [];
      case "property-names":
        for (const type of [check.use.type, ...schemaUsesOf(check.use.type).map((use) => use.type)]) {
          if (type.kind !== "string") continue;
          for (const one of type.checks) {
            if ("limit" in one) this.#nameLimits.add(one.limit);
            if (one.kind === "pattern") for (const name of textsMatching(one.pattern)) this.#name(name);
          }
        }
        for (const value of mentioned(check.use, side)) if (typeof value === "string") this.#name(value);
        return [];
      case "dependent-required":
        this.#name(check.property);
        for (const { name } of check.required) this.#name(name);
        return [];
      case "dependent-schema":
        this.#name(check.property);
        return [check.use];
      case "required-when":
        for (const { property, value } of check.when) this.#name(property, [value]);
        for (const name of check.fields) this.#name(name);
        return [];
      case "at-least-one-of":
      case "exactly-one-of":
      case "mutually-exclusive":
      case "less-or-equal":
        for (const name of check.fields) this.#name(name);
        return [];
      default:
        if ("limit" in check) this.#limits.add(check.limit);
        return [];
    }
  }

  #name(name: string, values: readonly Json[] = []): void {
    const known = this.#names.get(name);
    if (known === undefined) this.#names.set(name, [...values]);
    else known.push(...values);
  }

  *#lists(bases: readonly Json[]): Generator<Json> {
    const items: readonly Json[] = [...this.#items, ...fillers];
    for (const item of items) {
      yield [item];
      yield [item, item];
    }
    for (const length of [...this.#limits].flatMap((limit) => [limit - 1, limit, limit + 1])) {
      if (isLength(length) && length <= 100)
        yield Array.from({ length }, (_, index) => items[index] ?? `item ${index}`);
    }
    for (const base of bases) {
      if (!Array.isArray(base)) continue;
      const list: readonly Json[] = base;
      for (const item of items) {
        yield [...list, item];
        for (let index = 0; index < list.length; index++) yield list.map((old, at) => (at === index ? item : old));
      }
      yield list.slice(0, -1);
    }
  }

  *#objects(bases: readonly Json[]): Generator<JsonObject> {
    const objects: readonly JsonObject[] = [
      {},
      ...bases.flatMap((base): JsonObject[] => [asObject(base) ?? []].flat()),
    ];
    const lengths = [...this.#nameLimits].flatMap((limit) => [limit, limit + 1]).filter(isLength);
    const names = new Map<string, readonly Json[]>(this.#names);
    for (const length of lengths) names.set("k".repeat(length), []);
    for (const base of objects) {
      for (const [name, values] of names) {
        for (const value of new Set([...values, ...fillers])) yield { ...base, [name]: value };
        if (Object.hasOwn(base, name)) yield without(base, name);
      }
      const some = [...names].slice(0, combinedNames);
      for (const [one, values] of some) {
        for (const [other, others] of some) {
          if (one < other) yield { ...base, [one]: values[0] ?? "amber", [other]: others[0] ?? "amber" };
        }
      }
      for (const count of [...this.#limits].flatMap((limit) => [limit, limit + 1])) {
        if (isLength(count) && count <= 100) yield filled(base, count);
      }
    }
  }
}

/** Values of several types, for what no schema mentions. */
const fillers: readonly Json[] = ["amber", 1, null, true, {}, []];

function isLength(length: number): boolean {
  return Number.isInteger(length) && length >= 0 && length <= longest;
}

function without(fields: JsonObject, gone: string): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone));
}

function filled(base: JsonObject, count: number): JsonObject {
  const more: [string, Json][] = [];
  for (let index = 1; Object.keys(base).length + more.length < count; index++) more.push([`key${index}`, "amber"]);
  return { ...base, ...Object.fromEntries(more) };
}

function* textsMatching(pattern: string): Generator<string> {
  for (const next of [() => 0, () => 0.5, () => 0.99]) {
    const text = samplePattern(pattern, { least: 0, most: 40 }, next);
    if (text !== undefined) yield text;
  }
}

/** Returns the values that a schema lists. */
function mentioned(use: SchemaUse, side: SearchedSide): readonly Json[] {
  return side.schemas.of(use).enums.flatMap(({ members }) => members.map(({ value }) => value));
}
