import type { ValueToCheck } from "@guildwire/generator/browser";
import type { EarlyResponse, ValueRequest, ValueResponse, WorkerRequest, WorkerResponse } from "./messages.js";

/** A request without its number. */
export type ClientRequest = Omit<WorkerRequest, "id">;

/** Runs the generator in a worker. A request ends the run of an earlier one. */
export class GeneratorClient {
  readonly #worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  readonly #show: (response: WorkerResponse | EarlyResponse) => void;
  #id = 0;
  #isChecking = false;
  #nextValue: ValueToCheck | undefined;

  /**
   * @param show Receives the response to the latest request, and what is sent ahead of it.
   * @param showChecked Receives the response to the latest value.
   */
  constructor(
    show: (response: WorkerResponse | EarlyResponse) => void,
    showChecked: (response: ValueResponse) => void,
  ) {
    this.#show = show;
    this.#worker.addEventListener(
      "message",
      ({ data }: MessageEvent<WorkerResponse | EarlyResponse | ValueResponse>) => {
        if ("checked" in data) this.#receiveChecked(data, showChecked);
        else if (data.id === this.#id) this.#show(data);
      },
    );
    this.#worker.addEventListener("error", ({ message }) => {
      this.#show({ id: this.#id, error: message || "The generator could not be loaded." });
    });
  }

  request(request: ClientRequest): void {
    this.#id += 1;
    this.#worker.postMessage({ id: this.#id, ...request } satisfies WorkerRequest);
  }

  /** Compares a value with the last document that was generated without errors. Of the values given meanwhile, only the latest is compared. */
  check(value: ValueToCheck): void {
    if (this.#isChecking) {
      this.#nextValue = value;
      return;
    }
    this.#isChecking = true;
    this.#worker.postMessage({ value } satisfies ValueRequest);
  }

  #receiveChecked(response: ValueResponse, show: (response: ValueResponse) => void): void {
    this.#isChecking = false;
    const next = this.#nextValue;
    this.#nextValue = undefined;
    if (next === undefined) show(response);
    else this.check(next);
  }
}
