import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The beginning of the names that statements have on the server. */
export const pooledName = "POOLED_";

/** A pooler with prepared statements, as far as a client can observe it. */
export interface RenamingPooler {
  readonly url: string;
  /** The number of messages whose statement was renamed. */
  readonly renamed: () => number;
  close(): Promise<void>;
}

/**
 * A proxy that treats named statements like PgBouncer from version 1.21 on: it makes up the key data of a connection,
 * and prepares statements under names of its own. Each client has a session of its own.
 *
 * @param url A database on the socket of a cluster.
 */
export async function startRenamingPooler(url: string): Promise<RenamingPooler> {
  const { pathname, searchParams } = new URL(url);
  const sockets = new Set<Socket>();
  let renamed = 0;
  const server = createServer((client) => {
    const database = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
    for (const socket of [client, database]) sockets.add(socket.on("error", () => {}));
    const sent = splitMessages(true, (message) => {
      const changed = withPooledName(message);
      if (changed !== message) renamed += 1;
      database.write(changed);
    });
    const received = splitMessages(false, (message) => client.write(withOtherProcess(message)));
    client.on("data", sent).on("close", () => database.destroy());
    database.on("data", received).on("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    renamed: () => renamed,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Splits a connection into messages: a type, except for the first message of a client, and a length. */
function splitMessages(isClient: boolean, take: (message: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = isClient;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (rest.length < start + 4) return;
      const end = start + rest.readUInt32BE(start);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(isFirst ? Buffer.from(message) : message);
      isFirst = false;
    }
  };
}

/** Where the name of a statement begins in a message of a client; undefined for messages without one. */
function nameStart(message: Buffer): number | undefined {
  const type = message.toString("latin1", 0, 1);
  if (type === "P") return 5;
  // The name of the portal precedes it.
  if (type === "B") return message.indexOf(0, 5) + 1;
  if ((type === "D" || type === "C") && message.toString("latin1", 5, 6) === "S") return 6;
  return undefined;
}

/** A message of a client, with another name of its statement. */
function withPooledName(message: Buffer): Buffer {
  // The first message of a connection begins with its length, whose first byte is 0.
  const start = nameStart(message);
  if (start === undefined || message[start] === 0) return message;
  const changed = Buffer.concat([message.subarray(0, start), Buffer.from(pooledName), message.subarray(start)]);
  changed.writeUInt32BE(changed.length - 1, 1);
  return changed;
}

/** Key data with another process id; any other message as it is. */
function withOtherProcess(message: Buffer): Buffer {
  if (message.toString("latin1", 0, 1) !== "K") return message;
  const changed = Buffer.from(message);
  changed.writeUInt32BE(changed.readUInt32BE(5) + 1, 5);
  return changed;
}
