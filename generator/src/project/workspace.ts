import { dirname, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../diagnostics/sort.js";
import { emitters } from "../emit/emit.js";
import { deviationsAmong, errorKey } from "../load/deviations/read-deviations.js";
import type { LoadedDocument } from "../load/document.js";
import type { ParseCache } from "../load/parse/parse-cache.js";
import { configOfApi } from "./apis.js";
import { findConfigs, readConfigFile } from "./config-file.js";
import { configLocations, parseConfig } from "./config-text.js";
import { bundledDocuments, emitOptions } from "./emit-inputs.js";
import { type ExaminedDocument, examine } from "./pipeline.js";
import { noProgress, type Progress } from "./progress.js";
import { isThirdParty } from "./reference-boundary.js";
import { readSettings, type Settings } from "./settings.js";

/** The documents of a folder's configuration. */
export interface Workspace {
  readonly documents: readonly WorkspaceDocument[];
  /** Errors of the configuration. Files are named relative to the folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the configuration is a program, which does not run because the folder is not trusted. */
  readonly isIgnored: boolean;
}

/** A document, and how it is read. */
export interface WorkspaceDocument {
  /** Absolute path of the root file. */
  readonly root: string;
  /** Name in `apis`. */
  readonly api?: string;
  readonly settings: Settings;
  /** Whether the document belongs to someone else, and is changed by overlays only. */
  readonly isThirdParty?: boolean;
  /** Absolute path of the configuration. */
  readonly config?: string;
}

export interface WorkspaceOptions {
  /** Whether code of the folder may run: a configuration that is a program. */
  readonly isTrusted: boolean;
  /** Texts of open files by absolute path, in place of those on disk. A configuration that is a program is read from disk. */
  readonly unsaved?: ReadonlyMap<string, string>;
}

/**
 * Reads the configuration of a folder. Without one, the folder has the document that `guildwire check` would find, if
 * any. Never throws for invalid configurations.
 */
export async function readWorkspace(folder: string, { isTrusted, unsaved }: WorkspaceOptions): Promise<Workspace> {
  const names = findConfigs(folder, unsaved);
  const [configName] = names;
  const isProgram = names.some((name) => !/\.(?:json|yaml)$/.test(name));
  const isIgnored = isProgram && !isTrusted;
  const file = isIgnored ? undefined : await readConfigFile({}, folder, unsaved);
  if (file !== undefined && "code" in file) return { documents: [], diagnostics: [file], isIgnored };
  const { config, diagnostics } = file === undefined ? { config: {}, diagnostics: [] } : await parseConfig(file);
  if (diagnostics.length > 0) return { documents: [], diagnostics, isIgnored };
  const apis = config.apis === undefined ? [undefined] : Object.keys(config.apis);
  const documents: WorkspaceDocument[] = [];
  const problems: Diagnostic[] = [];
  for (const api of apis) {
    const own = api === undefined ? {} : { api };
    const reading = { file, ...(api === undefined ? {} : { config: configOfApi(config, api) }) };
    const read = await readSettings({ ...own, reading }, folder, "");
    if (read.settings !== undefined && read.isSpecAbsent !== true) {
      const { spec, source } = read.settings;
      const isForeign = isThirdParty(spec, folder, { hasSource: source !== undefined });
      const from = configName === undefined ? {} : { config: resolve(folder, configName) };
      documents.push({ root: spec, ...own, settings: read.settings, isThirdParty: isForeign, ...from });
    }
    problems.push(...read.diagnostics);
  }
  return { documents, diagnostics: problems, isIgnored };
}

/** Returns a document outside of every configuration, with default settings. */
export async function documentWithoutConfiguration(root: string): Promise<WorkspaceDocument | undefined> {
  const { settings } = await readSettings({ spec: root, reading: { file: undefined } }, dirname(root));
  return settings && { root, settings };
}

/** The files as an editor has them. */
export interface EditedFiles {
  /** Base folder of the file names in diagnostics. */
  readonly folder: string;
  /** Texts of open files by absolute path without links. */
  readonly unsaved: ReadonlyMap<string, string>;
  readonly parsed: ParseCache;
  /** Called before each stage. What it throws ends the check, such as that of a text that has changed meanwhile. */
  readonly beforeStage?: () => void;
}

/** A checked document. Diagnostics are sorted, and name files relative to the folder. */
export interface CheckedDocument extends ExaminedDocument {
  readonly document: WorkspaceDocument;
}

/** Checks a document as `guildwire check` does, with the texts of an editor. */
export async function checkDocumentOf(document: WorkspaceDocument, files: EditedFiles): Promise<CheckedDocument> {
  const { folder, unsaved, parsed, beforeStage } = files;
  const progress: Progress = {
    stage: async (...stage) => {
      beforeStage?.();
      return noProgress.stage(...stage);
    },
  };
  const examined = await examine(document.settings, folder, progress, { unsaved, parsed });
  const { loaded } = examined;
  const isStrict = document.settings.strict && loaded !== undefined;
  const found = isStrict
    ? withDeviations(loaded, examined.diagnostics)
    : loaded === undefined
      ? await whereNamed(examined.diagnostics, document, folder)
      : examined.diagnostics;
  return { ...examined, document, diagnostics: sortDiagnostics(found) };
}

/**
 * Locates the error of an unreadable root or overlay where the configuration names it: an editor cannot show the file
 * itself.
 */
async function whereNamed(
  diagnostics: readonly Diagnostic[],
  { root, settings: { configFile, overlays = [] } }: WorkspaceDocument,
  folder: string,
): Promise<readonly Diagnostic[]> {
  if (configFile === undefined || !diagnostics.some(({ code }) => code === "file-unreadable")) return diagnostics;
  const locate = await configLocations(configFile);
  return diagnostics.map((diagnostic) => {
    if (diagnostic.code !== "file-unreadable" || diagnostic.location === undefined) return diagnostic;
    const path = resolve(folder, diagnostic.location.file);
    const tokens = path === root ? ["spec"] : ["overlays", String(overlays.indexOf(path))];
    return { ...diagnostic, location: locate(tokens, "value") };
  });
}

/** Errors of strict mode with the deviations that they are: these have repairs, and state how to fix them. */
function withDeviations(loaded: LoadedDocument, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const deviations = deviationsAmong(loaded, diagnostics);
  return diagnostics.map((diagnostic) => {
    const { deviation, fix } = (diagnostic.severity === "error" && deviations.get(errorKey(diagnostic))) || {};
    if (deviation === undefined) return diagnostic;
    return { ...(fix === undefined ? {} : { fix }), ...diagnostic, deviation };
  });
}

/** A TypeScript declaration that is generated for a schema. */
export interface SchemaDeclaration {
  /** Absolute path of the file, and where the name of the schema begins, from 1. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The declaration without comments. */
  readonly text: string;
}

/** Returns the declarations of the named schemas, from the emitter of types. Empty if the document has errors. */
export function declarationsOf(checked: CheckedDocument, folder: string): readonly SchemaDeclaration[] {
  const { loaded, model, document } = checked;
  if (loaded === undefined || model === undefined) return [];
  const options = emitOptions(document.settings, model, "0.0.0");
  const files = emitters["types"]?.(model, options, bundledDocuments(loaded, model), new Set()) ?? [];
  const declarations = new Map<string, string>();
  for (const { text } of files)
    for (const [name, declaration] of declarationsIn(text)) declarations.set(name, declaration);
  return [...model.types.values()].flatMap(({ at, identifier }) => {
    const text = declarations.get(identifier);
    if (text === undefined) return [];
    const { file, line, column } = loaded.locate(at, "key");
    return [{ path: resolve(folder, file), line, column, text }];
  });
}

/** Splits printed code into its exported declarations, by name. */
function declarationsIn(text: string): readonly (readonly [name: string, declaration: string])[] {
  const code = text.replaceAll(/^\s*\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/gm, "");
  return code.split(/^(?=export )/m).flatMap((part) => {
    const name = /^export (?:interface|type|const) ([\w$]+)/.exec(part)?.[1];
    return name === undefined || part.startsWith("export const") ? [] : [[name, part.trim()] as const];
  });
}
