import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

/** Returns a SHA-256 in lower-case hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Returns the SHA-256 of a file, read in chunks into one buffer: allocating memory costs more than hashing. Optionally
 * skips a byte order mark, for files that are decoded without one.
 *
 * @throws A system error if the file is unreadable.
 */
export function sha256OfFile(path: string, withoutMark = false): string {
  bufferSize ??= Buffer.allocUnsafeSlow(256 * 1024);
  const hash = createHash("sha256");
  const handle = openSync(path, "r");
  try {
    let isFirst = true;
    for (let end = readSync(handle, bufferSize); end > 0; end = readSync(handle, bufferSize)) {
      const hasMark =
        isFirst && withoutMark && bufferSize[0] === 0xef && bufferSize[1] === 0xbb && bufferSize[2] === 0xbf && end > 2;
      hash.update(bufferSize.subarray(hasMark ? 3 : 0, end));
      isFirst = false;
    }
  } finally {
    closeSync(handle);
  }
  return hash.digest("hex");
}

let bufferSize: Buffer | undefined;
