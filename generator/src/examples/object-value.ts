import type { FlattenedSchema, FlattenedSchemas } from "../model/flattened-schema.js";
import { isHidden, type MergedProperty, mergedPropertiesOf } from "../model/merged-properties.js";
import type { Direction } from "../model/openness.js";
import { requiredNamesIn } from "../model/required-names.js";
import type { FieldCheck, SchemaUse } from "../model/type.js";
import { samplePattern } from "../pattern/sample.js";
import { isSame, type Json } from "../values/json.js";
import type { Random } from "./random.js";

/** What an object needs of the derivation that it is part of. */
interface ObjectDerivation {
  readonly context: {
    readonly schemas: FlattenedSchemas;
    readonly direction: Direction;
    readonly attempt: number;
    readonly random: Random;
  };
  isSparse(depth: number): boolean;
  valueOf(use: SchemaUse, name: string, depth: number): Json | undefined;
}

/** Returns an object for a schema; undefined if a required property has no value. */
export function makeObject(schema: FlattenedSchema, depth: number, derivation: ObjectDerivation): Json | undefined {
  const { schemas, direction } = derivation.context;
  const { properties, undeclared } = mergedPropertiesOf(schema, schemas);
  const made = new Map<string, Json>();
  const excluded = excludedNames(schema, properties, derivation);
  const needed = neededNames(schema, properties);
  for (const property of properties.values()) {
    if (isHidden(property, direction)) continue;
    const isNeeded = property.required || needed.has(property.name);
    if (!isNeeded && (excluded.has(property.name) || !isWanted(property, depth, derivation))) continue;
    const value = derivation.valueOf(property.use, property.name, depth + 1);
    if (value !== undefined) made.set(property.name, value);
    else if (property.required) return undefined;
  }
  for (const name of undeclared) made.set(name, valueOfUndeclared(name, schema, depth, derivation) ?? "amber");
  addMissing(schema, made, depth, derivation);
  addDependent(schema, made, { properties, depth, derivation });
  orderBounds(schema, made);
  removeSurplus(schema, made, { properties, needed });
  return Object.fromEntries(made);
}

type Properties = ReadonlyMap<string, MergedProperty>;

/** Whether an optional property is made. Deprecated ones are not. */
function isWanted(property: MergedProperty, depth: number, derivation: ObjectDerivation): boolean {
  return !property.deprecated && property.features.length === 0 && !derivation.isSparse(depth);
}

function fieldChecks({ logic }: FlattenedSchema): readonly FieldCheck[] {
  return logic.filter((check): check is FieldCheck => "message" in check);
}

/** Names of properties that cross-field checks require: of several, the first. */
function neededNames(schema: FlattenedSchema, properties: Properties): ReadonlySet<string> {
  const needed = new Set<string>();
  for (const check of fieldChecks(schema)) {
    if (check.kind !== "at-least-one-of" && check.kind !== "exactly-one-of") continue;
    const isMet = check.fields.some((name) => properties.get(name)?.required === true || needed.has(name));
    const first = check.fields.find((name) => properties.has(name));
    if (!isMet && first !== undefined) needed.add(first);
  }
  return needed;
}

/** Names of properties that cannot accompany others. */
function excludedNames(
  schema: FlattenedSchema,
  properties: Properties,
  { context }: ObjectDerivation,
): ReadonlySet<string> {
  const excluded = new Set<string>();
  for (const check of fieldChecks(schema)) {
    if (check.kind !== "exactly-one-of" && check.kind !== "mutually-exclusive") continue;
    const required = check.fields.filter((name) => properties.get(name)?.required === true);
    const kept = required[0] ?? (check.kind === "exactly-one-of" ? check.fields[0] : context.random.pick(check.fields));
    for (const name of check.fields) if (name !== kept) excluded.add(name);
  }
  return excluded;
}

interface ObjectFacts {
  readonly properties: Properties;
  readonly depth: number;
  readonly derivation: ObjectDerivation;
}

/** Adds properties that others require. */
function addDependent(schema: FlattenedSchema, made: Map<string, Json>, facts: ObjectFacts): void {
  const { properties, depth, derivation } = facts;
  const add = (name: string): void => {
    if (made.has(name)) return;
    const use = properties.get(name)?.use;
    const value = use === undefined ? "amber" : derivation.valueOf(use, name, depth + 1);
    if (value !== undefined) made.set(name, value);
  };
  for (const { checks } of schema.objects) {
    for (const check of checks) {
      if (check.kind === "dependent-required" && made.has(check.property)) {
        requiredNamesIn(check.required, derivation.context.direction).forEach(add);
      }
    }
  }
  for (const check of fieldChecks(schema)) {
    if (check.kind !== "required-when") continue;
    const applies = check.when.every(({ property, value }) => isSame(made.get(property) ?? null, value));
    if (applies) check.fields.forEach(add);
  }
}

/** Exchanges the values of properties of which one must not exceed the other. */
function orderBounds(schema: FlattenedSchema, made: Map<string, Json>): void {
  for (const check of fieldChecks(schema)) {
    if (check.kind !== "less-or-equal") continue;
    const [lower, upper] = check.fields;
    const [low, high] = [made.get(lower), made.get(upper)];
    if (typeof low !== "number" || typeof high !== "number" || low <= high) continue;
    made.set(lower, high);
    made.set(upper, low);
  }
}

/** Adds undeclared properties until there are as many as the schema requires. */
function addMissing(
  schema: FlattenedSchema,
  made: Map<string, Json>,
  depth: number,
  derivation: ObjectDerivation,
): void {
  const checks = schema.objects.flatMap((object) => object.checks);
  const least = Math.max(0, ...checks.flatMap((check) => (check.kind === "min-properties" ? [check.limit] : [])));
  const most = Math.min(
    Number.POSITIVE_INFINITY,
    ...checks.flatMap((check) => (check.kind === "max-properties" ? [check.limit] : [])),
  );
  const isMap = schema.objects.some((object) => object.additional !== undefined || object.patterns.length > 0);
  const declares = schema.objects.some((object) => object.properties.length > 0);
  const wanted = isMap && !declares && !derivation.isSparse(depth) ? Math.min(most, 1) : 0;
  const count = Math.min(Math.max(least, wanted), 1000);
  for (let index = 0; made.size < count && index < count + 64; index++) {
    const name = nameOfUndeclared(schema, index, depth, derivation);
    if (name === undefined || made.has(name)) continue;
    const value = valueOfUndeclared(name, schema, depth, derivation);
    if (value !== undefined) made.set(name, value);
  }
}

function nameOfUndeclared(
  { objects }: FlattenedSchema,
  index: number,
  depth: number,
  derivation: ObjectDerivation,
): string | undefined {
  const named = objects.flatMap(({ checks }) =>
    checks.flatMap((check) => (check.kind === "property-names" ? [check.use] : [])),
  );
  if (named.length > 0) {
    const name = derivation.valueOf(derivation.context.schemas.together(named), "", depth + 1);
    return typeof name === "string" ? name : undefined;
  }
  const [pattern] = objects.flatMap(({ patterns }) => patterns);
  if (pattern !== undefined && objects.every(({ additional }) => additional?.type.kind === "never")) {
    return samplePattern(pattern.pattern, { least: 1, most: 40 }, () => derivation.context.random.next());
  }
  return `key${index + 1}`;
}

function valueOfUndeclared(
  name: string,
  { objects }: FlattenedSchema,
  depth: number,
  derivation: ObjectDerivation,
): Json | undefined {
  const uses = objects.flatMap(({ patterns, additional }) => {
    const matching = patterns.filter(({ pattern }) => isMatch(pattern, name)).map(({ use }) => use);
    return matching.length > 0 ? matching : (additional ?? []);
  });
  return uses.length === 0 ? "amber" : derivation.valueOf(derivation.context.schemas.together(uses), name, depth + 1);
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    return false;
  }
}

/** Removes optional properties until there are no more than the schema allows. */
function removeSurplus(
  { objects }: FlattenedSchema,
  made: Map<string, Json>,
  { properties, needed }: { readonly properties: Properties; readonly needed: ReadonlySet<string> },
): void {
  const limits = objects.flatMap(({ checks }) =>
    checks.flatMap((check) => (check.kind === "max-properties" ? [check.limit] : [])),
  );
  const most = Math.min(Number.POSITIVE_INFINITY, ...limits);
  for (const name of [...made.keys()].reverse()) {
    if (made.size <= most) return;
    if (properties.get(name)?.required !== true && !needed.has(name)) made.delete(name);
  }
}
