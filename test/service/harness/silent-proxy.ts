import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What a proxy drops: the data of the client, of the server, or of both. */
export type Dropped = "requests" | "responses" | "both";

/** A TCP proxy in front of PostgreSQL that can drop data, like a firewall that has lost its state. */
export interface SilentProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** The number of connections that were accepted. */
  readonly accepted: number;
  /** Drops data of existing connections, for good. They stay open. Default: in both directions. */
  silence(dropped?: Dropped): void;
  /**
   * Does the same for each connection on which the client sends a text from now on. The packet with the text is dropped
   * as well, unless only responses are.
   */
  silenceAt(text: string, dropped: Dropped): void;
  /** Accepts new connections from now on, and drops their data, too, or forwards it. */
  acceptSilently(isSilent: boolean): void;
  close(): Promise<void>;
}

/** @param url A URL on the socket of a cluster. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { pathname, searchParams } = new URL(url);
  const pairs = new Set<{ readonly client: Socket; readonly database: Socket; dropped: Dropped | undefined }>();
  let isSilent = false;
  let trigger: { readonly text: string; readonly dropped: Dropped } | undefined;
  let accepted = 0;
  const server = createServer((client) => {
    accepted += 1;
    const database = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
    const pair = { client, database, dropped: isSilent ? ("both" as Dropped) : undefined };
    pairs.add(pair);
    for (const [from, to, direction] of [
      [client, database, "requests"],
      [database, client, "responses"],
    ] as const) {
      const isDropped = (): boolean => pair.dropped === "both" || pair.dropped === direction;
      from.on("data", (data) => {
        if (direction === "requests" && trigger !== undefined && data.includes(trigger.text))
          pair.dropped = trigger.dropped;
        if (!isDropped()) to.write(data);
      });
      from.on("error", () => {});
      // The end of a connection is a packet, too.
      from.on("close", () => {
        if (!isDropped()) to.destroy();
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
    silence(dropped = "both") {
      for (const pair of pairs) pair.dropped = dropped;
    },
    silenceAt(text, dropped) {
      trigger = { text, dropped };
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
