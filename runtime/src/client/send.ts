import type { CallOptions, Client, ClientOptions } from "./client.js";
import { systemClock } from "./clock.js";
import { underDeadline } from "./deadline.js";
import type { Draft } from "./draft.js";
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
  const { clock = systemClock, fetch: sendOnce = fetch } = settings;
  const { id, security, limit, read = parsed } = request;
  const { auth = settings.auth, timeout = settings.timeout, retry = settings.retry } = options;
  let { attempts = retry === false ? 1 : 3, maxDelay = 60 } = retry || {};
  // A delay beyond the timeout would only postpone its error.
  maxDelay = Math.min(maxDelay, (timeout as number) / 1000 || maxDelay);
  return underDeadline(id, options.signal, timeout, async (signal) => {
    const draft = createDraft(settings, request, options, signal);
    const missing = auth && security?.(typeof auth === "function" ? await auth() : auth, draft);
    if (missing) throw new ApiError("argument", id, `pass auth.${missing}`);

    for (let attempt = 1; ; attempt++) {
      // Await only for operations with a limit: a promise costs more than most other steps.
      const updateRateLimit = limit && (await limit(settings, clock.sleep, maxDelay, signal));
      signal?.throwIfAborted();
      let error: ApiError;
      let response: Response | undefined;
      try {
        response = await (draft.authorize?.(sendOnce) ?? sendOnce)(draft.url, draft as RequestInit);
        if (response.ok) {
          updateRateLimit?.(response);
          return (await read(response)) as T;
        }
        error = await responseError(response, draft, settings);
        updateRateLimit?.(response, error.retryAfter);
      } catch (thrown) {
        error = transportError(draft, settings, thrown, response);
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
  const target = request.path + query.replace("&", "?");
  // Encoders leave `{name}` for values that cannot be encoded.
  const invalidPart = /^(http|\/)[^?#]*$/i.test(settings.baseUrl) ? target.match(/{(.*?)}/)?.[1] : "baseUrl";
  if (invalidPart != null) throw invalidArgument(settings, id, invalidPart);
  const headers: Record<string, string> = {};
  for (const { headers: more } of [settings, request, options]) {
    for (const name in more) {
      // In lower case, a later header replaces an earlier one instead of being joined with it.
      if (more[name] != null) headers[name.toLowerCase()] = more[name];
    }
  }
  const url = settings.baseUrl.replace(/\/$/, "") + target;
  const draft: Draft = {
    ...settings.fetchOptions,
    ...options.fetchOptions,
    // What only the client sets, whatever the options of an untyped caller are.
    body: undefined,
    duplex: undefined,
    readsItems: undefined,
    authorize: undefined,
    url,
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
function transportError(
  draft: Draft,
  settings: ClientOptions,
  thrown: unknown,
  response: Response | undefined,
): ApiError {
  // `fetch` reports invalid requests like network errors, so the parts are checked individually.
  let part = "baseUrl";
  try {
    new Request(draft.url);
    for (part in draft.headers) new Headers({ [part]: draft.headers[part] as string });
  } catch {
    return invalidArgument(settings, draft.id, part);
  }
  // Errors of obtaining a token have their own kind.
  const {
    name,
    message = "",
    cause,
    code = cause?.code,
    length,
    kind = name === "SyntaxError" ? "decode" : "network",
  } = Object(thrown);
  // The message of a syntax error quotes the response, which may contain secrets.
  let reason = code ?? ((kind === "network" && redact(draft, message)) || name);
  if (length >= 0 && response) {
    const type = response.headers.get("content-type")?.match(/^[\w/.+-]*/);
    reason += `: status ${response.status}, ${redact(draft, type ?? "no content type")}, length ${length}`;
  }
  return new ApiError(kind, draft.id, `no valid response (${reason})`, { cause: { name, code } });
}

/**
 * Whether a call may be retried. A server does not process a request it refuses with 429; after other transient errors,
 * it may have.
 */
function isRetryable({ retry, duplex }: Draft, { status, kind }: ApiError): boolean {
  const isTransient = status === 502 || status === 503 || status === 504 || kind === "network";
  return !duplex && (status === 429 || (retry && isTransient));
}

/**
 * Redacts the URL and the secrets of a request in a message of the platform, and every part of 20 characters or more, which
 * may be a token of the URL.
 */
function redact({ url, secrets }: Draft, text: unknown): string {
  let redacted = String(text);
  for (const part of [url, ...secrets])
    redacted = redacted.replaceAll(part, "***").replaceAll(encodeURIComponent(part), "***");
  return redacted.replace(/[^\s/?&=]{20,}/g, "***");
}
