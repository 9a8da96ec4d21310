import type { Edit } from "../stubs/splice.js";
import { type CallerFiles, openCallerProgram } from "../typescript/caller-program.js";
import type { ts } from "../typescript/compiler.js";
import { callerSpecifiers } from "./caller-specifiers.js";
import type { OperationTable } from "./operations.js";
import { type Finding, keyOf, type Migration, type MigrationContext, type Plan, type Rewrite } from "./plan.js";
import { renderFile, type SpecifierOf } from "./render-file.js";
import { verifiedPlan } from "./verified.js";

export interface MigrationSearch extends CallerFiles {
  readonly migration: Migration;
  readonly operations: OperationTable;
  readonly specifierOf: SpecifierOf;
  /** Called with the number of compiled files, and how many there will be if no further attempt is necessary. */
  readonly onCompiled?: (done: number, total: number) => void;
}

/** What a migration changes in one program. */
export interface ProgramMigration {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** The texts of new files by path. */
  readonly newFiles: ReadonlyMap<string, string>;
  readonly rewrites: readonly Rewrite[];
  readonly findings: readonly Finding[];
  /** The files that were searched. */
  readonly searched: readonly string[];
}

/** Finds the edits that replace a former client in a program and leave it as correct as it is. */
export function migrateProgram(search: MigrationSearch): ProgramMigration {
  const { migration, operations, isSearched, generated } = search;
  const specifierOf = callerSpecifiers(search, search.specifierOf);
  const { project } = search;
  // Files that the compiler does not check are checked, and reading a member that does not exist is always an error.
  const checkJs = project.options.allowJs === true;
  const options = { ...project.options, noImplicitAny: true, ...(checkJs && { checkJs }) };
  const { program: before, withTexts } = openCallerProgram({ ...search, project: { ...project, options } });
  const files = before.getSourceFiles().filter((file) => {
    const { fileName, isDeclarationFile } = file;
    return (
      !isDeclarationFile && !before.isSourceFileFromExternalLibrary(file) && generated.folderOf(fileName) === undefined
    );
  });
  const isBroken = new Set(files.filter((file) => before.getSyntacticDiagnostics(file).length > 0));
  const context = (excluded: ReadonlyMap<string, string>): MigrationContext => ({
    program: before,
    checker: before.getTypeChecker(),
    files,
    isSearched: (file) => isSearched(file.fileName) && !isBroken.has(file),
    operations,
    excluded,
  });
  const plan = verifiedPlan(before, {
    planWithout: (excluded) => migration(context(excluded)),
    editsOf: (one) => editsOf(one, specifierOf, before.getTypeChecker()),
    newFilesOf: ({ created = [] }) =>
      new Map(
        created.map(({ path, text }) => [path, text((module) => specifierOf(module, { fileName: path }))] as const),
      ),
    programWith: withTexts,
    files: files.map(({ fileName }) => fileName),
    onCompiled: search.onCompiled,
  });
  const searched = files.map(({ fileName }) => fileName).filter(isSearched);
  return {
    ...plan,
    searched,
    findings: [...plan.findings, ...[...isBroken].filter(({ fileName }) => isSearched(fileName)).map(syntaxFinding)],
  };
}

function syntaxFinding(file: Finding["file"]): Finding {
  return {
    file,
    start: 0,
    end: 0,
    isCall: false,
    what: "the file",
    why: "it has syntax errors, so nothing in it is changed",
    equivalent: "correct the file, and run the command again",
  };
}

function editsOf(
  { rewrites }: Plan,
  specifierOf: SpecifierOf,
  checker: ts.TypeChecker,
): ReadonlyMap<string, readonly Edit[]> {
  const byFile = new Map<Rewrite["file"], Rewrite[]>();
  const known = new Set<string>();
  for (const rewrite of rewrites) {
    const key = `${keyOf(rewrite)} ${rewrite.what}`;
    if (known.has(key)) continue;
    known.add(key);
    byFile.set(rewrite.file, [...(byFile.get(rewrite.file) ?? []), rewrite]);
  }
  return new Map([...byFile].map(([file, own]) => [file.fileName, renderFile(file, own, specifierOf, checker)]));
}
