import { ChannelError, createDeviceHost } from "@guildwire/api/devices";
import { describe, expect, it, onTestFinished } from "vitest";
import { camera, microphone } from "./device-values.js";
import { ask, commandText, errorReply, plainSocket, replyTo } from "./plain-clients.js";
import { startHost } from "./running-host.js";

const devices = [microphone(1, { hardware_mute: true }), camera(2)];
const body = commandText(devices);

describe("over HTTP", () => {
  it("responds to a command with 200 and the reply (device-reply-http, device-http-address)", async () => {
    const host = await startHost();
    const response = await ask(host.port, { body });
    expect([response.status, response.json]).toEqual([200, replyTo("n")]);
    expect(response.headers["content-type"]).toBe("application/json");
    expect(host.updates).toEqual([{ client: { clientId: "7", transport: "http" }, devices }]);
  });

  it("a list replaces the previous one, in its order (device-update-full, device-update-priority)", async () => {
    const host = await startHost();
    for (const list of [devices, devices.toReversed(), []]) await ask(host.port, { body: commandText(list) });
    expect(host.updates.map((update) => update.devices)).toEqual([devices, devices.toReversed(), []]);
  });

  it.each([
    ["no version", "/rpc?client_id=7", 4000],
    ["another version", "/rpc?v=2&client_id=7", 4000],
    ["two versions", "/rpc?v=1&v=1&client_id=7", 4000],
    ["no client id", "/rpc?v=1", 4007],
    ["an empty client id", "/rpc?v=1&client_id=", 4007],
    ["a client id that is too long", `/rpc?v=1&client_id=${"7".repeat(513)}`, 4007],
  ])("a URL with %s is an error (version-device-channel, auth-device-client-id)", async (_, path, code) => {
    const host = await startHost();
    const { status, json } = await ask(host.port, { path, body });
    expect([status, json]).toEqual([400, errorReply(code, { cmd: null, nonce: null, message: expect.any(String) })]);
    expect(host.updates).toEqual([]);
  });

  it("the encoding is optional (device-encoding-websocket-only)", async () => {
    const host = await startHost();
    expect((await ask(host.port, { path: "/rpc?v=1&client_id=7", body })).status).toBe(200);
    expect((await ask(host.port, { path: "/rpc?v=1&client_id=7&encoding=etf", body })).status).toBe(200);
  });

  it.each([
    ["no JSON", "{", errorReply(4000, { cmd: null, nonce: null, message: "Invalid payload: the message is not JSON" })],
    ["no object", "[]", errorReply(4000, { cmd: null, nonce: null, message: expect.any(String) })],
    [
      "an unknown command",
      JSON.stringify({ nonce: "n", cmd: "X", args: {} }),
      errorReply(4002, { cmd: "X", message: "Invalid command" }),
    ],
    [
      "no command",
      JSON.stringify({ nonce: "n", args: {} }),
      errorReply(4002, { cmd: null, message: "Invalid command" }),
    ],
    [
      "the name of a property of objects",
      JSON.stringify({ nonce: "n", cmd: "__proto__" }),
      errorReply(4002, { cmd: "__proto__", message: "Invalid command" }),
    ],
    [
      "no arguments",
      JSON.stringify({ nonce: "n", cmd: "SET_CERTIFIED_DEVICES" }),
      errorReply(4000, { message: expect.stringContaining("args") }),
    ],
    [
      "a nonce that is no text",
      commandText([], 7),
      errorReply(4000, { nonce: null, message: expect.stringContaining("nonce") }),
    ],
    [
      "a device that is none",
      commandText([{ ...camera(1), id: "x" }]),
      errorReply(4000, { message: expect.stringContaining("devices[0].id") }),
    ],
  ])(
    "%s is an error reply with status 400 (device-error-reply, device-error-codes, device-error-http-status)",
    async (_, text, expected) => {
      const host = await startHost();
      const { status, json } = await ask(host.port, { body: text });
      expect([status, json]).toEqual([400, expected]);
      expect(host.updates).toEqual([]);
    },
  );

  it("hides errors thrown by the hook from clients (device-error-codes)", async () => {
    const host = await startHost({ onDevices: () => Promise.reject(new Error("secret")) });
    const { status, json } = await ask(host.port, { body });
    expect([status, json]).toEqual([400, errorReply(1000, { message: "Unknown error" })]);
    expect(host.errors).toEqual([new Error("secret")]);
  });

  it("a hook may refuse with its own code (device-error-codes)", async () => {
    const host = await startHost({
      onDevices: () => {
        throw new ChannelError("refused", "not now", { code: 4999 });
      },
    });
    const { status, json } = await ask(host.port, { body });
    expect([status, json, host.errors]).toEqual([400, errorReply(4999, { message: "not now" }), []]);
  });

  it("a code that an error reply cannot carry is replaced (device-error-codes)", async () => {
    const host = await startHost({
      onDevices: () => {
        throw new ChannelError("refused", "not now", { code: 0.5 });
      },
    });
    expect((await ask(host.port, { body })).json).toEqual(errorReply(1000, { message: "Unknown error" }));
  });

  it("a hook whose result a reply cannot carry has failed (device-error-codes)", async () => {
    const host = await createDeviceHost({ ports: [0], onDevices: (() => true) as never });
    onTestFinished(async () => {
      await host.close({ timeout: 100 });
    });
    expect((await ask(host.port, { body })).json).toEqual(errorReply(1000, { message: "Unknown error" }));
  });

  it("an oversized body is refused, with or without Content-Length", async () => {
    const host = await startHost({ limits: { maxBytes: body.length } });
    expect((await ask(host.port, { body })).status).toBe(200);
    const refused = errorReply(4000, {
      cmd: null,
      nonce: null,
      message: expect.stringContaining(`${body.length} bytes`),
    });
    for (const headers of [{}, { "transfer-encoding": "chunked" }]) {
      expect((await ask(host.port, { body: `${body} `, headers })).json).toEqual(refused);
    }
  });

  it("omits a nonce that leaves no room in a reply (device-error-reply)", async () => {
    const host = await startHost();
    const huge = commandText([], "x".repeat(262_144 - commandText([], "").length));
    expect((await ask(host.port, { body: huge })).json).toEqual(
      errorReply(1000, { cmd: null, nonce: null, message: "Unknown error" }),
    );
    expect((await ask(host.port, { body })).json).toEqual(replyTo("n"));
  });

  it("other paths, methods and content types are refused", async () => {
    const host = await startHost();
    expect((await ask(host.port, { path: "/?v=1&client_id=7", body })).status).toBe(404);
    const { status, headers } = await ask(host.port, { method: "GET" });
    expect([status, headers["allow"]]).toEqual([405, "POST"]);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/jsonx",
    ]) {
      expect((await ask(host.port, { body, headers: { "content-type": type } })).status).toBe(400);
    }
    expect(
      (await ask(host.port, { body, headers: { "content-type": "application/json; charset=utf-8" } })).status,
    ).toBe(200);
    expect(host.updates).toHaveLength(1);
  });
});

describe("over a WebSocket", () => {
  it("replies to a command with a message of the same fields (device-reply-websocket, device-websocket-address)", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    for (const nonce of ["a", "b"]) socket.send(commandText(devices, nonce));
    expect([JSON.parse(await next()), JSON.parse(await next())]).toEqual([replyTo("a"), replyTo("b")]);
    expect(host.updates).toEqual(Array(2).fill({ client: { clientId: "7", transport: "websocket" }, devices }));
  });

  it("sends nothing unsolicited (event-device-none)", async () => {
    const host = await startHost();
    const [silent, loud] = [plainSocket(host.port), plainSocket(host.port, "/?v=1&client_id=8&encoding=json")];
    const heard: unknown[] = [];
    silent.socket.on("message", (data) => heard.push(data));
    await Promise.all([silent.opened, loud.opened]);
    loud.socket.send(body);
    expect(JSON.parse(await loud.next())).toEqual(replyTo("n"));
    silent.socket.close();
    await silent.closed;
    expect(heard).toEqual([]);
  });

  it("stays open after an invalid command (device-error-reply, device-error-codes)", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    socket.send("{");
    expect(JSON.parse(await next())).toEqual(errorReply(4000, { cmd: null, nonce: null, message: expect.any(String) }));
    socket.send(JSON.stringify({ nonce: "n", cmd: "X" }));
    expect(JSON.parse(await next())).toEqual(errorReply(4002, { cmd: "X", message: "Invalid command" }));
    socket.send(body);
    expect(JSON.parse(await next())).toEqual(replyTo("n"));
  });

  it.each([
    ["no client id", "/?v=1&encoding=json", 4000],
    ["no version", "/?client_id=7&encoding=json", 4004],
    ["another version", "/?v=2&client_id=7&encoding=json", 4004],
    ["no encoding", "/?v=1&client_id=7", 4005],
    ["another encoding", "/?v=1&client_id=7&encoding=etf", 4005],
  ])("a URL with %s is closed (device-close-codes, device-encoding-websocket-only)", async (_, path, code) => {
    const host = await startHost();
    expect(await plainSocket(host.port, path).closed).toMatchObject({ code });
  });

  it("closes a client that is not allowed like one with an invalid id (device-close-codes)", async () => {
    const host = await startHost({ allowClient: ({ client_id }) => client_id === "7" });
    expect(await plainSocket(host.port, "/?v=1&client_id=8&encoding=json").closed).toMatchObject({ code: 4000 });
    const { status, json } = await ask(host.port, { path: "/rpc?v=1&client_id=8", body });
    expect([status, json]).toMatchObject([400, { data: { code: 4007 } }]);
    expect((await ask(host.port, { body })).status).toBe(200);
  });

  it("binary messages, oversized messages and too many messages close the connection (device-close-codes)", async () => {
    const never = { now: () => 0, after: () => () => {}, random: () => 0 };
    const host = await startHost({ clock: never, limits: { maxBytes: 2000, burst: 3, perSecond: 1 } });
    const sockets = ["1", "2", "3"].map((id) => plainSocket(host.port, `/?v=1&client_id=${id}&encoding=json`));
    await Promise.all(sockets.map(({ opened }) => opened));
    sockets[0]?.socket.send(Buffer.from(body));
    sockets[1]?.socket.send("x".repeat(2001));
    for (let count = 0; count < 4; count++) sockets[2]?.socket.send(body);
    const ends = await Promise.all(sockets.map(({ closed }) => closed));
    expect(ends.map(({ code }) => code)).toEqual([1003, 1009, 4002]);
    expect(host.updates.map(({ client }) => client.clientId)).toEqual(["3", "3", "3"]);
  });

  it("another path gets a 404", async () => {
    const host = await startHost();
    await expect(plainSocket(host.port, "/rpc?v=1&client_id=7&encoding=json").opened).rejects.toThrow("404");
  });
});
