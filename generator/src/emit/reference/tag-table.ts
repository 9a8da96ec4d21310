import type { Interface } from "../../model/interface.js";
import { taggedVariants } from "../../model/tag-values.js";
import type { UnionType, Use } from "../../model/type.js";
import { type TypeEntry, typeEntry } from "./type-entry.js";
import { typeInWords } from "./type-in-words.js";

/** Which value of a discriminator's property leads to which alternative of a named union. */
export interface TagTable {
  readonly property: string;
  /** Empty where no discriminator tells alternatives apart. */
  readonly rows: readonly (TypeEntry & { readonly values: readonly string[] })[];
  /** Whether the rows are all that there is to the type. */
  readonly saysAll: boolean;
}

export function tagTable(use: Use, model: Interface, page: string): TagTable {
  const union = discriminated(use);
  if (union === undefined) return { property: "", rows: [], saysAll: false };
  const tagged = taggedVariants(union, model) ?? [];
  const rows = tagged
    .filter(({ variant }) => variant.type.kind !== "null")
    .map(({ variant, values }) => ({
      values: values.map((value) => JSON.stringify(value)),
      ...typeEntry(withoutTag(variant, model), model, page),
    }));
  const words = typeInWords({ ...use, type: union, nullable: false }, model);
  const saysAll = rows.length === tagged.length && typeInWords(use, model) === words;
  return { property: union.discriminator?.property ?? "", rows, saysAll };
}

/** The union itself, or the one that holds beside properties. */
function discriminated({ type }: Use): UnionType | undefined {
  const candidates = type.kind === "intersection" ? type.parts.map((part) => part.type) : [type];
  return candidates.find((candidate) => candidate.kind === "union" && candidate.discriminator !== undefined) as
    | UnionType
    | undefined;
}

/** The alternative as it is called: what a mapping adds to it is only its value, which stands beside. */
function withoutTag(use: Use, model: Interface): Use {
  if (use.type.kind !== "intersection") return use;
  const [only, ...others] = use.type.parts.filter((part) => typeInWords(part, model) !== "object");
  return only === undefined || others.length > 0 ? use : { ...only, nullable: only.nullable || use.nullable };
}
