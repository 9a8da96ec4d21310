import { describeBounds } from "../../model/descriptions.js";
import type { Interface, NamedType } from "../../model/interface.js";
import type { EmitOptions } from "../contract.js";
import { describeSchemaUse } from "./describe-type.js";
import { discriminatorTable } from "./discriminator-table.js";
import { fieldRows } from "./fields.js";
import { schemaPage, schemaTitle, schemaUrl } from "./links.js";
import { positionEntry } from "./position.js";
import { typeEntry } from "./type-entry.js";

/** Builds the page of named types: the list of all by file, and the types without their own page. */
export function schemasPage(model: Interface, options: EmitOptions): unknown {
  const groups = new Map<string, { readonly identifier: string; readonly url: string }[]>();
  for (const type of model.types.values()) {
    const link = { identifier: type.identifier, url: schemaUrl(type, "schemas") };
    const group = groups.get(type.fileStem);
    if (group === undefined) groups.set(type.fileStem, [link]);
    else group.push(link);
  }
  const own = [...model.types.values()].filter((type) => schemaPage(type) === "schemas");
  return {
    ...pageOf("schemas", own, { model, options }),
    groups: [...groups].map(([name, types]) => ({ name, types })),
  };
}

/** Returns the types by the pages of groups. */
export function furtherSchemas(model: Interface): ReadonlyMap<string, readonly NamedType[]> {
  const pages = new Map<string, NamedType[]>();
  for (const type of model.types.values()) {
    const page = schemaPage(type);
    const types = pages.get(page);
    if (page === "schemas") continue;
    if (types === undefined) pages.set(page, [type]);
    else types.push(type);
  }
  return pages;
}

/** Builds one of these pages. */
export function furtherSchemasPage(
  page: string,
  types: readonly NamedType[],
  model: Interface,
  options: EmitOptions,
): unknown {
  return { ...pageOf(page, types, { model, options }), groups: [] };
}

interface EmitInput {
  readonly model: Interface;
  readonly options: EmitOptions;
}

function pageOf(page: string, types: readonly NamedType[], input: EmitInput): object {
  return { title: schemaTitle(page), types: types.map((type) => schemaEntry(type, input, page)) };
}

function schemaEntry(type: NamedType, { model, options }: EmitInput, page: string): unknown {
  const shape = type.use.type;
  // The tables below describe plain objects and enumerations completely.
  const tags = discriminatorTable(type.use, model, page);
  const shown = shape.kind !== "enum" && !tags.isComplete && describeSchemaUse(type.use, model) !== "object";
  return {
    identifier: type.identifier,
    description: type.description ?? "",
    deprecated: type.deprecated === true,
    unspecified: type.unspecified ?? "",
    standalone: type.standalone ?? "",
    position: positionEntry(type, options),
    shown,
    ...typeEntry(type.use, model, page),
    tags,
    limits: describeBounds(shape),
    members:
      shape.kind === "enum"
        ? shape.members.map((member) => ({
            name: member.name ?? "",
            value: JSON.stringify(member.value),
            description: [member.deprecated === true ? "Deprecated." : "", member.description ?? ""].join(" ").trim(),
          }))
        : [],
    flags: (shape.kind === "number" || shape.kind === "string" ? (shape.flags ?? []) : []).map((flag) => ({
      name: flag.name,
      bit: flag.bit,
      description: flag.description ?? "",
    })),
    fields: shape.kind === "reference" ? [] : fieldRows(shape, model, page),
    behaviours: type.behaviours ?? [],
  };
}
