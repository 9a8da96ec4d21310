import { createServer } from "node:http";
import { connect as connectTcp } from "node:net";
import { ChannelError, connectDevices } from "@guildwire/api/devices";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { microphone } from "./device-values.js";
import { ask, commandText, replyTo } from "./plain-clients.js";
import { startHost } from "./running-host.js";

const bytes = fc.uint8Array({ maxLength: 400 });
const upgrade =
  "GET /?v=1&client_id=7&encoding=json HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
const post = (length: number): string =>
  `POST /rpc?v=1&client_id=7 HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends bytes to a port and ends; resolves with everything received once the peer has closed as well. */
function say(port: number, head: string, rest: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connectTcp(port, "127.0.0.1");
    socket.on("data", (chunk) => chunks.push(chunk));
    // A connection reset by the host is not a failure.
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.end(Buffer.concat([Buffer.from(head.replace("PORT", String(port))), rest]));
  });
}

describe("a host survives arbitrary bytes", () => {
  it.each<[string, (rest: Uint8Array) => string, RegExp]>([
    ["instead of HTTP", () => "", /^(HTTP\/1\.1 4|$)/],
    [
      "in the middle of headers",
      () => "POST /rpc?v=1&client_id=7 HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
      /^(HTTP\/1\.1 4|$)/,
    ],
    ["as the body of a command", (rest) => post(rest.length), /^HTTP\/1\.1 400 [\s\S]*"evt":"ERROR"/],
    ["instead of frames of a WebSocket", () => upgrade, /^HTTP\/1\.1 101 /],
  ])("%s, and still responds", async (_, head, expected) => {
    const host = await startHost({ limits: { burst: 1e9 } });
    await fc.assert(
      fc.asyncProperty(bytes, async (rest) => {
        expect(await say(host.port, head(rest), rest)).toMatch(expected);
      }),
      { numRuns: 60 },
    );
    expect((await ask(host.port, { body: commandText([microphone(1)]) })).json).toEqual(replyTo("n"));
    expect(host.updates.map(({ devices }) => devices)).toEqual([[microphone(1)]]);
    expect(host.errors).toEqual([]);
  });
});

const garbage = fc.oneof(
  bytes.map((value) => Buffer.from(value)),
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.jsonValue().map((data) => JSON.stringify({ cmd: "SET_CERTIFIED_DEVICES", nonce: "1", evt: "ERROR", data })),
);

interface Command {
  readonly nonce: string;
}

/** A service that responds correctly, but sends `before` first. */
async function service(before: (string | Buffer)[]): Promise<number> {
  const reply = (nonce: string): string => JSON.stringify(replyTo(nonce));
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { nonce } = JSON.parse(Buffer.concat(chunks).toString()) as Command;
    response.end(before.shift() ?? reply(nonce));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("message", (message) => {
      const { nonce } = JSON.parse(String(message)) as Command;
      const said = before.shift();
      if (said !== undefined) socket.send(said);
      socket.send(reply(nonce));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe.each(["http", "websocket"] as const)("a session over %s survives arbitrary responses", (transport) => {
  it("which fail a command with a ChannelError at most, and sends its list again", async () => {
    const before: (string | Buffer)[] = [];
    const port = await service(before);
    const reconnect = { firstDelay: 1, maxDelay: 5 };
    const session = await connectDevices({
      clientId: "7",
      transport,
      ports: [port],
      connectTimeout: 20_000,
      reconnect,
    });
    onTestFinished(() => session.close());
    await fc.assert(
      fc.asyncProperty(garbage, async (said) => {
        before.push(said);
        const outcome = await session.setCertifiedDevices([microphone(1)]).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ChannelError);
        else expect(outcome).toMatchObject({ data: null, evt: null });
        expect(before).toEqual([]);
      }),
      { numRuns: 60 },
    );
    await expect(session.setCertifiedDevices([microphone(2)])).resolves.toMatchObject({ evt: null });
  });
});
