import type { Interface, NamedType } from "../../model/interface.js";
import { limitsInWords } from "../../model/words.js";
import { fieldRows } from "./fields.js";
import { schemaFragment, typeEntry } from "./type-entry.js";
import { typeInWords } from "./type-in-words.js";

/** Every named type, with a list of contents in the groups of the source files. */
export function schemasPage(model: Interface): unknown {
  const groups = new Map<string, { readonly identifier: string; readonly address: string }[]>();
  for (const type of model.types.values()) {
    const link = { identifier: type.identifier, address: schemaFragment(type) };
    const group = groups.get(type.group);
    if (group === undefined) groups.set(type.group, [link]);
    else group.push(link);
  }
  return {
    groups: [...groups].map(([name, types]) => ({ name, types })),
    types: [...model.types.values()].map((type) => schemaEntry(type, model)),
  };
}

function schemaEntry(type: NamedType, model: Interface): unknown {
  const shape = type.use.type;
  // the tables below say it all of plain objects and enumerations
  const shown = shape.kind !== "enum" && typeInWords(type.use, model) !== "object";
  return {
    identifier: type.identifier,
    description: type.description ?? "",
    deprecated: type.deprecated === true,
    unspecified: type.unspecified ?? "",
    standalone: type.standalone ?? "",
    shown,
    ...typeEntry(type.use, model, ""),
    limits: limitsInWords(shape),
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
    fields: shape.kind === "reference" ? [] : fieldRows(shape, model, ""),
    behaviours: type.behaviours ?? [],
  };
}
