import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { isHidden, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { Direction } from "../../model/openness.js";
import type { SchemaUse } from "../../model/type.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import type { SearchedSide } from "./searched-side.js";
import { Vocabulary } from "./vocabulary.js";

/** A schema of one interface, in the direction in which its values are sent. */
export interface SidedSchema {
  readonly side: SearchedSide;
  readonly use: SchemaUse;
  readonly direction: Direction;
}

/** Values of every JSON type, at the ends of what schemas commonly bound. */
const ordinary: readonly Json[] = [
  null,
  true,
  "",
  "a",
  "A",
  "0",
  "amber",
  " amber ",
  "é!",
  "not in this format",
  0,
  1,
  -1,
  2,
  3,
  0.5,
  12_345,
  2 ** 40,
  1e300,
  [],
  [null],
  ["a", "a"],
  {},
  { key: null },
];

/** Maximum number of alternatives of a receiver that one value violates. */
const maxViolated = 100;

/** Number of different values that are derived from one schema. */
const samples = 3;

/**
 * Returns values for a schema of the sender that a schema of the receiver may refuse: simple ones first, each once. Not all
 * are valid for the sender. Undefined if no value was derived, so that the search can end.
 */
export function* candidates(sender: SidedSchema, receivers: readonly SidedSchema[]): Generator<Json | undefined> {
  const seen = new Set<string>();
  for (const value of proposals(sender, receivers)) {
    const text = value === undefined ? undefined : JSON.stringify(value);
    if (text !== undefined && seen.has(text)) continue;
    if (text !== undefined) seen.add(text);
    yield value;
  }
}

function* proposals(sender: SidedSchema, receivers: readonly SidedSchema[]): Generator<Json | undefined> {
  const smallest = sampleOf(sender, { sparse: true });
  yield smallest;
  yield* listed(sender, receivers);
  yield* atLimits(sender, smallest);
  for (const receiver of receivers) yield* beyondLimits(receiver, sampleOf(receiver, { sparse: true }), smallest);
  yield* withProperties(sender, smallest);
  for (const receiver of receivers) yield* outsideAlternatives(receiver, smallest);
  yield* ordinary;
  for (let index = 0; index < samples; index++) {
    const full = sampleOf(sender, { salt: `witness ${index}` });
    yield full;
    yield* withoutProperties(full);
    if (index > 0) continue;
    yield* atLimits(sender, full);
    for (const receiver of receivers) {
      yield* beyondLimits(receiver, sampleOf(receiver, { salt: `witness ${index}` }), full);
    }
  }
  const ofAlternatives: (Json | undefined)[] = [];
  for (const value of alternatives(sender)) {
    ofAlternatives.push(value);
    yield value;
  }
  const vocabulary = new Vocabulary();
  for (const { side, use } of [sender, ...receivers]) vocabulary.read(use, side);
  const full = sampleOf(sender, { salt: "witness 0" });
  yield* vocabulary.values([smallest, full, ...ofAlternatives].filter((value) => value !== undefined));
}

function sampleOf(
  { side, use, direction }: SidedSchema,
  request: { readonly sparse?: boolean; readonly salt?: string },
): Json | undefined {
  return side.sample(use, { direction, ...request });
}

/** Listed values, first those that the receivers do not list; and for flags, each bit. */
function* listed({ side, use, direction }: SidedSchema, receivers: readonly SidedSchema[]): Generator<Json> {
  const schema = side.schemas.of(use);
  const known = new Set(receivers.flatMap((receiver) => membersOf(receiver).map((value) => JSON.stringify(value))));
  const members = membersOf({ side, use, direction });
  yield* members.filter((value) => !known.has(JSON.stringify(value)));
  yield* members.filter((value) => known.has(JSON.stringify(value)));
  for (const { flags = [] } of schema.numbers) for (const { bit } of flags) yield 2 ** bit;
  for (const { flags = [] } of schema.strings) for (const { bit } of flags) yield String(2n ** BigInt(bit));
}

function membersOf({ side, use }: SidedSchema): readonly Json[] {
  return side.schemas.of(use).enums.flatMap(({ members }) => members.map(({ value }) => value));
}

/** Values that reach a limit of the sender. */
function* atLimits({ side, use, direction }: SidedSchema, value: Json | undefined): Generator<Json> {
  if (value === undefined) return;
  for (const found of side.boundariesOf(use, value, direction)) if (found.isValid) yield found.value;
  const schema = side.schemas.of(use);
  for (const step of schema.numbers.flatMap(({ checks }) => checks.flatMap((one) => limitOf(one, "multiple-of")))) {
    for (const factor of [1, 2, 3, 5, 7]) yield step * factor;
  }
}

function limitOf(check: FlattenedSchema["numbers"][number]["checks"][number], kind: string): readonly number[] {
  return check.kind === kind && "limit" in check ? [check.limit] : [];
}

/** Values that violate one rule of the receiver; derived from its own values, and from those of the sender. */
function* beyondLimits(
  { side, use, direction }: SidedSchema,
  ...seeds: readonly (Json | undefined)[]
): Generator<Json> {
  for (const seed of seeds) {
    if (seed === undefined) continue;
    for (const found of side.boundariesOf(use, seed, direction)) if (!found.isValid) yield found.value;
  }
}

/** Objects with one more property that the sender declares, and with one that it does not. */
function* withProperties({ side, use, direction }: SidedSchema, value: Json | undefined): Generator<Json> {
  const fields = asObject(value);
  if (fields === undefined) return;
  for (const { name, use: inner } of declaredProperties(side, use)) {
    const made = side.sample(inner, { direction, name, sparse: true });
    if (made !== undefined) yield { ...fields, [name]: made };
  }
  yield { ...fields, key: "amber" };
}

/** Objects with a wrong property for each alternative of the receiver, which may declare optional properties only. */
function* outsideAlternatives({ side, use, direction }: SidedSchema, value: Json | undefined): Generator<Json> {
  const fields = asObject(value);
  if (fields === undefined) return;
  const isRejected = (inner: SchemaUse, made: Json): boolean => side.decide(inner, made, direction) === "rejected";
  for (const { alternatives } of side.schemas.of(use).unions) {
    let wrong = fields;
    for (const alternative of alternatives.slice(0, maxViolated)) {
      if (isRejected(alternative, wrong)) continue;
      for (const property of mergedPropertiesOf(side.schemas.of(alternative), side.schemas).properties.values()) {
        const made = ordinary.find((each) => isRejected(property.use, each));
        if (made === undefined || isHidden(property, direction)) continue;
        wrong = { ...wrong, [property.name]: made };
        break;
      }
    }
    yield wrong;
  }
}

/** Returns the properties that a schema declares, also in its alternatives. */
export function declaredProperties(
  { schemas }: SearchedSide,
  use: SchemaUse,
): readonly { readonly name: string; readonly use: SchemaUse }[] {
  const schema = schemas.of(use);
  const parts = [
    schema,
    ...schema.unions.flatMap(({ alternatives }) => alternatives.map((alternative) => schemas.of(alternative))),
  ];
  return parts.flatMap((part) => [...mergedPropertiesOf(part, schemas).properties.values()]);
}

function* withoutProperties(value: Json | undefined): Generator<JsonObject> {
  const fields = asObject(value);
  if (fields === undefined) return;
  for (const gone of Object.keys(fields)) {
    yield Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone));
  }
}

/** A value of each alternative. */
function* alternatives(sender: SidedSchema): Generator<Json | undefined> {
  const { side, use } = sender;
  for (const union of side.schemas.of(use).unions) {
    for (const alternative of union.alternatives) {
      const together = side.together([use, alternative]);
      yield sampleOf({ ...sender, use: together }, { sparse: true });
      yield sampleOf({ ...sender, use: together }, {});
    }
  }
}
