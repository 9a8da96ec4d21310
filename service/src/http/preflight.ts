import type { IncomingMessage, ServerResponse } from "node:http";
import type { Cors } from "@guildwire/runtime/server";

/** What clients send to `/gateway`; some libraries for server-sent events add `Cache-Control`. */
const requestHeaders = ["Authorization", "Cache-Control", "Content-Type", "Last-Event-ID"];

/** Whether a browser asks if a page may call. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers.origin !== undefined && "access-control-request-method" in headers;
}

/** Lets the page that has sent a request read the response, if its origin may call. */
export function setCorsHeaders(cors: Cors, { headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  setHeaders(response, cors.headers(origin));
}

/** Answers a preflight beside the interface, whose own server answers its own. */
export function respondToPreflight(
  cors: Cors,
  { headers: { origin = "" } }: IncomingMessage,
  response: ServerResponse,
  methods: readonly string[],
): void {
  setHeaders(response, cors.preflightHeaders(origin, methods, requestHeaders));
  response.writeHead(204).end();
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
