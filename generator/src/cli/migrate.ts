import { dirname, relative, resolve, sep } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { ProgramMigration } from "../migrate/migrate-program.js";
import { displayName } from "../project/display-name.js";
import { emitOptions } from "../project/emit-inputs.js";
import { printSources, searchedProgram } from "../project/generated-package.js";
import { generatorVersion } from "../project/generator-version.js";
import { type MigratedFile, migratedFiles } from "../project/migrated-files.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { showPrograms } from "../project/progress.js";
import { readCallerText } from "../project/rename-files.js";
import { uncommittedFiles } from "../project/revision.js";
import { readSettings, type Settings } from "../project/settings.js";
import { writeStubFiles } from "../project/stub-files.js";
import type { CallerProject } from "../typescript/caller-program.js";
import { formatCount } from "../values/text.js";
import { CommandRefusal, runRefusable } from "./command-refusal.js";
import { formerSetup } from "./former-setup.js";
import type { MigrateFlags } from "./migrate-flags.js";
import { printMigrationReport } from "./migrate-report.js";
import { progressOn } from "./progress.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

/** `guildwire migrate`: replaces the client of another generator in the code that calls it. */
export function migrate(paths: readonly string[], flags: MigrateFlags, terminal: Terminal): Promise<ExitCode> {
  return runRefusable(() => migrateCallers(paths, flags, terminal), terminal);
}

async function migrateCallers(paths: readonly string[], flags: MigrateFlags, terminal: Terminal): Promise<ExitCode> {
  const { cwd } = terminal;
  const { settings, diagnostics } = await readSettings(flags, cwd);
  if (settings === undefined) throw new CommandRefusal(diagnostics);
  if (flags.keepClient && flags.from !== "openapi-fetch") {
    throw new CommandRefusal([diagnose("usage-invalid", "--keep-client is for --from openapi-fetch")]);
  }
  if (settings.values?.arguments === "grouped") {
    const fix = "remove it, and add it again after the migration";
    throw new CommandRefusal([
      diagnose("usage-invalid", "values.arguments is grouped, which migrate does not write", { fix }),
    ]);
  }
  if (!flags.dryRun) await generateFirst(flags, terminal);
  const found = await findMigrations(paths, { settings, flags }, terminal);
  const files = migratedFiles(found, cwd);
  const changed = files.filter(({ file }) => file.before !== undefined).map(({ path }) => path);
  const uncommitted = flags.dryRun ? [] : uncommittedFiles(changed, settings.outDir);
  if (!flags.dryRun && files.length > 0) write(files, cwd);
  const findings = found.flatMap((one) => one.findings);
  const setup = formerSetup(flags.from, cwd);
  await printMigrationReport({ flags, files, found, setup, uncommitted }, terminal);
  return findings.length > 0 ? exitCode.findings : exitCode.fine;
}

/** Writes the generated code, which the migrated code imports. */
async function generateFirst(flags: MigrateFlags, terminal: Terminal): Promise<void> {
  const { generate } = await import("./generate.js");
  const messages = { ...terminal, stdout: flags.format === "text" ? terminal.stdout : terminal.stderr };
  const code = await generate({ ...flags, check: false, force: false, brief: true, format: "text" }, messages);
  if (code !== exitCode.fine) throw new CommandRefusal([], [], code);
}

interface MigrateRun {
  readonly settings: Settings;
  readonly flags: MigrateFlags;
}

async function findMigrations(
  paths: readonly string[],
  { settings, flags }: MigrateRun,
  terminal: Terminal,
): Promise<readonly ProgramMigration[]> {
  const { cwd } = terminal;
  const progress = progressOn(terminal);
  const { chooseEmitters } = await import("../project/emitters/choose.js");
  const { chosen, diagnostics: fromEmitters } = await chooseEmitters(settings);
  if (chosen === undefined) throw new CommandRefusal(fromEmitters);
  // Source code is read in the form of a package: only the paths of files and the specifiers of imports differ.
  const { sourceOutput: _, ...asPackage } = settings;
  const { model, loaded, diagnostics, files: read } = await examine(asPackage, cwd, progress);
  if (model === undefined || loaded === undefined || hasErrors(diagnostics)) {
    throw new CommandRefusal(diagnostics, read, loaded === undefined ? exitCode.unusable : exitCode.findings);
  }
  const printed = printSources({ loaded, model }, { ...emitOptions(asPackage, model, generatorVersion()), ...chosen });
  const searchedPaths = (paths.length === 0 ? ["."] : paths).map((path) => resolve(cwd, path));
  const named = flags.project === undefined ? undefined : resolve(cwd, flags.project);
  const [{ OperationTable }, { migrateProgram }, { migrationFrom }] = await Promise.all([
    import("../migrate/operations.js"),
    import("../migrate/migrate-program.js"),
    import("../migrate/sources.js"),
  ]);
  const program = searchedProgram(searchedPaths, settings, printed);
  const extension = await extensionOf(settings);
  return await progress.stage(
    "callers",
    async (show) => {
      const projects = await readCallerProjects(searchedPaths, named, cwd);
      const showProgram = showPrograms(show, projects.length, "file check");
      return projects.map((project, index) =>
        migrateProgram({
          project,
          onCompiled: showProgram(index),
          ...program,
          readText: readCallerText,
          files: printed.filter(({ path }) => path.endsWith(".ts")),
          operations: new OperationTable(model, printed),
          migration: migrationFrom(flags.from, flags.keepClient),
          specifierOf: (module, file) => specifier(module, file.fileName, { settings, extension }),
        }),
      );
    },
    (all) => formatCount(all.length, "program"),
  );
}

export async function readCallerProjects(
  paths: readonly string[],
  named: string | undefined,
  cwd: string,
): Promise<readonly CallerProject[]> {
  const { readProjects, UnreadableProject } = await import("../project/rename-projects.js");
  try {
    return readProjects(paths, named);
  } catch (error) {
    if (!(error instanceof UnreadableProject)) throw error;
    const file = error.path === undefined ? undefined : displayName(error.path, cwd);
    const location = file === undefined ? {} : { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
    const fix = "pass --project with the tsconfig.json of the code";
    throw new CommandRefusal([diagnose("rename-project-invalid", error.message, { ...location, fix })]);
  }
}

export async function extensionOf({ sourceOutput, outDir }: Settings): Promise<string> {
  const { readImportExtension } = await import("../project/import-extension.js");
  const { importExtension } =
    sourceOutput?.isConfigured === true ? sourceOutput : await readImportExtension(dirname(outDir));
  return { js: ".js", ts: ".ts", none: "" }[importExtension];
}

/** Returns the specifier of a module in a file: a relative path to source code, or a subpath of the package. */
export function specifier(
  module: string,
  from: string,
  { settings, extension }: { readonly settings: Settings; readonly extension: string },
): string {
  if (module.startsWith("file:")) {
    const path = module.slice("file:".length).replace(/(?:\.d)?\.tsx?$/, "");
    return `${relativePath(from, path)}${extension}`;
  }
  if (!module.startsWith("#")) return module;
  const { sourceOutput, packageName, outDir } = settings;
  const entry = module.slice(1);
  if (sourceOutput === undefined) return `${packageName}/${entry}`;
  const path = relativePath(from, resolve(outDir, entry));
  return extension === "" ? path : `${path}/index${extension}`;
}

function relativePath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join("/");
  return path.startsWith("../") ? path : `./${path}`;
}

function write(files: readonly MigratedFile[], cwd: string): void {
  const refusal = writeStubFiles(
    cwd,
    files.map(({ file }) => file),
  );
  if (refusal === undefined) return;
  const file = displayName(resolve(cwd, refusal.path), cwd);
  const location = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  throw new CommandRefusal([
    diagnose("migrate-unwritable", `no caller was changed, because of ${file}: ${refusal.message}`, { location }),
  ]);
}
