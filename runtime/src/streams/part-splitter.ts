import { joined } from "./bytes.js";
import { StreamError } from "./error.js";

/** Receives the parts of a multipart body in order, as they arrive. */
export interface PartReceiver {
  /** A part begins. `head` has its header lines, without the empty line after them; it is empty if there are none. */
  begin(head: Uint8Array): void;
  /** More bytes of the part. They refer to the memory of the chunk that was written. */
  add(bytes: Uint8Array): void;
  /** The part is complete. */
  end(): void;
}

const [tab, lineFeed, carriageReturn, space, hyphen] = [9, 10, 13, 32, 45];

const none = /* @__PURE__ */ new Uint8Array(0);

/**
 * Divides a multipart body (RFC 2046, section 5.1) into its parts. It retains the header of a part until it is complete,
 * and no more of its body than the beginning of a delimiter.
 */
export class PartSplitter {
  readonly #delimiter: BytePattern;
  readonly #headEnd = new BytePattern("\r\n\r\n");
  readonly #receiver: PartReceiver;
  readonly #maxHead: number;
  #state: "preamble" | "delimiter" | "head" | "body" | "epilogue" = "preamble";
  /** Bytes that are not consumed, from `#at` on. The first delimiter needs no line break before it. */
  #bytes: Uint8Array = new Uint8Array([carriageReturn, lineFeed]);
  #at = 0;
  #preamble = 0;

  /**
   * @param boundary 1 to 70 ASCII characters.
   * @param maxHead Maximum size of the header of a part, and of what precedes the first part, in bytes.
   */
  constructor(boundary: string, receiver: PartReceiver, maxHead: number) {
    this.#delimiter = new BytePattern(`\r\n--${boundary}`);
    this.#receiver = receiver;
    this.#maxHead = maxHead;
  }

  /** Whether the last delimiter has arrived. Further bytes are ignored. */
  get isComplete(): boolean {
    return this.#state === "epilogue";
  }

  /**
   * Adds bytes. Throws a StreamError for a body that is not multipart (`malformed`), and for a header above the maximum size
   * (`too-large`). The splitter must not be used after it.
   */
  write(chunk: Uint8Array): void {
    const rest = this.#bytes.subarray(this.#at);
    this.#bytes = rest.length === 0 ? chunk : joined([rest, chunk]);
    this.#at = 0;
    while (this.#consume());
    if (this.isComplete) this.#bytes = none;
  }

  /** Consumes an element of the body. Returns whether another one may follow in the same bytes. */
  #consume(): boolean {
    switch (this.#state) {
      case "preamble":
        return this.#findFirstDelimiter();
      case "delimiter":
        return this.#endDelimiter();
      case "head":
        return this.#readHead();
      case "body":
        return this.#readBody();
      case "epilogue":
        return false;
    }
  }

  #findFirstDelimiter(): boolean {
    const begin = this.#at;
    const isFound = this.#passDelimiter();
    this.#preamble += this.#at - begin - (isFound ? this.#delimiter.length : 0);
    if (this.#preamble > this.#maxHead) {
      throw new StreamError("malformed", `the first boundary is not within ${this.#maxHead} bytes`);
    }
    return isFound;
  }

  /** Consumes the rest of the line of a delimiter: two hyphens after the last part, otherwise white space. */
  #endDelimiter(): boolean {
    const bytes = this.#bytes;
    let end = this.#at;
    if (bytes.length < end + 2) return false;
    if (bytes[end] === hyphen && bytes[end + 1] === hyphen) {
      this.#state = "epilogue";
      return false;
    }
    while (bytes[end] === space || bytes[end] === tab) end += 1;
    if (end - this.#at > this.#maxHead) throw new StreamError("malformed", "the line of a boundary is too long");
    if (bytes.length < end + 2) return false;
    if (bytes[end] !== carriageReturn || bytes[end + 1] !== lineFeed) {
      throw new StreamError("malformed", "a boundary is not followed by a line break");
    }
    // With an empty line after it, the line break also ends an empty header.
    this.#at = end;
    this.#state = "head";
    return true;
  }

  #readHead(): boolean {
    const begin = this.#at;
    const found = this.#headEnd.find(this.#bytes, begin);
    // The header begins after a line break; an incomplete one may end with a part of its end.
    const least = found === -1 ? this.#bytes.length - this.#headEnd.length + 1 : found;
    if (least - begin - 2 > this.#maxHead) {
      throw new StreamError("too-large", `the header of a part has more than ${this.#maxHead} bytes`);
    }
    const delimiter = this.#delimiter.find(this.#bytes, begin);
    if (delimiter !== -1 && (found === -1 || delimiter < found)) {
      throw new StreamError("malformed", "a part ends within its header");
    }
    if (found === -1) return false;
    this.#receiver.begin(this.#bytes.subarray(Math.min(begin + 2, found), found));
    this.#at = found + this.#headEnd.length;
    this.#state = "body";
    return true;
  }

  #readBody(): boolean {
    const begin = this.#at;
    const isFound = this.#passDelimiter();
    const end = isFound ? this.#at - this.#delimiter.length : this.#at;
    if (end > begin) this.#receiver.add(this.#bytes.subarray(begin, end));
    if (isFound) this.#receiver.end();
    return isFound;
  }

  /** Consumes everything up to the end of a delimiter; if there is none, up to where one may begin. */
  #passDelimiter(): boolean {
    const found = this.#delimiter.find(this.#bytes, this.#at);
    if (found === -1) {
      this.#at = this.#delimiter.findBeginning(this.#bytes, this.#at);
      return false;
    }
    this.#at = found + this.#delimiter.length;
    this.#state = "delimiter";
    return true;
  }
}

/** ASCII text to find in bytes, by the algorithm of Boyer, Moore and Horspool. */
class BytePattern {
  readonly #bytes: Uint8Array;
  /** By the byte at the end of a position that does not match: how far the next possible position is. */
  readonly #shifts: Uint8Array;

  /** @param text At most 255 characters. */
  constructor(text: string) {
    this.#bytes = new TextEncoder().encode(text);
    const last = this.#bytes.length - 1;
    this.#shifts = new Uint8Array(256).fill(this.#bytes.length);
    for (const [index, byte] of this.#bytes.entries()) if (index < last) this.#shifts[byte] = last - index;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Returns the first position from `from` on; -1 if there is none. */
  find(bytes: Uint8Array, from: number): number {
    const wanted = this.#bytes;
    const last = wanted.length - 1;
    const final = wanted[last];
    for (let end = from + last; end < bytes.length; end += this.#shifts[bytes[end] as number] as number) {
      if (bytes[end] !== final) continue;
      let index = 0;
      while (index < last && bytes[end - last + index] === wanted[index]) index += 1;
      if (index === last) return end - last;
    }
    return -1;
  }

  /** Returns the first position from `from` on at which the bytes end with a beginning of the pattern; their length if none. */
  findBeginning(bytes: Uint8Array, from: number): number {
    const wanted = this.#bytes;
    for (let at = Math.max(from, bytes.length - wanted.length + 1); at < bytes.length; at += 1) {
      let index = at;
      while (index < bytes.length && bytes[index] === wanted[index - at]) index += 1;
      if (index === bytes.length) return at;
    }
    return bytes.length;
  }
}
