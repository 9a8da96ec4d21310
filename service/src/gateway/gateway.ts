import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { gatewayCloseCodes } from "@guildwire/control/gateway";
import type { GatewaySessionStartLimit } from "@guildwire/control/types";
import { GatewayVersion } from "@guildwire/control/validators";
import type { CloseCode } from "@guildwire/runtime/devices";
import { parseRequestTarget } from "@guildwire/runtime/server";
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from "ws";
import { tokensChannel } from "../store/repositories/applications.js";
import { ClientConnection, type ConnectionContext } from "./connection.js";
import { IdentifyLimits } from "./identify-limits.js";
import { defaultLimits, type GatewayLimits, type GatewayServices } from "./options.js";
import { Outgoing } from "./outgoing.js";

/** The gateway over WebSockets. */
export interface WebSocketGateway {
  /** Handles a WebSocket upgrade request, and takes over its socket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** The URL of the gateway. */
  readonly url: () => string;
  /** The session start limits of an application. */
  readonly limitsOf: (applicationId: string) => Promise<GatewaySessionStartLimit>;
  /** Asks all clients to reconnect, closes their connections, and waits until their sessions are saved. */
  close(): Promise<void>;
}

export interface WebSocketGatewayOptions extends GatewayServices {
  readonly limits?: Partial<GatewayLimits> | undefined;
  /** The reason to refuse a web page's request; undefined to accept it. */
  readonly refusal?: (request: IncomingMessage, path: string) => string | undefined;
}

/** Maximum bytes of a frame; larger frames close the connection. The specification sets a lower limit. */
const maxFrame = 16_384;

/** Maximum number of frames of a message, and of chunks in which one frame arrives: each is kept until it is complete. */
const maxFragments = 64;
const maxChunks = 1_024;

/** Milliseconds within which a client must confirm that its connection is closed. */
const closeTimeout = 2_000;

/** The types of `ws` lack some of its options. */
const serverOptions: ServerOptions & Record<"maxFragments" | "maxBufferedChunks" | "closeTimeout", number> = {
  noServer: true,
  maxPayload: maxFrame,
  maxFragments,
  maxBufferedChunks: maxChunks,
  closeTimeout,
  clientTracking: false,
  // With compression per frame, a small frame could be decompressed to a large message.
  perMessageDeflate: false,
};

/** Call it before the first unit of work. */
export async function createWebSocketGateway(options: WebSocketGatewayOptions): Promise<WebSocketGateway> {
  const gateway = new Connections(options);
  await options.store.database.listen(tokensChannel, (application) => {
    gateway
      .verify(application)
      .catch((error: unknown) => options.log.error({ err: error }, "the tokens of sessions could not be verified"));
  });
  return {
    upgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
    url: () => gateway.url(),
    limitsOf: (application) => gateway.limitsOf(application),
    close: () => gateway.close(),
  };
}

/** A client whose version and encoding are supported. */
interface AcceptedClient {
  /** The client's IP address, as limits count it. */
  readonly address: string;
  readonly version: string;
  readonly compress: boolean;
}

class Connections {
  readonly #options: WebSocketGatewayOptions;
  readonly #limits: GatewayLimits;
  readonly #identifyLimits: IdentifyLimits;
  readonly #server = new WebSocketServer(serverOptions);
  readonly #open = new Map<ClientConnection, WebSocket>();
  /** Open connections without a session, by IP address. */
  readonly #unidentified = new Map<string, Set<ClientConnection | WebSocket>>();
  /** Connections that were accepted only to close them with a code. */
  readonly #refused = new Set<WebSocket>();
  /** Pending writes of sessions. */
  readonly #tasks = new Set<Promise<unknown>>();
  /** Connections with a session, by application and by session. */
  readonly #byApplication = new Map<string, Set<ClientConnection>>();
  readonly #bySession = new Map<string, ClientConnection>();
  #isClosing = false;

  constructor(options: WebSocketGatewayOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#identifyLimits = new IdentifyLimits(this.#limits, options.windows);
  }

  url(): string {
    return `${this.#options.site.origin.replace(/^http/, "ws")}/gateway`;
  }

  limitsOf(applicationId: string): Promise<GatewaySessionStartLimit> {
    return this.#identifyLimits.stateOf(applicationId);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node removes its own error listener from an upgraded socket.
    socket.on("error", () => socket.destroy());
    this.#admit(request, socket, head).catch((error: unknown) => {
      this.#options.log.error({ err: error }, "an upgrade could not be handled");
      socket.destroy();
    });
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { addresses, refusal } = this.#options;
    const address = addresses.addressOf(request);
    const limited = await addresses.upgrade(address);
    const target = parseRequestTarget(request.method ?? "GET", request.url ?? "/");
    const isFull = this.#isClosing || this.#open.size + this.#refused.size >= this.#limits.connections;
    if (limited !== undefined) refuse(socket, "429 Too Many Requests", limited.resetAfter);
    else if (target === undefined || !/^\/gateway\/?$/.test(target.path)) refuse(socket, "404 Not Found");
    else if (refusal?.(request, "/gateway") !== undefined) {
      refuse(socket, "403 Forbidden");
      await addresses.countRefusal(address);
    } else if (isFull) refuse(socket, "503 Service Unavailable");
    else if (this.#unidentifiedOf(address) >= this.#limits.unidentifiedPerAddress) {
      refuse(socket, "429 Too Many Requests", this.#limits.identifyTimeout);
      await addresses.countRefusal(address);
    } else {
      const query = new URLSearchParams(target.query);
      this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#accept(webSocket, query, address));
    }
  }

  #unidentifiedOf(address: string): number {
    return this.#unidentified.get(address)?.size ?? 0;
  }

  #countUnidentified(address: string, connection: ClientConnection | WebSocket): void {
    this.#unidentified.set(address, (this.#unidentified.get(address) ?? new Set()).add(connection));
  }

  /** A connection has a session, or has ended. */
  #settle(address: string, connection: ClientConnection | WebSocket): void {
    const connections = this.#unidentified.get(address);
    connections?.delete(connection);
    if (connections?.size === 0) this.#unidentified.delete(address);
  }

  /** Closes the connections of an application, or of all applications, whose tokens were revoked; one at a time. */
  async verify(application: string | undefined): Promise<void> {
    const checked = application === undefined ? this.#bySession.values() : (this.#byApplication.get(application) ?? []);
    for (const connection of [...checked]) await connection.verify();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = [...this.#open].map(([connection, socket]) => {
      const closing = new Promise((resolve) => socket.once("close", resolve));
      connection.restart();
      const timer = setTimeout(() => socket.terminate(), closeTimeout);
      return closing.finally(() => clearTimeout(timer));
    });
    await Promise.all(closed);
    for (const socket of this.#refused) socket.terminate();
    await Promise.allSettled(this.#tasks);
  }

  #accept(socket: WebSocket, query: URLSearchParams, address: string): void {
    socket.on("error", () => socket.terminate());
    const version = query.get("v") ?? "8";
    const [encoding, compress] = [query.get("encoding") ?? "json", query.get("compress")];
    const isKnownEncoding = encoding === "json" && (compress === null || compress === "zlib-stream");
    if (!GatewayVersion.is(version)) this.#closeWith(socket, address, gatewayCloseCodes.invalidVersion);
    else if (!isKnownEncoding) this.#closeWith(socket, address, gatewayCloseCodes.decodeError);
    else this.#serve(socket, { address, version, compress: compress !== null });
  }

  /** Closes a connection with a code. Until its client confirms that, it counts as unidentified. */
  #closeWith(socket: WebSocket, address: string, { code, message }: Pick<CloseCode, "code" | "message">): void {
    this.#refused.add(socket);
    this.#countUnidentified(address, socket);
    socket.once("close", () => {
      this.#refused.delete(socket);
      this.#settle(address, socket);
    });
    socket.close(code, message);
  }

  #serve(socket: WebSocket, { address, version, compress }: AcceptedClient): void {
    const { waitingBytes, sendTimeout } = this.#limits;
    const outgoing = new Outgoing(socket, { compress, waitingBytes, sendTimeout });
    const connection = new ClientConnection(this.#context(address), outgoing, { address, version });
    this.#open.set(connection, socket);
    this.#countUnidentified(address, connection);
    socket.on("message", (data: RawData, isBinary: boolean) => {
      if (isBinary) connection.refuseBinary();
      else connection.receive(String(data));
    });
    socket.on("ping", () => connection.receiveControl());
    socket.on("pong", () => connection.receiveControl());
    socket.once("close", (code) => {
      connection.ended(code);
      this.#settle(address, connection);
      this.#forget(connection);
    });
  }

  #context(address: string): ConnectionContext {
    return {
      services: this.#options,
      limits: this.#limits,
      identifyLimits: this.#identifyLimits,
      url: () => this.url(),
      register: (connection) => this.#register(connection),
      identified: (connection) => this.#settle(address, connection),
      track: (task) => this.#track(task),
    };
  }

  #track(task: Promise<unknown>): void {
    const tracked = task
      .catch((error: unknown) =>
        this.#options.log.error({ err: error }, "a session of the gateway could not be recorded"),
      )
      .finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
  }

  #register(connection: ClientConnection): boolean {
    const { session } = connection;
    if (session === undefined) return false;
    const { id, applicationId } = session;
    const before = this.#bySession.get(id);
    if (before !== undefined) {
      this.#forget(before);
      before.close(gatewayCloseCodes.sessionTimedOut);
    }
    const connections = this.#byApplication.get(applicationId) ?? new Set();
    if (connections.size >= this.#limits.connectionsPerApplication) return false;
    this.#byApplication.set(applicationId, connections.add(connection));
    this.#bySession.set(id, connection);
    return true;
  }

  #forget(connection: ClientConnection): void {
    this.#open.delete(connection);
    const { session } = connection;
    if (session === undefined) return;
    if (this.#bySession.get(session.id) === connection) this.#bySession.delete(session.id);
    const connections = this.#byApplication.get(session.applicationId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#byApplication.delete(session.applicationId);
  }
}

/** Whether a request asks for a WebSocket; upgrades to other protocols may be ignored. */
export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

/** @param retryAfter Milliseconds. */
function refuse(socket: Duplex, status: string, retryAfter?: number): void {
  const seconds = Math.max(1, Math.ceil((retryAfter ?? 0) / 1000));
  const retry = retryAfter === undefined ? "" : `Retry-After: ${seconds}\r\n`;
  // Node leaves the socket open until the client closes its end, too.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
