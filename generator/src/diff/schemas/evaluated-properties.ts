import type { FlattenedSchema, FlattenedSchemas } from "../../model/flattened-schema.js";
import { mergedPropertiesOf } from "../../model/merged-properties.js";
import type { SchemaUse } from "../../model/type.js";
import { namesBesideOwn, type PairedAlternatives } from "./alternative-properties.js";
import type { LogicalLocation, SchemaComparison } from "./comparison.js";

/**
 * Compares what `unevaluatedProperties` no longer applies to: alternatives determine it, and the comparison of an
 * alternative does not know the schema that contains it.
 */
export function compareEvaluatedProperties(
  comparison: SchemaComparison,
  base: FlattenedSchema,
  head: FlattenedSchema,
  { pairs, location }: { readonly pairs: readonly PairedAlternatives[]; readonly location: LogicalLocation },
): void {
  const others = unevaluatedOf(base);
  if (others.length === 0 || unevaluatedOf(head).length === 0) return;
  const own = mergedPropertiesOf(base, comparison.base).properties;
  for (const [one, other] of [[base, head] as const, ...pairs]) {
    if (other === undefined) continue;
    const pointers = { base: one.at, head: other.at };
    if (evaluatesAll(one) !== evaluatesAll(other)) {
      const message = "`unevaluatedProperties` applies to different properties";
      comparison.report(location, "unevaluated-changed", { message, ...pointers, key: "`unevaluatedProperties`" });
    }
    // The comparison of properties reports new ones of the schema itself.
    if (one === base) continue;
    const before = declaredBy(one, comparison.base);
    for (const [name, use] of declaredBy(other, comparison.head)) {
      if (before.has(name) || own.has(name)) continue;
      const inside = { ...location, path: `${location.path}.${name}` };
      if (others.some(({ type }) => type.kind === "never")) {
        const message = "a property is new where no others were allowed";
        comparison.report(inside, "property-added-where-closed", { message, ...pointers });
      } else {
        comparison.compare(comparison.base.together(others), use ?? comparison.head.anything(other.at), inside);
      }
    }
  }
}

function unevaluatedOf({ logic }: FlattenedSchema): readonly SchemaUse[] {
  return logic.flatMap((check) => (check.kind === "unevaluated-properties" ? [check.use] : []));
}

/** Whether a schema has a schema for all other properties, which evaluates every name. */
function evaluatesAll({ objects }: FlattenedSchema): boolean {
  return objects.some(({ additional, additionalStated }) => additional !== undefined || additionalStated);
}

/** The properties of a schema and its alternatives; undefined for the schema of one that is declared more deeply. */
function declaredBy(schema: FlattenedSchema, schemas: FlattenedSchemas): ReadonlyMap<string, SchemaUse | undefined> {
  const { properties } = mergedPropertiesOf(schema, schemas);
  const beside = [...namesBesideOwn(schema, schemas)].map((name) => [name, undefined] as const);
  return new Map<string, SchemaUse | undefined>([
    ...beside,
    ...[...properties].map(([name, { use }]) => [name, use] as const),
  ]);
}
