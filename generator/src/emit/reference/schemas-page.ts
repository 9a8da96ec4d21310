import { describeBounds } from "../../model/descriptions.js";
import type { Interface, NamedType } from "../../model/interface.js";
import { describeSchemaUse } from "./describe-type.js";
import { discriminatorTable } from "./discriminator-table.js";
import { fieldRows } from "./fields.js";
import { schemaPage, schemaTitle, schemaUrl } from "./links.js";
import { typeEntry } from "./type-entry.js";

/** Every named type: the list of all in the groups of the source files, and the types that have no page of their own. */
export function schemasPage(model: Interface): unknown {
  const groups = new Map<string, { readonly identifier: string; readonly url: string }[]>();
  for (const type of model.types.values()) {
    const link = { identifier: type.identifier, url: schemaUrl(type, "schemas") };
    const group = groups.get(type.group);
    if (group === undefined) groups.set(type.group, [link]);
    else group.push(link);
  }
  const own = [...model.types.values()].filter((type) => schemaPage(type) === "schemas");
  return { ...pageOf("schemas", own, model), groups: [...groups].map(([name, types]) => ({ name, types })) };
}

/** The types of a source file that is too large for one page, by the pages that they are parted into. */
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

/** One of these pages. */
export function furtherSchemasPage(page: string, types: readonly NamedType[], model: Interface): unknown {
  return { ...pageOf(page, types, model), groups: [] };
}

function pageOf(page: string, types: readonly NamedType[], model: Interface): object {
  return { title: schemaTitle(page), types: types.map((type) => schemaEntry(type, model, page)) };
}

function schemaEntry(type: NamedType, model: Interface, page: string): unknown {
  const shape = type.use.type;
  // the tables below say it all of plain objects and enumerations
  const tags = discriminatorTable(type.use, model, page);
  const shown = shape.kind !== "enum" && !tags.isComplete && describeSchemaUse(type.use, model) !== "object";
  return {
    identifier: type.identifier,
    description: type.description ?? "",
    deprecated: type.deprecated === true,
    unspecified: type.unspecified ?? "",
    standalone: type.standalone ?? "",
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
