import type { CallOptions, Client, ClientOptions } from "./client.js";
import { systemClock } from "./clock.js";
import { underDeadline } from "./deadline.js";
import type { Draft } from "./draft.js";
import { encode } from "./encode.js";
import { ApiError } from "./error.js";
import { parsed } from "./read.js";
import type { RequestDescription } from "./request.js";
import { responseError } from "./response-error.js";

/**
 * Sends a call: authenticates, waits for its rate limit, retries if possible, and reads the response.
 *
 * Rejects with an ApiError, with `signal.reason` if the caller's signal aborts, or with an exception of the caller's
 * `auth` function.
 *
 * @example
 * ```ts
 * import { createClient, segment, send } from "@guildwire/runtime/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const guild = await send<{ name: string }>(client, {
 *   id: "getGuild",
 *   method: "GET",
 *   path: `/guilds/${segment("197038439483310086", "guild_id")}`,
 * });
 * guild.name; // => "Guild Testers"
 * ```
 */
export function send<T>(client: Client, request: RequestDescription, options: CallOptions = {}): Promise<T> {
  const settings = client.settings();
  const { clock = systemClock } = settings;
  const { id, security, limit, read = parsed } = request;
  const { auth = settings.auth, timeout = settings.timeout, retry = settings.retry } = options;
  let { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
  // A delay beyond the timeout would only postpone its error.
  maxDelay = Math.min(maxDelay, (timeout as number) / 1000 || maxDelay);
  return underDeadline(id, options.signal, timeout, async (signal) => {
    const draft = createDraft(settings, request, options, signal);
    const credentials = typeof auth === "function" ? await auth() : auth;
    const missing = credentials && security?.(credentials, draft);
    if (missing) throw new ApiError("argument", id, `pass auth.${missing}`);
    // Not as a method: the platform's `fetch` accepts no other `this`.
    const { url, send } = draft;

    for (let attempt = 1; ; attempt++) {
      // Await only for operations with a limit: a promise costs more than most other steps.
      const updateRateLimit = limit && (await limit(settings, clock.sleep, maxDelay, signal));
      signal?.throwIfAborted();
      let error: ApiError;
      try {
        const response = await send(url, draft as RequestInit);
        if (response.ok) {
          updateRateLimit?.(response);
          return (await read(response)) as T;
        }
        error = await responseError(response, id, settings);
        updateRateLimit?.(response, error.retryAfter);
      } catch (thrown) {
        error = transportError(draft, settings, thrown);
      }
      signal?.throwIfAborted();

      const delay = error.retryAfter ?? Math.min(maxDelay, 2 ** attempt / 4) * clock.random();
      if (!isRetryable(draft, error) || attempt >= attempts || delay > maxDelay) throw error;
      await clock.sleep(delay * 1000, signal);
    }
  });
}

/** Creates the request without credentials. Throws an ApiError of kind `argument` for invalid arguments. */
function createDraft(
  settings: ClientOptions,
  request: RequestDescription,
  options: CallOptions,
  signal: AbortSignal | undefined,
): Draft {
  const { id, method, query = "", secrets = [] } = request;
  const { baseUrl, fetch: send = fetch } = settings;
  const target = request.path + query.replace("&", "?");
  // Encoders leave `{name}` for values that cannot be encoded.
  const invalidPart = /^(http|\/)[^?#]*$/i.test(baseUrl) ? target.match(/{(.*?)}/)?.[1] : "baseUrl";
  if (invalidPart != null) throw invalidArgument(settings, id, invalidPart);
  const headers: Record<string, string> = {};
  for (const { headers: more } of [settings, request, options]) {
    for (const name in more) {
      // In lower case, a later header replaces an earlier one instead of being joined with it.
      if (more[name] != null) headers[name.toLowerCase()] = more[name];
    }
  }
  const draft: Draft = {
    ...settings.fetchOptions,
    ...options.fetchOptions,
    // What only the client sets, whatever the options of an untyped caller are.
    body: undefined,
    duplex: undefined,
    send,
    url: baseUrl.replace(/\/$/, "") + target,
    method,
    headers,
    signal,
    retry: !/^P[OA]/.test(method),
    redirect: "manual",
    secrets,
    id,
  };
  request.body?.(draft, settings);
  return draft;
}

/** Creates the error of an argument that cannot be sent. Of a base URL, it shows what cannot be a credential. */
function invalidArgument({ baseUrl }: ClientOptions, id: string, name: string): ApiError {
  const shown = name === "baseUrl" ? ` ${`${baseUrl}`.replace(/^(\w*:\/\/)?.*@|[?#].*/gs, "$1")}` : "";
  return new ApiError("argument", id, `invalid ${name}${shown}`);
}

/**
 * Creates the error of a request that `fetch` could not send, or of a response that is incomplete or not the expected
 * JSON.
 */
function transportError({ url, headers, secrets, id }: Draft, settings: ClientOptions, thrown: unknown): ApiError {
  // `fetch` reports invalid requests like network errors, so the parts are checked individually.
  let part = "baseUrl";
  try {
    new Request(url);
    for (part in headers) new Headers({ [part]: headers[part] as string });
  } catch {
    return invalidArgument(settings, id, part);
  }
  let {
    name,
    message,
    cause,
    code = cause?.code,
    // Errors of obtaining a token have their own kind.
    kind = name === "SyntaxError" ? "decode" : "network",
    // The message of a syntax error quotes the response, which may contain secrets.
    reason = (kind === "network" && message) || name,
  } = Object(thrown);
  for (const part of [url, ...secrets, ...secrets.map((secret) => encode(secret, ""))])
    reason = `${reason}`.replaceAll(part, "***");
  // Every other part of 20 characters or more may be a token of the URL.
  reason = code ?? reason.replace(/[^\s/?&=,]{20,}/g, "***");
  return new ApiError(kind, id, `no valid response (${reason})`, { cause: { name, code } });
}

/**
 * Whether a call may be retried. A server does not process a request it refuses with 429; after other transient errors,
 * it may have.
 */
function isRetryable({ retry, duplex }: Draft, { status, kind }: ApiError): boolean {
  return !duplex && (status === 429 || (retry && (kind === "network" || /50[234]/.test(`${status}`))));
}
