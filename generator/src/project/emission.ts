import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { BundledDocuments, EmitOptions } from "../emit/contract.js";
import { emitEach, type PrintedFile, sortedByPath } from "../emit/emit.js";
import { EmitterFailure } from "../emit/plugin.js";
import type { LoadedDocument } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import type { File, SyntaxProof } from "../print/index.js";
import { formatCount } from "../values/text.js";
import { bundledDocuments, emitOptions } from "./emit-inputs.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { toEmitDiagnostic } from "./emitters/emit-diagnostic.js";
import { unsafePaths } from "./emitters/unsafe-paths.js";
import { positionOptions } from "./position-text.js";
import type { LastPrintedFiles } from "./printed-files.js";
import { printingWork } from "./printing-work.js";
import type { Progress, ShowCount } from "./progress.js";
import type { Settings } from "./settings.js";
import { asSourceFile } from "./source-output.js";

/** The output of the emitters. Without files if there are diagnostics. */
export interface EmitResult {
  /** Sorted by path. */
  readonly files: readonly File[];
  readonly diagnostics: readonly Diagnostic[];
  /** Stores what the files were printed from, for the next run. Call it when they are written. */
  readonly store?: (() => void) | undefined;
}

export interface EmissionTools {
  readonly syntaxCheck: SyntaxProof;
  readonly chosen: ChosenEmitters;
  /** Whether third-party emitters run twice, to verify that their output is deterministic. */
  readonly isRepeated: boolean;
  /** Version of the generator, which is also that of the runtime. */
  readonly version: string;
  /** The work of printing the last output, as {@link printingWork} measures it. Default: unknown. */
  readonly expectedWork?: number | undefined;
  /** The files of the last run. Default: all files are printed. */
  readonly lastPrinted?: LastPrintedFiles | undefined;
  /** Name of the built-in emitter that runs first. */
  readonly first?: string | undefined;
  /** Receives each file as soon as it is printed. A later emitter may still fail. */
  readonly onPrinted?: ((printed: PrintedFile) => void) | undefined;
  /** Awaited after each file. If it rejects, so does the emission. */
  readonly afterFile?: (() => Promise<void>) | undefined;
}

/** Runs the emitters and checks the syntax of the TypeScript files. */
export async function emit(
  examined: { readonly loaded: LoadedDocument; readonly model: Interface },
  settings: Settings,
  progress: Progress,
  tools: EmissionTools & { readonly cwd: string },
): Promise<EmitResult> {
  const { loaded, model } = examined;
  const { chosen, isRepeated, version, syntaxCheck, first: initial, lastPrinted, cwd } = tools;
  const options = {
    ...emitOptions(settings, model, version),
    ...positionOptions(loaded, settings, cwd),
    ...chosen,
    first: initial,
  };
  const printedFiles = lastPrinted?.begin(model, options);
  const work: EmitWork = {
    model,
    documents: bundledDocuments(loaded, model),
    options: { ...options, ...(printedFiles === undefined ? {} : { printedFiles }) },
  };
  try {
    const isSource = settings.sourceOutput !== undefined;
    const printed = await progress.stage(
      "emit",
      (show) => printFiles(work, tools, { isSource, show }),
      describePrinted,
    );
    const emitterOf = new Map(printed.map(({ file, emitter }) => [file.path, emitter]));
    const unsafe = await unsafePaths(emitterOf, settings, chosen);
    if (unsafe.length > 0) return { files: [], diagnostics: unsafe };
    const files = sortedByPath(printed.map(({ file }) => file));
    if (isRepeated && chosen.plugins.length > 0) {
      const again = Array.from(emitEach(model, work.documents, work.options), (one) => inOutput(one, isSource));
      assertDeterministic(files, sortedByPath(again.flatMap((one) => one?.file ?? [])), emitterOf);
    }
    const problems = await progress.stage(
      "prove",
      () => syntaxCheck.finish(),
      () => "syntax is sound",
    );
    const [first] = problems;
    if (first === undefined) return { files, diagnostics: [], store: lastPrinted && (() => lastPrinted.store()) };
    const message = `${first.path}:${first.line}:${first.column} is no TypeScript: ${first.message}`;
    throw emitFailureDiagnostic(emitterOf.get(first.path), chosen, message) ?? new Error(message);
  } catch (error) {
    return { files: [], diagnostics: [await toEmitDiagnostic(error, examined, settings, chosen)] };
  }
}

interface EmitWork {
  readonly model: Interface;
  readonly documents: BundledDocuments;
  readonly options: EmitOptions;
}

async function printFiles(
  { model, documents, options }: EmitWork,
  tools: EmissionTools,
  { isSource, show }: { readonly isSource: boolean; readonly show: ShowCount },
): Promise<readonly PrintedFile[]> {
  const { expectedWork } = tools;
  const printed: PrintedFile[] = [];
  let work = 0;
  show(formatCount(0, "file"), 0);
  for (const emitted of emitEach(model, documents, options)) {
    const one = inOutput(emitted, isSource);
    if (one === undefined) continue;
    if (tools.lastPrinted?.isKept(emitted.file) !== true) tools.syntaxCheck.add([one.file]);
    tools.onPrinted?.(one);
    printed.push(one);
    if (expectedWork !== undefined) work += printingWork(one.file.path, Buffer.byteLength(one.file.text));
    show(formatCount(printed.length, "file"), expectedWork === undefined ? undefined : work / expectedWork);
    if (tools.afterFile !== undefined) await tools.afterFile();
  }
  return printed;
}

/** Returns a file with its path in the output; undefined if the output does not have it. */
function inOutput(printed: PrintedFile, isSource: boolean): PrintedFile | undefined {
  if (!isSource) return printed;
  const file = asSourceFile(printed.file, printed.emitter);
  return file && { ...printed, file };
}

function describePrinted(printed: readonly PrintedFile[]): string {
  const bytes = printed.reduce((sum, { file }) => sum + Buffer.byteLength(file.text), 0);
  return `${formatCount(printed.length, "file")}, ${formatCount(Math.ceil(bytes / 1000), "kB").replace(/s$/, "")}`;
}

/** Rejects nondeterministic emitters, whose output would change on every run. */
function assertDeterministic(
  files: readonly File[],
  again: readonly File[],
  emitterOf: ReadonlyMap<string, string>,
): void {
  const texts = new Map(again.map(({ path, text }) => [path, text]));
  const differs = files.find(({ path, text }) => texts.get(path) !== text);
  if (differs === undefined) return;
  const emitter = emitterOf.get(differs.path) ?? "";
  const message = `the emitter ${emitter} is not pure: asked twice, it printed two versions of ${differs.path}`;
  throw new EmitterFailure([emitter], message);
}

/** Returns a diagnostic for an error in a file of a third-party emitter, which is not a bug in guildwire. */
function emitFailureDiagnostic(
  name: string | undefined,
  { plugins }: ChosenEmitters,
  message: string,
): Error | undefined {
  const plugin = plugins.find(({ definition }) => definition.name === name);
  return (
    plugin && new EmitterFailure([plugin.definition.name], `the emitter ${plugin.definition.name} failed: ${message}`)
  );
}
