import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy in front of PostgreSQL that can drop all data, like a firewall that has lost its state. */
export interface SilentProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** The number of connections that were accepted. */
  readonly accepted: number;
  /** Drops the data of existing connections in both directions, for good. They stay open. */
  silence(): void;
  /** Accepts new connections from now on, and drops their data, too, or forwards it. */
  acceptSilently(isSilent: boolean): void;
  close(): Promise<void>;
}

/** @param url A URL on the socket of a cluster. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { pathname, searchParams } = new URL(url);
  const pairs = new Set<{ readonly client: Socket; readonly database: Socket; isSilent: boolean }>();
  let isSilent = false;
  let accepted = 0;
  const server = createServer((client) => {
    accepted += 1;
    const database = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
    const pair = { client, database, isSilent };
    pairs.add(pair);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on("data", (data) => {
        if (!pair.isSilent) to.write(data);
      });
      from.on("error", () => {});
      // The end of a connection is a packet, too.
      from.on("close", () => {
        if (!pair.isSilent) to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    get accepted() {
      return accepted;
    },
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
    acceptSilently(wanted) {
      isSilent = wanted;
    },
    async close() {
      for (const { client, database } of pairs) {
        client.destroy();
        database.destroy();
      }
      server.close();
      await once(server, "close");
    },
  };
}
