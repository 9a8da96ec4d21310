import type { Interface } from "../model/interface.js";
import { requestMethod } from "../model/request-method.js";
import type { PrintedName } from "../print/index.js";
import { type CallerFiles, createCallerProgram } from "../typescript/caller-program.js";
import { type NamedOperation, Origins } from "./origins.js";
import type { Use } from "./use.js";
import { usesInFile } from "./use-finder.js";

/** A program, and the bindings that it uses. */
export interface UseSearch extends Omit<CallerFiles, "files"> {
  /** The source files of the bindings, with the names that come from the specification. */
  readonly files: readonly BindingsFile[];
  /** The interface from which the bindings were generated. */
  readonly model: Interface;
  /** Called with the number of searched files: with 0 before the first one, and after each. */
  readonly onSearched?: (files: number) => void;
}

export interface BindingsFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
  readonly names?: readonly PrintedName[];
}

/**
 * Finds every use of the generated bindings in a program. The type checker decides what an expression refers to; uses that
 * it cannot decide have the kind `undecided`.
 *
 * @returns By file, line and column. The paths of files are absolute.
 */
export function findUses(search: UseSearch): readonly Use[] {
  const { files, generated, isSearched, model, onSearched } = search;
  const program = createCallerProgram(search);
  const names = new Map(files.map((file) => [file.path, file.names ?? []]));
  const origins = new Origins(program.getTypeChecker(), { root: generated.root, names, named: namedOperations(model) });
  const searched = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isSearched(fileName));
  onSearched?.(0);
  return searched.flatMap((file, index) => {
    const uses = usesInFile(file, origins);
    onSearched?.(index + 1);
    return uses;
  });
}

/** Operations by what programs write as text: their path and method, or their id. */
function namedOperations({ operations }: Interface): ReadonlyMap<string, NamedOperation> {
  return new Map(
    operations.flatMap((operation) => {
      const { id, at, path, parameters, body } = operation;
      const named = {
        at,
        parameters: new Map(parameters.map((one) => [`${one.in} ${one.name}`, one.at])),
        ...(body === undefined ? {} : { body: body.at }),
      };
      return [[id, named] as const, [`${requestMethod(operation)} ${path.text}`, named] as const];
    }),
  );
}
