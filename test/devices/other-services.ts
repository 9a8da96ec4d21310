import { createServer, type Server } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { WebSocketServer } from "ws";

/** A server that listens on a port and is not the service. */
export interface OtherService {
  readonly name: string;
  readonly start: () => Promise<number>;
  /** The port state that a session reports, by transport. */
  readonly http: string;
  readonly websocket: string;
}

/** A TCP server that calls `respond` on the first data of a connection. */
async function tcp(respond: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => respond(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return portOf(server as Server);
}

async function http(status: number, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

/** A WebSocket server that accepts every client and sends `respond`'s result, if any, for each message. */
async function websocket(respond: (message: string) => string | Buffer | undefined): Promise<number> {
  const server = createServer((_, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("error", () => {});
    socket.on("message", (message) => {
      const response = respond(String(message));
      if (response !== undefined) socket.send(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

function portOf(server: Pick<Server, "address">): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Returns a port without a listener. */
async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server as unknown as Server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const json = { "content-type": "application/json" };
const reply = (nonce: string): string => JSON.stringify({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce });

/** Services that respond, or refuse the connection. */
export const responding: readonly OtherService[] = [
  { name: "nothing", start: freePort, http: "refused", websocket: "refused" },
  {
    name: "a page",
    start: () => http(200, { "content-type": "text/html" }, "<h1>Hi</h1>"),
    http: "unrecognized",
    websocket: "unrecognized",
  },
  { name: "other JSON", start: () => http(200, json, '{"ok":true}'), http: "unrecognized", websocket: "unrecognized" },
  { name: "invalid JSON", start: () => http(200, json, ""), http: "unrecognized", websocket: "unrecognized" },
  {
    name: "a reply to another client",
    start: () => http(200, json, reply("x")),
    http: "unrecognized",
    websocket: "unrecognized",
  },
  { name: "a server without such a page", start: () => http(404, {}, "no"), http: "status", websocket: "unrecognized" },
  { name: "a server that fails", start: () => http(500, json, "{}"), http: "status", websocket: "unrecognized" },
  {
    name: "a huge response",
    start: () => http(200, json, "x".repeat(300_000)),
    http: "unrecognized",
    websocket: "unrecognized",
  },
  {
    name: "one that closes the connection",
    start: () => tcp((socket) => socket.destroy()),
    http: "unrecognized",
    websocket: "unrecognized",
  },
  {
    name: "TLS",
    start: () => tcp((socket) => socket.end(Buffer.from("1503030002020a", "hex"))),
    http: "unrecognized",
    websocket: "unrecognized",
  },
  {
    name: "a WebSocket that echoes",
    start: () => websocket((message) => message),
    http: "status",
    websocket: "unrecognized",
  },
  {
    name: "a WebSocket with binary messages",
    start: () => websocket(() => Buffer.from("{}")),
    http: "status",
    websocket: "unrecognized",
  },
  {
    name: "a WebSocket that replies to another client",
    start: () => websocket(() => reply("x")),
    http: "status",
    websocket: "unrecognized",
  },
];

/** Services that never finish a response. A session abandons them after its timeout. */
export const silent: readonly OtherService[] = [
  { name: "one that accepts and sends nothing", start: () => tcp(() => {}), http: "timeout", websocket: "timeout" },
  {
    name: "one whose headers never end",
    start: () => tcp((socket) => socket.write("HTTP/1.1 101 Switching\r\nX: y")),
    http: "timeout",
    websocket: "timeout",
  },
  {
    name: "one whose body never ends",
    start: () =>
      tcp((socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{")),
    http: "timeout",
    websocket: "unrecognized",
  },
  {
    name: "a WebSocket that sends nothing",
    start: () => websocket(() => undefined),
    http: "status",
    websocket: "timeout",
  },
];
