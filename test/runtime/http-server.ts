import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as the server received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export type Handler = (request: Received, response: ServerResponse) => void;

export interface HttpServer {
  readonly baseUrl: string;
  readonly received: readonly Received[];
}

/** A server on loopback for the running test; each request uses the next handler, and the last one repeats. */
export async function listen(...handlers: readonly [Handler, ...Handler[]]): Promise<HttpServer> {
  const received: Received[] = [];
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.on("end", () => {
      const { method = "", url = "", headers } = message;
      const request = { method, url, headers, body: Buffer.concat(chunks) };
      received.push(request);
      (handlers[received.length - 1] ?? (handlers.at(-1) as Handler))(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** Responds with a status, a body (JSON unless it is a string) and headers. */
export function answer(status: number, body?: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    const type = typeof body === "string" ? "text/plain" : "application/json";
    response.writeHead(status, body === undefined ? headers : { "content-type": type, ...headers });
    response.end(body === undefined || typeof body === "string" ? body : JSON.stringify(body));
  };
}
