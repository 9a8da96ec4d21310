import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import {
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
  nodeServerOptions,
  type ServerOptions,
} from "../../../runtime/src/server/index.js";
import { type Listening, listening } from "../../listening.js";
import { definition, handlers as plainHandlers } from "./note-definition.js";

export const authenticate: NonNullable<ServerOptions<string>["authenticate"]> = {
  token: (credential) => (credential === "secret" ? "ada" : undefined),
  key: (credential) => (credential === "door" ? "bob" : undefined),
};

/** The options of a test; unexpected errors fail it. */
export type Setup = ServerOptions<string>;

export function optionsOf(options: Setup): Setup {
  return {
    authenticate,
    onError: (error, facts) => {
      throw new Error(`unexpected failure in ${facts.stage}`, { cause: error });
    },
    ...options,
  };
}

/** A server on loopback for the running test. */
export async function serve(handlers: object = plainHandlers(), options: Setup = {}): Promise<Listening> {
  const server = createServer(nodeServerOptions(), createNodeHandler(definition, handlers, optionsOf(options)));
  return listening(server);
}

/** Sends a request to a server over any transport. */
export interface Transport {
  readonly name: string;
  readonly start: (
    handlers?: object,
    options?: Setup,
  ) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;
}

export const transports: readonly Transport[] = [
  {
    name: "node:http",
    start: async (handlers, options) => {
      const { url } = await serve(handlers, options);
      return (path, init) => fetch(url + path, init);
    },
  },
  {
    name: "Fetch",
    start: async (handlers = plainHandlers(), options = {}) => {
      const handler = createFetchHandler(definition, handlers, optionsOf(options));
      return (path, init) => handler(new Request(`http://example.test${path}`, init));
    },
  },
  {
    name: "memory",
    start: async (handlers = plainHandlers(), options = {}) => {
      const transport = createMemoryTransport(definition, handlers, optionsOf(options));
      return (path, init) => transport(`http://example.test${path}`, init);
    },
  },
];

/** A raw connection; resolves with the data received until it ends or `enough` returns true. */
export interface Connection {
  readonly socket: Socket;
  readonly received: () => string;
  readonly until: (enough: (text: string) => boolean) => Promise<string>;
  readonly closed: Promise<string>;
}

export async function connection(port: number, allowHalfOpen = false): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen });
  let text = "";
  const watchers = new Set<() => void>();
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    text += chunk;
    for (const watcher of watchers) watcher();
  });
  // A reset also ends the connection.
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(text)));
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  const until = (enough: (text: string) => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!enough(text)) return;
        watchers.delete(look);
        resolve(text);
      };
      watchers.add(look);
      void closed.then(() => reject(new Error(`the connection was closed after ${JSON.stringify(text)}`)));
      look();
    });
  return { socket, received: () => text, until, closed };
}
