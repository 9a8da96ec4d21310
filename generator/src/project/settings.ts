import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { DiffConfig } from "../diff/policy.js";
import type { ImportExtension, OptionalProperties, OutputLayout, ResponseValidation } from "../load/document.js";
import type { Selection } from "../load/select/selection-filter.js";
import type { ValueSettings } from "../load/value-settings.js";
import { sha256OfFile } from "../write/digest.js";
import {
  type Config,
  configName,
  type EmitterChoice,
  type NamesConfig,
  type SourcePositionsConfig,
  type StubsConfig,
} from "./config.js";
import { configNames, readConfigFile } from "./config-file.js";
import { type ConfigFile, configLocations, filesOfConfig, parseConfig } from "./config-text.js";
import { displayName } from "./display-name.js";
import { type ChosenEdition, withEdition } from "./editions.js";
import type { CompilerReading } from "./import-extension.js";
import { boundaryError, referenceBoundary } from "./reference-boundary.js";

/** Command line options, which take precedence over the configuration. */
export interface Flags {
  readonly spec?: string;
  readonly out?: string;
  readonly config?: string;
  /** Comma-separated names of emitters. */
  readonly only?: string;
  readonly lenient?: boolean;
  readonly strict?: boolean;
  /** Overlays to apply after those of the configuration. */
  readonly overlay?: readonly string[];
  /** The folder that references may not leave. */
  readonly root?: string;
  /** Names of APIs of the configuration, separated by commas. */
  readonly api?: string;
  /** The configuration, if the command has read it already. */
  readonly reading?: ConfigReading;
}

/** A configuration that was read once for several runs. */
export interface ConfigReading {
  readonly file: ConfigFile | Diagnostic | undefined;
  /** The settings of one API, or those that all share. Absent if the configuration has no `apis`. */
  readonly config?: Config;
}

/** The settings of a command, including defaults. */
export interface Settings {
  /** Absolute path of the specification's root file. */
  readonly spec: string;
  /** The path for messages: relative to the working directory, with forward slashes. */
  readonly specName: string;
  readonly outDir: string;
  readonly outName: string;
  /** The form of the output. */
  readonly edition: ChosenEdition;
  /** Present if the output is source code of a program. */
  readonly sourceOutput?: SourceOutputSettings;
  readonly packageName: string;
  /** Default: the version of the document if npm accepts it. */
  readonly packageVersion?: string;
  readonly strictExtensions: boolean;
  readonly only?: readonly string[];
  /** Settings for handlers; `out` is absolute. */
  readonly stubs?: StubsConfig;
  /** Whether `only` comes from the command line. */
  readonly onlyFromFlag?: boolean;
  /** Default: the built-in emitters. */
  readonly emitters?: readonly EmitterChoice[];
  /** Whether invalid operations are omitted with a warning instead of failing the run. */
  readonly lenient: boolean;
  /** Whether deviations from OpenAPI are errors instead of accepted with a warning. */
  readonly strict: boolean;
  /** Severities and notice periods of `guildwire diff`. */
  readonly diff?: DiffConfig;
  /** Codes of the deviations that are errors although `strict` is false. */
  readonly strictRules?: readonly string[];
  /** Absolute paths of overlays, in order of application. */
  readonly overlays?: readonly string[];
  /** Absolute path of the folder that references may not leave. Default: that of the repository or package. */
  readonly boundary?: string;
  /** The operations to generate. Default: all. */
  readonly selection?: Selection;
  /** Source for `guildwire update`: a URL as written, or an absolute path. */
  readonly source?: string;
  /** Headers for requests to the origin of `source`. Values contain names of environment variables. */
  readonly sourceHeaders?: { readonly [name: string]: string };
  /** Configured names in code. */
  readonly names?: NamesConfig;
  /** Representation of values in code. */
  readonly values?: ValueSettings;
  /** How declarations are divided among files. */
  readonly layout?: OutputLayout;
  /** What the generated client does with responses that do not match the document. */
  readonly validateResponses?: ResponseValidation;
  /** Whether the types of optional properties include `undefined`. */
  readonly optionalProperties?: OptionalProperties;
  /** Whether pagination is recognized without `x-pagination`. */
  readonly pagination?: "declared" | "recognized";
  /** Which parts of the output lead back to the specification. */
  readonly sourcePositions?: SourcePositionsConfig;
  /** The configuration file, for its digest and for code frames. */
  readonly configFile?: ConfigFile;
}

/** How the output is compiled as a part of a program. */
export interface SourceOutputSettings {
  readonly importExtension: ImportExtension;
  /** Whether the configuration names the extension. */
  readonly isConfigured?: boolean;
  /** The configurations of the compiler that decide the extension; empty if it is configured. */
  readonly compilerFiles: CompilerReading["files"];
}

export const defaults = {
  /** Default paths; the first existing one is used. */
  specs: ["spec/openapi.yaml", "openapi.yaml", "openapi.yml", "openapi.json"],
  out: "generated",
  sourceOut: "src/api",
  packageName: "api-bindings",
} as const;

/**
 * Reads all settings needed before the specification. Returns located diagnostics for errors.
 *
 * @param absentSpec Fallback if no specification is named and none exists. Without it, that is an error.
 */
export async function readSettings(
  flags: Flags,
  cwd: string,
  absentSpec?: string,
): Promise<{
  readonly settings?: Settings;
  /** Whether `absentSpec` is used. */
  readonly isSpecAbsent?: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The files of the configuration, and paths where nothing was found; without a digest if nothing exists there. */
  readonly looked: readonly { readonly path: string; readonly sha256?: string }[];
}> {
  const { configFile, config, diagnostics, looked } = await readConfiguration(flags, cwd);
  if (diagnostics.length > 0) return { diagnostics, looked };
  const remote = await remoteFile(flags, config, configFile);
  if (remote !== undefined) return { diagnostics: [remote], looked };
  const base = configFile === undefined ? cwd : dirname(configFile.path);
  const knownSpec = resolveOption(flags.spec, config.spec, cwd, base) ?? findSpec(cwd);
  const spec = knownSpec ?? absentSpec;
  if (spec === undefined) {
    const message = `no specification was named, and there is none of ${defaults.specs.join(", ")}`;
    const fix = `pass --spec, or set spec in ${configName}`;
    const sources = defaults.specs.map((name) => ({ path: resolve(cwd, name) }));
    return { diagnostics: [diagnose("usage-invalid", message, { fix })], looked: [...looked, ...sources] };
  }
  const paths = { spec, cwd, base };
  const invalid = boundaryError(boundarySources(flags, config, paths));
  if (invalid !== undefined) return { diagnostics: [invalid], looked };
  const settings = {
    ...settingsOf(flags, config, paths),
    ...(await sourceOutputOf(flags, config, paths)),
    ...(configFile === undefined ? {} : { configFile }),
  };
  return { settings, isSpecAbsent: knownSpec === undefined, diagnostics: [], looked };
}

/** Reports a URL in place of the file of a specification or an overlay. */
async function remoteFile(
  { spec: specFlag, overlay = [] }: Flags,
  { spec, overlays = [] }: Config,
  configFile: ConfigFile | undefined,
): Promise<Diagnostic | undefined> {
  const named: readonly (readonly [url: string | undefined, tokens?: readonly string[]])[] = [
    specFlag === undefined ? [spec, ["spec"]] : [specFlag],
    ...overlays.map((url, index) => [url, ["overlays", String(index)]] as const),
    ...overlay.map((url) => [url] as const),
  ];
  const [url, tokens] = named.find(([one]) => one !== undefined && isRemote(one)) ?? [];
  if (url === undefined) return undefined;
  const isSpec = url === (specFlag ?? spec);
  const fix = isSpec
    ? `run guildwire init ${url}, which copies it into the project; guildwire update replaces the copy`
    : "download it, and name the file";
  const message = `${isSpec ? "a specification" : "an overlay"} is read from a file, and ${url} is a URL`;
  const found = diagnose("file-unreadable", message, { fix });
  if (tokens === undefined || configFile === undefined) return found;
  const locate = await configLocations(configFile);
  return { ...found, location: locate(tokens, "value") };
}

/** Reads the configuration, and chooses the API that a command is for. */
async function readConfiguration(
  flags: Flags,
  cwd: string,
): Promise<{
  readonly configFile?: ConfigFile;
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
  readonly looked: readonly { readonly path: string; readonly sha256?: string }[];
}> {
  const { reading } = flags;
  const file = reading === undefined ? await readConfigFile(flags, cwd) : reading.file;
  const isFile = file !== undefined && !("code" in file);
  const api = flags.api === undefined ? {} : { api: flags.api };
  if (isFile && reading?.config !== undefined) {
    return { configFile: { ...file, ...api }, config: reading.config, diagnostics: [], looked: [] };
  }
  const looked = lookedUp(flags, cwd, isFile ? file : undefined);
  if (!isFile) return { config: {}, diagnostics: file === undefined ? noApis(flags) : [file], looked };
  const { config, diagnostics } = await parseConfig(file);
  if (diagnostics.length > 0) return { config, diagnostics, looked };
  if (config.apis === undefined) return { configFile: file, config, diagnostics: noApis(flags), looked };
  const { apis: _apis, ...shared } = config;
  if (flags.spec !== undefined && flags.api === undefined)
    return { configFile: file, config: shared, diagnostics: [], looked };
  const { configOfApi, selectApis } = await import("./apis.js");
  const selected = selectApis(config, flags.api);
  const [name = "", ...others] = selected.names;
  if (selected.diagnostics.length > 0) return { config, diagnostics: selected.diagnostics, looked };
  if (others.length > 0) {
    const message = `the configuration has several APIs: ${selected.names.join(", ")}`;
    return { config, diagnostics: [diagnose("usage-invalid", message, { fix: "name one with --api" })], looked };
  }
  return { configFile: { ...file, api: name }, config: configOfApi(config, name), diagnostics: [], looked };
}

function noApis({ api }: Flags): readonly Diagnostic[] {
  return api === undefined ? [] : [diagnose("usage-invalid", "--api needs apis in the configuration")];
}

/** The files of the configuration, and those that may become one. */
export function lookedUp(
  { config }: Pick<Flags, "config">,
  cwd: string,
  file: ConfigFile | undefined,
): readonly { readonly path: string; readonly sha256?: string }[] {
  const names = config === undefined ? configNames : [config];
  return [...names.map((name) => lookAt(resolve(cwd, name))), ...(file === undefined ? [] : filesOfConfig(file))];
}

function lookAt(path: string): { readonly path: string; readonly sha256?: string } {
  const digest = existsSync(path) && statSync(path).isFile() ? sha256OfFile(path) : undefined;
  return digest === undefined ? { path } : { path, sha256: digest };
}

/** Settings of source code that a program compiles. */
async function sourceOutputOf(
  flags: Flags,
  config: Config,
  paths: SettingsPaths,
): Promise<Pick<Settings, "sourceOutput">> {
  if (config.output !== "source") return {};
  const { importExtension } = config;
  if (importExtension !== undefined)
    return { sourceOutput: { importExtension, isConfigured: true, compilerFiles: [] } };
  const { readImportExtension } = await import("./import-extension.js");
  const { importExtension: read, files } = await readImportExtension(outDirOf(flags, config, paths));
  return { sourceOutput: { importExtension: read, compilerFiles: files } };
}

function outDirOf(flags: Flags, config: Config, { cwd, base }: Omit<SettingsPaths, "spec">): string {
  const named = resolveOption(flags.out, config.out, cwd, base);
  if (named !== undefined) return named;
  return config.output === "source" ? resolve(base, defaults.sourceOut) : resolve(cwd, defaults.out);
}

interface SettingsPaths {
  readonly spec: string;
  readonly cwd: string;
  /** The folder of the configuration. */
  readonly base: string;
}

function boundarySources(
  flags: Flags,
  config: Config,
  { spec, cwd, base }: SettingsPaths,
): Parameters<typeof referenceBoundary>[0] {
  const root = resolveOption(flags.root, config.root, cwd, base);
  return { spec, root, hasSource: config.source !== undefined };
}

function settingsOf(flags: Flags, written: Config, paths: SettingsPaths): Settings {
  const { spec, cwd, base } = paths;
  const { edition, config } = withEdition(written);
  const boundary = referenceBoundary(boundarySources(flags, config, paths));
  const strict = flags.strict ?? config.strict === true;
  const strictRules = strict || !Array.isArray(config.strict) ? undefined : (config.strict as readonly string[]);
  const only = flags.only === undefined ? config.only : flags.only.split(",").map((name) => name.trim());
  const outDir = outDirOf(flags, config, { cwd, base });
  return {
    spec,
    specName: displayName(spec, cwd),
    outDir,
    outName: displayName(outDir, cwd),
    edition,
    packageName: config.packageName ?? defaults.packageName,
    strictExtensions: config.strictExtensions ?? strict,
    ...(config.packageVersion === undefined ? {} : { packageVersion: config.packageVersion }),
    lenient: flags.lenient === true || config.lenient === true,
    strict,
    ...(strictRules === undefined ? {} : { strictRules }),
    ...(only === undefined ? {} : { only, onlyFromFlag: flags.only !== undefined }),
    ...(config.stubs === undefined ? {} : { stubs: withAbsoluteOut(config.stubs, base) }),
    ...(config.emitters === undefined ? {} : { emitters: config.emitters }),
    ...overlaySettings(flags, config, { cwd, base }),
    ...(boundary === undefined ? {} : { boundary }),
    ...selectionSettings(config),
    ...(config.names === undefined ? {} : { names: config.names }),
    ...valueSettings(config, strict),
    ...(config.layout === undefined ? {} : { layout: config.layout }),
    ...(config.validateResponses === undefined ? {} : { validateResponses: config.validateResponses }),
    ...(config.optionalProperties === undefined ? {} : { optionalProperties: config.optionalProperties }),
    ...(config.pagination === undefined ? {} : { pagination: config.pagination }),
    ...(config.diff === undefined ? {} : { diff: config.diff }),
    ...(config.sourcePositions === undefined ? {} : { sourcePositions: config.sourcePositions }),
    ...sourceSettings(config, base),
  };
}

function overlaySettings(
  { overlay = [] }: Flags,
  { overlays = [] }: Config,
  { cwd, base }: { readonly cwd: string; readonly base: string },
): Pick<Settings, "overlays"> {
  const paths = [...overlays.map((path) => resolve(base, path)), ...overlay.map((path) => resolve(cwd, path))];
  return paths.length === 0 ? {} : { overlays: paths };
}

function selectionSettings({ include, exclude }: Config): Pick<Settings, "selection"> {
  if (include === undefined && exclude === undefined) return {};
  return {
    selection: { ...(include === undefined ? {} : { include }), ...(exclude === undefined ? {} : { exclude }) },
  };
}

/**
 * Treats enumerations of downloaded documents as open: a third-party service may return values that are not listed yet.
 */
function valueSettings({ values, source }: Config, strict: boolean): Pick<Settings, "values"> {
  const isThirdParty = source !== undefined && isSourceUrl(source) && !strict;
  if (values === undefined && !isThirdParty) return {};
  return { values: { ...(isThirdParty ? { openEnums: true } : {}), ...values } };
}

function sourceSettings({ source, sourceHeaders }: Config, base: string): Pick<Settings, "source" | "sourceHeaders"> {
  return {
    ...(source === undefined ? {} : { source: isSourceUrl(source) ? source : resolve(base, source) }),
    ...(sourceHeaders === undefined ? {} : { sourceHeaders }),
  };
}

/** Whether a source is a URL rather than a path. */
export function isSourceUrl(source: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(source);
}

/** Unlike `isSourceUrl`, this leaves names such as `v1:books.yaml` to the file system. */
function isRemote(name: string): boolean {
  return /^[a-zA-Z][a-zA-Z0-9+.-]+:\/\//.test(name);
}

function withAbsoluteOut(stubs: StubsConfig, base: string): StubsConfig {
  return stubs.out === undefined ? stubs : { ...stubs, out: resolve(base, stubs.out) };
}

function resolveOption(
  flag: string | undefined,
  member: string | undefined,
  cwd: string,
  base: string,
): string | undefined {
  if (flag !== undefined) return resolve(cwd, flag);
  return member === undefined ? undefined : resolve(base, member);
}

/** Returns the first existing default path of a specification. */
export function findSpec(cwd: string): string | undefined {
  return defaults.specs.map((name) => resolve(cwd, name)).find((path) => existsSync(path));
}
