import type { Interface } from "../../model/interface.js";

/** The first lines of every machine-written TypeScript file. */
export function fileHeader(model: Interface): readonly string[] {
  return [
    `Written by guildwire from ${model.info.title} ${model.info.version}. Do not edit: change the specification.`,
  ];
}
