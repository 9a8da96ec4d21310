import type { MessagePort, Worker } from "node:worker_threads";
import type { CheckFailure } from "./check-messages.js";
import { startQuietWorker } from "./quiet-worker.js";

/** How long a run may continue after a change made it useless, before its thread is stopped. */
const staleLimit = 2000;

/** The same for the first run of a thread, which loads its modules: these would have to be loaded again. */
const firstStaleLimit = 15_000;

/** How a thread works. */
export interface LatestThreadOptions<Message> {
  /** The module that the thread runs. */
  readonly module: URL;
  /** What the thread gets as `workerData`. */
  readonly data?: object;
  /** What a run is called in messages. */
  readonly name: string;
  readonly receive: (message: Message | CheckFailure) => void;
  readonly log: (message: string) => void;
}

/**
 * Runs requests in a thread, one at a time. Of the requests made meanwhile, only the latest is run, and the response to an
 * earlier one is dropped. A useless run that takes long is stopped together with its thread.
 */
export class LatestThread<Request extends { readonly id: number }, Message extends { readonly id: number }> {
  readonly #options: LatestThreadOptions<Message>;
  #worker: Worker | undefined;
  #hasResponded = false;
  #running: Request | undefined;
  #next: Request | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LatestThreadOptions<Message>) {
    this.#options = options;
  }

  request(request: Request): void {
    if (this.#running === undefined) {
      this.#run(request);
      return;
    }
    this.#next = request;
    this.#timer ??= setTimeout(() => this.#restart(), this.#hasResponded ? staleLimit : firstStaleLimit);
  }

  /** Sends a message about the last result. Returns whether there is a thread. */
  post(message: object, transferred: readonly MessagePort[]): boolean {
    this.#worker?.postMessage(message, transferred);
    return this.#worker !== undefined;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #run(request: Request): void {
    this.#running = request;
    this.#next = undefined;
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    this.#hasResponded = false;
    const worker = startQuietWorker(this.#options.module, this.#options.data);
    worker.on("message", (message: Message) => {
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

  #accept(message: Message | CheckFailure): void {
    this.#hasResponded = true;
    const isCurrent = this.#next === undefined && message.id === this.#running?.id;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running = undefined;
    if (this.#next !== undefined) this.#run(this.#next);
    if (isCurrent) this.#options.receive(message);
  }

  #restart(): void {
    const next = this.#next;
    this.#timer = undefined;
    if (next === undefined) return;
    this.#options.log(`a ${this.#options.name} of an earlier text takes long, and is stopped`);
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#run(next);
  }
}
