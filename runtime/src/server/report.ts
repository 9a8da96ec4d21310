import { isPromise } from "./authenticate-request.js";
import type { ErrorFacts, ServerOptions } from "./options.js";

/** What was under way when something failed. */
export type Stage =
  | "route"
  | "resolve"
  | "authenticate"
  | "decode"
  | "authorize"
  | "around"
  | "handler"
  | "deliver"
  | "response"
  | "onRequest"
  | "onResponse"
  | "requestId"
  | "cors";

/** Tells whoever runs the server of a failure. Never throws. */
export function report({ onError }: Pick<ServerOptions, "onError">, error: unknown, facts: ErrorFacts): void {
  const { operation, stage, requestId } = facts;
  try {
    if (onError !== undefined) {
      const hookResult: unknown = onError(error, facts);
      // An unhandled rejection would end the process.
      if (isPromise(hookResult)) hookResult.then(undefined, () => undefined);
    } else console.error(`${operation?.id ?? "a request"} failed (${stage}, ${requestId})`, error);
  } catch {
    // Nobody is left to tell.
  }
}

/** Calls a hook that has no say in the answer. Nobody waits for one that answers a promise, but its failure is told. */
export function callHook(hook: () => unknown, failed: (error: unknown) => void): void {
  try {
    const hookResult = hook();
    if (isPromise(hookResult)) hookResult.then(undefined, failed);
  } catch (error) {
    failed(error);
  }
}
