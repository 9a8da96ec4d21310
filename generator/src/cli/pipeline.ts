import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { EmitMemory } from "../emit/memory/memory.js";
import { EmitterFailure } from "../emit/plugin.js";
import type { LoadedDocument, LookedAt, SourceFile } from "../load/document.js";
import type { ParseMemory } from "../load/parse-memory.js";
import type { Interface } from "../model/interface.js";
import type { File, SyntaxProof } from "../print/index.js";
import { isVersion } from "./config.js";
import { withoutDependent } from "./dependent-findings.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { emitFinding } from "./emitters/finding.js";
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
  /** What reading them has found; part of `diagnostics`. */
  readonly fromLoad?: readonly Diagnostic[];
  /** Pointers of what was taken out of the document because of errors. */
  readonly removed?: readonly string[];
  /** Where files were looked for. */
  readonly looked?: readonly LookedAt[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Load, check and model, all of them even where an earlier one finds errors, so that one run shows every mistake. */
export async function examine(
  settings: Settings,
  cwd: string,
  progress: Progress,
  parsed?: ParseMemory,
): Promise<Examined> {
  const {
    loaded,
    diagnostics: fromLoad,
    looked,
  } = await progress.stage(
    "load",
    async () => (await import("../load/load.js")).loadDocument(settings.spec, { cwd, parsed }),
    (result) => count(result.loaded?.files.length ?? 0, "file"),
  );
  if (loaded === undefined) return { files: [], diagnostics: fromLoad, looked };
  const strict = await examineLoaded(loaded, fromLoad, settings, progress);
  const examined = settings.lenient ? await withoutBroken(strict, settings, progress) : strict;
  return { ...examined, looked };
}

async function examineLoaded(
  loaded: LoadedDocument,
  fromLoad: readonly Diagnostic[],
  settings: Settings,
  progress: Progress,
  stays: (diagnostic: Diagnostic) => boolean = () => true,
): Promise<Examined & { readonly loaded: LoadedDocument }> {
  const fromCheck = await progress.stage(
    "check",
    async () => (await import("../check/check.js")).check(loaded, { strictExtensions: settings.strictExtensions }),
    (found) => (found.length === 0 ? "nothing found" : count(found.length, "finding")),
  );
  const before = [...fromLoad, ...withoutDependent(fromCheck, fromLoad, loaded)].filter(stays);
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
  const base = { loaded, files: loaded.files, fromLoad, diagnostics };
  return built === undefined || hasErrors(diagnostics) ? base : { ...base, model: built.model };
}

/**
 * The same without the operations that errors affect one by one, and with a warning for each. Looks again after that: what
 * another part of the document says about an operation that is gone may be an error of its own.
 */
async function withoutBroken(
  examined: Examined & { readonly loaded: LoadedDocument },
  settings: Settings,
  progress: Progress,
  errors: readonly Diagnostic[] = examined.diagnostics.filter(({ severity }) => severity === "error"),
): Promise<Examined> {
  const { leaveOut, isAbout } = await import("./lenient/leave-out.js");
  let current = examined;
  let broken = errors;
  for (;;) {
    const lessened = leaveOut(current.loaded, broken);
    if (lessened === undefined) return current;
    const { loaded, warnings } = lessened;
    const removed = [...(current.removed ?? []), ...lessened.removed];
    const stays = (diagnostic: Diagnostic): boolean => !isAbout(diagnostic, removed);
    const known = current.diagnostics.filter(({ code }) => code === "operation-left-out");
    // A document of 3.0 is held against its schema as it was written, with all operations in it.
    const again = await examineLoaded(loaded, (current.fromLoad ?? []).filter(stays), settings, progress, stays);
    broken = again.diagnostics.filter(({ severity }) => severity === "error");
    current = { ...again, removed, diagnostics: [...known, ...warnings, ...again.diagnostics] };
  }
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
  tools: EmitTools,
): Promise<Produced> {
  let examined = await examine(settings, cwd, progress, tools.memory?.parsed);
  for (;;) {
    const { loaded, model } = examined;
    if (loaded === undefined || model === undefined) return { examined };
    const emitted = await emit({ loaded, model }, settings, progress, tools);
    const again =
      settings.lenient && hasErrors(emitted.diagnostics)
        ? await withoutBroken({ ...examined, loaded }, settings, progress, emitted.diagnostics)
        : examined;
    // What the printers refuse may be one operation's affair as well.
    if (again.loaded === loaded) return { examined, emitted };
    examined = { ...again, looked: examined.looked ?? [] };
  }
}

/** What the last stages work with. */
export interface EmitTools {
  readonly proof: SyntaxProof;
  readonly chosen: ChosenEmitters;
  /** Whether emitters that are not ours are asked twice, to see that they answer the same. */
  readonly twice: boolean;
  readonly memory?: RunMemory | undefined;
}

/** What the runs of a watch leave to each other. */
export interface RunMemory {
  readonly parsed: ParseMemory;
  readonly emitted: EmitMemory;
}

/** The output's files, proven to be TypeScript where they claim to be. */
async function emit(
  examined: { readonly loaded: LoadedDocument; readonly model: Interface },
  settings: Settings,
  progress: Progress,
  { proof, chosen, twice, memory }: EmitTools,
): Promise<{ readonly files: readonly File[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { loaded, model } = examined;
  const [{ emitAll }, { bundleText, bundleWithVariants, jsonText }] = await Promise.all([
    import("../emit/emit.js"),
    import("../load/output.js"),
  ]);
  const { packageName } = settings;
  const variants = bundleWithVariants(loaded);
  const version = model.info.version;
  const options = {
    packageName,
    packageVersion: settings.packageVersion ?? (isVersion(version) ? version : "0.0.0"),
    runtimeVersion: generatorVersion(),
    ...chosen,
  };
  const documents = {
    bundle: bundleText(loaded),
    ...(hasVariants(model) ? { variants: jsonText(variants) } : {}),
  };
  const emitterOf = new Map<string, string>();
  try {
    const files = await progress.stage(
      "emit",
      () =>
        emitAll(model, documents, options, {
          printed(file, emitter) {
            emitterOf.set(file.path, emitter);
            proof.add([file]);
          },
          memory: memory?.emitted,
        }),
      (printed) => `${count(printed.length, "file")}, ${size(printed)}`,
    );
    if (twice && chosen.plugins.length > 0) requireSame(files, emitAll(model, documents, options), emitterOf);
    const problems = await progress.stage(
      "prove",
      () => proof.finish(),
      () => "syntax is sound",
    );
    const [first] = problems;
    if (first === undefined) return { files, diagnostics: [] };
    const message = `${first.path}:${first.line}:${first.column} is no TypeScript: ${first.message}`;
    throw failureOf(emitterOf.get(first.path), chosen, message) ?? new Error(message);
  } catch (error) {
    return { files: [], diagnostics: [await emitFinding(error, examined, settings, chosen)] };
  }
}

/** An emitter that answers the same question in two ways would make every run look like a change. */
function requireSame(files: readonly File[], again: readonly File[], emitterOf: ReadonlyMap<string, string>): void {
  const texts = new Map(again.map(({ path, text }) => [path, text]));
  const differs = files.find(({ path, text }) => texts.get(path) !== text);
  if (differs === undefined) return;
  const emitter = emitterOf.get(differs.path) ?? "";
  const message = `the emitter ${emitter} is not pure: asked twice, it printed two versions of ${differs.path}`;
  throw new EmitterFailure([emitter], message);
}

/** What is wrong with a file of an emitter that is not ours is that emitter's failure, and not our defect. */
function failureOf(name: string | undefined, { plugins }: ChosenEmitters, message: string): Error | undefined {
  const plugin = plugins.find(({ definition }) => definition.name === name);
  return (
    plugin && new EmitterFailure([plugin.definition.name], `the emitter ${plugin.definition.name} failed: ${message}`)
  );
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
