import { once } from "node:events";
import { constants, createInflate, type Inflate } from "node:zlib";
import { GatewaySession, type GatewaySessionHandlers } from "@guildwire/control/gateway";
import { GatewayIntents } from "@guildwire/control/types";
import { WebSocket } from "ws";

/** A gateway message as received. */
export interface ReceivedMessage {
  readonly op: number;
  readonly d: unknown;
  readonly t?: string;
  readonly s?: number;
}

/** A passive gateway client. */
export interface GatewayClient {
  readonly socket: WebSocket;
  /** The generated client end, which encodes messages. */
  readonly session: GatewaySession;
  /** Returns the next message. */
  next(): Promise<ReceivedMessage>;
  /** Returns the next event, skipping heartbeats and others. */
  dispatch(t?: string): Promise<ReceivedMessage>;
  /** Returns the code with which the host closes the connection. */
  closed(): Promise<number>;
  /** Terminates the connection without a close frame. */
  cut(): Promise<void>;
}

export interface ConnectOptions {
  /** Default: version 10, JSON. */
  readonly query?: string;
}

/** Connects and waits for hello. */
export async function connectGateway(url: string, options: ConnectOptions = {}): Promise<GatewayClient> {
  const client = await openGateway(url, options);
  const hello = await client.next();
  if (hello.op !== 10) throw new Error(`the first message is ${JSON.stringify(hello)}`);
  return client;
}

/** Connects. */
export async function openGateway(
  url: string,
  { query = "v=10&encoding=json" }: ConnectOptions = {},
): Promise<GatewayClient> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/gateway?${query}`);
  const inflate = query.includes("zlib-stream") ? new StreamInflate() : undefined;
  const received: (ReceivedMessage | number)[] = [];
  let wake = (): void => undefined;
  let last = Promise.resolve();
  const add = (item: ReceivedMessage | number): void => {
    received.push(item);
    wake();
  };
  const session = new GatewaySession(socket, ignoring);
  socket.on("message", (data: Buffer, isBinary) => {
    last = last.then(async () => {
      const text = isBinary && inflate !== undefined ? await inflate.read(data) : String(data);
      session.receive(text);
      add(JSON.parse(text) as ReceivedMessage);
    });
  });
  socket.on("close", (code) => void last.then(() => add(code)));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("open", resolve).once("close", resolve));
  const take = async (): Promise<ReceivedMessage | number> => {
    for (;;) {
      const item = received.shift();
      if (item !== undefined) return item;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const next = async (): Promise<ReceivedMessage> => {
    const item = await take();
    if (typeof item === "number") throw new Error(`the connection was closed with ${item}`);
    return item;
  };
  return {
    socket,
    session,
    next,
    async dispatch(t) {
      for (;;) {
        const message = await next();
        if (message.op === 0 && (t === undefined || message.t === t)) return message;
      }
    },
    async closed() {
      for (;;) {
        const item = await take();
        if (typeof item === "number") return item;
      }
    },
    async cut() {
      const closed = once(socket, "close");
      socket.terminate();
      await closed;
    },
  };
}

/** All intents needed by the interface's events. */
export const allIntents: number =
  GatewayIntents.GUILDS |
  GatewayIntents.GUILD_MEMBERS |
  GatewayIntents.GUILD_BANS |
  GatewayIntents.GUILD_INTEGRATIONS |
  GatewayIntents.GUILD_PRESENCES;

/** Connects, identifies and waits for READY. */
export async function identify(
  url: string,
  token: string,
  { intents = allIntents, shard, ...options }: ConnectOptions & { intents?: number; shard?: [number, number] } = {},
): Promise<{ readonly client: GatewayClient; readonly ready: ReceivedMessage; readonly sessionId: string }> {
  const client = await connectGateway(url, options);
  client.session.sendIdentify({ d: { token, intents, properties: {}, ...(shard !== undefined && { shard }) } });
  const ready = await client.dispatch("READY");
  return { client, ready, sessionId: (ready.d as { readonly session_id: string }).session_id };
}

const ignoring: GatewaySessionHandlers = {
  onDispatch: () => undefined,
  onHeartbeat: () => undefined,
  onReconnect: () => undefined,
  onInvalidSession: () => undefined,
  onHello: () => undefined,
  onHeartbeatAck: () => undefined,
};

/** Splits a zlib stream into messages, each of which ends with a flush. */
class StreamInflate {
  readonly #inflate: Inflate = createInflate({ flush: constants.Z_SYNC_FLUSH });

  async read(data: Buffer): Promise<string> {
    if (!data.subarray(-4).equals(Buffer.from([0, 0, 0xff, 0xff]))) throw new Error("a message ends without a flush");
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer): void => void chunks.push(chunk);
    this.#inflate.on("data", collect);
    await new Promise<void>((resolve, reject) => {
      this.#inflate.write(data, (error) => (error ? reject(error) : resolve()));
    });
    this.#inflate.off("data", collect);
    return Buffer.concat(chunks).toString();
  }
}
