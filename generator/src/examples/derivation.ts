import type { FlattenedSchema, FlattenedSchemas } from "../model/flattened-schema.js";
import type { Interface } from "../model/interface.js";
import type { Direction } from "../model/openness.js";
import { referenceChain } from "../model/resolve-type.js";
import type { EnumType, ImageRule, SchemaUse, Type, UnionType } from "../model/type.js";
import { isObject, isSame, type Json, type JsonObject } from "../values/json.js";
import { acceptsValue } from "./accepts-value.js";
import { makeNumber } from "./number-value.js";
import { makeObject } from "./object-value.js";
import type { Random } from "./random.js";
import type { RealisticValues } from "./realistic.js";
import { imageText, makeText } from "./text-value.js";

export interface DerivationContext {
  readonly model: Interface;
  readonly schemas: FlattenedSchemas;
  readonly direction: Direction;
  /** From 0: later attempts choose other alternatives and omit more. */
  readonly attempt: number;
  /** Whether examples of nested schemas are used. */
  readonly documented: boolean;
  readonly random: Random;
  readonly realistic: RealisticValues | undefined;
  /** Counts the schemas that are compared with values. */
  readonly meter: { steps: number } | undefined;
}

/** The first attempt that makes only what is required. */
export const firstSparseAttempt = 12;

/** Depth below which optional properties and items are omitted. */
const usualDepth = 4;

/** Maximum depth of a value. */
const maxDepth = 40;

/** Number of values above which optional ones are omitted. */
const usualSize = 300;

/** Maximum number of values within one. */
const maxSize = 5_000;

/** Maximum number of schemas that are visited without making a value: unions of unions. */
const maxSteps = 20_000;

/** One attempt to derive a value from a schema. The result may be invalid: the caller validates it. */
export class Derivation {
  readonly context: DerivationContext;
  #size = 0;
  #steps = 0;

  constructor(context: DerivationContext) {
    this.context = context;
  }

  /** Returns a value; undefined if the attempt fails. */
  valueOf(use: SchemaUse, name: string, depth = 0): Json | undefined {
    if (depth > maxDepth || ++this.#size > maxSize || ++this.#steps > maxSteps) return undefined;
    const { attempt, documented } = this.context;
    if (documented && attempt < 6 && depth > 0) {
      const example = this.#documented(use);
      if (example !== undefined) return example;
    }
    const schema = this.context.schemas.of(use);
    if (schema.never) return schema.nullable ? null : undefined;
    const isPlain = attempt < 8 && !this.isSparse(depth);
    if (schema.nullable && !isPlain && this.context.random.next() < 0.5) return null;
    const value = this.#fromSchema(schema, { use, name, depth });
    return value === undefined && schema.nullable ? null : value;
  }

  /** Whether only what is required is made, at a depth. */
  isSparse(depth: number): boolean {
    const { attempt } = this.context;
    return (
      depth > usualDepth - Math.min(2, Math.floor(attempt / 4)) ||
      this.#size > usualSize ||
      attempt >= firstSparseAttempt
    );
  }

  accepts(use: SchemaUse, value: Json): boolean {
    const { model, direction, meter } = this.context;
    return acceptsValue(use, value, { model, view: direction }, meter);
  }

  #documented(use: SchemaUse): Json | undefined {
    const examples = use.examples ?? [];
    return examples.find((example) => this.accepts(use, example));
  }

  #fromSchema(schema: FlattenedSchema, target: Target): Json | undefined {
    const { use } = target;
    if (schema.enums.length > 0) return this.#member(schema.enums, use);
    const union = schema.unions[0];
    if (union !== undefined) return this.#alternative(schema, union, target);
    const image = imageRuleOf(use, this.context.model);
    if (image !== undefined) return imageText(image);
    switch (this.#kindOf(schema, use)) {
      case "object":
        return makeObject(schema, target.depth, this);
      case "array":
        return this.#list(schema, target);
      case "string": {
        const { random, realistic } = this.context;
        return makeText({ types: schema.strings, name: target.name, random, realistic });
      }
      case "integer":
        return makeNumber(schema.numbers, true, this.context.random);
      case "fraction":
        return makeNumber(schema.numbers, false, this.context.random);
      case "boolean":
        return this.context.random.next() < 0.5;
      default:
        return schema.nullable ? null : undefined;
    }
  }

  /** Chooses a JSON type: one that has constraints, or else any that is accepted. */
  #kindOf(schema: FlattenedSchema, use: SchemaUse): string | undefined {
    const possible = schema.jsonSubtypes(this.context.direction);
    const described = [
      ...(schema.objects.length > 0 ? ["object"] : []),
      ...(schema.arrays.length > 0 ? ["array"] : []),
      ...(schema.strings.length > 0 ? ["string"] : []),
      ...(schema.numbers.length > 0 ? ["integer", "fraction"] : []),
    ].filter((kind) => (possible as ReadonlySet<string>).has(kind));
    const fallback = ["string", "integer", "boolean", "object", "array", "fraction"].filter((kind) =>
      (possible as ReadonlySet<string>).has(kind),
    );
    // An integer is a number that needs no rounding; a price is one with a fraction.
    const isFraction = described[0] === "integer" && possible.has("fraction") && /price|amount|rate|ratio/.test(use.at);
    const kinds = isFraction ? ["fraction"] : described.length > 0 ? described : fallback;
    return kinds[this.context.attempt < 4 ? 0 : this.context.attempt % Math.max(1, kinds.length)];
  }

  #member(enums: readonly EnumType[], use: SchemaUse): Json | undefined {
    const [first, ...others] = enums;
    const shared = first?.members.filter(({ value }) =>
      others.every((other) => other.members.some((member) => isSame(member.value, value))),
    );
    const members = shared?.filter((member) => member.deprecated !== true && this.accepts(use, member.value)) ?? [];
    const usable = members.length > 0 ? members : (shared ?? []);
    return this.context.random.pick(usable)?.value;
  }

  /** Derives a value from the schema together with one alternative of its first union. */
  #alternative(schema: FlattenedSchema, union: UnionType, target: Target): Json | undefined {
    const { random, attempt } = this.context;
    const { alternatives, discriminator } = union;
    const order = alternatives.map((_, index) => index);
    const first = attempt === 0 ? 0 : random.integer(0, alternatives.length - 1);
    const rotated = this.isSparse(target.depth)
      ? this.#smallestFirst(alternatives)
      : [...order.slice(first), ...order.slice(0, first)];
    const rest = restOf(schema, union, target.use);
    for (const index of rotated.slice(0, 8)) {
      const alternative = alternatives[index];
      if (alternative === undefined) continue;
      const together = this.context.schemas.together([...rest, alternative]);
      const value = this.valueOf(together, target.name, target.depth + 1);
      if (value === undefined) continue;
      const selecting = discriminator?.mapping.find((entry) => entry.alternative === index)?.value;
      const selected =
        selecting === undefined || !isObject(value)
          ? value
          : withDiscriminatorValue(value as JsonObject, discriminator?.property, selecting);
      if (this.accepts(target.use, selected)) return selected;
    }
    return undefined;
  }

  /** Prefers alternatives that are not objects or arrays, so that a recursive schema comes to an end. */
  #smallestFirst(alternatives: readonly SchemaUse[]): readonly number[] {
    const weight = (use: SchemaUse): number => {
      const schema = this.context.schemas.of(use);
      if (schema.enums.length > 0) return 0;
      const required = schema.objects.flatMap(({ properties }) => properties.filter((property) => property.required));
      return schema.unions.length * 4 + schema.objects.length + schema.arrays.length + required.length;
    };
    return alternatives
      .map((alternative, index) => ({ index, weight: weight(alternative) }))
      .sort((one, other) => one.weight - other.weight)
      .map(({ index }) => index);
  }

  #list({ arrays }: FlattenedSchema, { name, depth }: Target): Json | undefined {
    const checks = arrays.flatMap((array) => array.checks);
    const limits = (kind: "min-items" | "max-items"): readonly number[] =>
      checks.flatMap((check) => (check.kind === kind ? [check.limit] : []));
    const least = Math.max(0, ...limits("min-items"));
    const most = Math.min(Number.POSITIVE_INFINITY, ...limits("max-items"));
    const contained = checks.flatMap((check) => (check.kind === "contains" ? [check] : []));
    const needed = contained.reduce((sum, check) => sum + check.min, 0);
    const prefix = Math.max(0, ...arrays.map((array) => array.prefix.length));
    const isUnique = checks.some((check) => check.kind === "unique-items" || check.kind === "unique");
    const usual = this.isSparse(depth) ? 0 : Math.max(prefix, 1 + (depth < 2 ? this.context.random.integer(0, 1) : 0));
    const count = Math.min(most, Math.max(least, needed, usual));
    const items: Json[] = [];
    for (let tries = 0; items.length < count && tries < 4 * count + 16; tries++) {
      const use = this.#itemOf(arrays, contained, items.length);
      const item = use === undefined ? "amber" : this.valueOf(use, name.replace(/s$/, ""), depth + 1);
      if (item === undefined) return items.length >= Math.max(least, needed) ? items : undefined;
      if (isUnique && items.some((other) => isSame(other, item))) {
        const distinct = use === undefined ? `amber ${tries}` : this.#another(use, items, depth);
        if (distinct === undefined) continue;
        items.push(distinct);
      } else items.push(item);
    }
    return items;
  }

  /** Returns a value that is not yet in a list, without the documented example. */
  #another(use: SchemaUse, items: readonly Json[], depth: number): Json | undefined {
    const { random } = this.context;
    const members = this.context.schemas.of(use).enums[0]?.members.map(({ value }) => value) ?? [];
    const free = members.filter((value) => !items.some((item) => isSame(item, value)));
    if (members.length > 0) return random.pick(free);
    const value = new Derivation({ ...this.context, documented: false }).valueOf(use, "", depth + 1);
    return value === undefined || items.some((item) => isSame(item, value)) ? undefined : value;
  }

  #itemOf(
    arrays: FlattenedSchema["arrays"],
    contained: readonly { readonly use: SchemaUse; readonly min: number }[],
    index: number,
  ): SchemaUse | undefined {
    const uses = arrays.flatMap(({ prefix, items }) => prefix[index] ?? items ?? []);
    let left = index;
    for (const check of contained) {
      if (left < check.min) {
        uses.push(check.use);
        break;
      }
      left -= check.min;
    }
    return uses.length === 0 ? undefined : this.context.schemas.together(uses);
  }
}

/** The schema to derive a value from. */
interface Target {
  readonly use: SchemaUse;
  readonly name: string;
  readonly depth: number;
}

/** Returns the parts of a schema beside one of its unions. */
function restOf(schema: FlattenedSchema, union: UnionType, { at }: SchemaUse): readonly SchemaUse[] {
  const { strings, numbers, arrays, objects, unions } = schema;
  const types: readonly Type[] = [...strings, ...numbers, ...arrays, ...objects, ...unions];
  return types.filter((type) => type !== union).map((type): SchemaUse => ({ at, type, nullable: schema.nullable }));
}

function withDiscriminatorValue(value: JsonObject, property: string | undefined, selecting: string): JsonObject {
  if (property === undefined || (Object.hasOwn(value, property) && String(value[property]) === selecting)) return value;
  return { ...value, [property]: selecting };
}

function imageRuleOf(use: SchemaUse, model: Interface): ImageRule | undefined {
  return referenceChain(use, model).find(({ image }) => image !== undefined)?.image;
}
