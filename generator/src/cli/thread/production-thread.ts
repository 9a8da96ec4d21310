import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { sortedByPath } from "../../emit/sorted-by-path.js";
import type { File } from "../../print/index.js";
import { loadCompiler, proveSyntax, type SyntaxProblem } from "../../print/syntax.js";
import type { Produced } from "../pipeline.js";
import type { Progress } from "../progress.js";
import { type Settings, sizeOfSpec } from "../settings.js";
import { digestOfFiles } from "./digest-of-files.js";
import type { Answer, Order } from "./messages.js";

/** A thread that reads a specification and prints the output, while this one proves the syntax of what is printed. */
export interface ProductionThread {
  /** As `produce` of the pipeline, with guildwire's own emitters; once. */
  produce(request: ProductionRequest, progress: Progress): Promise<Produced>;
  /** Ends the thread; also when nothing was produced. */
  stop(): Promise<void>;
}

export interface ProductionRequest {
  readonly settings: Settings;
  readonly cwd: string;
  /** The emitters to run; all when absent. */
  readonly only?: readonly string[] | undefined;
  /** Whether somebody looks on. */
  readonly isWatched: boolean;
}

/** From so many bytes of the root file on, this thread is through with a check before there is anything to prove. */
const checkedHereFrom = 4_000_000;

/**
 * Starts the thread, which gets ready while the configuration is read: undefined where the sources run as they are
 * (tests), since there is no file then that a thread could start with.
 */
export function beginProduction(): ProductionThread | undefined {
  if (import.meta.url.endsWith(".ts")) return undefined;
  // A tree is garbage as soon as its file is printed. With room for the trees of a file, hardly any of them is ever copied;
  // a heap has such room from the beginning, or not at all. Versions of V8 that may not know the flag are left alone.
  if (Number.parseInt(process.versions.v8, 10) <= 13) setFlagsFromString("--min-semi-space-size=8");
  const worker = new Worker(new URL("./production-worker.js", import.meta.url), {
    resourceLimits: {
      maxYoungGenerationSizeMb: 96,
      // What a thread has by default is less than what the main thread has.
      maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 1024 / 1024),
    },
  });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the production of the output was given up")));
  });
  // A run that stops early never asks, and is not told either.
  broken.catch(() => {});
  return {
    produce: (request, progress) => produceIn({ worker, broken }, request, progress),
    async stop() {
      await worker.terminate();
    },
  };
}

async function produceIn(
  { worker, broken }: { readonly worker: Worker; readonly broken: Promise<never> },
  { settings, cwd, only, isWatched }: ProductionRequest,
  progress: Progress,
): Promise<Produced> {
  const tell = (order: Order): void => worker.postMessage(order);
  // An operation that is left out changes what there is to check.
  const checksElsewhere = !settings.lenient && sizeOfSpec(settings) >= checkedHereFrom;
  const produced = Promise.race([listen(worker, tell, progress), broken]);
  // What breaks while this thread checks is told when it is through.
  produced.catch(() => {});
  tell({ kind: "produce", settings, cwd, ...(only === undefined ? {} : { only }), isWatched, checksElsewhere });
  if (checksElsewhere) tell(await check(settings, cwd));
  // Takes longer than anything else that has to be ready for the first file.
  loadCompiler();
  return produced;
}

/** Takes what the thread answers, up to the last of it. */
function listen(worker: Worker, tell: (order: Order) => void, progress: Progress): Promise<Produced> {
  let files: File[] = [];
  let problems: SyntaxProblem[] = [];
  let endStage: (outcome: string) => void = () => {};
  return new Promise((resolve) => {
    worker.on("message", (answer: Answer) => {
      switch (answer.kind) {
        case "begin-stage": {
          const ended = new Promise<string>((end) => {
            endStage = end;
          });
          void progress.stage(
            answer.name,
            () => ended,
            (outcome) => outcome,
          );
          break;
        }
        case "end-stage":
          endStage(answer.outcome);
          break;
        case "begin-output":
          files = [];
          problems = [];
          break;
        case "file":
          files.push(answer.file);
          // File by file, so that there is only ever one syntax tree.
          problems.push(...proveSyntax([answer.file]));
          break;
        case "end-output":
          tell({ kind: "proven", problems });
          break;
        case "produced": {
          const { examined, emitted } = answer.produced;
          resolve({
            examined,
            ...(emitted === undefined ? {} : { emitted: { ...emitted, files: sortedByPath(files) } }),
          });
          break;
        }
      }
    });
  });
}

/** What the thread would find itself, from the same files. */
async function check({ spec, strictExtensions }: Settings, cwd: string): Promise<Order> {
  const [{ loadDocument }, checking] = await Promise.all([
    import("../../load/load.js"),
    import("../../check/check.js"),
  ]);
  const { loaded } = loadDocument(spec, { cwd });
  // The thread does not ask, then.
  if (loaded === undefined) return { kind: "checked", digest: "", findings: [] };
  const findings = checking.check(loaded, { strictExtensions });
  return { kind: "checked", digest: digestOfFiles(loaded.files), findings };
}
