import { Worker } from "node:worker_threads";
import type { CheckMessage, CheckRequest } from "./check-messages.js";

/** How long a check may continue after a change made it useless, before its thread is stopped. */
const staleLimit = 2000;

/**
 * Runs checks in a thread, one at a time. Of the requests made meanwhile, only the latest is run, and the messages of an
 * earlier one are dropped. A useless check that takes long is stopped together with its thread.
 */
export class CheckThread {
  readonly #receive: (message: CheckMessage) => void;
  readonly #log: (message: string) => void;
  #worker: Worker | undefined;
  #running: CheckRequest | undefined;
  #next: CheckRequest | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(receive: (message: CheckMessage) => void, log: (message: string) => void) {
    this.#receive = receive;
    this.#log = log;
  }

  request(request: CheckRequest): void {
    if (this.#running === undefined) {
      this.#run(request);
      return;
    }
    this.#next = request;
    this.#timer ??= setTimeout(() => this.#restart(), staleLimit);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #run(request: CheckRequest): void {
    this.#running = request;
    this.#next = undefined;
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./check-worker.js", import.meta.url), { stdout: true, stderr: true });
    // Standard output belongs to the protocol.
    worker.stdout.pipe(process.stderr, { end: false });
    worker.stderr.pipe(process.stderr, { end: false });
    worker.on("message", (message: CheckMessage) => {
      if (worker === this.#worker) this.#accept(message);
    });
    worker.on("error", (error) => {
      if (worker !== this.#worker) return;
      this.#worker = undefined;
      const id = this.#running?.id ?? 0;
      this.#accept({ kind: "failed", id, message: error.message });
    });
    worker.unref();
    return worker;
  }

  #accept(message: CheckMessage): void {
    const isCurrent = this.#next === undefined && message.id === this.#running?.id;
    if (isCurrent) this.#receive(message);
    if (message.kind === "checked") return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = undefined;
    if (this.#next !== undefined) this.#run(this.#next);
  }

  #restart(): void {
    const next = this.#next;
    this.#timer = undefined;
    if (next === undefined) return;
    this.#log("a check of an earlier text takes long, and is stopped");
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#run(next);
  }
}
