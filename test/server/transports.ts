import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
  type Handlers,
  type HandlersSoFar,
  type ServerOptions,
} from "@guildwire/api/server";
import { nodeServerOptions } from "@guildwire/runtime/server";
import { onTestFinished } from "vitest";

/** The principal of these tests. */
export interface Caller {
  readonly name: string;
}

export type Options = ServerOptions<Caller>;

/** A server in this process, and its transport. */
export interface Reached {
  /** Includes the path under which the interface is mounted. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

export const application_id = "172150183260323840";

/** Options with which every operation can be called; unexpected errors are thrown. */
export function options(more: Partial<Options> = {}): Options {
  return {
    basePath: "/api/v8",
    authenticate: {
      bot: (token) => (token === "the-token-of-the-bot" ? { name: "bot" } : undefined),
      bearer: (token) => (token === "user-token" ? { name: "user" } : undefined),
    },
    resolve: ([first]) => (first === application_id ? "interactions" : "webhooks"),
    onError: (error, facts) => {
      throw new Error(`unexpected failure in ${facts.stage}`, { cause: error });
    },
    ...more,
  };
}

/** The same handlers behind each transport of the package. */
export const transports: readonly {
  readonly name: string;
  readonly start: (handlers: Handlers<Caller>, options: Options) => Promise<Reached>;
  readonly startPartly: (handlers: HandlersSoFar<Caller>, options: Options) => Promise<Reached>;
}[] = [
  {
    name: "node:http",
    start: (handlers, given) => listening(createNodeHandler(handlers, given)),
    startPartly: (handlers, given) => listening(createNodeHandler(handlers, { ...given, partial: true })),
  },
  {
    name: "Fetch",
    start: async (handlers, given) => called(createFetchHandler(handlers, given)),
    startPartly: async (handlers, given) => called(createFetchHandler(handlers, { ...given, partial: true })),
  },
  {
    name: "memory",
    start: async (handlers, given) => inMemory(createMemoryTransport(handlers, given)),
    startPartly: async (handlers, given) => inMemory(createMemoryTransport(handlers, { ...given, partial: true })),
  },
];

async function listening(handler: ReturnType<typeof createNodeHandler>): Promise<Reached> {
  const server = createServer(nodeServerOptions(), handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api/v8`, fetch };
}

function called(handler: ReturnType<typeof createFetchHandler>): Reached {
  return {
    baseUrl: "http://guild.example/api/v8",
    fetch: (url, init) => handler(new Request(url, init)),
  };
}

function inMemory(transport: ReturnType<typeof createMemoryTransport>): Reached {
  return { baseUrl: "http://guild.example/api/v8", fetch: (url, init) => transport(url, init) };
}
