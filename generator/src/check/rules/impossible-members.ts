import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import type { JsonSubtype } from "../../model/json-types.js";
import { mergedPropertiesOf } from "../../model/merged-properties.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";
import type { NodeVisit } from "../walk.js";

/** Maximum number of nested properties in which contradictions are looked for. */
const maxDepth = 8;

/**
 * Reports schemas that no value satisfies because their members contradict each other, such as `allOf: [{ type: string },
 * { type: integer }]`. What one schema contradicts by itself has rules of its own.
 */
export function checkImpossibleMembers(context: CheckContext): void {
  const { objectsWith, schemas, schemaUseAt, report } = context;
  const composed = [...objectsWith(["allOf"], "schema")];
  for (const visit of composed) {
    // The enclosing schema has the same members.
    if (visit.slot === "allOf" || isInCondition(visit)) continue;
    const use = schemaUseAt(visit.pointer);
    const conflict = use && conflictIn(schemas.of(use), schemas, maxDepth);
    if (conflict === undefined) continue;
    const message = `no value satisfies all members of \`allOf\`: ${conflict}`;
    report({ code: "all-of-impossible", message, pointer: `${visit.pointer}/allOf`, keyOrValue: "key" });
  }
}

/** Whether a schema belongs to a condition (`not`, `if`), which may be false. */
export function isInCondition(visit: NodeVisit): boolean {
  for (let schema: NodeVisit | undefined = visit; schema?.kind === "schema"; schema = schema.parent) {
    if (schemaKeyword(schema.slot)?.describes === "condition") return true;
  }
  return false;
}

/** Returns why no value satisfies a schema of several parts; undefined if none is found. */
function conflictIn(schema: FlattenedSchema, schemas: FlattenedSchemas, depth: number): string | undefined {
  if (schema.nullable || schema.never || depth === 0) return undefined;
  const types = schema.jsonSubtypes("request");
  if (types.size === 0) return "they have no type in common";
  return listConflict(schema) ?? limitConflict(schema, types) ?? propertyConflict(schema, types, schemas, depth);
}

function listConflict({ enums }: FlattenedSchema): string | undefined {
  if (enums.length < 2 || enums.some(({ open }) => open !== "closed")) return undefined;
  const [first, ...others] = enums.map(({ members }) => new Set(members.map(({ value }) => JSON.stringify(value))));
  const common = [...(first ?? [])].filter((value) => others.every((values) => values.has(value)));
  return common.length === 0 ? "they list no common value" : undefined;
}

/** Lower and upper limits of each JSON type, with their keywords. */
const limits = [
  { types: ["string"], of: "strings", least: ["min-length", "minLength"], most: ["max-length", "maxLength"] },
  { types: ["integer", "fraction"], of: "numbers", least: ["minimum", "minimum"], most: ["maximum", "maximum"] },
  { types: ["array"], of: "arrays", least: ["min-items", "minItems"], most: ["max-items", "maxItems"] },
  {
    types: ["object"],
    of: "objects",
    least: ["min-properties", "minProperties"],
    most: ["max-properties", "maxProperties"],
  },
] as const;

function limitConflict(schema: FlattenedSchema, types: ReadonlySet<JsonSubtype>): string | undefined {
  for (const { types: limited, of, least, most } of limits) {
    if (![...types].every((type) => (limited as readonly JsonSubtype[]).includes(type))) continue;
    const parts: readonly { readonly checks: readonly { readonly kind: string }[] }[] = schema[of];
    if (parts.length < 2) continue;
    const checks = parts.flatMap((part) => part.checks);
    const valuesOf = (kind: string): readonly number[] =>
      checks.flatMap((check) =>
        check.kind === kind && "limit" in check && typeof check.limit === "number" ? [check.limit] : [],
      );
    const [low, high] = [Math.max(...valuesOf(least[0])), Math.min(...valuesOf(most[0]))];
    if (low > high) return `${quoteName(least[1])} is ${low} and ${quoteName(most[1])} is ${high}`;
  }
  return undefined;
}

/** Returns a required property of which no value satisfies all declarations. */
function propertyConflict(
  schema: FlattenedSchema,
  types: ReadonlySet<JsonSubtype>,
  schemas: FlattenedSchemas,
  depth: number,
): string | undefined {
  if (schema.objects.length < 2 || types.size !== 1 || !types.has("object")) return undefined;
  for (const { name, required, readOnly, writeOnly, use } of mergedPropertiesOf(schema, schemas).properties.values()) {
    if (!required || readOnly || writeOnly || use.type.kind !== "intersection") continue;
    const property = schemas.of(use);
    const conflict = property.never ? "one of them forbids it" : conflictIn(property, schemas, depth - 1);
    if (conflict !== undefined) return `of the property ${quoteName(name)}, ${conflict}`;
  }
  return undefined;
}
