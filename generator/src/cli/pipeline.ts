import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { EmitMemory } from "../emit/memory/memory.js";
import { EmitterFailure } from "../emit/plugin.js";
import { sortedByPath } from "../emit/sorted-by-path.js";
import type { LoadedDocument, LookedAt, SourceFile } from "../load/document.js";
import type { ParseMemory } from "../load/parse-memory.js";
import type { Interface } from "../model/interface.js";
import type { File, SyntaxProof } from "../print/index.js";
import { isVersion } from "./config.js";
import { withoutDependent } from "./dependent-findings.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { emitFinding } from "./emitters/finding.js";
import { unsafePaths } from "./emitters/unsafe-paths.js";
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

/** What a check in another thread has found; undefined where it was about other texts than these. */
export type CheckElsewhere = (files: readonly SourceFile[]) => Promise<readonly Diagnostic[] | undefined>;

interface ExamineTools {
  /** What a watch has parsed before. */
  readonly parsed?: ParseMemory | undefined;
  readonly elsewhere?: CheckElsewhere | undefined;
}

/** Load, check and model, all of them even where an earlier one finds errors, so that one run shows every mistake. */
export async function examine(
  settings: Settings,
  cwd: string,
  progress: Progress,
  { parsed, elsewhere }: ExamineTools = {},
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
  return { ...(await examineDocument(loaded, fromLoad, settings, progress, elsewhere)), looked };
}

/** What decides which findings are errors, and what becomes of them. */
type Strictness = Pick<Settings, "strictExtensions" | "lenient">;

/** Check and model, for a document that was read already. */
export async function examineDocument(
  loaded: LoadedDocument,
  fromLoad: readonly Diagnostic[],
  strictness: Strictness,
  progress: Progress,
  elsewhere?: CheckElsewhere,
): Promise<Examined> {
  const strict = await examineLoaded(loaded, fromLoad, strictness, progress, { elsewhere });
  return strictness.lenient ? await withoutBroken(strict, strictness, progress) : strict;
}

interface Restrictions {
  /** Which findings count; all of them by default. */
  readonly stays?: ((diagnostic: Diagnostic) => boolean) | undefined;
  readonly elsewhere?: CheckElsewhere | undefined;
}

async function examineLoaded(
  loaded: LoadedDocument,
  fromLoad: readonly Diagnostic[],
  strictness: Strictness,
  progress: Progress,
  { stays = () => true, elsewhere }: Restrictions = {},
): Promise<Examined & { readonly loaded: LoadedDocument }> {
  const checking = (): Promise<readonly Diagnostic[]> =>
    progress.stage(
      "check",
      async () => (await elsewhere?.(loaded.files)) ?? checkHere(loaded, strictness),
      (found) => (found.length === 0 ? "nothing found" : count(found.length, "finding")),
    );
  const modelling = (): Promise<Attempt> =>
    progress.stage("model", () => tryToBuild(withoutRefused(loaded, fromLoad)), attemptInWords);
  let fromCheck: readonly Diagnostic[];
  let attempt: Attempt;
  if (elsewhere === undefined) {
    fromCheck = await checking();
    attempt = await modelling();
  } else {
    // Neither needs the other, so that the model is built while another thread checks.
    attempt = await modelling();
    fromCheck = await checking();
  }
  const before = [...fromLoad, ...withoutDependent(fromCheck, fromLoad, loaded)].filter(stays);
  // The model is built on broken documents too, for what only it finds; there it may give up.
  if (attempt.built === undefined && !hasErrors(before)) throw attempt.error;
  const { built } = attempt;
  const diagnostics = [
    ...before,
    ...withoutEchoes(withoutDependent(built?.diagnostics ?? [], fromLoad, loaded), before),
  ];
  const base = { loaded, files: loaded.files, fromLoad, diagnostics };
  return built === undefined || hasErrors(diagnostics) ? base : { ...base, model: built.model };
}

async function checkHere(loaded: LoadedDocument, { strictExtensions }: Strictness): Promise<readonly Diagnostic[]> {
  return (await import("../check/check.js")).check(loaded, { strictExtensions });
}

/**
 * The same without the operations that errors affect one by one, and with a warning for each. Looks again after that: what
 * another part of the document says about an operation that is gone may be an error of its own.
 */
async function withoutBroken(
  examined: Examined & { readonly loaded: LoadedDocument },
  strictness: Strictness,
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
    const again = await examineLoaded(loaded, (current.fromLoad ?? []).filter(stays), strictness, progress, { stays });
    broken = again.diagnostics.filter(({ severity }) => severity === "error");
    current = { ...again, removed, diagnostics: [...known, ...warnings, ...again.diagnostics] };
  }
}

/** What building the model came to; without a result, what was thrown instead. */
interface Attempt {
  readonly built?: { readonly model: Interface; readonly diagnostics: readonly Diagnostic[] };
  readonly error?: unknown;
}

async function tryToBuild(loaded: LoadedDocument): Promise<Attempt> {
  const { buildModel } = await import("../model/build.js");
  try {
    return { built: buildModel(loaded) };
  } catch (error) {
    return { error };
  }
}

function attemptInWords({ built }: Attempt): string {
  if (built === undefined) return "left out";
  return `${count(built.model.operations.length, "operation")}, ${count(built.model.types.size, "type")}`;
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

/** What a run came to, as plain data: the output is absent where the specification has errors. */
export interface Produced {
  readonly examined: Pick<Examined, "files" | "looked" | "diagnostics"> & { readonly isLoaded: boolean };
  readonly emitted?: Emitted;
}

interface Emitted {
  /** Sorted by path; empty where they were handed over as they were printed. */
  readonly files: readonly File[];
  readonly diagnostics: readonly Diagnostic[];
}

/** From the specification to the files of the output, of which nothing is written yet. */
export async function produce(
  settings: Settings,
  cwd: string,
  progress: Progress,
  tools: ProductionTools,
): Promise<Produced> {
  let examined = await examine(settings, cwd, progress, {
    parsed: tools.memory?.parsed,
    elsewhere: tools.checkElsewhere,
  });
  for (;;) {
    const { loaded, model, files, looked = [], diagnostics } = examined;
    const plain = { files, looked, diagnostics, isLoaded: loaded !== undefined };
    if (loaded === undefined || model === undefined) return { examined: plain };
    const emitted = await emit({ loaded, model }, settings, progress, tools);
    const again =
      settings.lenient && hasErrors(emitted.diagnostics)
        ? await withoutBroken({ ...examined, loaded }, settings, progress, emitted.diagnostics)
        : examined;
    // What the printers refuse may be one operation's affair as well.
    if (again.loaded === loaded) return { examined: plain, emitted };
    examined = { ...again, looked };
  }
}

/** What the stages work with. */
export interface ProductionTools {
  readonly proof: SyntaxProof;
  readonly chosen: ChosenEmitters;
  /** Whether emitters that are not ours are asked twice, to see that they answer the same. */
  readonly twice: boolean;
  /** Who takes the files as they are printed, instead of their being kept and proven here. */
  readonly receiver?: FileReceiver;
  readonly checkElsewhere?: CheckElsewhere;
  readonly memory?: RunMemory | undefined;
}

export interface FileReceiver {
  /** The output is printed from its beginning on: what came before counts for nothing. */
  begin(): void;
  add(file: File): void;
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
  { proof, chosen, twice, receiver, memory }: ProductionTools,
): Promise<Emitted> {
  const { loaded, model } = examined;
  const [{ emitAll, emitEach }, { bundleText, bundleWithVariants, jsonText }] = await Promise.all([
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
  const kept: File[] = [];
  let bytes = 0;
  try {
    receiver?.begin();
    await progress.stage(
      "emit",
      () => {
        for (const { file, emitter } of emitEach(model, documents, options, memory?.emitted)) {
          emitterOf.set(file.path, emitter);
          bytes += Buffer.byteLength(file.text);
          if (receiver !== undefined) receiver.add(file);
          else {
            proof.add([file]);
            kept.push(file);
          }
        }
      },
      () => `${count(emitterOf.size, "file")}, ${size(bytes)}`,
    );
    const unsafe = await unsafePaths(emitterOf, settings, chosen);
    if (unsafe.length > 0) return { files: [], diagnostics: unsafe };
    const files = sortedByPath(kept);
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

function size(bytes: number): string {
  return `${count(Math.ceil(bytes / 1000), "kB").replace(/s$/, "")}`;
}
