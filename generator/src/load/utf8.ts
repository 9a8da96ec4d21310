import { isUtf8 } from "node:buffer";
import type { ParseDiagnostic } from "./parsed.js";

type ByteOrder = "little-endian" | "big-endian";

/** The text of a file, and why it is not the plain text that is expected. */
interface DecodedText {
  readonly text: string;
  readonly error?: ParseDiagnostic;
}

/**
 * Decodes UTF-8 with or without a byte order mark. Invalid bytes become U+FFFD; these and NUL characters are errors, and
 * so is UTF-16, whose byte order follows from its mark or from its first two characters.
 */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  const byteOrder = utf16Marks.get(`${bytes[0]},${bytes[1]}`);
  if (byteOrder !== undefined) return decodeUtf16(bytes.subarray(2), byteOrder);
  const unmarked = unmarkedByteOrder(bytes);
  if (unmarked !== undefined) return decodeUtf16(bytes, unmarked);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const text = buffer.toString("utf8");
  if (!isUtf8(buffer)) {
    const at = validPrefixLength(buffer);
    const span = { start: at, end: at + 1 };
    const fix = "save the file as UTF-8";
    return {
      text,
      error: {
        code: "syntax-error",
        message: "the file is not valid UTF-8",
        span,
        expected: "UTF-8",
        fix,
        ...(text.includes("\0") ? {} : { deviation: "text-not-utf8" }),
      },
    };
  }
  const at = text.indexOf("\0");
  if (at === -1) return { text };
  const span = { start: at, end: at + 1 };
  return { text, error: { code: "syntax-error", message: "the file holds a NUL character", span, fix: "remove it" } };
}

/**
 * Returns the byte order of UTF-16 without a mark. JSON and YAML begin with two ASCII characters, and UTF-8 has no zero
 * bytes (RFC 4627, section 3).
 */
function unmarkedByteOrder([first, second, third, fourth]: Uint8Array): ByteOrder | undefined {
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return undefined;
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return "little-endian";
  if (first === 0 && second > 0 && third === 0 && fourth > 0) return "big-endian";
  return undefined;
}

function decodeUtf16(bytes: Uint8Array, byteOrder: ByteOrder): DecodedText {
  const units = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  const text = (byteOrder === "big-endian" ? units.swap16() : units).toString("utf16le");
  const span = { start: 0, end: 0 };
  const error = {
    code: "syntax-error",
    message: `the file is UTF-16 (${byteOrder})`,
    span,
    expected: "UTF-8",
    fix: "save the file as UTF-8",
  } as const;
  return text.includes("\0") ? { text: "", error } : { text, error: { ...error, deviation: "text-utf16" } };
}

/** By the first two bytes of a file. */
const utf16Marks: ReadonlyMap<string, ByteOrder> = new Map([
  ["255,254", "little-endian"],
  ["254,255", "big-endian"],
]);

/** Returns the length of the longest valid prefix in UTF-16 units, by binary search. */
function validPrefixLength(buffer: Buffer): number {
  let low = 0;
  let high = buffer.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isUtf8(completeCharacters(buffer, middle))) low = middle;
    else high = middle - 1;
  }
  return completeCharacters(buffer, low).toString("utf8").length;
}

/** Returns the first `length` bytes without an incomplete last character. */
function completeCharacters(buffer: Buffer, length: number): Buffer {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = buffer[length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return buffer.subarray(0, needed > back ? length - back : length);
    }
  }
  return buffer.subarray(0, length);
}
