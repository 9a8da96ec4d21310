import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { asObject, type Json } from "../values/json.js";
import { sha256, sha256OfFile } from "../write/digest.js";
import { errorCode, realFileSystem } from "../write/file-system.js";
import { parseManifest } from "../write/manifest.js";
import { manifestName, privateFolder } from "../write/paths.js";
import { isInterrupted } from "../write/transaction.js";
import { readConfigFile } from "./config-file.js";
import type { ConfigFile } from "./config-text.js";
import { displayName } from "./display-name.js";
import type { CodeFile } from "./emitters/module-files.js";
import { generatorDigest } from "./generator-version.js";
import { nearestTsconfig } from "./import-extension.js";
import type { InputFile } from "./inputs.js";
import { installedRuntimeVersion } from "./installed-runtime.js";
import { isUpdateInterrupted } from "./interrupted-update.js";
import { defaults, type Flags, findSpec, type Settings } from "./settings.js";

/**
 * Describes the last successful run. Stored beside the output and never committed. If generator, settings, inputs and
 * output are unchanged, a run ends without loading parsers or printers.
 */
interface Stamp {
  readonly generator: string;
  /** Digest of the command line and configuration of that run. */
  readonly request: string;
  /** Absolute path of the specification's root file. */
  readonly spec: string;
  readonly inputs: readonly InputFile[];
  /** Files of third-party emitters, by absolute path. */
  readonly code: readonly CodeFile[];
  /** Absolute paths of entries of which only the presence matters, such as `.git`. */
  readonly presence: readonly (readonly [path: string, isPresent: boolean])[];
  /** SHA-256 of the manifest. */
  readonly manifest: string;
  /** Warnings, repeated by a run without changes. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface UnchangedRun {
  /** The output folder, for messages. */
  readonly outName: string;
  /** Number of output files. */
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the last run if a new one would change nothing; undefined if unknown. The configuration is compared as text,
 * not parsed, and the output folder is guessed: a wrong guess finds no stamp.
 */
export async function findUnchanged(flags: Flags, cwd: string): Promise<UnchangedRun | undefined> {
  const config = flags.reading === undefined ? await readConfigFile(flags, cwd) : flags.reading.file;
  if (config !== undefined && "code" in config) return undefined;
  const outDir = guessOutDir(flags, cwd, config);
  const stamp = readStamp(outDir);
  if (stamp === undefined || stamp.request !== requestDigest(flags, cwd, config)) return undefined;
  if (isInterrupted({ outDir, disk: realFileSystem }) || realFileSystem.kind(stamp.spec) === undefined)
    return undefined;
  if (isUpdateInterrupted(stamp.spec)) return undefined;
  const folder = dirname(realpathSync.native(stamp.spec));
  if (!stamp.inputs.every((input) => hashOf(join(folder, input.path), true) === input.sha256)) return undefined;
  if (!stamp.code.every((file) => hashOf(file.path) === file.sha256)) return undefined;
  if (!stamp.presence.every(([path, isPresent]) => existsSync(path) === isPresent)) return undefined;
  const manifestBytes = realFileSystem.read(join(outDir, manifestName));
  if (manifestBytes === undefined || sha256(manifestBytes) !== stamp.manifest) return undefined;
  const parsed = parseManifest(Buffer.from(manifestBytes).toString("utf8"));
  if (!("manifest" in parsed)) return undefined;
  const { files } = parsed.manifest;
  if (!files.every((file) => isUnmodified(outDir, file.path, file.sha256))) return undefined;
  if (stamp.generator !== generatorDigest()) return undefined;
  return { outName: displayName(outDir, cwd), files: files.length, diagnostics: stamp.diagnostics };
}

/** Records a successful run. Never fails: without a stamp, the next run is only slower. */
export function writeStamp(
  { settings, flags, cwd }: { readonly settings: Settings; readonly flags: Flags; readonly cwd: string },
  { inputs, code, presence }: Pick<Stamp, "inputs" | "code" | "presence">,
  diagnostics: readonly Diagnostic[],
): void {
  const { outDir } = settings;
  const manifest = realFileSystem.read(join(outDir, manifestName));
  if (manifest === undefined) return;
  const stamp: Stamp = {
    generator: generatorDigest(),
    request: requestDigest(flags, cwd, settings.configFile),
    spec: settings.spec,
    inputs,
    code,
    presence,
    manifest: sha256(manifest),
    diagnostics,
  };
  const folder = join(outDir, privateFolder);
  const path = stampPath(outDir);
  const text = `${JSON.stringify(stamp)}\n`;
  try {
    if (realFileSystem.kind(path) !== undefined && readFileSync(path, "utf8") === text) return;
    realFileSystem.makeFolder(folder);
    if (!existsSync(join(folder, ".gitignore"))) writeFileSync(join(folder, ".gitignore"), "*\n");
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  } catch {
    // Ignored: see above.
  }
}

function stampPath(outDir: string): string {
  return join(outDir, privateFolder, "unchanged.json");
}

function readStamp(outDir: string): Stamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(stampPath(outDir), "utf8")) as Partial<Stamp> | null;
    const { generator, request, spec, inputs, code, presence, manifest, diagnostics } = stamp ?? {};
    if (typeof generator !== "string" || typeof request !== "string" || typeof manifest !== "string") return undefined;
    if (typeof spec !== "string") return undefined;
    if (!Array.isArray(inputs) || inputs.length === 0 || !Array.isArray(diagnostics)) return undefined;
    if (!Array.isArray(code) || !Array.isArray(presence)) return undefined;
    return { generator, request, spec, inputs, code, presence, manifest, diagnostics };
  } catch {
    return undefined;
  }
}

/**
 * Returns a digest of everything that determines the settings. Includes the working directory, which names in messages
 * depend on.
 */
function requestDigest(flags: Flags, cwd: string, file: ConfigFile | undefined): string {
  const { spec, out, config, only, lenient, strict, overlay, root, api } = flags;
  const sourceOut = isSourceOutput(flags, file) ? guessOutDir(flags, cwd, file) : undefined;
  const project =
    sourceOut === undefined ? undefined : [nearestTsconfig(sourceOut), installedRuntimeVersion(sourceOut)];
  const options = [spec, out, config, only, lenient, strict, overlay, root, api];
  return sha256(JSON.stringify([cwd, ...options, file?.path, contentOf(flags, file), findSpec(cwd), project]));
}

/** What decides the settings: a program may also read the environment, so that its text is not enough. */
function contentOf({ reading }: Flags, file: ConfigFile | undefined): unknown {
  if (reading?.config !== undefined) return reading.config;
  return file?.evaluation === undefined ? file?.text : file.evaluation.value;
}

function guessOutDir(flags: Flags, cwd: string, config: ConfigFile | undefined): string {
  const { out } = flags;
  if (out !== undefined) return resolve(cwd, out);
  const named = config === undefined ? undefined : guessMember(flags, config, "out");
  if (config !== undefined && named !== undefined) return resolve(dirname(config.path), named);
  return config !== undefined && isSourceOutput(flags, config)
    ? resolve(dirname(config.path), defaults.sourceOut)
    : resolve(cwd, defaults.out);
}

function isSourceOutput(flags: Flags, config: ConfigFile | undefined): boolean {
  return config !== undefined && guessMember(flags, config, "output") === "source";
}

/** Returns a text of the configuration. YAML is not parsed: a wrong guess finds no stamp. */
function guessMember(
  { reading }: Flags,
  { name, text, evaluation }: ConfigFile,
  member: "out" | "output",
): string | undefined {
  if (reading?.config !== undefined) return reading.config[member];
  if (evaluation === undefined && !name.endsWith(".json")) {
    const line = new RegExp(`^${member}:[ \\t]+["']?([^"'#\\r\\n]+?)["']?[ \\t]*(?:#.*)?$`, "m");
    return line.exec(text)?.[1];
  }
  const found = asObject(evaluation === undefined ? parsedJson(text) : evaluation.value)?.[member];
  return typeof found === "string" ? found : undefined;
}

function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function hashOf(path: string, withoutMark = false): string | undefined {
  try {
    return sha256OfFile(path, withoutMark);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}

function isUnmodified(outDir: string, path: string, hash: string): boolean {
  const absolute = join(outDir, path);
  return realFileSystem.kind(absolute) === "file" && hashOf(absolute) === hash;
}
