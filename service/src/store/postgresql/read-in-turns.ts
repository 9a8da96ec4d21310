import type { Readable } from "node:stream";

/** Number of bytes that are read from a connection before other work of the event loop gets its turn. */
export const bytesPerTurn = 64 * 1024;

/** Smaller packets, such as the results of most statements, are not counted. */
const smallPacket = 4 * 1024;

/**
 * Divides the reading of long results. Otherwise, one turn of the event loop reads up to 32 packets of 64 KiB, as long as
 * the server sends faster than rows are parsed.
 */
export function readInTurns(stream: Readable): void {
  let bytes = 0;
  stream.on("data", ({ length }: Buffer) => {
    if (bytes === 0) {
      if (length < smallPacket) return;
      setImmediate(() => {
        bytes = 0;
        if (!stream.destroyed) stream.resume();
      });
    }
    bytes += length;
    if (bytes >= bytesPerTurn) stream.pause();
  });
}
