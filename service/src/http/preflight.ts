import type { IncomingMessage, ServerResponse } from "node:http";
import type { Cors } from "@guildwire/runtime/server";

/** Request headers of `/gateway`; some libraries for server-sent events add `Cache-Control`. */
const requestHeaders = ["Authorization", "Cache-Control", "Content-Type", "Last-Event-ID"];

/** Whether a request is a CORS preflight. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers.origin !== undefined && "access-control-request-method" in headers;
}

/** Lets the page that sent a request read the response, if its origin may call. */
export function setCorsHeaders(cors: Cors, { headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  setHeaders(response, cors.headers(origin));
}

/** Responds to a preflight outside the interface; the generated server handles its own. */
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
