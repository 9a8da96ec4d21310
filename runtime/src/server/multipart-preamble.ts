import { joined } from "../streams/bytes.js";
import { type Failure, failureAt } from "./failure.js";

/** Maximum size of the preamble of a form, and of the epilogue that is read, in bytes. */
export const maxPreambleBytes = 8192;

const [tab, lineFeed, carriageReturn, space, hyphen] = [9, 10, 13, 32, 45];

/** The classification of a preamble line. */
type Line = "incomplete" | "text" | { readonly delimiterEnd: number };

/** Removes the preamble of a form (RFC 2046, 5.1.1) and the padding of its first delimiter line. */
export class Preamble {
  readonly #delimiter: Uint8Array;
  #bytes: Uint8Array = new Uint8Array(0);
  /** Start of the first unexamined line. */
  #line = 0;

  constructor(boundary: string) {
    this.#delimiter = new TextEncoder().encode(`--${boundary}`);
  }

  /**
   * Adds bytes.
   *
   * @returns The form from its first delimiter on; undefined before that.
   *
   * Throws a Failure for a preamble that is too long, and for lines that end in LF alone.
   */
  add(piece: Uint8Array): Uint8Array | undefined {
    this.#bytes = this.#bytes.length === 0 ? piece : joined([this.#bytes, piece]);
    const bytes = this.#bytes;
    while (true) {
      const line = this.#read();
      if (typeof line === "object") {
        this.#limit(line.delimiterEnd - this.#delimiter.length);
        const rest = bytes.subarray(line.delimiterEnd);
        return line.delimiterEnd === this.#delimiter.length ? bytes : joined([this.#delimiter, rest]);
      }
      const end = line === "text" ? bytes.indexOf(lineFeed, this.#line) : -1;
      if (end === -1) {
        // One more may be the first byte of the line break.
        this.#limit(bytes.length - this.#delimiter.length - 1);
        return undefined;
      }
      this.#line = end + 1;
      this.#limit(this.#line);
    }
  }

  #read(): Line {
    const [bytes, delimiter, start] = [this.#bytes, this.#delimiter, this.#line];
    for (let index = 0; index < delimiter.length; index += 1) {
      if (start + index === bytes.length) return "incomplete";
      if (bytes[start + index] !== delimiter[index]) return "text";
    }
    const end = start + delimiter.length;
    if (bytes.length < end + 2) return bytes[end] === lineFeed ? refuseLineFeed() : "incomplete";
    const isClosing = bytes[end] === hyphen && bytes[end + 1] === hyphen;
    let padded = end;
    while (!isClosing && (bytes[padded] === space || bytes[padded] === tab)) padded += 1;
    if (bytes[padded] === lineFeed) refuseLineFeed();
    if (!isClosing) {
      if (padded + 1 >= bytes.length) return "incomplete";
      if (bytes[padded] !== carriageReturn || bytes[padded + 1] !== lineFeed) return "text";
    }
    if (start > 0 && bytes[start - 2] !== carriageReturn) refuseLineFeed();
    return { delimiterEnd: padded };
  }

  #limit(length: number): void {
    if (length <= maxPreambleBytes) return;
    throw malformed("preamble", `the first boundary is not within ${maxPreambleBytes} bytes`);
  }
}

function refuseLineFeed(): never {
  throw malformed("line-ends", "lines of a multipart form must end in CRLF, not LF");
}

function malformed(code: string, message: string): Failure {
  return failureAt("malformed-body", "", code, message);
}
