import type { File } from "../../print/index.js";
import type { FileInputs, PrintedFiles } from "../typescript/printed-files.js";
import type { SharedContext } from "./scope.js";

/** Files of validators, which share their names: a file of the last run is valid if it may claim the same names. */
export class PrintedValidators {
  readonly #files: PrintedFiles;
  readonly #shared: SharedContext;
  /** What validators depend on besides their types and operations. */
  readonly #decided: object;

  constructor(files: PrintedFiles, shared: SharedContext) {
    this.#files = files;
    this.#shared = shared;
    this.#decided = decidedFor(shared);
  }

  file(path: string, inputs: FileInputs, print: () => File): File {
    const { names } = this.#shared;
    return this.#files.get(
      path,
      { ...inputs, others: [this.#decided, ...(inputs.others ?? [])] },
      () => {
        const { result: file, record: facts } = names.recording(print);
        return { file, facts };
      },
      (record) => names.repeat(record),
    ).file;
  }
}

/** Returns what follows from the whole document, about all types. */
function decidedFor({ model, names, discriminants, recursiveGroups, testedElsewhere }: SharedContext): object {
  return {
    names: names.decided,
    directions: Array.from(model.types.values(), (type) => [
      names.differs(type),
      names.isSentOnly(type),
      names.ownView(type),
    ]),
    discriminants: Array.from(discriminants, ([name, properties]) => [name, [...properties]]),
    recursiveGroups: Array.from(recursiveGroups, ([name, { types, hasRevisits }]) => [name, [...types], hasRevisits]),
    testedElsewhere: [...testedElsewhere],
  };
}
