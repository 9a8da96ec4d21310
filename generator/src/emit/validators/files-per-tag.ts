import type { Operation, Tag } from "../../model/interface.js";
import { type Code, type File, type SymbolReference, typescriptFile } from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { tagsByFile } from "../typescript/tag-files.js";
import { fileBody } from "./file-body.js";
import { createFileUnit, type FileUnit, type SharedContext } from "./scope.js";

/** Files with validators of operations, and the names that the index re-exports. */
export interface FilesPerTag {
  readonly files: readonly File[];
  readonly references: readonly SymbolReference[];
}

/** Emits the validators found at operations, in the files of their tags. */
export function filesPerTag<Found extends { readonly name: string }>(
  shared: SharedContext,
  moduleOf: (tag: Tag) => string,
  find: (operation: Operation) => readonly Found[],
  write: (found: readonly Found[], unit: FileUnit) => readonly Code[],
): FilesPerTag {
  const { model } = shared;
  const files: File[] = [];
  const references: SymbolReference[] = [];
  for (const [module, tags] of tagsByFile(model.tags, moduleOf)) {
    const found = tags.flatMap((tag) => operationsOf(model, tag).flatMap(find));
    if (found.length === 0) continue;
    const unit = createFileUnit(shared, module);
    const body = write(found, unit);
    files.push(typescriptFile({ path: `${module}.ts`, header: fileHeader(model), body: fileBody(unit, body) }));
    for (const { name } of found) references.push({ name, module, typeOnly: false });
  }
  return { files, references };
}
