import type { ServerResponse } from "node:http";

/** Answers with JSON. Headers that were set before go with it. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json", JSON.stringify(body));
}

/** Answers 404 for what is not part of the interface, in its form all the same. */
export function sendNotFound(response: ServerResponse): void {
  sendJson(response, 404, { code: 0, message: "Not Found" });
}

/** Answers with a text or bytes. The answer to HEAD has the headers only. */
export function send(response: ServerResponse, status: number, contentType: string, body: string | Uint8Array): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, { "Content-Type": contentType, "Content-Length": bytes.length });
  response.end(response.req.method === "HEAD" ? undefined : bytes);
}
