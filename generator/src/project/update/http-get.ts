import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { HttpClient } from "./http-client.js";
import { describeNetworkError } from "./network-error.js";
import { readBody } from "./response-body.js";
import { redirectRefusal, shownUrl } from "./source-url.js";
import { updateFailure } from "./update-failure.js";

/** Validators of a file's version, for a later conditional request. */
export interface CacheValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface HttpFile extends CacheValidators {
  /** Absent if the server reports that the known version is current (304). */
  readonly bytes?: Uint8Array;
  /** The final URL after redirects. */
  readonly url: URL;
}

export const maxRedirects = 5;

/**
 * Requests one file, with limits on redirects and size.
 *
 * @returns undefined if the server has no such file (404 or 410).
 * @throws UpdateFailure
 */
export async function getFile(
  start: URL,
  validators: CacheValidators,
  client: HttpClient,
): Promise<HttpFile | undefined> {
  const { request } = await import("undici");
  let url = start;
  // After a redirect to another origin, credentials are never sent again, wherever later redirects lead.
  let isTrusted = url.origin === client.headersOrigin;
  try {
    for (let redirects = 0; ; redirects++) {
      const response = await request(url, {
        dispatcher: client.dispatcher,
        headers: {
          accept: "application/json, application/yaml, text/yaml, */*;q=0.5",
          "user-agent": "guildwire",
          ...(isTrusted ? client.headers : {}),
          ...conditionalHeaders(validators),
          "accept-encoding": "gzip, deflate, br",
        },
        signal: client.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
      });
      const location = redirectTarget(response, url);
      if (location === undefined) return await readResponse(response, url, { validators, client });
      discard(response.body);
      if (redirects === maxRedirects) {
        const message = `${shownUrl(start)} redirects more than ${maxRedirects} times`;
        throw updateFailure("redirect-refused", message, { fix: "use the URL to which it leads in the end" });
      }
      const refusal = redirectRefusal(url, location);
      if (refusal !== undefined) {
        const message = `${shownUrl(url)} redirects ${refusal}`;
        throw updateFailure("redirect-refused", message, {
          fix: `check the URL; if ${shownUrl(location)} is right, use it`,
        });
      }
      isTrusted = isTrusted && location.origin === url.origin;
      url = location;
    }
  } catch (error) {
    throw describeNetworkError(error, url, client);
  }
}

function conditionalHeaders({ etag, lastModified }: CacheValidators): { readonly [name: string]: string } {
  return {
    ...(etag === undefined ? {} : { "if-none-match": etag }),
    ...(lastModified === undefined ? {} : { "if-modified-since": lastModified }),
  };
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function redirectTarget({ statusCode, headers }: Dispatcher.ResponseData, url: URL): URL | undefined {
  const location = headerOf(headers, "location");
  if (!redirectStatuses.has(statusCode) || location === undefined) return undefined;
  try {
    const target = new URL(location, url);
    target.hash = "";
    return target;
  } catch {
    throw updateFailure("download-failed", `${shownUrl(url)} redirects to something that is not a URL`);
  }
}

async function readResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  url: URL,
  { validators, client }: { readonly validators: CacheValidators; readonly client: HttpClient },
): Promise<HttpFile | undefined> {
  if (statusCode === 304 && (validators.etag ?? validators.lastModified) !== undefined) {
    discard(body);
    return { url, ...validators };
  }
  if (statusCode !== 200) {
    discard(body);
    if (statusCode === 404 || statusCode === 410) return undefined;
    throw statusFailure(statusCode, url);
  }
  const tooLarge = (): Error =>
    updateFailure("limit-exceeded", `${shownUrl(url)} is too large`, { expected: `at most ${client.maxBytes} bytes` });
  if (Number(headerOf(headers, "content-length") ?? 0) > client.maxBytes) {
    discard(body);
    throw tooLarge();
  }
  const encoding = headerOf(headers, "content-encoding") ?? "";
  const bytes = await readBody(body, encoding, { maxBytes: client.maxBytes, tooLarge });
  return { url, bytes, ...validatorsIn(headers) };
}

/** Returns valid RFC 9110 validators; others are dropped and never sent back. */
function validatorsIn(headers: Dispatcher.ResponseData["headers"]): CacheValidators {
  const etag = headerOf(headers, "etag") ?? "";
  const lastModified = headerOf(headers, "last-modified") ?? "";
  return { ...(isEntityTag(etag) ? { etag } : {}), ...(isHttpDate(lastModified) ? { lastModified } : {}) };
}

export function isEntityTag(text: string): boolean {
  return /^(W\/)?"[\x21\x23-\x7e]{0,500}"$/.test(text);
}

export function isHttpDate(text: string): boolean {
  return /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
}

function statusFailure(status: number, url: URL): Error {
  const fail = (message: string, fix: string): Error =>
    updateFailure("download-failed", `${shownUrl(url)} responds with status ${status}${message}`, { fix });
  if (status === 401 || status === 403 || status === 407) {
    return fail(
      ": it requires other credentials",
      "set sourceHeaders in guildwire.config.yaml, with an environment variable: Authorization: 'Bearer ${API_TOKEN}'",
    );
  }
  if (status === 429 || status >= 500) return fail("", "try again later");
  return fail(" instead of a document", "check the URL");
}

/** Discards a response and ignores its errors. */
function discard(body: Readable): void {
  body.on("error", () => {});
  body.destroy();
}

function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.[0];
}
