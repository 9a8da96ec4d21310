import type fc from "fast-check";
import { namedFormats, numberFormats } from "./formats.js";
import { FromRandom, type Pick } from "./from-random.js";
import { anyJson, names, objectOf } from "./json-values.js";
import { smallerSchemas } from "./subschemas.js";

const patterns = ["^a", "b$", "^[a-c]*$", "^.$", "^\\p{L}+$", "\\d{2}"];
const namePatterns = ["^a", "b$", "^.{2}$"];
const kinds = ["null", "boolean", "integer", "number", "string", "array", "object"];

/**
 * Schemas over the core keywords, up to `depth` deep. They may refer to the named schemas anywhere, and to
 * themselves, under their future name, inside of an array or object.
 */
export function schemas(depth: number, references: readonly string[], self: string): fc.Arbitrary<unknown> {
  return new FromRandom((pick) => schemaOf({ pick, references, self }, depth), smallerSchemas);
}

interface Making {
  readonly pick: Pick;
  readonly references: readonly string[];
  readonly self: string;
}

type Keywords = Record<string, unknown>;

function schemaOf(making: Making, depth: number): unknown {
  const { pick, references } = making;
  if (depth <= 0 && pick.once(4)) return pick.of([true, true, {}, false]);
  if (references.length > 0 && pick.once(12)) return { $ref: `#/components/schemas/${pick.of(references)}` };
  const schema: Keywords = {};
  const shape = pick.between(0, depth > 0 ? 11 : 5);
  if (shape === 0) addLists(schema, pick);
  else if (shape === 1) schema["type"] = pick.once(2) ? pick.of(kinds) : atLeastOne(pick.some(kinds), pick);
  else if (shape === 2 || shape === 3) addText(schema, pick);
  else if (shape === 4 || shape === 5) addNumber(schema, pick);
  else if (shape === 6 || shape === 7) addArray(schema, making, depth);
  else if (shape === 8 || shape === 9) addObject(schema, making, depth);
  if (shape >= 10 || (depth > 0 && pick.once(5))) addLogic(schema, making, depth);
  if (pick.once(20)) addText(schema, pick);
  if (depth > 0 && pick.once(20)) addObject(schema, making, depth);
  if (depth > 0 && pick.once(20)) addArray(schema, making, depth);
  if (depth > 0 && pick.once(12)) schema[pick.of(["unevaluatedProperties", "unevaluatedItems"])] = inner(making, depth);
  return schema;
}

function inner(making: Making, depth: number): unknown {
  return making.pick.once(8) ? making.pick.of([true, false]) : schemaOf(making, depth - 1);
}

/** For schemas of the contents of a value. */
function within(making: Making): Making {
  return { ...making, references: [...making.references, making.self] };
}

/** Listed values: one list, or several that all apply and overlap. */
function addLists(schema: Keywords, pick: Pick): void {
  const values = listed(pick);
  const some = (): unknown[] => {
    const kept = values.filter(() => !pick.once(3));
    return kept.length === 0 ? values : kept;
  };
  if (!pick.once(3)) Object.assign(schema, pick.once(2) ? { const: values[0] } : { enum: values });
  else {
    if (!pick.once(3)) schema["enum"] = some();
    if (pick.once(3)) schema["const"] = pick.of(values);
    schema["allOf"] = Array.from({ length: pick.between(1, 2) }, () =>
      pick.once(4) ? { const: pick.of(values) } : { enum: some() },
    );
  }
}

function listed(pick: Pick): unknown[] {
  const found = new Map(
    Array.from({ length: pick.between(1, 4) }, () => anyJson(pick)).map((value) => [keyOf(value), value]),
  );
  return [...found.values()];
}

/** Equal values have equal keys: ajv requires the items of an enumeration to differ. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_name, inside: unknown) =>
    typeof inside === "object" && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inside,
  );
}

function atLeastOne<Item>(items: readonly Item[], pick: Pick): readonly Item[] | string {
  return items.length === 0 ? pick.of(kinds) : items;
}

/** Mostly the type that the keywords apply to; without it they accept values of other types. */
function addType(schema: Keywords, type: string, pick: Pick): void {
  if (schema["type"] !== undefined || pick.once(3)) return;
  schema["type"] = pick.once(4) ? [...new Set([type, pick.of(["null", "boolean", "string"])])] : type;
}

function addText(schema: Keywords, pick: Pick): void {
  addType(schema, "string", pick);
  const min = pick.between(0, 3);
  if (pick.once(2)) schema["minLength"] = min;
  if (pick.once(2)) schema["maxLength"] = min + pick.between(0, 2);
  if (pick.once(3)) schema["pattern"] = pick.of(patterns);
  if (pick.once(6)) schema["format"] = pick.of(namedFormats);
}

function addNumber(schema: Keywords, pick: Pick): void {
  addType(schema, pick.of(["integer", "number"]), pick);
  const min = pick.of([-2, -0.5, 0, 1, 3]);
  if (pick.once(3)) schema["minimum"] = min;
  if (pick.once(5)) schema["exclusiveMinimum"] = min;
  if (pick.once(3)) schema["maximum"] = min + pick.of([0, 1, 2.5, 10]);
  if (pick.once(5)) schema["exclusiveMaximum"] = min + pick.of([1, 10]);
  if (pick.once(4)) schema["multipleOf"] = pick.of([1, 2, 3, 0.5, 0.1, 0.01, 2.5]);
  if (pick.once(10)) schema["format"] = pick.of(numberFormats);
}

function addArray(schema: Keywords, making: Making, depth: number): void {
  const { pick } = making;
  const held = within(making);
  addType(schema, "array", pick);
  const min = pick.between(0, 2);
  if (pick.once(2)) schema["items"] = inner(held, depth);
  if (pick.once(4)) schema["prefixItems"] = Array.from({ length: pick.between(1, 2) }, () => inner(held, depth));
  if (pick.once(4)) schema["minItems"] = min;
  if (pick.once(4)) schema["maxItems"] = min + pick.between(0, 2);
  if (pick.once(4)) schema["uniqueItems"] = true;
  if (pick.once(4)) {
    schema["contains"] = inner(held, depth);
    // ajv's strict mode refuses a `minContains` that is larger than `maxContains`.
    if (pick.once(2)) schema["minContains"] = pick.between(0, 1);
    if (pick.once(3)) schema["maxContains"] = pick.between(1, 2);
  }
}

function addObject(schema: Keywords, making: Making, depth: number): void {
  const { pick } = making;
  addType(schema, "object", pick);
  const held = within(making);
  const schemaEach = (keys: readonly string[], by = held): unknown =>
    objectOf(keys.map((key) => [key, inner(by, depth)]));
  const own = pick.some(names);
  if (!pick.once(4)) schema["properties"] = schemaEach(own);
  if (pick.once(2)) schema["required"] = pick.some(pick.once(5) ? names : own);
  if (pick.once(3)) schema["additionalProperties"] = pick.once(2) ? false : inner(held, depth);
  if (pick.once(6)) schema["patternProperties"] = schemaEach(pick.some(namePatterns));
  if (pick.once(10))
    schema["propertyNames"] = pick.of([{ maxLength: 1 }, { pattern: "^a" }, { enum: ["a", "b"] }, false]);
  if (pick.once(10)) schema["minProperties"] = pick.between(0, 2);
  if (pick.once(10)) schema["maxProperties"] = pick.between(0, 3);
  if (pick.once(10)) schema["dependentRequired"] = objectOf(pick.some(names).map((name) => [name, pick.some(names)]));
  if (pick.once(10)) schema["dependentSchemas"] = schemaEach([pick.of(names)], making);
}

function addLogic(schema: Keywords, making: Making, depth: number): void {
  const { pick } = making;
  const several = (): unknown[] => Array.from({ length: pick.between(1, 3) }, () => inner(making, depth));
  switch (pick.between(0, 7)) {
    case 0:
      schema["allOf"] = several();
      return;
    case 1:
      schema["anyOf"] = several();
      return;
    case 2:
      schema["oneOf"] = several();
      return;
    case 3:
      schema["oneOf"] = tagged(making, depth);
      return;
    case 4:
      schema["anyOf"] = tagged(making, depth);
      return;
    case 5:
      schema["not"] = inner(making, depth);
      return;
    default:
      schema["if"] = inner(making, depth);
      for (const branch of pick.of([["then"], ["else"], ["then", "else"]])) schema[branch] = inner(making, depth);
  }
}

/** Variants that a property distinguishes, or nearly. */
function tagged(making: Making, depth: number): unknown[] {
  const { pick } = making;
  const tag = pick.of(names);
  return Array.from({ length: pick.between(2, 3) }, (_, index) => {
    const schema: Keywords = { type: "object" };
    addObject(schema, making, depth);
    const value = pick.once(6) ? { enum: [index, index + 1] } : { const: pick.once(8) ? 0 : index };
    schema["properties"] = { ...(schema["properties"] as object | undefined), [tag]: value };
    if (!pick.once(5))
      schema["required"] = [...new Set([tag, ...((schema["required"] as string[] | undefined) ?? [])])];
    if (pick.once(3)) schema["type"] = "object";
    return schema;
  });
}
