import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { isObject } from "@guildwire/runtime/validate";
import { type RequestMapping, version10 } from "../gateway/version-10.js";

/** Maximum bytes of a body that is mapped; larger ones are passed on unchanged. */
const maxBody = 65_536;

const prefix = /^((?:https?:\/\/[^/]*)?\/api\/v)10(?=[/?]|$)/i;

/** Rewrites the URL of a version 10 request to that of the interface. Returns whether it was one. */
export function rewriteVersion(request: IncomingMessage): boolean {
  const { url = "" } = request;
  request.url = url.replace(prefix, "$18");
  return request.url !== url;
}

/**
 * Converts a version 10 request to the names of the interface, for operations whose names differ.
 *
 * @param path Path below the base path.
 */
export async function inNamesOfInterface(request: IncomingMessage, path: string): Promise<IncomingMessage> {
  const mappings = version10.requests.filter((mapping) => mapping.method === request.method && mapping.path.test(path));
  if (mappings.length === 0) return request;
  const chunks: Buffer[] = [];
  let size = 0;
  // Not a `for await` loop, which would destroy the request when it ends early.
  const rest = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > maxBody) return withBody(request, followedBy(chunks, { [Symbol.asyncIterator]: () => rest }), undefined);
  }
  const body = mapped(Buffer.concat(chunks), request, mappings);
  return withBody(request, [body], body.length);
}

function mapped(bytes: Buffer, request: IncomingMessage, mappings: readonly RequestMapping[]): Buffer {
  let body: unknown;
  try {
    body = bytes.length === 0 ? {} : JSON.parse(bytes.toString());
  } catch {
    return bytes;
  }
  if (!isObject(body)) return bytes;
  const fields = { ...body };
  for (const { map } of mappings) map(fields, (name) => headerOf(request, name));
  return Object.keys(fields).length === 0 ? bytes : Buffer.from(JSON.stringify(fields));
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function* followedBy(chunks: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
  yield* rest;
}

/** A request with another body. */
function withBody(
  request: IncomingMessage,
  body: Iterable<Buffer> | AsyncIterable<Buffer>,
  length: number | undefined,
): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, socket } = request;
  const changed =
    length === undefined
      ? headers
      : { "content-type": "application/json", ...headers, "content-length": String(length) };
  const properties = { method, url, headers: changed, rawHeaders, httpVersion, socket };
  return Object.assign(Readable.from(body), properties) as unknown as IncomingMessage;
}
