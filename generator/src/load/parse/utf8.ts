import type { ParseDiagnostic } from "./parsed.js";

type ByteOrder = "little-endian" | "big-endian";

/** The text of a file, and why it is not the plain text that is expected. */
export interface DecodedText {
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
  const content = bytes.subarray(start);
  const valid = decodeStrictly(content);
  const text = valid ?? new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  if (valid === undefined) {
    const at = validPrefixLength(content);
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
  return {
    text,
    error: { code: "syntax-error", message: "the file contains a NUL character", span, fix: "remove it" },
  };
}

/** Whether a text is the same after it was encoded and decoded, without an error. */
export function isPlainText(text: string): boolean {
  return !text.startsWith("\uFEFF") && !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/** Returns the number of bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // A pair of surrogates has four bytes, half of which each of them counts.
    if (unit > 0x7f) length += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return length;
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
  const text = utf16Text(bytes, byteOrder === "little-endian");
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

/** Decodes UTF-16 and keeps lone surrogates, which `TextDecoder` replaces. Ignores an incomplete last unit. */
function utf16Text(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = Uint16Array.from({ length: bytes.length >> 1 }, (_, index) =>
    view.getUint16(index * 2, isLittleEndian),
  );
  // The number of arguments of a call is limited.
  const chunk = 8192;
  let text = "";
  for (let at = 0; at < units.length; at += chunk) text += String.fromCharCode(...units.subarray(at, at + chunk));
  return text;
}

/** By the first two bytes of a file. */
const utf16Marks: ReadonlyMap<string, ByteOrder> = new Map([
  ["255,254", "little-endian"],
  ["254,255", "big-endian"],
]);

/** Returns the text of valid UTF-8; undefined if a byte is invalid. */
function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the length of the longest valid prefix in UTF-16 units, by binary search. */
function validPrefixLength(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodeStrictly(completeCharacters(bytes, middle)) !== undefined) low = middle;
    else high = middle - 1;
  }
  return decodeStrictly(completeCharacters(bytes, low))?.length ?? 0;
}

/** Returns the first `length` bytes without an incomplete last character. */
function completeCharacters(bytes: Uint8Array, length: number): Uint8Array {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return bytes.subarray(0, needed > back ? length - back : length);
    }
  }
  return bytes.subarray(0, length);
}
