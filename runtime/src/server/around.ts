import type { CallFacts } from "./context.js";
import type { EncodedResponse } from "./encode-response.js";
import { HttpError } from "./http-error.js";
import type { Around } from "./options.js";

/** The outcome of the last run; undefined before the first. */
type Outcome = { readonly response: EncodedResponse } | { readonly error: unknown } | undefined;

/** Returns the response of the hook's last attempt. Rejects with the error to respond with instead. */
export async function runAround(
  around: Around,
  call: CallFacts,
  attempt: () => Promise<EncodedResponse>,
  report: (error: unknown) => void,
): Promise<EncodedResponse> {
  let outcome: Outcome;
  let isRunning = false;
  const once = async (): Promise<void> => {
    if (isRunning) throw new Error("options.around runs a call that is running");
    isRunning = true;
    outcome = undefined;
    try {
      outcome = { response: await attempt() };
    } catch (error) {
      outcome = { error };
      throw error;
    } finally {
      isRunning = false;
    }
  };
  const run = (): Promise<void> => {
    const running = once();
    // The hook may ignore the promise, and an unhandled rejection would end the process.
    running.catch(() => undefined);
    return running;
  };
  try {
    await around(call, run);
  } catch (error) {
    const own = outcomeError(outcome);
    if (!(own instanceof HttpError) || error instanceof HttpError) throw error;
    // The error of the handler takes precedence, even if the database has wrapped it or the rollback failed.
    if (Object(error).cause !== own) report(error);
    throw own;
  }
  return unwrapOutcome(outcome);
}

function outcomeError(outcome: Outcome): unknown {
  return outcome !== undefined && "error" in outcome ? outcome.error : undefined;
}

function unwrapOutcome(outcome: Outcome): EncodedResponse {
  if (outcome === undefined) throw new Error("options.around has not waited for a run");
  if ("error" in outcome) throw outcome.error;
  return outcome.response;
}
