import type { Operation, Tag } from "../../model/interface.js";
import { type Code, type File, type SymbolReference, typescriptFile } from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { tagsByFile } from "../typescript/tag-files.js";
import { fileBody } from "./file-body.js";
import type { PrintedValidators } from "./printed-validators.js";
import { createFileUnit, type FileUnit, type SharedContext } from "./scope.js";

/** Files with validators of operations, and the names that the index re-exports. */
export interface FilesPerTag {
  readonly files: readonly File[];
  readonly references: readonly SymbolReference[];
}

/** Emits the validators found at operations, in the files of their tags. */
export function filesPerTag<Found extends { readonly name: string }>(
  { shared, printed }: { readonly shared: SharedContext; readonly printed: PrintedValidators },
  moduleOf: (tag: Tag) => string,
  find: (operation: Operation) => readonly Found[],
  write: (found: readonly Found[], unit: FileUnit) => readonly Code[],
): FilesPerTag {
  const { model } = shared;
  const files: File[] = [];
  const references: SymbolReference[] = [];
  for (const [module, tags] of tagsByFile(model.tags, moduleOf)) {
    const operations = tags.flatMap((tag) => operationsOf(model, tag));
    const found = operations.flatMap(find);
    if (found.length === 0) continue;
    const names = found.map(({ name }) => name);
    const path = `${module}.ts`;
    const print = (): File => {
      const unit = createFileUnit(shared, module);
      const body = write(found, unit);
      return typescriptFile({ path, header: fileHeader(model), body: fileBody(unit, body) });
    };
    files.push(printed.file(path, { operations, others: [names] }, print));
    for (const name of names) references.push({ name, module, typeOnly: false });
  }
  return { files, references };
}
