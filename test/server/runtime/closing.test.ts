import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  closeGracefully,
  createNodeHandler,
  eventStream,
  jsonLineStream,
  type Operation,
  type ResponseBody,
} from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { createAuthority } from "../../webhooks/certificates.js";
import { handlers } from "./note-definition.js";
import { connection, serve } from "./serve.js";

/** The status codes of the responses. */
function statusesOf(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status as string);
}

/** Handlers whose `listNotes` responds for board 1 at once, and for other boards when `finish` is called. */
function pendingHandlers() {
  let finish: (value: unknown) => void = () => undefined;
  let started: () => void = () => undefined;
  const isWorking = new Promise<void>((resolve) => {
    started = resolve;
  });
  const pending = handlers({
    listNotes: ({ path: { board_id } }) => {
      if (board_id === 1) return { board_id };
      started();
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  return { pending, isWorking, finish: (value: unknown) => finish(value) };
}

describe("closing gracefully", () => {
  test("responds to pending requests and closes idle connections", async () => {
    const { pending, isWorking, finish } = pendingHandlers();
    const { server, port } = await serve(pending);
    const resting = await connection(port);
    resting.socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await resting.until((received) => received.includes("}"));
    const busy = await connection(port);
    busy.socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await isWorking;
    const isOver = closeGracefully(server);
    await resting.closed;
    finish({ done: true });
    expect(await busy.closed).toContain('{"done":true}');
    expect(await isOver).toBe(true);
  });

  test("closes each connection with a response, also to requests that arrive later", async () => {
    const { pending, isWorking, finish } = pendingHandlers();
    const { server, port } = await serve(pending);
    const request = (board: number) => `GET /boards/${board}/notes HTTP/1.1\r\nHost: a\r\n\r\n`;
    const kept = await Promise.all(Array.from({ length: 5 }, () => connection(port)));
    for (const { socket, until } of kept) {
      socket.write(request(1));
      expect(await until((received) => received.includes("}"))).not.toMatch(/connection: close/i);
    }
    const busy = await connection(port);
    busy.socket.write(request(2));
    await isWorking;
    // No connection is idle for this long.
    const isOver = closeGracefully(server, { timeout: 120_000, idle: 60_000 });
    for (const { socket, closed } of kept) {
      socket.write(request(1));
      const text = await closed;
      expect(statusesOf(text)).toEqual(["200", "200"]);
      expect(text.match(/^connection: close\r$/gim)).toHaveLength(1);
    }
    finish({ done: true });
    expect(await busy.closed).toMatch(/connection: close\r\n[\s\S]*"done":true/i);
    expect(await isOver).toBe(true);
  });

  test.each(["before it stops", "while it stops"])(
    "responds to all pipelined requests that arrive %s",
    async (when) => {
      const isLate = when === "while it stops";
      const { pending, isWorking, finish } = pendingHandlers();
      const { server, port } = await serve(pending);
      const { socket, closed } = await connection(port);
      const request = (board: number) => `GET /boards/${board}/notes HTTP/1.1\r\nHost: a\r\n\r\n`;
      const pipelined = [1, 1, 1].map(request).join("");
      socket.write(isLate ? request(2) : request(2) + pipelined);
      await isWorking;
      // The responses to requests that arrived before have announced to keep the connection.
      const isOver = closeGracefully(server, { timeout: 120_000, idle: isLate ? 60_000 : 1 });
      if (isLate) {
        const arrived = once(server, "request");
        socket.write(pipelined);
        await arrived;
      }
      finish({ done: true });
      const text = await closed;
      expect(statusesOf(text)).toEqual(["200", "200", "200", "200"]);
      expect(text.match(/^connection: close\r$/gim) ?? []).toHaveLength(isLate ? 1 : 0);
      if (isLate) expect(text).toMatch(/connection: close\r\n(?![\s\S]*HTTP)/i);
      expect(await isOver).toBe(true);
    },
  );

  test("responds to a request that arrives before its idle connection times out, but is read afterwards", async () => {
    const { pending, isWorking, finish } = pendingHandlers();
    const { server, port } = await serve(pending);
    const busy = await connection(port);
    busy.socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await isWorking;
    const accepted = once(server, "connection");
    const { socket, until, closed } = await connection(port);
    socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await until((received) => received.includes("}"));
    const [serverSocket] = (await accepted) as [Socket];
    const isOver = closeGracefully(server, { timeout: 120_000, idle: 60_000 });
    // As after a pause of the process: the request is in the buffers of the system, and timers expire before it is read.
    setTimeout(() => {
      socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
      serverSocket.emit("timeout");
    });
    expect(statusesOf(await closed)).toEqual(["200", "200"]);
    finish({ done: true });
    expect(await isOver).toBe(true);
  });

  test.each([0, 5_000])(
    "closes connections that responses announce to keep, with a timeout of %i ms for idle ones",
    async (keepAliveTimeout) => {
      const { server, port } = await listening(
        createServer({ keepAliveTimeout }, (_, response) => response.write("x")),
      );
      const responding = once(server, "request");
      const { socket, until, closed } = await connection(port);
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
      const [, response] = (await responding) as [unknown, ServerResponse];
      await until((received) => received.includes("x"));
      const isOver = closeGracefully(server, { timeout: 120_000, idle: 0 });
      // After the time for idle connections.
      await new Promise((resolve) => setTimeout(resolve, 5));
      response.end();
      expect(await closed).toMatch(/keep-alive[\s\S]*\r\n0\r\n\r\n$/i);
      expect(await isOver).toBe(true);
    },
  );

  test("responds to requests that arrive together while it stops, of any server", async () => {
    const responses: ServerResponse[] = [];
    const { server, port } = await listening(createServer((_, response) => responses.push(response)));
    const { socket, closed } = await connection(port);
    socket.write("GET /0 HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(server, "request");
    const isOver = closeGracefully(server, { timeout: 120_000, idle: 60_000 });
    socket.write(["1", "2", "3"].map((path) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
    await once(server, "request");
    await new Promise((resolve) => setImmediate(resolve));
    for (const response of responses) response.end("x");
    expect(statusesOf(await closed)).toEqual(["200", "200", "200", "200"]);
    expect(await isOver).toBe(true);
  });

  test("sends a response completely to a client that reads slowly", async () => {
    const body = Buffer.alloc(32 * 1024 * 1024, "x");
    const { server, port } = await listening(createServer((_, response) => response.end(body)));
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(socket, "readable");
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 1 });
    // Connections without a request are closed before any data is read.
    await new Promise((resolve) => {
      connect(port, "127.0.0.1")
        .on("error", () => undefined)
        .on("close", resolve)
        .resume();
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    let size = 0;
    for await (const chunk of socket) size += (chunk as Buffer).length;
    expect(size).toBeGreaterThan(body.length);
    expect(await isOver).toBe(true);
  });

  test("closes a connection that has never sent a request, but not one whose request is arriving", async () => {
    const { server, port } = await serve();
    const accepted: Socket[] = [];
    server.on("connection", (socket: Socket) => accepted.push(socket));
    const [unused, arriving] = await Promise.all([connection(port), connection(port)]);
    arriving.socket.write("GET /boards/1/notes HT");
    await expect.poll(() => accepted.map(({ bytesRead }) => bytesRead).sort()).toEqual([0, 22]);
    const isOver = closeGracefully(server, { timeout: 120_000, idle: 1 });
    expect(await unused.closed).toBe("");
    arriving.socket.write("TP/1.1\r\nHost: a\r\n\r\n");
    const text = await arriving.closed;
    expect([statusesOf(text), /^connection: close\r$/im.test(text)]).toEqual([["200"], true]);
    expect(await isOver).toBe(true);
  });

  test.each(["Upgrade: websocket\r\nConnection: Upgrade", "Connection: keep-alive"])(
    "neither closes nor waits for a connection that is no longer one of HTTP (%s)",
    async (headers) => {
      const { pending, isWorking, finish } = pendingHandlers();
      const { server, port } = await serve(pending);
      const isTunnel = !headers.startsWith("Upgrade");
      const taken = once(
        server.once("upgrade", () => undefined),
        isTunnel ? "connect" : "upgrade",
      );
      const other = await connection(port);
      other.socket.write(`${isTunnel ? "CONNECT a:1" : "GET /"} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
      const [, socket] = (await taken) as [unknown, Socket];
      const busy = await connection(port);
      busy.socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
      await isWorking;
      const isOver = closeGracefully(server, { timeout: 120_000, idle: 1 });
      finish({ done: true });
      expect(await busy.closed).toContain('{"done":true}');
      expect(await isOver).toBe(true);
      socket.write("still open");
      expect(await other.until((received) => received.includes("open"))).toBe("still open");
    },
  );

  test("responds on a connection whose TLS handshake is in progress", async () => {
    const server = createSecureServer(await createAuthority(), (_, response) => response.end("x"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const accepted = once(server, "connection");
    const plain = connect((server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => void plain.destroy());
    await accepted;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    let isOver = false;
    const closed = closeGracefully(server, { timeout: 120_000, idle: 60_000 }).then((isGraceful) => {
      isOver = true;
      return isGraceful;
    });
    // It looks several times whether only upgraded connections are left.
    vi.advanceTimersByTime(1_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isOver).toBe(false);
    const socket = connectSecurely({ socket: plain, rejectUnauthorized: false });
    await once(socket, "secureConnect");
    socket.setEncoding("latin1").write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
    expect(await closed).toBe(true);
  });

  test("responds on connections that are established, but not accepted yet", async () => {
    const { server, port } = await serve();
    const received: Promise<string>[] = [];
    // The system accepts connections at once, and the server accepts one in each turn of the event loop.
    const establish = (): Promise<unknown> => {
      const socket = connect(port, "127.0.0.1");
      socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
      const response = new Promise<string>((resolve) => {
        let text = "";
        socket.setEncoding("latin1").on("data", (chunk: string) => {
          text += chunk;
        });
        socket.on("error", (error) => resolve(String(error))).on("close", () => resolve(text));
      });
      received.push(response);
      return once(socket, "connect");
    };
    await Promise.all(Array.from({ length: 20 }, establish));
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 30_000 });
    for (const response of received) expect(statusesOf(await response)).toEqual(["200"]);
    expect(await isOver).toBe(true);
  });

  test("does not concern other servers", async () => {
    const [first, second] = [await serve(), await serve()];
    const isOver = closeGracefully(first.server);
    const { socket, until } = await connection(second.port);
    socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(await until((received) => received.includes("}"))).not.toMatch(/connection: close/i);
    expect(await isOver).toBe(true);
  });

  test("terminates connections that exceed the deadline", async () => {
    let started: () => void;
    const isWorking = new Promise<void>((resolve) => {
      started = resolve;
    });
    const { server, port } = await serve(
      handlers({
        listNotes: () => {
          started();
          return new Promise(() => undefined);
        },
      }),
    );
    const busy = await connection(port);
    busy.socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await isWorking;
    expect(await closeGracefully(server, { timeout: 20 })).toBe(false);
    expect(await busy.closed).toBe("");
  });

  describe("with a stream that does not end by itself", () => {
    /** One item, then silence. */
    const endless = (item: unknown) =>
      async function* () {
        yield item;
        await new Promise(() => undefined);
      };

    /** A server with an open stream. Further ones begin later. */
    async function streaming(response: ResponseBody, item: unknown, later = Promise.resolve()) {
      const listItems: Operation = {
        id: "listItems",
        handler: ["items", "listItems"],
        method: "GET",
        path: "/items",
        responses: { 200: response },
      };
      const route = { allow: "GET, HEAD, OPTIONS", GET: listItems };
      const served = { operations: [listItems], route: (path: string) => (path === "/items" ? route : undefined) };
      let calls = 0;
      const items = {
        listItems: async () => {
          calls += 1;
          if (calls > 1) await later;
          return endless(item)();
        },
      };
      const { server, port } = await listening(createServer(createNodeHandler(served, { items }, {})));
      const open = await connection(port);
      open.socket.write("GET /items HTTP/1.1\r\nHost: a\r\n\r\n");
      await open.until((received) => received.includes("first"));
      return { server, port, open };
    }

    test("ends event streams completely", async () => {
      const { server, open } = await streaming(eventStream("text"), { data: "first" });
      expect(await closeGracefully(server, { timeout: 120_000, streams: 10 })).toBe(true);
      expect(await open.closed).toMatch(/data: first\n\n\r\n0\r\n\r\n$/);
    });

    test("ends event streams that begin after the others have ended", async () => {
      let begin: () => void = () => undefined;
      const later = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const { server, port, open } = await streaming(eventStream("text"), { data: "first" }, later);
      const arrived = once(server, "request");
      const late = await connection(port);
      late.socket.write("GET /items HTTP/1.1\r\nHost: a\r\n\r\n");
      await arrived;
      const isOver = closeGracefully(server, { timeout: 10_000, streams: 1 });
      await open.closed;
      begin();
      expect(await late.closed).toMatch(/\r\n0\r\n\r\n$/);
      expect(await isOver).toBe(true);
    });

    test("terminates other streams at the deadline, so that callers notice the missing rest", async () => {
      const { server, open } = await streaming(jsonLineStream("application/jsonl"), { first: true });
      expect(await closeGracefully(server, { timeout: 50, streams: 0 })).toBe(false);
      expect(await open.closed).not.toContain("\r\n0\r\n");
    });
  });

  test("resets no connection of callers that keep theirs", async () => {
    const { server, port } = await serve();
    // If the process pauses for longer, Node resets connections of any server before it reads their requests.
    server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    onTestFinished(() => agent.destroy());
    const outcomes: string[] = [];
    const call = (): Promise<void> =>
      new Promise((resolve) => {
        const sent = httpRequest({ port, host: "127.0.0.1", path: "/boards/1/notes", agent }, (response) => {
          outcomes.push(String(response.statusCode));
          response.resume().on("end", resolve);
        });
        sent.on("error", (error: NodeJS.ErrnoException) => {
          outcomes.push(error.code ?? error.message);
          resolve();
        });
        sent.end();
      });
    const callers = Array.from({ length: 8 }, async () => {
      // Until the server refuses new connections.
      while (!outcomes.includes("ECONNREFUSED") && outcomes.length < 20_000) await call();
    });
    const connections = (): Promise<number> =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    // A connection that the server has not accepted is reset by the system.
    while (outcomes.length < 50 || (await connections()) < agent.maxSockets) await call();
    expect(await closeGracefully(server, { timeout: 120_000, idle: 60_000 })).toBe(true);
    await Promise.all(callers);
    expect(new Set(outcomes)).toEqual(new Set(["200", "ECONNREFUSED"]));
  });
});
