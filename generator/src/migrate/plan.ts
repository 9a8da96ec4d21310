import type { ts } from "../typescript/compiler.js";
import type { OperationTable } from "./operations.js";

/** What is read and searched of a program. */
export interface MigrationContext {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** All files of the program that users write. */
  readonly files: readonly ts.SourceFile[];
  /** Whether edits of a file are wanted. */
  readonly isSearched: (file: ts.SourceFile) => boolean;
  readonly operations: OperationTable;
  /** Keys of rewrites that did not compile, and {@link inPlace}. */
  readonly excluded: ReadonlyMap<string, string>;
}

/** `#client`, `#types`, `#queries` or `#conversions` of the generated package, or a specifier as an import has it. */
export type ModuleName = string;

/** Prints parts of a rewrite. */
export interface Writer {
  /** The text of a node that is kept, with the rewrites in it. */
  readonly textOf: (node: ts.Node) => string;
  /** The same in a function in place of a call: `id!` for a variable that was checked before. */
  readonly textInFunction: (node: ts.Node, call: ts.Node) => string;
  /** The local name of an import, which is added if it is missing. */
  readonly name: (module: ModuleName, name: string, isType?: "type") => string;
  /** The local name of a default import, which is added if it is missing. */
  readonly defaultName: (module: ModuleName, name: string) => string;
  /** How the file names a module. */
  readonly specifier: (module: ModuleName) => string;
}

/** A range of a file that is replaced, or an insertion. */
export interface Rewrite {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly end: number;
  /** A call of the former client, a declaration of one, a name of its types, or a function that needs no client. */
  readonly kind: "call" | "client" | "type" | "function";
  /** For messages, such as `GET /books`. */
  readonly what: string;
  /** Code that does the same with the generated client. */
  readonly equivalent: string;
  readonly text: (writer: Writer) => string;
}

/** Code of the former client that is not changed. */
export interface Finding {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly end: number;
  /** Whether it is a call: those are counted. */
  readonly isCall: boolean;
  readonly what: string;
  readonly why: string;
  readonly equivalent: string;
}

/** A file that rewrites import. */
export interface CreatedFile {
  /** Absolute path. */
  readonly path: string;
  /** @param specifierOf How the file names a module. */
  readonly text: (specifierOf: (module: ModuleName) => string) => string;
}

export interface Plan {
  readonly rewrites: readonly Rewrite[];
  readonly findings: readonly Finding[];
  readonly created?: readonly CreatedFile[];
}

/** Finds the uses of a former client. A pure function of the program and of the excluded rewrites. */
export type Migration = (context: MigrationContext) => Plan;

/** The key of the decision to replace all clients of a program at once, in `excluded`. */
export const inPlace = "in place";

export function keyOf({ file, start, end }: Pick<Rewrite, "file" | "start" | "end">): string {
  return `${file.fileName}:${start}:${end}`;
}

/** Why a use cannot be rewritten. */
export class Obstacle {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** Runs a function that may throw an obstacle. */
export function attempt<Value>(read: () => Value): Value | Obstacle {
  try {
    return read();
  } catch (error) {
    if (error instanceof Obstacle) return error;
    throw error;
  }
}
