import { addHeaders, type CallOptions, type Client } from "./client.js";
import { systemClock } from "./clock.js";
import { underDeadline } from "./deadline.js";
import { ApiError } from "./error.js";
import { parsed } from "./read.js";
import type { Draft, RequestDescription } from "./request.js";
import { responseError } from "./response-error.js";

/**
 * Method and outcome. After a 429 nothing was done, so that everything may be repeated; after other passing faults that
 * is unknown, so that only idempotent methods may.
 */
const mayRepeat = /429|^(?!POST|PATCH).*(network|50[234])/;

/**
 * Sends one call: logs in, waits for its rate limit, repeats what may be repeated, and reads the answer.
 *
 * Rejects with an ApiError, with `signal.reason` if the caller's signal aborts, or with what the caller's own `auth`
 * function or hook threw.
 */
export function send<T>(client: Client, request: RequestDescription, options: CallOptions = {}): Promise<T> {
  const settings = client.settings();
  const { clock = systemClock, hooks, fetch: sendOnce = fetch } = settings;
  const { id, method, limit, read = parsed } = request;
  return underDeadline(id, options.signal, options.timeout ?? settings.timeout, async (signal) => {
    const retry = options.retry ?? settings.retry;
    const { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
    const { url, init, secrets } = await draftOf(client, request, options, signal);

    for (let attempt = 1; ; attempt++) {
      await limit?.wait(client, maxDelay, signal);
      signal?.throwIfAborted();
      const facts = { operationId: id, method, attempt };
      hooks?.onRequest?.(facts);

      const start = clock.now();
      let response: Response | undefined;
      let result: unknown;
      let error: ApiError | undefined;
      try {
        response = await sendOnce(url, init as RequestInit);
        if (response.ok) result = await read(response);
        else error = await responseError(id, response, secrets);
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
      if (response) limit?.learn(client, response, error?.retryAfter);
      hooks?.onResponse?.({ ...facts, status, durationMs: clock.now() - start });
      if (!error) return result as T;

      const delayMs = 1000 * (error.retryAfter ?? Math.min(maxDelay, 2 ** attempt / 4) * clock.random());
      const repeatable = mayRepeat.test(`${method} ${error.status ?? error.kind}`);
      if (!repeatable || attempt >= attempts || delayMs > maxDelay * 1000 || init.duplex) throw error;
      hooks?.onRetry?.({ ...facts, status, delayMs });
      await clock.sleep(delayMs, signal);
    }
  });
}

/** What to send, with the login. */
async function draftOf(
  client: Client,
  request: RequestDescription,
  options: CallOptions,
  signal: AbortSignal | undefined,
): Promise<Draft> {
  const settings = client.settings();
  const headers = addHeaders({}, settings.headers);
  const draft: Draft = {
    url: settings.baseUrl.replace(/\/$/, "") + request.path + (request.query ?? "").replace("&", "?"),
    init: { method: request.method, headers, signal },
    secrets: request.path.match(/[^/]{20,}/g) ?? [],
  };
  addHeaders(headers, { cookie: request.cookie, ...request.headers });
  request.body?.(draft, settings);
  const auth = options.auth ?? settings.auth;
  if (request.security && auth) {
    const missing = request.security(typeof auth === "function" ? await auth() : auth, draft);
    if (missing) throw new ApiError("argument", request.id, `no credential for ${missing}`);
  }
  addHeaders(headers, options.headers);
  return draft;
}
