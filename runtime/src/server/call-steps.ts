import type { Context } from "./context.js";
import type { Awaitable } from "./operation.js";

/** What a framework does during a call, such as running its guards and exception filters: for adapters. */
export interface CallSteps {
  /**
   * Called after authentication and parameters, before the body is read. `request` has the parameters. An exception
   * refuses the request.
   */
  readonly admit: (context: Context<unknown>, request: object) => Awaitable<void>;
  /**
   * Receives exceptions of `admit`, hooks and the handler, except for HttpErrors. If the framework responds itself, returns
   * the status once the response has ended; otherwise undefined, and the exception is a 500. May throw an HttpError, which
   * is sent instead.
   */
  readonly recover: (error: unknown, context: Context<unknown>) => Promise<number> | undefined;
}
