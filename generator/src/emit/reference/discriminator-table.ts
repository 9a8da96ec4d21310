import { discriminatedAlternatives } from "../../model/discriminator-values.js";
import type { Interface } from "../../model/interface.js";
import type { SchemaUse, UnionType } from "../../model/type.js";
import { describeSchemaUse } from "./describe-type.js";
import { type TypeEntry, typeEntry } from "./type-entry.js";

/** The alternatives of a named union by discriminator value. */
export interface DiscriminatorTable {
  readonly property: string;
  /** Empty if no discriminator distinguishes the alternatives. */
  readonly rows: readonly (TypeEntry & { readonly values: readonly string[] })[];
  /** Whether the rows describe the type completely. */
  readonly isComplete: boolean;
}

export function discriminatorTable(use: SchemaUse, model: Interface, page: string): DiscriminatorTable {
  const union = discriminatedUnion(use);
  if (union === undefined) return { property: "", rows: [], isComplete: false };
  const discriminated = discriminatedAlternatives(union, model) ?? [];
  const rows = discriminated
    .filter(({ alternative }) => alternative.type.kind !== "null")
    .map(({ alternative, values }) => ({
      values: values.map((value) => JSON.stringify(value)),
      ...typeEntry(withoutDiscriminator(alternative, model), model, page),
    }));
  const words = describeSchemaUse({ ...use, type: union, nullable: false }, model);
  const isComplete = rows.length === discriminated.length && describeSchemaUse(use, model) === words;
  return { property: union.discriminator?.property ?? "", rows, isComplete };
}

/** Returns the union itself, or the one in an intersection with properties. */
function discriminatedUnion({ type }: SchemaUse): UnionType | undefined {
  const candidates = type.kind === "intersection" ? type.parts.map((part) => part.type) : [type];
  return candidates.find((candidate) => candidate.kind === "union" && candidate.discriminator !== undefined) as
    | UnionType
    | undefined;
}

/** Returns the alternative without the discriminator value that a mapping adds, which the table shows separately. */
function withoutDiscriminator(use: SchemaUse, model: Interface): SchemaUse {
  if (use.type.kind !== "intersection") return use;
  const [only, ...others] = use.type.parts.filter((part) => describeSchemaUse(part, model) !== "object");
  return only === undefined || others.length > 0 ? use : { ...only, nullable: only.nullable || use.nullable };
}
