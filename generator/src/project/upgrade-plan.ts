import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SourceFile } from "../load/document.js";
import { createLineTable } from "../load/parse/lines.js";
import type { SpecifierOf } from "../migrate/render-file.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import { applyEdits, type Edit, shiftPosition } from "../stubs/splice.js";
import type { CallerProject, GeneratedPackage } from "../typescript/caller-program.js";
import { type BreakingChange, breakingChanges, changeOfFinding, changesSince } from "../upgrade/changes.js";
import type { EntryChange } from "../upgrade/compare-outputs.js";
import type { ProgramUpgrade, UpgradeSearch } from "../upgrade/upgrade-program.js";
import { parseConfig } from "./config-text.js";
import { displayName } from "./display-name.js";
import { emitOptions } from "./emit-inputs.js";
import { type FormerFormat, formerFormat } from "./former-format.js";
import type { FormerOutput } from "./former-output.js";
import { printSources, searchedProgram } from "./generated-package.js";
import { generatorVersion } from "./generator-version.js";
import { examine, hasErrors } from "./pipeline.js";
import type { Progress } from "./progress.js";
import { readCallerText, readExactText } from "./rename-files.js";
import type { Settings } from "./settings.js";
import { upgradedConfig } from "./upgraded-config.js";

export interface UpgradeRequest {
  readonly settings: Settings;
  readonly former: FormerOutput;
  readonly edition: string;
  readonly cwd: string;
  /** The files and folders of the program, absolute. */
  readonly searched: readonly string[];
  /** Whether the configuration has one API, so that its overlays are at the top. */
  readonly isForAll: boolean;
  readonly projects: readonly CallerProject[];
  readonly specifierOf: SpecifierOf;
  readonly progress: Progress;
}

/** A file to write. */
export interface UpgradedFile {
  readonly path: string;
  readonly file: ChangedFile;
}

/** A place that a person has to decide about, after the edits. */
export interface LeftPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The code of the change; `compiler` for other errors of the compiler. */
  readonly code: string;
  readonly why: string;
  readonly action: string;
}

export interface UpgradePlan {
  readonly files: readonly UpgradedFile[];
  /** How the declarations of the two outputs differ. */
  readonly declarations: readonly EntryChange[];
  /** The breaking changes between the two versions. */
  readonly changes: readonly BreakingChange[];
  /** Number of rewritten uses by the code of the change. */
  readonly rewritten: ReadonlyMap<string, number>;
  readonly left: readonly LeftPlace[];
  readonly searchedFiles: number;
}

export interface UnreadableUpgrade {
  readonly diagnostics: readonly Diagnostic[];
  readonly files: readonly SourceFile[];
  readonly isLoaded: boolean;
}

/** Plans an upgrade. Nothing is written. */
export async function planUpgrade(request: UpgradeRequest): Promise<UpgradePlan | UnreadableUpgrade> {
  const { settings, former, cwd, progress } = request;
  const format = former.version === "0.1.0" ? await overlayFor(request) : undefined;
  const overlay = request.isForAll ? format : undefined;
  const printed = await printNew(overlay, request);
  if ("diagnostics" in printed) return printed;
  const { searched } = request;
  const program = searchedProgram(searched, settings, printed.files);
  const generated = { ...program.generated, entries: entriesOf(printed.files) };
  const { isSearched } = program;
  const base = {
    generated,
    isSearched,
    readText: readCallerText,
    files: printed.files.filter(({ path }) => path.endsWith(".ts")),
    formerFiles: former.files.filter(({ path }) => path.endsWith(".ts")),
    formerEntries: entriesOf(former.files),
    specifierOf: request.specifierOf,
  };
  const found = await progress.stage(
    "callers",
    async () => {
      const { upgradeProgram } = await import("../upgrade/upgrade-program.js");
      // A project of the output itself has no code to edit.
      const own = request.projects.filter(({ fileNames }) => fileNames.some(isSearched));
      return own.map((project) => upgradeProgram({ ...base, project }));
    },
    (all) => `${all.length} programs`,
  );
  const configured = await configFiles(overlay, request);
  const code = codeFiles(found, cwd);
  const usesService = readText(join(settingsFolder(request), "package.json")).includes('"@guildwire/service"');
  const changes = changesSince(former.version).filter(({ area }) => area !== "service" || usesService);
  return {
    files: [...configured.files, ...code.map(({ upgraded }) => upgraded)],
    declarations: found[0]?.declarations ?? [],
    changes,
    rewritten: countRewritten(found, configured.rewritten),
    left: [
      ...configured.left,
      ...(format === undefined || overlay !== undefined ? [] : [formatOfApi(request)]),
      ...leftPlaces(found, code, cwd),
    ].sort(byPlace),
    searchedFiles: new Set(found.flatMap((one) => one.searched)).size,
  };
}

async function overlayFor({ settings, cwd, progress }: UpgradeRequest): Promise<FormerFormat | undefined> {
  const { loaded } = await examine(settings, cwd, progress);
  const format = formerFormat(loaded?.document, settings.spec);
  return format === undefined || existsSync(format.path) ? undefined : format;
}

/** The overlays of one of several APIs are not edited. */
function formatOfApi({ settings, cwd }: UpgradeRequest): LeftPlace {
  const file = settings.configFile?.name ?? displayName(settings.spec, cwd);
  const why = `${displayName(settings.spec, cwd)} had the error format of version 0.1`;
  const action = "add x-error-format to the document, or an overlay to its API";
  return { file, line: 1, column: 1, code: "error-format", why, action };
}

async function printNew(
  overlay: FormerFormat | undefined,
  { settings, cwd, progress }: UpgradeRequest,
): Promise<{ readonly files: UpgradeSearch["files"] } | UnreadableUpgrade> {
  // Source code is read in the form of a package: only the paths of files and the specifiers of imports differ.
  const { sourceOutput: _, ...asPackage } = settings;
  const canonical = overlay === undefined ? undefined : join(realpathSync(dirname(overlay.path)), overlay.name);
  const withOverlay =
    overlay === undefined ? asPackage : { ...asPackage, overlays: [...(asPackage.overlays ?? []), overlay.path] };
  const unsaved = new Map(
    overlay === undefined ? [] : [overlay.path, canonical ?? overlay.path].map((path) => [path, overlay.text] as const),
  );
  const { chooseEmitters } = await import("./emitters/choose.js");
  const { chosen, diagnostics: fromEmitters } = await chooseEmitters(settings);
  if (chosen === undefined) return { diagnostics: fromEmitters, files: [], isLoaded: false };
  const { model, loaded, diagnostics, files } = await examine(withOverlay, cwd, progress, { unsaved });
  if (model === undefined || loaded === undefined || hasErrors(diagnostics)) {
    return { diagnostics, files, isLoaded: loaded !== undefined };
  }
  const options = { ...emitOptions(asPackage, model, generatorVersion()), ...chosen };
  return { files: printSources({ loaded, model }, options) };
}

/** The entries of a package.json; without one, such as in source code, those that it would have. */
function entriesOf(files: UpgradeSearch["files"]): GeneratedPackage["entries"] {
  const manifest = files.find(({ path }) => path === "package.json");
  if (manifest === undefined) {
    return new Map(
      files.flatMap(({ path }): readonly (readonly [string, string])[] => {
        const [, folder, name] = /^src\/(?:([\w-]+)\/)?([\w-]+)\.ts$/.exec(path) ?? [];
        if (name === undefined) return [];
        if (folder !== undefined) return name === "index" ? [[`./${folder}`, path]] : [];
        return [[name === "index" ? "." : `./${name}`, path]];
      }),
    );
  }
  const { exports = {} } = JSON.parse(manifest.text) as { readonly exports?: { readonly [entry: string]: unknown } };
  return new Map(
    Object.entries(exports).flatMap(([entry, target]) => {
      const types = (target as { readonly types?: unknown } | null)?.types;
      if (typeof types !== "string") return [];
      return [[entry, types.replace(/^\.\/dist\//, "src/").replace(/\.d\.ts$/, ".ts")] as const];
    }),
  );
}

interface ConfigFiles {
  readonly files: readonly UpgradedFile[];
  readonly rewritten: readonly string[];
  readonly left: readonly LeftPlace[];
}

/** The configuration with the edition, the overlay, and scripts without flags that are gone. */
async function configFiles(overlay: FormerFormat | undefined, request: UpgradeRequest): Promise<ConfigFiles> {
  const { settings, edition, cwd, former } = request;
  const files: UpgradedFile[] = [];
  const left: LeftPlace[] = [];
  const rewritten: string[] = [];
  const { configFile } = settings;
  const overlayName =
    overlay === undefined || configFile === undefined
      ? undefined
      : relative(dirname(configFile.path), overlay.path).replaceAll("\\", "/");
  const begin = { line: 1, column: 1 };
  const keys = [`edition: ${edition}`, ...(overlayName === undefined ? [] : [`overlays: [${overlayName}]`])].join(", ");
  if (configFile === undefined) {
    const file = displayName(join(cwd, "guildwire.config.yaml"), cwd);
    left.push({ file, ...begin, code: "edition", why: "there is no configuration", action: `add one with ${keys}` });
  } else {
    const text = upgradedConfig(configFile.name, configFile.text, { edition, overlay: overlayName });
    if (text === undefined || !(await isValid(text, { path: configFile.path, name: configFile.name }, edition))) {
      const why = "its text cannot be edited safely";
      left.push({ file: configFile.name, ...begin, code: "edition", why, action: `add ${keys}` });
    } else if (text !== configFile.text) {
      const before = readFileSync(configFile.path, "utf8");
      const mark = before.startsWith("\u{feff}") ? "\u{feff}" : "";
      files.push(wholeFile(configFile.path, before, `${mark}${text}`, cwd));
    }
  }
  if (overlay !== undefined) {
    files.push({ path: overlay.path, file: { path: relative(cwd, overlay.path), text: overlay.text } });
    rewritten.push("error-format");
  }
  if (former.version === "0.1.0") {
    const path = join(settingsFolder(request), "package.json");
    const before = readText(path);
    const after = before.replace(/(\bguildwire check\b[^"&|;]*?) --hostile\b/g, "$1");
    if (after !== before) {
      files.push(wholeFile(path, before, after, cwd));
      rewritten.push("check-hostile");
    }
  }
  return { files, left, rewritten };
}

/** The folder of the configuration. */
function settingsFolder({ settings: { configFile }, cwd }: UpgradeRequest): string {
  return configFile === undefined ? cwd : dirname(configFile.path);
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

async function isValid(
  text: string,
  { path, name }: { readonly path: string; readonly name: string },
  edition: string,
): Promise<boolean> {
  const { config, diagnostics } = await parseConfig({ path, name, text });
  return diagnostics.length === 0 && config.edition === edition;
}

function wholeFile(path: string, before: string, text: string, cwd: string): UpgradedFile {
  const edits = [{ start: 0, end: before.length, text }];
  return { path, file: { path: relative(cwd, path), text, before, edits } };
}

interface CodeFile {
  readonly upgraded: UpgradedFile;
  readonly edits: readonly Edit[];
}

/** A file of several programs is changed as the first one has it. */
function codeFiles(found: readonly ProgramUpgrade[], cwd: string): readonly CodeFile[] {
  const edits = new Map<string, readonly Edit[]>();
  for (const [path, own] of found.flatMap((one) => [...one.edits])) if (!edits.has(path)) edits.set(path, own);
  return [...edits]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, own]) => {
      const before = own.length === 0 ? undefined : readExactText(path);
      if (before === undefined) return [];
      const mark = before.startsWith("\u{feff}") ? 1 : 0;
      const text = `${before.slice(0, mark)}${applyEdits(before.slice(mark), own)}`;
      if (text === before) return [];
      return [{ upgraded: { path, file: { path: relative(cwd, path), text, before, edits: own } }, edits: own }];
    });
}

function countRewritten(found: readonly ProgramUpgrade[], others: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  for (const { file, start, what } of found.flatMap(({ rewrites }) => rewrites)) {
    const key = `${file.fileName}:${start}:${what}`;
    if (known.has(key)) continue;
    known.add(key);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  for (const code of others) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function leftPlaces(found: readonly ProgramUpgrade[], code: readonly CodeFile[], cwd: string): readonly LeftPlace[] {
  const editsOf = new Map(code.map(({ upgraded, edits }) => [upgraded.path, edits] as const));
  const places = new Map<string, LeftPlace>();
  for (const { file, start, what, why, equivalent } of found.flatMap(({ findings }) => findings)) {
    const edits = editsOf.get(file.fileName) ?? [];
    const text = applyEdits(file.text, edits);
    const position = shiftPosition(start, edits);
    const name = displayName(file.fileName, cwd);
    const { line, column } = createLineTable({ name, path: file.fileName, text }).locate({
      start: position,
      end: position,
    });
    const place = { file: name, line, column };
    const change = breakingChanges.find((one) => one.code === (changeOfFinding[what] ?? what));
    const action = equivalent === "" ? (change?.action ?? "see UPGRADING.md") : equivalent;
    places.set(`${name}:${place.line}:${place.column}:${what}`, { ...place, code: what, why, action });
  }
  return [...places.values()];
}

function byPlace(one: LeftPlace, other: LeftPlace): number {
  return (
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) || one.line - other.line || one.column - other.column
  );
}
