import type { CallOptions, Client } from "./client.js";
import { systemClock } from "./clock.js";
import { underDeadline } from "./deadline.js";
import { draftOf } from "./draft.js";
import { ApiError } from "./error.js";
import { parsed } from "./read.js";
import type { RequestDescription } from "./request.js";
import { responseError } from "./response-error.js";

/**
 * Sends one call: logs in, waits for its rate limit, repeats what may be repeated, and reads the answer.
 *
 * Rejects with an ApiError, with `signal.reason` if the caller's signal aborts, or with what the caller's own `auth`
 * function or hook threw.
 */
export function send<T>(client: Client, request: RequestDescription, options: CallOptions = {}): Promise<T> {
  const settings = client.settings();
  const { clock = systemClock, hooks, fetch: sendOnce = fetch } = settings;
  const { id, method, security, limit, read = parsed } = request;
  const { auth = settings.auth, timeout = settings.timeout, retry = settings.retry } = options;
  const { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
  return underDeadline(id, options.signal, timeout, async (signal) => {
    const draft = draftOf(settings, request, options, signal);
    const missing = security && auth && security(typeof auth === "function" ? await auth() : auth, draft);
    if (missing) throw new ApiError("argument", id, `no login for ${missing}`);

    for (let attempt = 1; ; attempt++) {
      // A promise only where one is needed: it costs more than most steps.
      const learn = limit && (await limit(settings, clock, maxDelay, signal));
      signal?.throwIfAborted();
      const facts = { operationId: id, method, attempt };
      hooks?.onRequest?.(facts);

      const start = clock.now();
      let response: Response | undefined;
      let result: unknown;
      let error: ApiError | undefined;
      try {
        response = await sendOnce(draft.url, draft as RequestInit);
        if (response.ok) result = await read(response);
        else error = await responseError(id, response, draft);
      } catch (fault) {
        // Its message is left behind: runtimes put addresses and header values into it.
        const { name, cause, code = cause?.code } = Object(fault);
        error =
          name === "SyntaxError"
            ? new ApiError("decode", id, "invalid JSON")
            : new ApiError("network", id, `no answer (${code ?? name})`, { cause: { name, code } });
      }
      signal?.throwIfAborted();

      const status = response?.status;
      if (response) learn?.(response, error?.retryAfter);
      hooks?.onResponse?.({ ...facts, status, durationMs: clock.now() - start });
      if (!error) return result as T;

      const delay = error.retryAfter ?? Math.min(maxDelay, 2 ** attempt / 4) * clock.random();
      // After a 429 nothing was done, so that everything may be repeated; after other passing faults that is unknown, so
      // that only idempotent methods may: all but POST and PATCH.
      const outcome = `${method} ${error.status ?? error.kind}`;
      const repeatable = /429|^(?!P[OA]).*(network|50[234])/.test(outcome);
      if (!repeatable || attempt >= attempts || delay > maxDelay || draft.duplex) throw error;
      hooks?.onRetry?.({ ...facts, status, delay });
      await clock.sleep(delay * 1000, signal);
    }
  });
}
