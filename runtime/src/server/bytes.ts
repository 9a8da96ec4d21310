import { totalLength } from "../streams/bytes.js";
import type { OutgoingBody } from "./request-transport.js";

/** Whether a body consists of pieces. */
export function isPieces(body: OutgoingBody): body is readonly Uint8Array[] {
  return Array.isArray(body);
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** Node's buffers have a faster decoder, which replaces invalid bytes. */
interface Sliceable {
  readonly utf8Slice?: (start: number, end: number) => string;
}

/** Decodes UTF-8 without its byte order mark. Throws a TypeError for invalid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = (bytes as Sliceable).utf8Slice?.(0, bytes.length);
  if (text === undefined || text.includes("\ufffd") || text.charCodeAt(0) === 0xfeff) return strict.decode(bytes);
  return text;
}

/** Returns the UTF-8 length of a text in bytes. */
export const byteLength: (text: string) => number = (() => {
  const { Buffer } = globalThis as { Buffer?: { byteLength(text: string): number } };
  const encoder = new TextEncoder();
  return Buffer?.byteLength ?? ((text: string) => encoder.encode(text).length);
})();

/** Returns the length of a body in bytes; undefined if it is unknown. */
export function lengthOf(body: OutgoingBody): number | undefined {
  if (typeof body === "string") return byteLength(body);
  if (isPieces(body)) return totalLength(body);
  return body instanceof Uint8Array ? body.length : body instanceof Blob ? body.size : undefined;
}
