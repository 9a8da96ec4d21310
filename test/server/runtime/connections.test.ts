import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  continueWhenWanted,
  createNodeHandler,
  jsonLineStream,
  jsonResponse,
  nodeServerOptions,
  type Operation,
} from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { createNote, definition, handlers } from "./note-definition.js";
import { authenticate, connection, optionsOf, serve } from "./serve.js";

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

  test.each([
    ["POST", "application/json"],
    ["PATCH", "multipart/form-data; boundary=b"],
  ])("is notified of a client that disconnects before its body is read: %s %s", async (method, type) => {
    const called: string[] = [];
    let responded: (status: number) => void;
    const end = new Promise<number>((resolve) => {
      responded = resolve;
    });
    let left: () => void = () => undefined;
    const hasLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    let arrived: () => void = () => undefined;
    const isArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const token = async () => {
      arrived();
      await hasLeft;
      return "ada";
    };
    const handler = () => called.push("handler");
    const { port, server } = await serve(handlers({ createNote: handler, attachNote: handler }), {
      adapt: (operation) => ({ ...operation, ...(createNote.security && { security: createNote.security }) }),
      authenticate: { ...authenticate, token },
      timeouts: { body: 0 },
      onResponse: (_, { status }) => responded(status),
    });
    server.on("connection", (socket) => socket.once("close", left));
    const { socket } = await connection(port);
    const head = "/boards/1/notes HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer secret\r\n";
    socket.write(`${method} ${head}Content-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"ti`);
    await isArrived;
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
