import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { closeGracefully, nodeServerOptions } from "@guildwire/runtime/server";

/** A function from requests to responses. */
export type Fetch = (request: Request) => Promise<Response>;

/** A listening server. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Completes pending requests and closes the port. */
  close(): Promise<void>;
}

/** Maximum time for pending requests after the server is stopped, in milliseconds. */
const closeTimeout = 2_000;

/**
 * Serves a fetch function over HTTP.
 *
 * @param port 0 for a free port.
 * @throws Error with the code EADDRINUSE if the port is in use.
 */
export async function serveFetch(fetch: Fetch, host: string, port: number): Promise<RunningServer> {
  const server = createServer(nodeServerOptions(), (request, response) => {
    void respond(fetch, request, response);
  });
  await listen(server, host, port);
  const { port: actual } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${actual}`,
    close: async () => {
      await closeGracefully(server, { timeout: closeTimeout });
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
  const path = url.startsWith("/") ? url : url.replace(/^[a-z]+:\/\/[^/?]*/i, "") || "/";
  try {
    const body =
      hasBody && method !== "GET" && method !== "HEAD"
        ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
        : null;
    return new Request(`http://${incoming.headers.host ?? "localhost"}${path}`, {
      method,
      headers,
      signal,
      ...(body === null ? {} : { body, duplex: "half" }),
    });
  } catch {
    throw new UnsupportedRequest(`the request ${method} ${url} is not supported`);
  }
}
