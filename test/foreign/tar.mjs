const block = 512;

/**
 * Regular files of a tar archive, read as a stream that stops after the last of them. Names are those of ustar: a name
 * of up to 100 bytes after a prefix of up to 155.
 *
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {readonly string[] | ((path: string) => boolean)} wantedPaths Their paths, or which of all paths.
 * @returns {Promise<Map<string, Buffer>>} By path, without files that are not in the archive.
 */
export async function filesFromTar(stream, wantedPaths) {
  const missing = typeof wantedPaths === "function" ? undefined : new Set(wantedPaths);
  const isWanted = missing === undefined ? wantedPaths : (path) => missing.has(path);
  const found = new Map();
  let buffered = [];
  let length = 0;
  /** The remaining bytes of a skipped entry. */
  let skipped = 0;
  /** The entry whose bytes come next, if it is one of the files. */
  let wanted;
  for await (const chunk of stream) {
    buffered.push(chunk);
    length += chunk.length;
    while (length >= (skipped > 0 ? 1 : (wanted?.size ?? block))) {
      if (length <= skipped) {
        skipped -= length;
        buffered = [];
        length = 0;
        break;
      }
      const bytes = Buffer.concat(buffered).subarray(skipped);
      skipped = 0;
      buffered = [bytes];
      length = bytes.length;
      if (length < (wanted?.size ?? block)) break;
      if (wanted !== undefined) {
        found.set(wanted.path, Buffer.from(bytes.subarray(0, wanted.size)));
        missing?.delete(wanted.path);
        if (missing?.size === 0) return found;
        skipped = paddedSize(wanted);
        wanted = undefined;
        continue;
      }
      const header = readHeader(bytes.subarray(0, block));
      if (header === undefined) return found;
      buffered = [bytes.subarray(block)];
      length -= block;
      if (header.isFile && isWanted(header.path)) wanted = header;
      else skipped = paddedSize(header);
    }
  }
  return found;
}

/** Entries fill whole blocks. */
function paddedSize({ size }) {
  return Math.ceil(size / block) * block;
}

/** Undefined at the end of the archive, which is a block of zeros. */
function readHeader(bytes) {
  if (bytes.every((byte) => byte === 0)) return undefined;
  const text = (from, size) => bytes.toString("utf8", from, from + size).replace(/\0.*$/s, "");
  const prefix = text(257, 5) === "ustar" ? text(345, 155) : "";
  const size = Number.parseInt(text(124, 12).trim(), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error("this is no tar archive");
  const type = text(156, 1);
  return {
    path: prefix === "" ? text(0, 100) : `${prefix}/${text(0, 100)}`,
    size,
    isFile: type === "" || type === "0",
  };
}
