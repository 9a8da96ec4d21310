import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";

/** A request whose path and query must not be normalized. */
export interface UnchangedRequest {
  readonly method: string;
  /** Of the server; its path is not used. */
  readonly url: string;
  /** Path and query. Characters outside ASCII are sent in UTF-8. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array | null;
  readonly signal?: AbortSignal;
}

/** Statuses whose responses have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a request with the path, the query and the body as they are. `fetch` normalizes paths and refuses bodies of GET.
 * Redirects are not followed.
 */
export function sendAsWritten(request: UnchangedRequest): Promise<Response> {
  const { method, url, target, headers, body, signal } = request;
  const { protocol, hostname, port } = new URL(url);
  const send = protocol === "https:" ? requestHttps : requestHttp;
  const length = body === null ? {} : { "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = send({
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port,
      method,
      path: Buffer.from(target, "utf8").toString("latin1"),
      headers: { ...Object.fromEntries(headers), ...length },
      agent: false,
      ...(signal === undefined ? {} : { signal }),
    });
    let failure: Error | undefined;
    sent.on("response", (response) => {
      try {
        resolve(responseOf(response));
      } catch (error) {
        // A status above 599, for example.
        reject(error);
        response.destroy();
      }
    });
    // A server may respond before it has read the body, and close the connection: the response may follow the error.
    sent.on("error", (error) => {
      failure = error;
    });
    sent.on("close", () => reject(failure ?? new Error("the connection was closed")));
    sent.end(body ?? undefined);
  });
}

function responseOf(incoming: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 0;
  if (withoutBody.has(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>, { status, headers });
}
