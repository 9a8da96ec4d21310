import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { rejectMalformedRequests } from "../../../service/src/http/malformed-requests.js";

/** A connection to a server that rejects malformed requests, and the errors of the connection. */
async function connected(): Promise<{ readonly client: Socket; readonly errors: readonly Error[] }> {
  const server = createServer({ maxHeaderSize: 16_384 }, (_request, response) => void response.write("begun"));
  rejectMalformedRequests(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  const errors: Error[] = [];
  client.on("error", (error) => errors.push(error));
  return { client, errors };
}

const headers = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}`;

it("keeps reading from a client that is still sending headers after the response", async () => {
  const { client, errors } = await connected();
  client.write(headers);
  const [response] = await once(client, "data");
  expect(String(response)).toBe("HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n");
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => client.write("x".repeat(50_000), resolve));
  client.end();
  await once(client, "close");
  expect(errors).toEqual([]);
});

it("closes the connection of a client that sends more than 1 MiB after the response", async () => {
  const { client, errors } = await connected();
  client.write(headers);
  await once(client, "data");
  const closed = new Promise((resolve) => client.once("close", resolve));
  const send = (): void => void client.write("x".repeat(100_000), (error) => error ?? send());
  send();
  await closed;
  expect(errors).toHaveLength(1);
});

it("responds to a request line that it cannot read", async () => {
  const { client } = await connected();
  client.on("end", () => client.end());
  client.write("NONSENSE\r\n\r\n");
  const [response] = await once(client, "data");
  expect(String(response)).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  await once(client, "close");
});

it("closes the connection if the response has begun before the part that it cannot read", async () => {
  const { client } = await connected();
  const chunks: string[] = [];
  client.on("data", (chunk) => chunks.push(String(chunk)));
  client.on("end", () => client.end());
  client.write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  await expect.poll(() => chunks.join("")).toContain("begun");
  client.write("no size\r\n");
  await once(client, "close");
  expect(chunks.join("").match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
});
