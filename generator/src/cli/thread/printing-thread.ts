import { getHeapStatistics } from "node:v8";
import { Worker } from "node:worker_threads";
import type { PrintedFile } from "../../emit/emit.js";
import type { SourceFile } from "../../load/document.js";
import type { Settings } from "../settings.js";
import { digestOfFiles } from "./digest-of-files.js";
import type { Answer, Order } from "./messages.js";
import { SharedOut } from "./shared-out.js";

/** A thread that reads the specification as well and takes emitters off the main thread's hands. */
export interface PrintingThread {
  /** The emitters that are left, for this thread to take one by one. */
  take(): string | undefined;
  /**
   * What the thread has printed, proven, when nothing is left to take. Undefined where it is of no use: it has read other
   * texts than these, or met something that has to be told in the order in which one thread would meet it.
   */
  printed(from: readonly SourceFile[]): Promise<readonly PrintedFile[] | undefined>;
  /** Ends the thread; also when it is still at work. */
  stop(): Promise<void>;
}

/**
 * Starts the thread, which sets to work at once. Undefined where the sources run as they are (tests), since there is no
 * file then that a thread could start with.
 *
 * @param emitters What there is to share out, that which takes longest first.
 */
export function beginPrinting(
  settings: Settings,
  cwd: string,
  emitters: readonly string[],
): PrintingThread | undefined {
  if (import.meta.url.endsWith(".ts")) return undefined;
  const worker = new Worker(new URL("./printing-worker.js", import.meta.url), {
    resourceLimits: {
      // A tree is garbage as soon as its file is printed. With room for the trees of a file, hardly any of them is ever copied.
      maxYoungGenerationSizeMb: 96,
      // What a thread has by default is less than what the main thread has.
      maxOldGenerationSizeMb: Math.floor(getHeapStatistics().heap_size_limit / 1024 / 1024),
    },
  });
  const taken = new SharedArrayBuffer(4);
  const order: Order = { settings, cwd, emitters, taken };
  worker.postMessage(order);
  const answered = listen(worker);
  const shared = new SharedOut(emitters, taken);
  return {
    take: () => shared.take(),
    async printed(from) {
      const { printed, digest } = await answered;
      return digest === digestOfFiles(from) ? printed : undefined;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** Everything that the thread answers; without a digest where it did not get to its end. */
function listen(worker: Worker): Promise<{ readonly printed: readonly PrintedFile[]; readonly digest?: string }> {
  const printed: PrintedFile[] = [];
  return new Promise((resolve) => {
    worker.on("message", (answer: Answer) => {
      if (answer.kind === "printed") printed.push(...answer.printed);
      else resolve(answer.kind === "ended" ? { printed, digest: answer.digest } : { printed: [] });
    });
    // Out of memory, as a rule: the main thread goes on alone.
    worker.once("error", () => resolve({ printed: [] }));
    worker.once("exit", () => resolve({ printed: [] }));
  });
}
