import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** How a server responds to a connecting client. */
export type Greeting =
  | { readonly error: string; readonly message: string }
  | { readonly version: string }
  | { readonly hangUp: true }
  | { readonly silent: true };

/**
 * Implements enough of PostgreSQL's protocol for a client to be refused or to request the version. Resolves with its
 * port.
 */
export async function fakePostgres(greeting: Greeting): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      if ("silent" in greeting) return;
      if ("hangUp" in greeting) return socket.destroy();
      // A TLS request has a length of 8 and this code; any other message starting with a zero is a startup message.
      if (bytes.length === 8 && bytes.readUInt32BE(4) === 80877103) return socket.write("N");
      if (bytes[0] === 0) return socket.write("error" in greeting ? refusal(greeting) : Buffer.concat([ok, ready]));
      if (bytes[0] === 0x51 && "version" in greeting) return socket.write(row(greeting.version));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const ok = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));

function refusal({ error, message: text }: { readonly error: string; readonly message: string }): Buffer {
  return message("E", Buffer.from(`SFATAL\0VFATAL\0C${error}\0M${text}\0\0`));
}

/** One row with one column of type text. */
function row(value: string): Buffer {
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from("version\0"),
    Buffer.alloc(6),
    Buffer.from([0, 0, 0, 25]),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0]),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length);
  const data = Buffer.concat([Buffer.from([0, 1]), length, Buffer.from(value)]);
  return Buffer.concat([message("T", column), message("D", data), message("C", Buffer.from("SELECT 1\0")), ready]);
}
