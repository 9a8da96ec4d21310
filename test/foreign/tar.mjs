const block = 512;

/**
 * One regular file of a tar archive, read as a stream that stops after the file. Names are those of
 * ustar: a name of up to 100 bytes after a prefix of up to 155.
 *
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {string} path
 * @returns {Promise<Buffer | undefined>} Undefined if the archive has no such file.
 */
export async function fileFromTar(stream, path) {
  let buffered = [];
  let length = 0;
  /** The remaining bytes of a skipped entry. */
  let skipped = 0;
  let wanted;
  for await (const chunk of stream) {
    buffered.push(chunk);
    length += chunk.length;
    while (length > 0) {
      if (skipped > 0) {
        if (length <= skipped) {
          skipped -= length;
          buffered = [];
          length = 0;
          break;
        }
        const bytes = Buffer.concat(buffered).subarray(skipped);
        buffered = [bytes];
        length = bytes.length;
        skipped = 0;
      }
      if (length < (wanted ?? block)) break;
      const bytes = Buffer.concat(buffered);
      if (wanted !== undefined) return bytes.subarray(0, wanted);
      const header = readHeader(bytes.subarray(0, block));
      if (header === undefined) return undefined;
      buffered = [bytes.subarray(block)];
      length -= block;
      if (header.path === path && header.isFile) wanted = header.size;
      else skipped = Math.ceil(header.size / block) * block;
    }
    if (wanted === 0) return Buffer.alloc(0);
  }
  return undefined;
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
