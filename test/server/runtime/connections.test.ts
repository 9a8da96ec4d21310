import { once } from "node:events";
import { Agent, createServer, request as httpRequest, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  closeGracefully,
  continueWhenWanted,
  createNodeHandler,
  eventStream,
  jsonLineStream,
  jsonResponse,
  nodeServerOptions,
  type Operation,
  type ResponseBody,
} from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { definition, handlers } from "./note-definition.js";
import { connection, optionsOf, serve } from "./serve.js";

const put = "PUT /boards/1/notes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const tea = '{"title":"Tea"}';

/** The status codes of the responses. */
function statusesOf(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status as string);
}

describe("a server of node:http", () => {
  test("responds to pipelined requests in order", async () => {
    const { port } = await serve(
      handlers({
        // The first one takes longest.
        listNotes: async ({ path: { board_id } }) => {
          for (let turn = 10; turn > board_id; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
          return { board_id };
        },
      }),
    );
    const { socket, until } = await connection(port);
    socket.write([1, 2, 3].map((id) => `GET /boards/${id}/notes HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
    const text = await until((received) => received.includes('"board_id":3'));
    expect([...text.matchAll(/"board_id":(\d)/g)].map(([, id]) => id)).toEqual(["1", "2", "3"]);
  });

  test("keeps a connection after a small unwanted body", async () => {
    const { port } = await serve();
    const { socket, until } = await connection(port);
    socket.write(`POST /boards/1/notes HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`);
    socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    const text = await until((received) => received.includes('"board_id":2'));
    expect(statusesOf(text)).toEqual(["401", "200"]);
  });

  test("serves JSON without web streams, which Node loads on first use", async () => {
    const { port } = await serve();
    const { socket, until } = await connection(port);
    const webStream = Object.getOwnPropertyDescriptor(globalThis, "ReadableStream") as PropertyDescriptor;
    onTestFinished(() => {
      Object.defineProperty(globalThis, "ReadableStream", webStream);
    });
    let uses = 0;
    const used = ReadableStream;
    const get = (): typeof ReadableStream => {
      uses += 1;
      return used;
    };
    Object.defineProperty(globalThis, "ReadableStream", { configurable: true, get });
    socket.write(`${put}Authorization: Bearer secret\r\nContent-Length: ${tea.length}\r\n\r\n${tea}`);
    socket.write("GET /boards/2/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await until((received) => received.includes('"board_id":2'));
    expect(uses).toBe(0);
  });

  test("sends a 413 to a client that is still sending, and closes then", async () => {
    const { port } = await serve(handlers(), { limits: { body: 1000 } });
    const { socket, until, closed } = await connection(port);
    socket.write(`${put}Transfer-Encoding: chunked\r\n\r\n`);
    const piece = `400\r\n${"x".repeat(1024)}\r\n`;
    socket.write(piece.repeat(64));
    const text = await until((received) => received.includes("\r\n\r\n") && received.includes("}"));
    expect(statusesOf(text)).toEqual(["413"]);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    // The client ends the body early, because it already has its response.
    socket.end("0\r\n\r\n");
    await closed;
  });

  test("responds with 413 before the body is sent if its length exceeds the limit", async () => {
    const { port } = await serve(handlers(), { limits: { body: 1000 } });
    const { socket, until } = await connection(port);
    socket.write(`${put}Content-Length: 1001\r\n\r\n`);
    const text = await until((received) => received.includes("}"));
    expect(statusesOf(text)).toEqual(["413"]);
    expect(text).toContain("a body has at most 1000 bytes");
  });

  test("sends a complete 413 to node's client that keeps sending", async () => {
    const { port } = await serve(handlers(), { limits: { body: 1000 } });
    const reply = await new Promise<string>((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      const request = httpRequest({ port, method: "PUT", path: "/boards/1/notes", headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          resolve(`${response.statusCode} ${text}`);
          request.destroy();
        });
      });
      request.on("error", reject);
      const piece = Buffer.alloc(65_536, "x");
      const more = (): void => {
        if (!request.destroyed) request.write(piece, () => setImmediate(more));
      };
      more();
    });
    expect(reply).toMatch(/^413 \{.*MAX_SIZE/);
  });

  test("times out headers that arrive too slowly", async () => {
    const server = createServer(
      nodeServerOptions({ headers: 100, request: 200 }),
      createNodeHandler(definition, handlers(), optionsOf({})),
    );
    const { port } = await listening(server);
    const { socket, closed } = await connection(port);
    socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n");
    expect(statusesOf(await closed)).toEqual(["408"]);
  });

  test("times out bodies that arrive too slowly with 408", async () => {
    const { port } = await serve(handlers(), { timeouts: { body: 50 } });
    const { socket, until } = await connection(port);
    socket.write(`${put}Content-Length: 100\r\n\r\n{"ti`);
    const text = await until((received) => received.includes("}"));
    expect(statusesOf(text)).toEqual(["408"]);
    expect(text).toContain('{"code":0,"message":"Request Timeout"}');
  });

  test("times out forms that arrive too slowly, too", async () => {
    const { port } = await serve(handlers(), { timeouts: { body: 50 } });
    const { socket, until } = await connection(port);
    const type = "multipart/form-data; boundary=b";
    socket.write(
      `PATCH /boards/1/notes HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n--b\r\n`,
    );
    expect(statusesOf(await until((received) => received.includes("}")))).toEqual(["408"]);
  });

  test("is notified if a client disconnects while its handler works, and drops the response silently", async () => {
    let started: () => void;
    const isWorking = new Promise<void>((resolve) => {
      started = resolve;
    });
    let stopped: (reason: unknown) => void;
    const hasStopped = new Promise<unknown>((resolve) => {
      stopped = resolve;
    });
    const { port } = await serve(
      handlers({
        listNotes: (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => {
              stopped(signal.reason);
              reject(signal.reason);
            });
            started();
          }),
      }),
    );
    const { socket } = await connection(port);
    socket.write("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    await isWorking;
    socket.destroy();
    expect(await hasStopped).toMatchObject({ name: "AbortError" });
  });

  test("is notified of a client that disconnects within its body, and calls no handler", async () => {
    const called: string[] = [];
    let responded: (status: number) => void;
    const end = new Promise<number>((resolve) => {
      responded = resolve;
    });
    const own = handlers({ echoNote: () => called.push("echoNote") });
    const { port } = await serve(own, { onResponse: (_, { status }) => responded(status) });
    const { socket } = await connection(port);
    await new Promise<void>((resolve) => socket.write(`${put}Content-Length: 100\r\n\r\n{"ti`, () => resolve()));
    socket.destroy();
    expect(await end).toBe(400);
    expect(called).toEqual([]);
  });

  test.each(["in one piece", "in several pieces", "as a stream"])(
    "closes the connection of a client that does not read a response %s",
    async (form) => {
      const text = "x".repeat(32 * 1024 * 1024);
      const listItems: Operation = {
        id: "listItems",
        handler: ["items", "listItems"],
        method: "GET",
        path: "/items",
        responses: { 200: form === "as a stream" ? jsonLineStream("application/jsonl") : jsonResponse() },
      };
      const route = { allow: "GET, HEAD, OPTIONS", GET: listItems };
      const served = { operations: [listItems], route: (path: string) => (path === "/items" ? route : undefined) };
      const responding = {
        "in one piece": () => text,
        "in several pieces": () => Array.from({ length: 100_000 }, () => text.slice(0, 300)),
        "as a stream": async function* () {
          for (;;) yield text.slice(0, 65_536);
        },
      }[form];
      const handler = createNodeHandler(served, { items: { listItems: responding } }, { timeouts: { send: 100 } });
      const { server, port } = await listening(createServer(handler));
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.write("GET /items HTTP/1.1\r\nHost: a\r\n\r\n");
      const [accepted] = (await once(server, "connection")) as [Socket];
      await once(accepted, "close");
      expect(accepted.bytesWritten).toBeGreaterThan(0);
    },
  );

  test("survives clients that close their half right after the request", async () => {
    const { port } = await serve();
    const { socket, closed } = await connection(port, true);
    socket.end("GET /boards/1/notes HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(statusesOf(await closed)).toEqual(["200"]);
  });

  test("refuses oversized headers with 431", async () => {
    const { port } = await serve();
    const { socket, closed } = await connection(port);
    socket.write(`GET /boards/1/notes HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(statusesOf(await closed)).toEqual(["431"]);
  });

  test("uses the path of a proxy's request, which names a host", async () => {
    const { port } = await serve();
    const { socket, until } = await connection(port);
    socket.write("GET http://other.test/boards/5/notes?wait=1 HTTP/1.1\r\nHost: other.test\r\n\r\n");
    expect(await until((received) => received.includes("}"))).toContain('{"board_id":5,"wait":true,"limit":50}');
  });
});

describe("clients that wait for 100 (Continue)", () => {
  const expectant = "Expect: 100-continue\r\n";

  test("receive 100 (Continue) if their body is needed", async () => {
    const handler = createNodeHandler(definition, handlers(), optionsOf({}));
    const server = createServer(nodeServerOptions(), handler);
    continueWhenWanted(server, handler);
    const { port } = await listening(server);
    const { socket, until } = await connection(port);
    socket.write(`${put}${expectant}Content-Length: ${tea.length}\r\n\r\n`);
    await until((received) => received.includes("100 Continue\r\n\r\n"));
    socket.write(tea);
    expect(statusesOf(await until((received) => received.includes("}")))).toEqual(["100", "200"]);
  });

  test("are refused without 100 if it is not", async () => {
    const handler = createNodeHandler(definition, handlers(), optionsOf({}));
    const server = createServer(nodeServerOptions(), handler);
    continueWhenWanted(server, handler);
    const { port } = await listening(server);
    const { socket, closed } = await connection(port);
    socket.write(`POST /boards/1/notes HTTP/1.1\r\nHost: a\r\n${expectant}Content-Length: 1000000\r\n\r\n`);
    expect(statusesOf(await closed)).toEqual(["401"]);
  });
});

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
    const idle = connect(port, "127.0.0.1");
    await once(idle, "error");
    await new Promise((resolve) => setTimeout(resolve, 50));
    let size = 0;
    for await (const chunk of socket) size += (chunk as Buffer).length;
    expect(size).toBeGreaterThan(body.length);
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

    async function streaming(response: ResponseBody, item: unknown) {
      const listItems: Operation = {
        id: "listItems",
        handler: ["items", "listItems"],
        method: "GET",
        path: "/items",
        responses: { 200: response },
      };
      const route = { allow: "GET, HEAD, OPTIONS", GET: listItems };
      const served = { operations: [listItems], route: (path: string) => (path === "/items" ? route : undefined) };
      const items = { listItems: endless(item) };
      const { server, port } = await listening(createServer(createNodeHandler(served, { items }, {})));
      const open = await connection(port);
      open.socket.write("GET /items HTTP/1.1\r\nHost: a\r\n\r\n");
      await open.until((received) => received.includes("first"));
      return { server, open };
    }

    test("ends event streams completely", async () => {
      const { server, open } = await streaming(eventStream("text"), { data: "first" });
      expect(await closeGracefully(server, { timeout: 120_000, streams: 10 })).toBe(true);
      expect(await open.closed).toMatch(/data: first\n\n\r\n0\r\n\r\n$/);
    });

    test("terminates other streams at the deadline, so that callers notice the missing rest", async () => {
      const { server, open } = await streaming(jsonLineStream("application/jsonl"), { first: true });
      expect(await closeGracefully(server, { timeout: 50, streams: 0 })).toBe(false);
      expect(await open.closed).not.toContain("\r\n0\r\n");
    });
  });

  test("resets no connection of callers that keep theirs", async () => {
    const { server, port } = await serve();
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
