import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { closeGracefully, nodeServerOptions } from "@guildwire/runtime/server";
import { hostName, isAllowedHost } from "./allowed-hosts.js";

/** A function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** A listening server. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Completes pending requests and closes the port. */
  close(): Promise<void>;
}

/** Where a server listens, and which requests it accepts. */
export interface ListenOptions {
  readonly host: string;
  /** 0 for a free port. */
  readonly port: number;
  /**
   * Names of the Host header that are accepted besides loopback names and the address of the server. Default: all
   * names.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Milliseconds after which the connection of a client is closed that reads nothing of a response that waits for it.
   * Default: 60,000.
   */
  readonly sendTimeout?: number;
}

/** Maximum time for pending requests after the server is stopped, in milliseconds. */
const closeTimeout = 2_000;

/**
 * Serves a fetch function over HTTP. Requests are refused unless their target is a path that starts with one slash: a
 * URL parser reads `//name/` and `/\\name/` as another host.
 *
 * @throws Error with the code EADDRINUSE if the port is in use.
 */
export async function serveFetch(fetch: Fetch, options: ListenOptions): Promise<RunningServer> {
  const { host, port, allowedHosts, sendTimeout = 60_000 } = options;
  const allowed = allowedHosts && new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  const server = createServer(nodeServerOptions(), (request, response) => {
    const refusal = refusalOf(request, allowed);
    closeUnread(response, sendTimeout);
    if (refusal === undefined) void respond(fetch, request, response);
    else refuse(request, response, refusal);
  });
  await listen(server, host, port);
  const { port: actual } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${actual}`,
    close: async () => {
      // No other instance takes over: connections without a request are of no use from now on.
      await closeGracefully(server, { timeout: closeTimeout, idle: 0 });
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** A status and its reason. */
type Refusal = readonly [status: number, title: string];

function refusalOf(request: IncomingMessage, allowed: ReadonlySet<string> | undefined): Refusal | undefined {
  const { host } = request.headers;
  if (!/^\/(?![/\\])/.test(request.url ?? ""))
    return [400, "the request target must be a path that starts with one slash"];
  if ((request.headersDistinct["host"]?.length ?? 0) > 1 || (host !== undefined && hostName(host) === undefined)) {
    return [400, "the Host header must be one name or address with an optional port"];
  }
  if (allowed !== undefined && !isAllowedHost(request, allowed)) {
    return [403, "the Host header does not name this server; --allow-host adds a name"];
  }
  return undefined;
}

function refuse(request: IncomingMessage, response: ServerResponse, [status, title]: Refusal): void {
  const body = request.method === "HEAD" ? "" : JSON.stringify({ status, title });
  // The body of the request is not read.
  response.writeHead(status, { "content-type": "application/json", connection: "close" }).end(body);
}

function closeUnread(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => {
    // Before the response and between the items of a stream, nothing waits.
    if (response.writableLength > 0) response.destroy();
  });
}

async function respond(fetch: Fetch, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const aborting = new AbortController();
  outgoing.once("close", () => aborting.abort());
  let response: Response;
  try {
    response = await fetch(requestOf(incoming, aborting.signal));
  } catch (error) {
    const status = error instanceof UnsupportedRequest ? 501 : 502;
    response = Response.json({ status, title: String(error instanceof Error ? error.message : error) }, { status });
  }
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  outgoing.writeHead(response.status, headers);
  if (response.body === null || incoming.method === "HEAD") {
    outgoing.end();
    return;
  }
  // A caller that disconnects ends the transfer.
  await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => outgoing.destroy());
}

/** A request that the Fetch standard cannot express, such as TRACE. */
class UnsupportedRequest extends Error {}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] as string, incoming.rawHeaders[index + 1] as string);
  }
  const { method = "GET", url = "/" } = incoming;
  const hasBody = incoming.headers["content-length"] !== undefined || "transfer-encoding" in incoming.headers;
  try {
    const body =
      hasBody && method !== "GET" && method !== "HEAD"
        ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
        : null;
    return new Request(`http://${incoming.headers.host ?? "localhost"}${url}`, {
      method,
      headers,
      signal,
      ...(body === null ? {} : { body, duplex: "half" }),
    });
  } catch {
    throw new UnsupportedRequest(`the request ${method} ${url} is not supported`);
  }
}
