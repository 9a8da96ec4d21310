import { HttpError } from "./http-error.js";

/** What a range is requested of. */
export interface RangeTarget {
  /** Bytes. */
  readonly size: number;
  /** The `ETag` that the response sends, with its quotes. */
  readonly etag?: string | undefined;
  readonly lastModified?: Date | undefined;
}

/** A part of a body, for a response with status 206. */
export interface ByteRange {
  /** The first byte, from 0 on. */
  readonly start: number;
  /** The last byte, which is part of the range. */
  readonly end: number;
  /** Bytes. */
  readonly length: number;
  /** `Content-Range`: to be sent with the 206. */
  readonly contentRange: string;
}

/**
 * The range that a GET asks for (RFC 9110, 14.2): respond to it with 206, `Content-Range` and these bytes. Undefined for the
 * whole body: without `Range`, for several ranges or another unit, and if `If-Range` names another version.
 *
 * @param header Reads a header of the request: `header` of a handler's context.
 * @throws HttpError 416, with `Content-Range`, for a range beyond the end.
 *
 * @example
 * ```ts
 * import { requestedRange } from "@guildwire/runtime/server";
 *
 * const headers: Readonly<Record<string, string>> = { range: "bytes=0-99" };
 * requestedRange((name) => headers[name], { size: 1000 });
 * // => { start: 0, end: 99, length: 100, contentRange: "bytes 0-99/1000" }
 * requestedRange(() => undefined, { size: 1000 }); // => undefined
 * requestedRange((name) => headers[name], { size: 0 }); // throws HttpError
 * ```
 */
export function requestedRange(
  header: (name: string) => string | undefined,
  { size, etag, lastModified }: RangeTarget,
): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec((header("range") ?? "").replace(/[ \t]/g, "")) ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  if (first !== "" && last !== "" && Number(first) > Number(last)) return undefined;
  if (!isSameVersion(header("if-range"), etag, lastModified)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) {
    throw new HttpError(416, undefined, undefined, { headers: { "content-range": `bytes */${size}` } });
  }
  return { start, end, length: end - start + 1, contentRange: `bytes ${start}-${end}/${size}` };
}

/** An entity tag must be strong; a date must be the same to the second. */
function isSameVersion(ifRange: string | undefined, etag: string | undefined, lastModified: Date | undefined): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"')) return ifRange === etag;
  return lastModified !== undefined && ifRange === lastModified.toUTCString();
}
