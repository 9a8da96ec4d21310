import type { CallOptions, Client } from "./client.js";
import { systemClock } from "./clock.js";
import { underDeadline } from "./deadline.js";
import { unencodable } from "./encode.js";
import { ApiError } from "./error.js";
import { parsed } from "./read.js";
import { redact } from "./redact.js";
import type { Draft, RequestDescription } from "./request.js";
import { responseError } from "./response-error.js";

/**
 * Sends one call: logs in, waits for its rate limit, repeats what may be repeated, and reads the answer.
 *
 * Rejects with an ApiError, with `signal.reason` if the caller's signal aborts, or with what the caller's own `auth`
 * function threw.
 */
export function send<T>(client: Client, request: RequestDescription, options: CallOptions = {}): Promise<T> {
  const settings = client.settings();
  const { clock = systemClock, fetch: sendOnce = fetch } = settings;
  const { id, method, query = "", secrets = [], security, limit, read = parsed } = request;
  const { auth = settings.auth, timeout = settings.timeout, retry = settings.retry } = options;
  const { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
  return underDeadline(id, options.signal, timeout, async (signal) => {
    const headers: Record<string, string> = {};
    // Under lower-case names, so that a later header replaces an earlier one instead of joining it.
    for (const { headers: more } of [settings, request, options]) {
      for (const name in more) {
        if (more[name] != null) headers[name.toLowerCase()] = more[name];
      }
    }
    const draft: Draft = {
      url:
        settings.baseUrl.replace(/\/$/, "").replace(/^(?!http|\/)|[?#]/i, unencodable("baseUrl")) +
        request.path +
        query.replace("&", "?"),
      method,
      headers,
      signal,
      redirect: "manual",
      secrets,
      id,
    };
    request.body?.(draft, settings);
    const missingSchemes = security && auth && security(typeof auth === "function" ? await auth() : auth, draft);
    const [, bad = missingSchemes && `login: ${missingSchemes}`] = draft.url.split("\0");
    if (bad) throw new ApiError("argument", id, `no usable ${bad}`);

    for (let attempt = 1; ; attempt++) {
      // A promise only where one is needed: it costs more than most steps.
      const updateRateLimit = limit && (await limit(settings, clock.sleep, maxDelay, signal));
      signal?.throwIfAborted();
      let error: ApiError;
      try {
        const response = await sendOnce(draft.url, draft as RequestInit);
        if (response.ok) {
          updateRateLimit?.(response);
          return (await read(response)) as T;
        }
        error = await responseError(response, draft);
        updateRateLimit?.(response, error.retryAfter);
      } catch (fault) {
        const { name, message, cause, code = cause?.code } = Object(fault);
        // A syntax error quotes the response.
        const isSyntax = /^Syn/.test(name);
        const reason = code ?? ((!isSyntax && redact(draft, message)) || name);
        error = new ApiError(isSyntax ? "decode" : "network", id, `no usable answer (${reason})`, {
          cause: { name, code },
        });
        // Only its message would tell that it was given what cannot be sent.
        let invalidPart = "baseUrl";
        try {
          new Request(draft.url);
          for (invalidPart in headers) new Headers({ [invalidPart]: headers[invalidPart] as string });
        } catch {
          error = new ApiError("argument", id, `no usable ${invalidPart}`);
        }
      }
      signal?.throwIfAborted();

      const delay = error.retryAfter ?? Math.min(maxDelay, 2 ** attempt / 4) * clock.random();
      // After a 429 nothing was done, so that everything may be repeated; after other passing faults that is unknown, so
      // that only idempotent methods may: all but POST and PATCH.
      const repeatable = /429|^(?!P[OA]).*(network|50[234])/.test(method + (error.status ?? error.kind));
      if (!repeatable || attempt >= attempts || delay > maxDelay || draft.duplex) throw error;
      await clock.sleep(delay * 1000, signal);
    }
  });
}
