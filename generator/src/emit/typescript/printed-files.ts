import type { NamedType, Operation } from "../../model/interface.js";
import type { File } from "../../print/index.js";
import type { Json } from "../../values/json.js";

/** What a file is printed from, besides what all files have in common: the document without its types and operations. */
export interface FileInputs {
  /** With all types that they refer to. */
  readonly types?: readonly NamedType[];
  /** With all types that they refer to. */
  readonly operations?: readonly Operation[];
  /** Everything else, as JSON. An object that several files name is read once. */
  readonly others?: readonly object[];
}

/** A file, and what its emitter has to know if the file is not printed again. */
export interface Printed<Facts extends Json> {
  readonly file: File;
  readonly facts: Facts;
}

/** The files of the last run. Only files whose inputs have changed since are printed. */
export interface PrintedFiles {
  /**
   * Returns the file of the last run, or prints it.
   *
   * @param accepts Whether the facts still hold. Default: they follow from the inputs.
   */
  get<Facts extends Json>(
    path: string,
    inputs: FileInputs,
    print: () => Printed<Facts>,
    accepts?: (facts: Facts) => boolean,
  ): Printed<Facts>;
}

const printAll: PrintedFiles = { get: (_path, _inputs, print) => print() };

export interface PrintingOptions {
  /** The files of the last run. Default: all files are printed. */
  readonly printedFiles?: PrintedFiles;
}

/** Returns the files of the last run, or none. */
export function printedFilesOf({ printedFiles = printAll }: PrintingOptions): PrintedFiles {
  return printedFiles;
}

/** Returns a file of which nothing but the text is needed. */
export function printedFile(files: PrintedFiles, path: string, inputs: FileInputs, print: () => File): File {
  return files.get(path, inputs, () => ({ file: print(), facts: null })).file;
}
