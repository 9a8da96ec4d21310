import type { ServerResponse } from "node:http";

/** Responds with JSON, and with the headers that were set before. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json", JSON.stringify(body));
}

/** Responds with a 404 for paths outside the interface, in the interface's error format. */
export function sendNotFound(response: ServerResponse): void {
  sendJson(response, 404, { code: 0, message: "Not Found" });
}

/** Responds with text or bytes. HEAD gets the headers only. */
export function send(response: ServerResponse, status: number, contentType: string, body: string | Uint8Array): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, { "Content-Type": contentType, "Content-Length": bytes.length });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}
