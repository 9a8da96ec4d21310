import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, LoadedDocument, SourceFile } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import type { File, SyntaxProof } from "../print/index.js";
import { isVersion } from "./config.js";
import { withoutDependent } from "./dependent-findings.js";
import { generatorVersion } from "./generator-version.js";
import { count, type Progress } from "./progress.js";
import { withoutRefused } from "./refused.js";
import type { Settings } from "./settings.js";

/** A specification that was read and looked through. */
export interface Examined {
  readonly loaded?: LoadedDocument;
  /** Present where no stage before it found an error. */
  readonly model?: Interface;
  /** The files that were read, root first. */
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Load, check and model, all of them even where an earlier one finds errors, so that one run shows every mistake. */
export async function examine(settings: Settings, cwd: string, progress: Progress): Promise<Examined> {
  const { loaded, diagnostics: fromLoad } = await progress.stage(
    "load",
    async () => (await import("../load/load.js")).loadDocument(settings.spec, { cwd }),
    (result) => count(result.loaded?.files.length ?? 0, "file"),
  );
  if (loaded === undefined) return { files: [], diagnostics: fromLoad };
  const fromCheck = await progress.stage(
    "check",
    async () => (await import("../check/check.js")).check(loaded, { strictExtensions: settings.strictExtensions }),
    (found) => (found.length === 0 ? "nothing found" : count(found.length, "finding")),
  );
  const before = [...fromLoad, ...withoutDependent(fromCheck, fromLoad, loaded)];
  const built = await progress.stage(
    "model",
    () => buildAnyway(withoutRefused(loaded, fromLoad), before),
    (result) =>
      result === undefined
        ? "left out"
        : `${count(result.model.operations.length, "operation")}, ${count(result.model.types.size, "type")}`,
  );
  const diagnostics = [
    ...before,
    ...withoutEchoes(withoutDependent(built?.diagnostics ?? [], fromLoad, loaded), before),
  ];
  const base = { loaded, files: loaded.files, diagnostics };
  return built === undefined || hasErrors(diagnostics) ? base : { ...base, model: built.model };
}

/** The model is built on broken documents too, for what only it finds; there it may give up. */
async function buildAnyway(
  loaded: LoadedDocument,
  before: readonly Diagnostic[],
): Promise<{ readonly model: Interface; readonly diagnostics: readonly Diagnostic[] } | undefined> {
  const { buildModel } = await import("../model/build.js");
  try {
    return buildModel(loaded);
  } catch (error) {
    if (hasErrors(before)) return undefined;
    throw error;
  }
}

/**
 * What the model says about a line on which an error is known already only repeats it, and so does what it says with a
 * code that `check` has used: `check` looks for the same thing everywhere.
 */
function withoutEchoes(diagnostics: readonly Diagnostic[], before: readonly Diagnostic[]): readonly Diagnostic[] {
  const line = ({ place }: Diagnostic): string => (place === undefined ? "" : `${place.file}:${place.line}`);
  const errors = before.filter((diagnostic) => diagnostic.severity === "error");
  const lines = new Set(errors.map(line));
  const codes = new Set(errors.map((diagnostic) => diagnostic.code));
  return diagnostics.filter((diagnostic) => !lines.has(line(diagnostic)) && !codes.has(diagnostic.code));
}

/** The names under `only` that no emitter has; asked for before anything is read. */
export async function checkEmitterNames({ only = [], configFile }: Settings): Promise<readonly Diagnostic[]> {
  if (only.length === 0 || configFile === undefined) return [];
  const [{ emitters }, { placeInConfig }] = await Promise.all([import("../emit/emit.js"), import("./config.js")]);
  const expected = `one of ${Object.keys(emitters).join(", ")}`;
  const unknown = only.map((name, index) => ({ name, index })).filter(({ name }) => !Object.hasOwn(emitters, name));
  return Promise.all(
    unknown.map(async ({ name, index }) => {
      const place = await placeInConfig(configFile, ["only", String(index)]);
      return diagnose("config-invalid", `there is no emitter ${JSON.stringify(name)}`, { place, expected });
    }),
  );
}

/** What a run came to: the output is absent where the specification has errors. */
export interface Produced {
  readonly examined: Examined;
  readonly emitted?: { readonly files: readonly File[]; readonly diagnostics: readonly Diagnostic[] };
}

/** From the specification to the files of the output, of which nothing is written yet. */
export async function produce(
  settings: Settings,
  cwd: string,
  progress: Progress,
  proof: SyntaxProof,
): Promise<Produced> {
  const examined = await examine(settings, cwd, progress);
  const { loaded, model } = examined;
  if (loaded === undefined || model === undefined) return { examined };
  return { examined, emitted: await emit({ loaded, model }, settings, progress, proof) };
}

/** The output's files, proven to be TypeScript where they claim to be. */
async function emit(
  examined: { readonly loaded: LoadedDocument; readonly model: Interface },
  settings: Settings,
  progress: Progress,
  proof: SyntaxProof,
): Promise<{ readonly files: readonly File[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { loaded, model } = examined;
  const [{ emitAll }, { EncodingRefusal }, { bundleText, bundleWithVariants, jsonText }] = await Promise.all([
    import("../emit/emit.js"),
    import("../print/index.js"),
    import("../load/output.js"),
  ]);
  const { only, packageName } = settings;
  const variants = bundleWithVariants(loaded);
  const version = model.info.version;
  const options = {
    packageName,
    packageVersion: settings.packageVersion ?? (isVersion(version) ? version : "0.0.0"),
    runtimeVersion: generatorVersion(),
    ...(only === undefined ? {} : { only }),
  };
  const documents = {
    bundle: bundleText(loaded),
    ...(hasVariants(model) ? { variants: jsonText(variants) } : {}),
  };
  try {
    const files = await progress.stage(
      "emit",
      () => emitAll(model, documents, options, proof.add),
      (printed) => `${count(printed.length, "file")}, ${size(printed)}`,
    );
    const problems = await progress.stage(
      "prove",
      () => proof.finish(),
      () => "syntax is sound",
    );
    const [first] = problems;
    if (first === undefined) return { files, diagnostics: [] };
    throw new Error(`${first.path}:${first.line}:${first.column} is no TypeScript: ${first.message}`);
  } catch (error) {
    if (!(error instanceof EncodingRefusal)) throw error;
    const pointer = findText(loaded.document, error.text);
    const place = loaded.locate(pointer ?? "");
    return { files: [], diagnostics: [diagnose("name-unusable", error.message, { place })] };
  }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

function hasVariants(model: Interface): boolean {
  return model.operations.some((operation) => operation.variants.length > 0);
}

function size(files: readonly File[]): string {
  const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(file.text), 0);
  return `${count(Math.ceil(bytes / 1000), "kB").replace(/s$/, "")}`;
}

/** Where a text that an encoder refused was written: the first key or value that is, or holds, this text. */
function findText(document: Json, text: string): string | undefined {
  const find = (node: Json, pointer: string, matches: (found: string) => boolean): string | undefined => {
    if (typeof node === "string") return matches(node) ? pointer : undefined;
    if (typeof node !== "object" || node === null) return undefined;
    for (const [key, value] of Object.entries(node)) {
      const below = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!Array.isArray(node) && matches(key)) return below;
      const found = find(value as Json, below, matches);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(document, "", (found) => found === text) ?? find(document, "", (found) => found.includes(text));
}
