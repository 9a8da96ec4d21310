import type { ValueToCheck } from "@guildwire/generator/browser";
import type { EarlyFile, ValueRequest, ValueResponse, WorkerRequest, WorkerResponse } from "./messages.js";

/** A request without its number. */
export type ClientRequest = Omit<WorkerRequest, "id">;

/** Runs the generator in a worker, one request at a time. Of the requests made meanwhile, only the latest is run. */
export class GeneratorClient {
  readonly #worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  readonly #show: (response: WorkerResponse | EarlyFile) => void;
  #id = 0;
  #isBusy = false;
  #next: ClientRequest | undefined;

  /**
   * @param show Receives the response to the latest request, and the file that is sent ahead of it.
   * @param showChecked Receives the response to each value.
   */
  constructor(show: (response: WorkerResponse | EarlyFile) => void, showChecked: (response: ValueResponse) => void) {
    this.#show = show;
    this.#worker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse | EarlyFile | ValueResponse>) => {
      if ("checked" in data) showChecked(data);
      else if (!("early" in data)) this.#receive(data);
      else if (this.#next === undefined) this.#show(data);
    });
    this.#worker.addEventListener("error", ({ message }) => {
      this.#show({ id: this.#id, error: message || "The generator could not be loaded." });
    });
  }

  request(request: ClientRequest): void {
    if (this.#isBusy) {
      this.#next = request;
      return;
    }
    this.#isBusy = true;
    this.#id += 1;
    this.#worker.postMessage({ id: this.#id, ...request } satisfies WorkerRequest);
  }

  /** Compares a value with the last document that was generated without errors. */
  check(value: ValueToCheck): void {
    this.#worker.postMessage({ value } satisfies ValueRequest);
  }

  #receive(response: WorkerResponse): void {
    this.#isBusy = false;
    const next = this.#next;
    this.#next = undefined;
    if (next === undefined) this.#show(response);
    else this.request(next);
  }
}
