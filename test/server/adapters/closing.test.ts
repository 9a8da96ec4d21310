import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { type Context, closeGracefully, eventStream, jsonResponse, type Operation } from "@guildwire/runtime/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { connection } from "../runtime/serve.js";
import { hosts, plain, type Running } from "./hosts.js";

const large = "x".repeat(16 * 1024 * 1024);

const getItem: Operation = {
  id: "getItem",
  handler: ["items", "getItem"],
  method: "GET",
  path: "/item",
  responses: { 200: jsonResponse() },
};
const watchItem: Operation = {
  id: "watchItem",
  handler: ["items", "watchItem"],
  method: "GET",
  path: "/item/events",
  responses: { 200: eventStream("text") },
};
const routes = new Map([
  ["/item", { allow: "GET, HEAD, OPTIONS", GET: getItem }],
  ["/item/events", { allow: "GET, HEAD, OPTIONS", GET: watchItem }],
]);
const definition = { operations: [getItem, watchItem], route: (path: string) => routes.get(path) };
const request = "GET /item HTTP/1.1\r\nHost: a\r\n\r\n";

type WatchItem = (request: unknown, context: Context) => AsyncGenerator<object>;

async function* noItems(): AsyncGenerator<object> {}

function statusesOf(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status as string);
}

describe.each([plain, ...hosts])("a server of $name that stops", ({ start }) => {
  async function started(getItem: () => unknown, watchItem: WatchItem = noItems): Promise<Running> {
    const running = await start({ definition, handlers: { items: { getItem, watchItem } } });
    onTestFinished(async () => void (await running.close()));
    return running;
  }

  test.each(["at once", "later"])("responds %s to all requests that arrive together", async (when) => {
    const later = async (): Promise<object> => {
      await new Promise((resolve) => setImmediate(resolve));
      return { item: 1 };
    };
    const { server, port } = await started(when === "later" ? later : () => ({ item: 1 }));
    const { socket, until, closed } = await connection(port);
    socket.write(request);
    await until((received) => received.includes("}"));
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 30_000 });
    socket.write(request.repeat(3));
    const text = await closed;
    expect(statusesOf(text)).toEqual(["200", "200", "200", "200"]);
    expect(text.match(/^connection: close\r$/gim)).toHaveLength(1);
    expect(await isOver).toBe(true);
  });

  test("responds to all requests that arrived before", async () => {
    let finish: () => void = () => undefined;
    let announce: () => void = () => undefined;
    const isWorking = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { server, port } = await started(async () => {
      announce();
      await isFinished;
      return { item: 1 };
    });
    const { socket, closed } = await connection(port);
    const single = await connection(port);
    single.socket.write(request);
    socket.write(request.repeat(4));
    await isWorking;
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 1 });
    finish();
    expect(statusesOf(await closed)).toEqual(["200", "200", "200", "200"]);
    expect(await single.closed).toMatch(/^connection: close\r$/im);
    expect(await isOver).toBe(true);
  });

  test("ends event streams and their generators", async () => {
    let announce: () => void = () => undefined;
    const hasReturned = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const { server, port } = await started(
      () => ({ item: 1 }),
      async function* watchItem(_, { signal }) {
        try {
          yield { data: "first" };
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
        } finally {
          announce();
        }
      },
    );
    const one = await connection(port);
    const isComplete = (received: string): boolean => received.endsWith("\r\n0\r\n\r\n");
    one.socket.write("GET /item/events HTTP/1.1\r\nHost: a\r\n\r\n");
    await one.until((received) => received.includes("first"));
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 30_000, streams: 1 });
    await one.until(isComplete);
    await hasReturned;
    one.socket.destroy();
    expect(await isOver).toBe(true);
  });

  test("sends a response completely to a client that reads slowly", async () => {
    const { server, port } = await started(() => ({ item: large }));
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(request);
    await once(socket, "readable");
    const isOver = closeGracefully(server, { timeout: 60_000, idle: 1 });
    await new Promise((resolve) => {
      connect(port, "127.0.0.1")
        .on("error", () => undefined)
        .on("close", resolve)
        .resume();
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    let size = 0;
    for await (const chunk of socket) size += (chunk as Buffer).length;
    expect(size).toBeGreaterThan(large.length);
    expect(await isOver).toBe(true);
  });
});

test("a server of node:http that stops responds at once to all requests that arrive together", async () => {
  // Any other handler, which does not know that the server stops.
  const server = createServer((_, response) => response.end("x")).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as { readonly port: number };
  const { socket, until, closed } = await connection(port);
  socket.write(request);
  await until((received) => received.endsWith("x"));
  const isOver = closeGracefully(server, { timeout: 60_000, idle: 30_000 });
  socket.write(request.repeat(3));
  expect(statusesOf(await closed)).toEqual(["200", "200", "200", "200"]);
  expect(await isOver).toBe(true);
});
