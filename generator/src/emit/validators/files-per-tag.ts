import type { Operation, Tag } from "../../model/interface.js";
import { type Code, type File, lines, type SymbolReference, typescriptFile } from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { type Shared, type Unit, unitOf } from "./scope.js";

/** Validators that belong to operations: their files, and the names that the index hands on. */
export interface FilesPerTag {
  readonly files: readonly File[];
  readonly references: readonly SymbolReference[];
}

/** One file per tag that has something of its own: what is found at its operations, and how that is written. */
export function filesPerTag<Found extends { readonly name: string }>(
  shared: Shared,
  moduleOf: (tag: Tag) => string,
  find: (operation: Operation) => readonly Found[],
  write: (found: readonly Found[], unit: Unit) => readonly Code[],
): FilesPerTag {
  const { model } = shared;
  const references: SymbolReference[] = [];
  const files = model.tags.flatMap((tag) => {
    const found = operationsOf(model, tag).flatMap(find);
    if (found.length === 0) return [];
    const module = moduleOf(tag);
    const unit = unitOf(shared, module);
    const body = write(found, unit);
    const constants = unit.constants.length === 0 ? [] : [lines(unit.constants)];
    references.push(...found.map(({ name }) => ({ name, module, typeOnly: false })));
    return [typescriptFile({ path: `${module}.ts`, header: fileHeader(model), body: [...constants, ...body] })];
  });
  return { files, references };
}
