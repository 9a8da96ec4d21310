import type { ServerResponse } from "node:http";

/**
 * Disconnects a client that does not read: otherwise a stream would wait for it forever.
 *
 * @param timeout Milliseconds, accurate to half of the value. Default: 30,000.
 */
export function disconnectStalledReader(response: ServerResponse, timeout: number = 30_000): void {
  let waitingSince: number | undefined;
  let sent = 0;
  const check = setInterval(() => {
    const bytes = response.socket?.bytesWritten ?? 0;
    const isStalled = response.writableNeedDrain && bytes === sent;
    sent = bytes;
    waitingSince = isStalled ? (waitingSince ?? Date.now()) : undefined;
    if (waitingSince !== undefined && Date.now() - waitingSince >= timeout / 2) response.destroy();
  }, timeout / 2);
  check.unref();
  response.once("close", () => clearInterval(check));
}
