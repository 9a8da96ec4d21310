import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { keepIdleConnections } from "../../../service/src/http/idle-connections.js";

const announced = 5_000;

/** A server, a connection to it, and the server's end of that. */
async function connected(listener: RequestListener): Promise<{ readonly client: Socket; readonly served: Socket }> {
  const server = createServer({ keepAliveTimeout: announced }, listener);
  keepIdleConnections(server);
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void client.destroy());
  const [served] = await once(server, "connection");
  return { client, served: served as Socket };
}

const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

it("keeps an idle connection open for longer than it announces, after each response", async () => {
  const { client, served } = await connected((_request, response) => response.end("x"));
  for (let count = 0; count < 2; count += 1) {
    client.write(get);
    const [head] = await once(client, "data");
    expect(String(head)).toMatch(/^keep-alive: timeout=5\r$/im);
    await expect.poll(() => served.timeout).toBe(announced + 2_000);
  }
});

it("does not limit a request that has arrived before the previous response", async () => {
  const open: ServerResponse[] = [];
  let arrived = (): void => {};
  const { client, served } = await connected((_request, response) => {
    open.push(response);
    if (open.length === 2) arrived();
  });
  const both = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  client.write(get + get);
  await both;
  const [first, second] = open;
  first?.end("x");
  await once(first as ServerResponse, "close");
  expect(served.timeout ?? 0).toBe(0);
  second?.end("x");
  await expect.poll(() => served.timeout).toBe(announced + 2_000);
});
