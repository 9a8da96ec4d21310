import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Traffic from a client to PostgreSQL. */
export interface Traffic {
  /** Statements that were executed. */
  readonly statements: number;
  /** How often the client sent messages after receiving the results of earlier ones. */
  readonly roundTrips: number;
}

/** A proxy in front of PostgreSQL that counts what passes it, for a URL on the socket of a cluster. */
export class CountingProxy {
  readonly url: string;
  readonly #close: () => Promise<void>;
  readonly #counted: { statements: number; roundTrips: number };

  private constructor(url: string, counted: { statements: number; roundTrips: number }, close: () => Promise<void>) {
    this.url = url;
    this.#counted = counted;
    this.#close = close;
  }

  static async start(url: string): Promise<CountingProxy> {
    const { pathname, searchParams } = new URL(url);
    const counted = { statements: 0, roundTrips: 0 };
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      const database = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
      for (const socket of [client, database]) sockets.add(socket.on("error", () => {}));
      const reader = new MessageReader();
      let hasReceived = true;
      client.on("data", (data) => {
        counted.statements += reader.read(data).filter((type) => type === "E" || type === "Q").length;
        if (hasReceived) counted.roundTrips += 1;
        hasReceived = false;
      });
      database.on("data", () => {
        hasReceived = true;
      });
      client.pipe(database).pipe(client);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return new CountingProxy(`postgres://postgres@127.0.0.1:${port}${pathname}`, counted, async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    });
  }

  /** Returns the least traffic of several calls; in the others, background work of the instance interfered. */
  leastOf(call: () => Promise<unknown>): Promise<Traffic> {
    return this.leastOfEach(async () => call);
  }

  /** Like `leastOf`, for calls that are each prepared first. */
  async leastOfEach(prepare: () => Promise<() => Promise<unknown>>): Promise<Traffic> {
    let least: Traffic = { statements: Number.POSITIVE_INFINITY, roundTrips: Number.POSITIVE_INFINITY };
    for (let time = 0; time < 8; time += 1) {
      const call = await prepare();
      const { statements, roundTrips } = this.#counted;
      await call();
      const traffic = {
        statements: this.#counted.statements - statements,
        roundTrips: this.#counted.roundTrips - roundTrips,
      };
      if (traffic.roundTrips < least.roundTrips || traffic.statements < least.statements) least = traffic;
    }
    return least;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/** Splits client traffic into messages: a type (except for the first message) and a length. */
class MessageReader {
  #rest = Buffer.alloc(0);
  #isFirst = true;

  /** The types of the messages that are complete. */
  read(data: Buffer): string[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const types: string[] = [];
    for (;;) {
      const start = this.#isFirst ? 0 : 1;
      if (this.#rest.length < start + 4) return types;
      const end = start + this.#rest.readUInt32BE(start);
      if (this.#rest.length < end) return types;
      if (!this.#isFirst) types.push(this.#rest.toString("latin1", 0, 1));
      this.#isFirst = false;
      this.#rest = this.#rest.subarray(end);
    }
  }
}
