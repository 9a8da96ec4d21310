import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The statuses of node:http for requests that it cannot read. */
const statuses: ReadonlyMap<string | undefined, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

/** Maximum time in milliseconds to keep reading from a sender that does not stop. */
const lingerTime = 2_000;
const lingerBytes = 1024 * 1024;

/** The response under way, a property of node:http that is not documented. */
interface HttpSocket extends Socket {
  readonly _httpMessage?: { readonly _headerSent: boolean } | null;
}

/**
 * Responds to requests that node:http cannot read, with the same status as node:http. Closing the connection
 * immediately would reset it if the client is still sending, and the client might lose the response. The rest of the
 * request is therefore read and discarded, within limits.
 */
export function rejectMalformedRequests(server: Server): void {
  const rejected = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: HttpSocket) => {
    // The parser fails again for each chunk that is discarded.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    if (!socket.writable || socket._httpMessage?._headerSent === true) {
      socket.destroy(error);
      return;
    }
    socket.end(`HTTP/1.1 ${statuses.get(error.code) ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
    linger(socket);
  });
}

function linger(socket: Socket): void {
  let dropped = 0;
  const close = (): void => {
    clearTimeout(timer);
    socket.destroy();
  };
  const timer = setTimeout(close, lingerTime);
  socket.on("data", (chunk: Uint8Array) => {
    dropped += chunk.length;
    if (dropped > lingerBytes) close();
  });
  socket.on("end", close);
  socket.on("close", close);
}
