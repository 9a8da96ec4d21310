import { quoteName } from "../../diagnostics/quote.js";
import { isSame } from "../../values/json.js";
import { FlattenedSchemas } from "../flattened-schema.js";
import { mergedPropertiesOf } from "../merged-properties.js";
import type { SchemaUse, UnionType } from "../type.js";
import type { BuildContext } from "./context.js";
import { findOverlap, type UnionOverlap } from "./union-overlaps.js";

interface ReportContext {
  readonly schemas: FlattenedSchemas;
  readonly build: BuildContext;
}

/**
 * Reports each union with alternatives that nothing distinguishes. If such alternatives are those of `oneOf`, a value
 * may match several of them, except if the document is read to the letter: many documents write `oneOf` where they
 * mean `anyOf`, and few values of theirs would match exactly one.
 */
export function readOverlaps(
  types: ReadonlyMap<string, { readonly use: SchemaUse }>,
  uses: readonly SchemaUse[],
  context: BuildContext,
): void {
  const schemas = new FlattenedSchemas({ types });
  const known = new Map<string, UnionOverlap | undefined>();
  const isExact = context.loaded.alternatives === "exact";
  for (const { type } of uses) {
    if (type.kind !== "union") continue;
    if (!known.has(type.at)) {
      const found = findOverlap(type, schemas);
      known.set(type.at, found);
      if (found !== undefined && !isDiscriminatorReported(found, type, schemas))
        report(found, type, { schemas, build: context });
    }
    // Copies of a union, such as one with further checks, have its pointer.
    if (known.get(type.at) !== undefined && !isExact) acceptSeveral(type);
  }
}

/** Whether the rules for discriminators report that the property of one has any value in these alternatives. */
function isDiscriminatorReported({ one, other }: UnionOverlap, union: UnionType, schemas: FlattenedSchemas): boolean {
  const { discriminator } = union;
  if (discriminator === undefined) return false;
  return [one, other].every((alternative) => {
    const property = mergedPropertiesOf(schemas.of(alternative), schemas).properties.get(discriminator.property);
    return property !== undefined && schemas.of(property.use).enums.length === 0;
  });
}

function report(overlap: UnionOverlap, { at, mode, alternatives }: UnionType, context: ReportContext): void {
  const { schemas, build } = context;
  const isRefused = mode === "one" && build.loaded.alternatives === "exact";
  const outcome = isRefused ? "and `oneOf` rejects values that match both" : "so validators accept what matches either";
  const [written, again] = [build.node(overlap.one.at), build.node(overlap.other.at)];
  const isRepeated = written !== undefined && again !== undefined && isSame(written, again);
  const [one, other] = namesOf(overlap, alternatives);
  const areObjects = schemas.of(overlap.one).objects.length > 0;
  const distinguish = "give each alternative a required property with a `const` of its own";
  const remedies = mode === "any" ? [distinguish] : [...(areObjects ? [distinguish] : []), "write `anyOf`"];
  const message = `${isRepeated ? `${one} and ${other} are the same schema` : `nothing distinguishes ${one} from ${other}`}, ${outcome}`;
  const fix = isRepeated ? "drop one of the two" : remedies.join(", or ");
  build.report("alternatives-overlap", at, message, { keyOrValue: "key", fix });
}

/** Returns the names of both alternatives, with their positions if the names are equal. */
function namesOf({ one, other }: UnionOverlap, alternatives: readonly SchemaUse[]): readonly [string, string] {
  const indexes = [alternatives.indexOf(one), alternatives.lastIndexOf(other)] as const;
  const names = [nameOf(one, indexes[0]), nameOf(other, indexes[1])] as const;
  if (names[0] !== names[1]) return names;
  return [`alternative ${indexes[0] + 1} (${names[0]})`, `alternative ${indexes[1] + 1} (${names[1]})`];
}

function nameOf({ title, type }: SchemaUse, index: number): string {
  const name = type.kind === "reference" ? type.name : title;
  return name === undefined ? `alternative ${index + 1}` : quoteName(name);
}

/** Nothing has read the mode of a type before the model is complete. */
function acceptSeveral(type: UnionType): void {
  (type as { mode: UnionType["mode"] }).mode = "any";
}
