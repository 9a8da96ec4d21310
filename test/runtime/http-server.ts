import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listening } from "../listening.js";

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
  const { url: baseUrl } = await listening(server);
  return { baseUrl, received };
}

/** Responds with a status, a body (JSON unless it is a string) and headers. */
export function respond(status: number, body?: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    const type = typeof body === "string" ? "text/plain" : "application/json";
    response.writeHead(status, body === undefined ? headers : { "content-type": type, ...headers });
    response.end(body === undefined || typeof body === "string" ? body : JSON.stringify(body));
  };
}
