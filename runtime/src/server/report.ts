import { isPromise } from "./authenticate-request.js";
import { Failure } from "./failure.js";
import type { ErrorFacts, ServerOptions } from "./options.js";

/** The stage in which something failed. */
export type Stage =
  | "route"
  | "resolve"
  | "authenticate"
  | "decode"
  | "admit"
  | "authorize"
  | "around"
  | "idempotency"
  | "handler"
  | "deliver"
  | "response"
  | "onRequest"
  | "onResponse"
  | "onStreamEnd"
  | "requestId"
  | "cors";

/** Reports a failure to `onError`. Never throws. */
export function report({ onError }: Pick<ServerOptions, "onError">, error: unknown, facts: ErrorFacts): void {
  try {
    if (onError !== undefined) {
      const hookResult: unknown = onError(error, facts);
      // An unhandled rejection would end the process.
      if (isPromise(hookResult)) hookResult.then(undefined, () => undefined);
    } else reportToConsole(error, facts);
  } catch {
    // There is nowhere left to report to.
  }
}

/** The default of `onError`. A stub that is not filled in yet is one line, without a stack trace. */
export function reportToConsole(error: unknown, { operation, stage, requestId }: ErrorFacts): void {
  if (error instanceof Failure && error.kind === "not-implemented") {
    console.error(`${operation?.id ?? "a request"} has no handler yet: 501 (${requestId})`);
    return;
  }
  console.error(`${operation?.id ?? "a request"} failed (${stage}, ${requestId})`, error);
}

/** Calls a hook that cannot change the response. A returned promise is not awaited, but its rejection is reported. */
export function callHook(hook: () => unknown, failed: (error: unknown) => void): void {
  try {
    const hookResult = hook();
    if (isPromise(hookResult)) hookResult.then(undefined, failed);
  } catch (error) {
    failed(error);
  }
}
