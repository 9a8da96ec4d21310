import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifyAsync } from "@noble/ed25519";
import { onTestFinished } from "vitest";
import type { Json } from "./service.js";

/** A request from the service to an application. */
export interface ReceivedRequest {
  readonly method: string;
  readonly signature: string;
  readonly timestamp: string;
  readonly text: string;
  readonly json: Json;
  /** Whether the signature is valid for timestamp and body. */
  readonly isVerified: boolean;
}

export interface Endpoint {
  readonly url: string;
  /** The requests so far. */
  readonly received: ReceivedRequest[];
  /** Overrides all further responses; undefined for the default behaviour. */
  override: { readonly status: number; readonly body?: string } | undefined;
}

/**
 * Runs an application on its own port for the duration of a test. It rejects invalid signatures with 401 and
 * acknowledges a PING.
 *
 * @param respond Returns the response to other interactions. Default: a message.
 */
export async function runEndpoint(
  publicKey: string,
  respond: (interaction: Json) => unknown = () => ({ type: 4, data: { content: "Moored" } }),
): Promise<Endpoint> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers["x-signature-ed25519"] ?? "");
    const timestamp = String(request.headers["x-signature-timestamp"] ?? "");
    const isVerified =
      /^[0-9a-f]{128}$/.test(signature) &&
      (await verifyAsync(signature, Buffer.from(timestamp + body), publicKey).catch(() => false));
    const json = JSON.parse(body) as Json;
    endpoint.received.push({ method: request.method ?? "", signature, timestamp, text: body, json, isVerified });
    if (endpoint.override !== undefined)
      response.writeHead(endpoint.override.status, headers).end(endpoint.override.body);
    else if (!isVerified) response.writeHead(401).end("invalid request signature");
    else response.writeHead(200, headers).end(JSON.stringify(json.type === 1 ? { type: 1 } : respond(json)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const endpoint: Endpoint = { url, received: [], override: undefined };
  return endpoint;
}

const headers = { "Content-Type": "application/json" };
