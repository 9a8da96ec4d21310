import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type BundledDocuments, type EmitOptions, emitAll, emitEach, lastEmitter, type Printed } from "../emit/emit.js";
import type { EmitMemory } from "../emit/memory/memory.js";
import { EmitterFailure } from "../emit/plugin.js";
import { sortedByPath } from "../emit/sorted-by-path.js";
import type { LoadedDocument } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import type { File, SyntaxProof } from "../print/index.js";
import { bundledDocuments, emitOptions } from "./emit-inputs.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { emitFinding } from "./emitters/finding.js";
import { count, type Progress } from "./progress.js";
import type { Settings } from "./settings.js";
import type { PrintingThread } from "./thread/printing-thread.js";

/** What the output came to; without files where there are diagnostics. */
export interface Emitted {
  /** Sorted by path. */
  readonly files: readonly File[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface EmissionTools {
  readonly proof: SyntaxProof;
  readonly chosen: ChosenEmitters;
  /** Whether emitters that are not ours are asked twice, to see that they answer the same. */
  readonly twice: boolean;
  /** Prints a part of the output, from the same specification. */
  readonly thread?: PrintingThread | undefined;
  /** What a watch has printed before. */
  readonly memory?: EmitMemory | undefined;
}

/** The output's files, proven to be TypeScript where they claim to be. */
export async function emit(
  examined: { readonly loaded: LoadedDocument; readonly model: Interface },
  settings: Settings,
  progress: Progress,
  tools: EmissionTools,
): Promise<Emitted> {
  const { loaded, model } = examined;
  const { proof, chosen, twice, thread } = tools;
  const work: Work = {
    model,
    documents: bundledDocuments(loaded, model),
    options: { ...emitOptions(settings, model), ...chosen },
  };
  try {
    const printed = await progress.stage(
      "emit",
      async () =>
        (thread === undefined ? undefined : await printTogether(work, proof, { thread, loaded })) ??
        printAlone(work, proof, tools.memory),
      inWords,
    );
    const emitterOf = new Map(printed.map(({ file, emitter }) => [file.path, emitter]));
    const files = sortedByPath(printed.map(({ file }) => file));
    if (twice && chosen.plugins.length > 0) {
      requireSame(files, emitAll(model, work.documents, work.options), emitterOf);
    }
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

interface Work {
  readonly model: Interface;
  readonly documents: BundledDocuments;
  readonly options: EmitOptions;
}

function printAlone({ model, documents, options }: Work, proof: SyntaxProof, memory?: EmitMemory): readonly Printed[] {
  const printed: Printed[] = [];
  for (const one of emitEach(model, documents, options, { memory })) {
    proof.add([one.file]);
    printed.push(one);
  }
  return printed;
}

/**
 * What neither thread has taken yet, one emitter after the other, and then what lists all files. Undefined where anything
 * is not as it should be: alone, this thread meets what is wrong in the order of the emitters.
 */
async function printTogether(
  { model, documents, options }: Work,
  proof: SyntaxProof,
  { thread, loaded }: { readonly thread: PrintingThread; readonly loaded: LoadedDocument },
): Promise<readonly Printed[] | undefined> {
  const printed: Printed[] = [];
  const print = (name: string): void => {
    if (options.only?.includes(name) === false) return;
    for (const one of emitEach(model, documents, { ...options, only: [name] }, { before: printed })) {
      proof.add([one.file]);
      printed.push(one);
    }
  };
  try {
    for (let name = thread.take(); name !== undefined; name = thread.take()) print(name);
    const others = await thread.printed(loaded.files);
    if (others === undefined) return undefined;
    printed.push(...others);
    print(lastEmitter);
    return printed;
  } catch {
    return undefined;
  }
}

function inWords(printed: readonly Printed[]): string {
  const bytes = printed.reduce((sum, { file }) => sum + Buffer.byteLength(file.text), 0);
  return `${count(printed.length, "file")}, ${count(Math.ceil(bytes / 1000), "kB").replace(/s$/, "")}`;
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
