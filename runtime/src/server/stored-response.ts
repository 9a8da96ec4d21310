import type { EncodedResponse } from "./encode-response.js";
import { HttpError } from "./http-error.js";

/** A response from a store, with alternating names and values of its headers. */
export interface Replayed extends EncodedResponse {
  readonly headers: readonly string[];
}

/** The text that a store keeps. `body` is text or, with `base64`, bytes; `none`: it was a stream or too large. */
interface Stored {
  readonly status: number;
  readonly contentType?: string;
  readonly headers: readonly string[];
  readonly body?: string;
  readonly base64?: true;
  readonly omitted?: true;
}

/** Returns a response as text. A stream, or a body above `limit` bytes, is omitted. */
export async function storedResponse(
  { status, contentType, body }: EncodedResponse,
  headers: readonly string[],
  limit: number,
): Promise<string> {
  const head = { status, headers, ...(contentType !== undefined && { contentType }) };
  const stored = (content: Partial<Stored>): string => JSON.stringify({ ...head, ...content } satisfies Stored);
  if (body === undefined) return stored({});
  if (typeof body === "string") {
    const isLarge = body.length > limit || new TextEncoder().encode(body).length > limit;
    return stored(isLarge ? { omitted: true } : { body });
  }
  if (body instanceof ReadableStream) return stored({ omitted: true });
  const blob = body instanceof Blob ? body : new Blob((body instanceof Uint8Array ? [body] : [...body]) as BlobPart[]);
  if (blob.size > limit) return stored({ omitted: true });
  return stored({ body: toBase64(new Uint8Array(await blob.arrayBuffer())), base64: true });
}

/** Reads a stored response. Throws a 409 for one whose body was omitted. */
export function restoreResponse(text: string): Replayed {
  const { status, contentType, headers, body, base64, omitted } = JSON.parse(text) as Stored;
  if (omitted) throw new HttpError(409, undefined, "the request was executed, and its response cannot be repeated");
  return { status, contentType, headers, body: base64 && body !== undefined ? fromBase64(body) : body };
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
