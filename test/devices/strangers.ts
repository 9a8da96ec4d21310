import { createServer, type Server } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { WebSocketServer } from "ws";

/** Something that listens at a port and is not the service. */
export interface Stranger {
  readonly name: string;
  readonly start: () => Promise<number>;
  /** What a session finds it to be, by transport. */
  readonly http: string;
  readonly websocket: string;
}

/** A server of bytes: `greet` when somebody comes, `answer` when that one has said something. */
async function tcp(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
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

/** A WebSocket server that takes everybody, and the same answer to whatever they say; undefined for none. */
async function websocket(answer: (message: string) => string | Buffer | undefined): Promise<number> {
  const server = createServer((_, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("error", () => {});
    socket.on("message", (message) => {
      const said = answer(String(message));
      if (said !== undefined) socket.send(said);
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

/** A port at which nothing listens any more. */
async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server as unknown as Server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const json = { "content-type": "application/json" };
const reply = (nonce: string): string => JSON.stringify({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce });

/** Those that answer, or refuse. */
export const loud: readonly Stranger[] = [
  { name: "nothing", start: freePort, http: "refused", websocket: "refused" },
  {
    name: "a page",
    start: () => http(200, { "content-type": "text/html" }, "<h1>Hi</h1>"),
    http: "stranger",
    websocket: "stranger",
  },
  { name: "other JSON", start: () => http(200, json, '{"ok":true}'), http: "stranger", websocket: "stranger" },
  { name: "no JSON at all", start: () => http(200, json, ""), http: "stranger", websocket: "stranger" },
  {
    name: "the reply to somebody else",
    start: () => http(200, json, reply("x")),
    http: "stranger",
    websocket: "stranger",
  },
  { name: "a server without such a page", start: () => http(404, {}, "no"), http: "status", websocket: "stranger" },
  { name: "a server that fails", start: () => http(500, json, "{}"), http: "status", websocket: "stranger" },
  { name: "a huge answer", start: () => http(200, json, "x".repeat(300_000)), http: "stranger", websocket: "stranger" },
  {
    name: "one that hangs up",
    start: () => tcp((socket) => socket.destroy()),
    http: "stranger",
    websocket: "stranger",
  },
  {
    name: "TLS",
    start: () => tcp((socket) => socket.end(Buffer.from("1503030002020a", "hex"))),
    http: "stranger",
    websocket: "stranger",
  },
  {
    name: "a WebSocket that echoes",
    start: () => websocket((message) => message),
    http: "status",
    websocket: "stranger",
  },
  {
    name: "a WebSocket of bytes",
    start: () => websocket(() => Buffer.from("{}")),
    http: "status",
    websocket: "stranger",
  },
  {
    name: "a WebSocket that talks to somebody else",
    start: () => websocket(() => reply("x")),
    http: "status",
    websocket: "stranger",
  },
];

/** Those that never come to an end. A session gives them up after its time. */
export const silent: readonly Stranger[] = [
  { name: "one that accepts and says nothing", start: () => tcp(() => {}), http: "timeout", websocket: "timeout" },
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
    websocket: "stranger",
  },
  {
    name: "a WebSocket that says nothing",
    start: () => websocket(() => undefined),
    http: "status",
    websocket: "timeout",
  },
];
