import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../../load/document.js";
import { bundleText } from "../../load/output.js";
import { composeDeclarationMap } from "../../maps/declaration-map.js";
import type { File, SyntaxProof } from "../../print/index.js";
import { displayName } from "../../project/display-name.js";
import { chooseEmitters } from "../../project/emitters/choose.js";
import { generatorVersion } from "../../project/generator-version.js";
import { hasErrors, produce } from "../../project/pipeline.js";
import { type Flags, readSettings, type Settings } from "../../project/settings.js";
import { bundleLocator, type LocateName, specificationLocator } from "../../project/specification-locator.js";
import { formatCount } from "../../values/text.js";
import { printDiagnostics } from "../print-diagnostics.js";
import { progressOn } from "../progress.js";
import { type ExitCode, exitCode, type Terminal } from "../terminal.js";
import type { MapTarget } from "./targets.js";

export interface MapsFlags extends Flags {
  /** Folder of the compiled declarations. Default: `dist` in the output folder. */
  readonly dist?: string;
  /** Where names lead: into the files of the specification, or into `openapi.json` of the package. */
  readonly target: MapTarget;
}

/**
 * `guildwire maps`: rewrites the declaration maps of the compiled output, so that editors go from a declaration to the
 * specification. Changes nothing if a file was not compiled from what the specification generates.
 */
export async function maps(flags: MapsFlags, terminal: Terminal): Promise<ExitCode> {
  const report = async (found: readonly Diagnostic[]): Promise<void> =>
    await printDiagnostics(found, terminal.stderr, { format: "text", terminal });
  const { settings, diagnostics } = await readSettings(flags, terminal.cwd);
  if (settings === undefined) {
    await report(diagnostics);
    return exitCode.unusable;
  }
  if (settings.sourceOutput !== undefined) {
    const message = "guildwire maps needs compiled declarations, and output: source has none";
    const fix = "set output: package";
    await report([diagnose("usage-invalid", message, { fix })]);
    return exitCode.unusable;
  }
  const printed = await printOutput(settings, terminal);
  if (printed.output === undefined) {
    await report(printed.diagnostics);
    return printed.isLoaded ? exitCode.findings : exitCode.unusable;
  }
  const dist = resolve(terminal.cwd, flags.dist ?? join(settings.outDir, "dist"));
  const { modules, diagnostics: unusable } = compiledModules(printed.output.files, { settings, dist, terminal });
  if (unusable.length > 0) {
    await report(unusable);
    return exitCode.findings;
  }
  const locate = locatorFor(flags, settings, printed.output.loaded);
  const written = modules.map((module) => writeMap(module, locate));
  const names = written.reduce((sum, { located }) => sum + located, 0);
  const changed = written.filter(({ isChanged }) => isChanged).length;
  const what = flags.target === "bundle" ? `${settings.outName}/${bundleName}` : settings.specName;
  terminal.stdout.write(
    `${displayName(dist, terminal.cwd)}: ${formatCount(modules.length, "declaration map")}, ${changed} changed; ` +
      `${formatCount(names, "name")} of ${what}\n`,
  );
  return exitCode.fine;
}

const bundleName = "openapi.json";

interface PrintedOutput {
  readonly output?: { readonly files: readonly File[]; readonly loaded: LoadedDocument };
  readonly diagnostics: readonly Diagnostic[];
  readonly isLoaded: boolean;
}

/** Prints the output in memory: the names in it, and where they come from, are not stored. */
async function printOutput(settings: Settings, terminal: Terminal): Promise<PrintedOutput> {
  const { chosen, diagnostics } = await chooseEmitters(settings);
  if (chosen === undefined) return { diagnostics, isLoaded: false };
  const tools = {
    cwd: terminal.cwd,
    chosen,
    isRepeated: false,
    version: generatorVersion(),
    syntaxCheck: noSyntaxCheck,
  };
  const { examined, emitted, loaded } = await produce(settings, terminal.cwd, progressOn(terminal), tools);
  const found = [...examined.diagnostics, ...(emitted?.diagnostics ?? [])];
  if (emitted === undefined || loaded === undefined || hasErrors(found)) {
    return { diagnostics: found, isLoaded: examined.isLoaded };
  }
  return { output: { files: emitted.files, loaded }, diagnostics: found, isLoaded: true };
}

/** The files were compiled. */
const noSyntaxCheck: SyntaxProof = { add: () => {}, finish: async () => [], stop: async () => {} };

/** A generated module and the declarations that were compiled from it. */
interface CompiledModule {
  readonly source: File;
  /** Absolute paths. */
  readonly sourcePath: string;
  readonly declarationPath: string;
  readonly declarations: string;
}

interface OutputFolders {
  readonly settings: Settings;
  readonly dist: string;
  readonly terminal: Terminal;
}

function compiledModules(
  files: readonly File[],
  { settings, dist, terminal }: OutputFolders,
): { readonly modules: readonly CompiledModule[]; readonly diagnostics: readonly Diagnostic[] } {
  const modules: CompiledModule[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of files.filter(({ path }) => /^src\/.*\.ts$/.test(path))) {
    const sourcePath = join(settings.outDir, source.path);
    const declarationPath = join(dist, source.path.replace(/^src\//, "").replace(/\.ts$/, ".d.ts"));
    const declarations = readText(declarationPath);
    if (readText(sourcePath) !== source.text) {
      const fix = "run guildwire generate, and build the package";
      diagnostics.push(diagnoseFile("output-drift", sourcePath, "is not what the specification generates", fix));
    } else if (declarations === undefined) {
      const fix = `build the package first, with declarations in ${displayName(dist, terminal.cwd)}`;
      diagnostics.push(diagnoseFile("file-unreadable", declarationPath, "does not exist", fix));
    } else {
      modules.push({ source, sourcePath, declarationPath, declarations });
    }
  }
  return { modules, diagnostics };

  function diagnoseFile(code: "output-drift" | "file-unreadable", path: string, what: string, fix: string): Diagnostic {
    const file = displayName(path, terminal.cwd);
    return diagnose(code, `${file} ${what}`, { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 }, fix });
  }
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function locatorFor({ target }: MapsFlags, { outDir }: Settings, loaded: LoadedDocument): LocateName {
  return target === "bundle"
    ? bundleLocator({ path: join(outDir, bundleName), text: bundleText(loaded) })
    : specificationLocator(loaded);
}

function writeMap(
  { source, sourcePath, declarationPath, declarations }: CompiledModule,
  locate: LocateName,
): { readonly located: number; readonly isChanged: boolean } {
  const folder = dirname(declarationPath);
  const { map, located } = composeDeclarationMap({
    declarations: { name: basename(declarationPath), text: declarations },
    source: { file: relativePath(folder, sourcePath), text: source.text, names: source.names ?? [] },
    locate(name) {
      const node = locate(name);
      return node && { ...node, file: relativePath(folder, node.file) };
    },
  });
  const path = `${declarationPath}.map`;
  const text = JSON.stringify(map);
  const isChanged = readText(path) !== text;
  if (isChanged) writeFileSync(path, text);
  return { located, isChanged };
}

/** Returns a path as source maps have it: relative, with forward slashes; absolute on another drive of Windows. */
function relativePath(folder: string, path: string): string {
  const found = relative(folder, path);
  return (isAbsolute(found) ? path : found).split(sep).join("/");
}
