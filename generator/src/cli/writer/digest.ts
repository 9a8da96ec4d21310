import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

/** SHA-256 in hexadecimal, lower case. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * SHA-256 of a file, read in chunks into one buffer: touching fresh memory costs more than the hash. A leading byte
 * order mark is skipped in texts that are read without one.
 *
 * @throws The platform's error where the file cannot be read.
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
