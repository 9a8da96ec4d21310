import type { NodeRequest, NodeResponse, NodeServer } from "./node-http.js";
import { EndedStreams, eventStreams, setLastRequest, stopping } from "./stopping-servers.js";

export interface GracefulClose {
  /** Milliseconds after which open connections are terminated. Default: 10,000. */
  readonly timeout?: number;
  /**
   * Milliseconds during which connections without a request stay open: a client may be sending a request. The response
   * to it has `Connection: close`. At most `timeout`. Default: 500.
   */
  readonly idle?: number;
  /**
   * Milliseconds after which event streams (`text/event-stream`) end, so that clients reconnect to another instance. At
   * most `timeout`. Other streams are not cut, since a part would look complete. Default: 5,000.
   */
  readonly streams?: number;
}

/**
 * Stops a server without losing a request: accepts no new connections, and completes the requests of open ones. Their
 * responses have `Connection: close`, including those to requests that arrive while the server stops; of pipelined
 * requests, that to the last one. Closes connections without a request after `idle` milliseconds, and terminates the rest
 * after `timeout` milliseconds.
 *
 * Event streams end after `streams` milliseconds: their generators return, and the responses are complete. It neither
 * closes upgraded connections, such as WebSockets, nor waits for them.
 *
 * @returns Whether all other connections are closed without terminating any. Resolves when they are closed.
 *
 * @example
 * ```ts
 * import { once } from "node:events";
 * import { createServer } from "node:http";
 * import { closeGracefully } from "@guildwire/runtime/server";
 *
 * const server = createServer((_request, response) => response.end("Hi")).listen(0, "127.0.0.1");
 * await once(server, "listening");
 * await closeGracefully(server, { timeout: 5000 }); // => true
 * ```
 */
export function closeGracefully(
  server: NodeServer,
  { timeout = 10_000, idle = 500, streams = 5_000 }: GracefulClose = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    let isGraceful = true;
    stopping.add(server);
    let hasAccepted = true;
    const resume = interceptEvents(server, () => {
      hasAccepted = true;
    });
    // After this time, connections of responses that have announced to keep them time out. Node never closes them at 0.
    const idleTime = Math.max(1, Math.min(idle, timeout));
    if (server.keepAliveTimeout !== undefined)
      server.keepAliveTimeout = Math.min(server.keepAliveTimeout || idleTime, idleTime);
    let isFinished = false;
    const finish = (): void => {
      // The server itself reports its end later, when upgraded connections have ended.
      if (isFinished) return;
      isFinished = true;
      clearTimeout(cutOff);
      clearTimeout(sweep);
      clearTimeout(streamEnd);
      clearInterval(watch);
      resume();
      stopping.delete(server);
      eventStreams.delete(server);
      resolve(isGraceful);
    };
    const cutOff = setTimeout(() => {
      isGraceful = false;
      server.closeAllConnections();
      // Destroyed sockets are closed by then.
      setImmediate(() => setImmediate(finish));
    }, timeout);
    // The server itself waits for upgraded connections as well. Before the sweep, a connection may be in its TLS handshake.
    let isSwept = false;
    let sweep: ReturnType<typeof setTimeout> | undefined;
    const watch = setInterval(() => {
      if (isSwept && connectionsOf(server)?.all().length === 0) finish();
    }, watchInterval);
    const streamEnd = setTimeout(
      () => {
        const open = eventStreams.get(server) ?? [];
        eventStreams.set(server, new EndedStreams());
        for (const end of open) end();
      },
      Math.min(streams, timeout),
    );
    // A connection that is established, but not accepted yet, would be reset, and each turn of the event loop accepts one.
    const acceptEnd = performance.now() + Math.min(idleTime, acceptTime);
    const stopListening = (): void => {
      if (hasAccepted && performance.now() < acceptEnd) {
        hasAccepted = false;
        setImmediate(stopListening);
        return;
      }
      withIdleConnections(server, () => server.close(finish));
      // After the sockets have been read, so that requests that have arrived are not lost.
      sweep = setTimeout(() => {
        isSwept = true;
        setImmediate(() => closeIdleConnections(server));
      }, idleTime);
    };
    // The event loop may be in the middle of a turn.
    setImmediate(stopListening);
  });
}

/** Milliseconds during which established connections are accepted, if others keep coming. */
const acceptTime = 500;

/** Milliseconds between checks of whether only upgraded connections are left. */
const watchInterval = 50;

/**
 * Makes the responses of a server close their connections, except those that are followed by a pipelined request.
 * Requests that were sent together must all be known before the first response is sent, so each is passed on in the next
 * turn.
 *
 * Node destroys a connection that times out before it reads what has arrived on it. If the process was paused for longer
 * than the timeout, a request is reset, so connections without a request are closed after their data is read.
 * The result undoes this.
 */
function interceptEvents(server: NodeServer, onConnection: () => void): () => void {
  const { emit } = server;
  if (emit === undefined) return () => undefined;
  const lastResponses = new WeakMap<object, NodeResponse>();
  return replaceMethod(server, "emit", (event: string, ...values: unknown[]): boolean => {
    if (event === "connection") onConnection();
    if (event === "timeout") return closeTimedOut(server, values[0], emit.call(server, event, ...values));
    if (event !== "request" && event !== "checkContinue") return emit.call(server, event, ...values);
    const [request, response] = values as [NodeRequest, NodeResponse];
    setLastRequest(request);
    const key = Object(request.socket);
    const earlier = lastResponses.get(key);
    if (earlier?.headersSent === false) earlier.shouldKeepAlive = true;
    if (response.shouldKeepAlive !== false) lastResponses.set(key, response);
    response.shouldKeepAlive = false;
    setImmediate(() => emit.call(server, event, ...values));
    return true;
  });
}

/** Connections that timed out, by server, until the end of the turn. */
const timedOut = new WeakMap<object, Set<unknown>>();

/** Closes a connection without a request in the next turn. The result is whether the timeout has been handled. */
function closeTimedOut(server: NodeServer, socket: unknown, isHandled: boolean): boolean {
  if ((Object(socket) as NodeSocket)._httpMessage) return isHandled;
  const sockets = timedOut.get(server) ?? new Set();
  if (sockets.size === 0) {
    timedOut.set(server, sockets);
    setImmediate(() => {
      timedOut.delete(server);
      closeIdleConnections(server, sockets);
    });
  }
  sockets.add(socket);
  return true;
}

/** Calls `close` of a server without its side effect: Node closes idle connections there, at once. */
function withIdleConnections(server: NodeServer, close: () => void): void {
  const restore = replaceMethod(server, "closeIdleConnections", () => undefined);
  try {
    close();
  } finally {
    restore();
  }
}

/** Replaces a method of one object. The result restores it. */
function replaceMethod(object: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
  return () => {
    if (own === undefined) Reflect.deleteProperty(object, name);
    else Object.defineProperty(object, name, own);
  };
}

/** A socket of a server. Node refers to the response that is not complete. */
interface NodeSocket {
  readonly _httpMessage?: { readonly finished?: boolean } | null;
  readonly bytesRead?: number;
  destroySoon(): void;
}

/** A connection of a server, as Node keeps it. */
interface NodeConnection {
  readonly socket?: NodeSocket;
}

/** The connections that have not been upgraded. */
interface NodeConnections {
  all(): readonly NodeConnection[];
  /** Those that wait for another request, not those that have never sent one. */
  idle(): readonly NodeConnection[];
}

/** Undefined on platforms that keep them elsewhere. */
function connectionsOf(server: NodeServer): NodeConnections | undefined {
  const name = Object.getOwnPropertySymbols(server).find(
    ({ description }) => description === "http.server.connections",
  );
  const list = (name && Reflect.get(server, name)) as Partial<NodeConnections> | undefined;
  return typeof list?.all === "function" && typeof list.idle === "function" ? (list as NodeConnections) : undefined;
}

/**
 * Closes connections without a request once their data is sent: all, or those among some sockets. Node's function of
 * this name destroys a connection whose response has ended but was not sent completely, so a slow client would receive a
 * part of it.
 */
function closeIdleConnections(server: NodeServer, among?: ReadonlySet<unknown>): void {
  const list = connectionsOf(server);
  if (list === undefined) {
    server.closeIdleConnections();
    return;
  }
  const unused = list.all().filter(({ socket }) => socket?.bytesRead === 0);
  for (const { socket } of new Set([...list.idle(), ...unused])) {
    if (among?.has(socket) === false) continue;
    if (socket?._httpMessage?.finished !== false) socket?.destroySoon();
  }
}
