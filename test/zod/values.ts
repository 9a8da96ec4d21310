import fc from "fast-check";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { Direction } from "../../generator/src/model/openness.js";
import type { SchemaUse } from "../../generator/src/model/type.js";
import { isObject, type Json } from "../../generator/src/values/json.js";

/** A change at one location of a value. */
interface Change {
  readonly kind: "replace" | "remove" | "add";
  /** Selects the location, from 0 to 1. */
  readonly where: number;
  readonly name: string;
  readonly value: Json;
}

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("", " a ", "😀😀", "2024-02-30", "2024-02-29T23:59:60Z", "a@b.example", "https://a.example/x"),
);

const anyJson: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar as fc.Arbitrary<Json>,
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 6 }), tie("json"), { maxKeys: 3 }),
  ),
})).json;

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("replace", "remove", "add"),
  where: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  name: fc.constantFrom("extra", "id", "name", "type", "x-extra"),
  value: anyJson,
});

/** How to make a value of a schema: from an example, or any JSON. */
export interface Recipe {
  readonly salt: number;
  readonly changes: readonly Change[];
  readonly other?: Json | undefined;
}

export const recipe: fc.Arbitrary<Recipe> = fc.record({
  salt: fc.nat({ max: 10_000 }),
  changes: fc.array(change, { maxLength: 2 }),
  other: fc.option(anyJson, { nil: undefined, freq: 8 }),
});

/** Makes values of schemas, valid and invalid ones. */
export class SchemaValues {
  readonly #examples: ExampleValues;

  constructor(model: Interface) {
    this.#examples = new ExampleValues(model);
  }

  /** Returns a value of a recipe; undefined if the schema accepts nothing. */
  of(use: SchemaUse, direction: Direction, { salt, changes, other }: Recipe): Json | undefined {
    if (other !== undefined) return other;
    const value = this.#examples.valueOf(use, { direction, salt: String(salt), documented: salt % 4 === 0 });
    return value === undefined ? undefined : changes.reduce<Json>(changed, value);
  }

  /** Returns values that reach or violate every limit of a schema. */
  boundaries(use: SchemaUse, direction: Direction): readonly Json[] {
    const values = ["0", "1"].flatMap((salt) => {
      const value = this.#examples.valueOf(use, { direction, salt, documented: false });
      return value === undefined
        ? []
        : [value, ...this.#examples.boundariesOf(use, value, direction).map((each) => each.value)];
    });
    return [...this.#examples.documentedValues(use, direction), ...values];
  }
}

function changed(value: Json, { kind, where, name, value: replacement }: Change): Json {
  const paths = [...pathsOf(value, [])];
  const path = paths[Math.floor(where * paths.length)] ?? [];
  const copy = structuredClone(value) as Json;
  if (kind === "add") {
    const target = at(copy, path);
    if (Array.isArray(target)) target.push(replacement);
    else if (isObject(target)) Object.assign(target, { [name]: replacement });
    return copy;
  }
  const last = path.at(-1);
  if (last === undefined) return kind === "replace" ? replacement : copy;
  const parent = at(copy, path.slice(0, -1)) as Record<string, Json> & Json[];
  if (kind === "replace") parent[last as never] = replacement as never;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last as never];
  return copy;
}

type Path = readonly (string | number)[];

function* pathsOf(value: Json, path: Path): Generator<Path> {
  yield path;
  if (path.length > 6 || typeof value !== "object" || value === null) return;
  const keys = Array.isArray(value) ? value.map((_item, index) => index) : Object.keys(value);
  for (const key of keys.slice(0, 30)) yield* pathsOf((value as never)[key], [...path, key]);
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((current, key) => (current as never)[key], value);
}
