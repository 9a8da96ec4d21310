import type { CallState } from "./call-state.js";
import type { Context } from "./context.js";
import type { Operation } from "./operation.js";

/** What hooks and handlers see of a call. */
export class HandlerContext implements Context<unknown, Record<string, unknown>> {
  readonly #call: CallState;

  constructor(call: CallState) {
    this.#call = call;
  }

  get requestId(): string {
    return this.#call.requestId;
  }

  get method(): string {
    return this.#call.transport.method;
  }

  get path(): string {
    return this.#call.path;
  }

  get query(): string {
    return this.#call.query;
  }

  get operation(): Operation {
    return this.#call.operation as Operation;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }

  get principal(): unknown {
    return this.#call.principal;
  }

  get permissions(): bigint | undefined {
    return this.#call.permissions;
  }

  // Made when they are asked for, so that they work when they have been taken out of the context: `({ emit }) => …`.

  get header(): Context["header"] {
    const { transport } = this.#call;
    return (name) => transport.header(name.toLowerCase());
  }

  get emit(): (event: string, payload: unknown) => void {
    const call = this.#call;
    return (event, payload) => call.emit(event, payload);
  }

  get setHeader(): Context["setHeader"] {
    const call = this.#call;
    return (name, value) => call.headers.set(name, value);
  }
}
