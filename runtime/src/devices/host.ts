import { type Channel, portsOf } from "./channel.js";
import { systemClock } from "./clock.js";
import { ChannelError } from "./error.js";
import { type CommandHandler, CommandRunner } from "./host-commands.js";
import type { HostContext } from "./host-context.js";
import { httpHandler } from "./host-http.js";
import type { HostOptions } from "./host-options.js";
import { HostSockets } from "./host-websocket.js";
import { maxMessageBytes } from "./message.js";
import { builtin, type NodeHttp, type NodeHttpServer } from "./node.js";
import { type PortReport, portLines } from "./port-report.js";
import { RateLimit } from "./rate-limit.js";

/** A listening host. */
export interface Host {
  /** The port it listens on. */
  readonly port: number;
  /** Number of open WebSockets. */
  readonly sockets: number;
  /**
   * Stops accepting, responds to pending commands, and closes WebSockets with code 1001. Terminates the rest after
   * `timeout` milliseconds (default: 5,000). Resolves with true if nothing had to be terminated.
   */
  close(options?: { readonly timeout?: number }): Promise<boolean>;
}

/**
 * Listens on the first free port of the range, on the loopback addresses of this machine. Rejects with a
 * {@link ChannelError}: of kind `no-port` if no port is free, of kind `unsupported` without Node, or without the package
 * `ws` for WebSockets.
 */
export async function createHost(
  channel: Channel,
  handlers: readonly CommandHandler[],
  options: HostOptions = {},
): Promise<Host> {
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? systemClock;
  const runner = new CommandRunner(channel, handlers, { limits, clock, onError: options.onError });
  let port = 0;
  const context: HostContext = {
    channel,
    options,
    limits,
    runner,
    rate: new RateLimit(clock, limits),
    port: () => port,
  };
  const transports = options.transports ?? ["http", "websocket"];
  const useWebSockets = channel.websocket !== undefined && transports.includes("websocket");
  const sockets = useWebSockets ? await HostSockets.create(context) : undefined;
  const handle = httpHandler(context, channel.http !== undefined && transports.includes("http"));
  const makeServer = (): NodeHttpServer => {
    const server = builtin<NodeHttp>("node:http").createServer(serverOptions, handle);
    server.maxConnections = limits.connections;
    if (sockets !== undefined) server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head));
    return server;
  };
  const servers = await listen(channel, options, makeServer);
  const address = servers[0]?.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    port,
    get sockets() {
      return sockets?.count ?? 0;
    },
    close: ({ timeout = 5000 } = {}) => closeHost({ servers, runner, sockets }, timeout),
  };
}

interface HostParts {
  readonly servers: readonly NodeHttpServer[];
  readonly runner: CommandRunner;
  readonly sockets: HostSockets | undefined;
}

/**
 * Resolves when everything is closed: with true if that took less than `timeout` milliseconds, otherwise with false.
 */
function closeHost({ servers, runner, sockets }: HostParts, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isGraceful = true;
    const termination = setTimeout(() => {
      isGraceful = false;
      runner.terminate();
      sockets?.terminate();
      for (const server of servers) server.closeAllConnections();
    }, timeout);
    const closeIdle = (): void => {
      for (const server of servers) server.closeIdleConnections();
    };
    // Connections in use now may become idle later.
    const sweep = setInterval(closeIdle, 50);
    const closed = servers.map((server) => new Promise<void>((done) => server.close(done)));
    closeIdle();
    void Promise.all([...closed, sockets?.close()]).then(() => {
      clearTimeout(termination);
      clearInterval(sweep);
      resolve(isGraceful);
    });
  });
}

const defaultLimits = {
  maxBytes: maxMessageBytes,
  connections: 256,
  burst: 1000,
  perSecond: 200,
  clients: 1000,
  commandTimeout: 8000,
  pendingCommands: 32,
};

/** Prevents slow clients from holding connections. Times are in milliseconds, sizes in bytes. */
const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Binds the first port that is free on all loopback addresses. */
async function listen(
  channel: Channel,
  { ports = channel.ports, ipv6 = false }: HostOptions,
  makeServer: () => NodeHttpServer,
): Promise<readonly NodeHttpServer[]> {
  const hosts = ipv6 ? [channel.host, "::1"] : [channel.host];
  const reports: PortReport[] = [];
  for (const wanted of portsOf(ports)) {
    const servers: NodeHttpServer[] = [];
    let port = wanted;
    try {
      for (const host of hosts) {
        const server = makeServer();
        await bind(server, port, host);
        servers.push(server);
        const address = server.address();
        if (typeof address === "object" && address !== null) port = address.port;
      }
      return servers;
    } catch (error) {
      for (const server of servers) server.close();
      const { code, message } = error as { readonly code?: string; readonly message: string };
      reports.push({ port: wanted, state: "refused", detail: code ?? message, latency: 0 });
    }
  }
  const text = `no port is free for the channel ${channel.name}:\n${portLines(reports)}`;
  throw new ChannelError("no-port", text, { ports: reports });
}

function bind(server: NodeHttpServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("listening", () => {
      server.removeAllListeners("error");
      resolve();
    });
    server.listen({ port, host, exclusive: true });
  });
}
