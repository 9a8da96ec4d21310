import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { ChannelError, createDeviceHost, encodeSetCertifiedDevices } from "@guildwire/api/devices";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { camera, microphone } from "./device-values.js";
import { ask, commandText, errorReply, plainSocket, replyTo } from "./plain-clients.js";
import { startHost } from "./running-host.js";
import { VirtualTime } from "./virtual-time.js";

const devices = [microphone(1, { hardware_mute: true }), camera(2)];
const body = commandText(devices);

/** A promise, and what resolves it. */
function gate(): readonly [Promise<void>, () => void] {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

describe("over HTTP", () => {
  it("a command is answered 200 with the reply (device-reply-http, device-http-address)", async () => {
    const host = await startHost();
    const answer = await ask(host.port, { body });
    expect([answer.status, answer.json]).toEqual([200, replyTo("n")]);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(host.updates).toEqual([{ client: { clientId: "7", transport: "http" }, devices }]);
  });

  it("the whole list replaces the one before, in its order (device-update-full, device-update-priority)", async () => {
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
  ])("an address with %s is an error (version-device-channel, auth-device-client-id)", async (_, path, code) => {
    const host = await startHost();
    const { status, json } = await ask(host.port, { path, body });
    expect([status, json]).toEqual([400, errorReply(code, { cmd: null, nonce: null, message: expect.any(String) })]);
    expect(host.updates).toEqual([]);
  });

  it("the encoding need not be said (device-encoding-websocket-only)", async () => {
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

  it("what the hook throws is nobody's business but the host's (device-error-codes)", async () => {
    const host = await startHost({ onDevices: () => Promise.reject(new Error("secret")) });
    const { status, json } = await ask(host.port, { body });
    expect([status, json]).toEqual([400, errorReply(1000, { message: "Unknown error" })]);
    expect(host.errors).toEqual([new Error("secret")]);
  });

  it("a hook may say what is wrong, with a code of its own (device-error-codes)", async () => {
    const host = await startHost({
      onDevices: () => {
        throw new ChannelError("refused", "not now", { code: 4999 });
      },
    });
    const { status, json } = await ask(host.port, { body });
    expect([status, json, host.errors]).toEqual([400, errorReply(4999, { message: "not now" }), []]);
  });

  it("a code that no error reply can hold becomes one that it can (device-error-codes)", async () => {
    const host = await startHost({
      onDevices: () => {
        throw new ChannelError("refused", "not now", { code: 0.5 });
      },
    });
    expect((await ask(host.port, { body })).json).toEqual(errorReply(1000, { message: "Unknown error" }));
  });

  it("a hook that answers what no reply can hold has failed (device-error-codes)", async () => {
    const host = await createDeviceHost({ ports: [0], onDevices: (() => true) as never });
    onTestFinished(async () => {
      await host.close({ timeout: 100 });
    });
    expect((await ask(host.port, { body })).json).toEqual(errorReply(1000, { message: "Unknown error" }));
  });

  it("a body that is too large is refused, whether its size is said or not", async () => {
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

  it("a nonce that leaves no room in a reply is not repeated (device-error-reply)", async () => {
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
  it("a command is answered by a message with the same fields (device-reply-websocket, device-websocket-address)", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    for (const nonce of ["a", "b"]) socket.send(commandText(devices, nonce));
    expect([JSON.parse(await next()), JSON.parse(await next())]).toEqual([replyTo("a"), replyTo("b")]);
    expect(host.updates).toEqual(Array(2).fill({ client: { clientId: "7", transport: "websocket" }, devices }));
  });

  it("nothing comes that was not asked for (event-device-none)", async () => {
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

  it("mistakes in a command leave it open (device-error-reply, device-error-codes)", async () => {
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
  ])("an address with %s is closed (device-close-codes, device-encoding-websocket-only)", async (_, path, code) => {
    const host = await startHost();
    expect(await plainSocket(host.port, path).closed).toMatchObject({ code });
  });

  it("a client that is not allowed is closed as one with a wrong id (device-close-codes)", async () => {
    const host = await startHost({ allowClient: ({ client_id }) => client_id === "7" });
    expect(await plainSocket(host.port, "/?v=1&client_id=8&encoding=json").closed).toMatchObject({ code: 4000 });
    const { status, json } = await ask(host.port, { path: "/rpc?v=1&client_id=8", body });
    expect([status, json]).toMatchObject([400, { data: { code: 4007 } }]);
    expect((await ask(host.port, { body })).status).toBe(200);
  });

  it("binary messages, messages that are too large and too many messages are closed (device-close-codes)", async () => {
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

  it("another path is not found", async () => {
    const host = await startHost();
    await expect(plainSocket(host.port, "/rpc?v=1&client_id=7&encoding=json").opened).rejects.toThrow("404");
  });
});

describe("a host", () => {
  /** A stranger at a free port of the operating system's choice. */
  async function takenPort(host = "127.0.0.1"): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  it("takes the first port that is free, and says which ones are not if none is", async () => {
    const [one, two] = [await takenPort(), await takenPort()];
    const host = await startHost({ ports: [one, two, 0] });
    expect([one, two]).not.toContain(host.port);
    await expect(createDeviceHost({ ports: [one, two], onDevices: () => {} })).rejects.toMatchObject({
      kind: "no-port",
      ports: [
        { port: one, state: "refused", detail: "EADDRINUSE" },
        { port: two, state: "refused", detail: "EADDRINUSE" },
      ],
    });
  });

  const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
  it.skipIf(!hasIpv6)(`listens on ::1, too, at the same port${hasIpv6 ? "" : " (skipped: no ::1 here)"}`, async () => {
    const host = await startHost({ ipv6: true });
    const answers = ["127.0.0.1", "[::1]"].map(async (address) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`http://${address}:${host.port}/rpc?v=1&client_id=7`, {
        method: "POST",
        headers,
        body,
      });
      return answer.json();
    });
    expect(await Promise.all(answers)).toEqual([replyTo("n"), replyTo("n")]);
  });

  it("asks one token bucket per client: others are not held up", async () => {
    let time = 0;
    const clock = { now: () => time, after: () => () => {}, random: () => 0 };
    const host = await startHost({ clock, limits: { burst: 2, perSecond: 1, clients: 2 } });
    const status = async (id: number): Promise<number> =>
      (await ask(host.port, { path: `/rpc?v=1&client_id=${id}`, body })).status;
    expect([await status(1), await status(1), await status(1), await status(2)]).toEqual([200, 200, 429, 200]);
    expect(await status(3)).toBe(429);
    time = 1000;
    expect([await status(1), await status(1)]).toEqual([200, 429]);
    time = 5000;
    expect(await status(3)).toBe(200);
  });

  it("runs the commands of one client one after the other, in their order", async () => {
    const running: string[] = [];
    const host = await startHost({
      onDevices: async (_, list) => {
        running.push(`start ${list.length}`);
        await new Promise((resolve) => setImmediate(resolve));
        running.push(`end ${list.length}`);
      },
    });
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    for (const count of [0, 1, 2]) socket.send(commandText(devices.slice(0, count), String(count)));
    for (const nonce of ["0", "1", "2"]) expect(JSON.parse(await next())).toEqual(replyTo(nonce));
    expect(running).toEqual([0, 1, 2].flatMap((count) => [`start ${count}`, `end ${count}`]));
  });

  it("answers what it has taken before it ends, and tells everybody goodbye", async () => {
    const [held, release] = gate();
    const [beginning, begun] = gate();
    const host = await startHost({
      onDevices: () => {
        begun();
        return held;
      },
    });
    const { socket, opened, next, closed } = plainSocket(host.port);
    await opened;
    socket.send(body);
    await beginning;
    const ending = host.close({ timeout: 20_000 });
    release();
    expect(JSON.parse(await next())).toEqual(replyTo("n"));
    expect(await closed).toMatchObject({ code: 1001 });
    expect(await ending).toBe(true);
    await expect(ask(host.port, { body })).rejects.toThrow("ECONNREFUSED");
  });

  it.each(["http", "websocket"])(
    "answers over %s when a hook takes too long, tells it, and goes on",
    async (transport) => {
      const time = new VirtualTime();
      const [beginning, begun] = gate();
      const signals: AbortSignal[] = [];
      const host = await startHost({
        clock: time,
        onDevices: (_, list, { signal }) => {
          if (list.length === 0) return;
          signals.push(signal);
          begun();
          return new Promise(() => {});
        },
      });
      const say = async (text: string): Promise<unknown> => {
        if (transport === "http") return (await ask(host.port, { body: text })).json;
        const { socket, opened, next } = plainSocket(host.port);
        await opened;
        socket.send(text);
        return JSON.parse(await next());
      };
      const answer = say(body);
      await beginning;
      await time.pass(7999);
      expect(signals[0]?.aborted).toBe(false);
      await time.pass(1);
      expect(await answer).toEqual(errorReply(1000, { message: "Unknown error" }));
      expect(signals[0]?.reason).toMatchObject({ kind: "timeout" });
      expect(host.errors).toEqual([signals[0]?.reason]);
      expect(await say(commandText([], "later"))).toEqual(replyTo("later"));
    },
  );

  it("does not begin commands that have waited too long behind others of their client", async () => {
    const time = new VirtualTime();
    const begun: number[] = [];
    const host = await startHost({
      clock: time,
      limits: { commandTimeout: 100 },
      onDevices: (_, list) => {
        begun.push(list.length);
        return new Promise(() => {});
      },
    });
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    const read = new Promise((resolve) => socket.once("pong", resolve));
    for (const count of [0, 1, 2]) socket.send(commandText(devices.slice(0, count), String(count)));
    socket.ping();
    await read;
    await time.pass(100);
    for (const nonce of ["0", "1", "2"]) {
      expect(JSON.parse(await next())).toEqual(errorReply(1000, { nonce, message: "Unknown error" }));
    }
    expect(begun).toEqual([0]);
  });

  it("does not read on where as many commands of a WebSocket wait as may, and goes on when they have their replies", async () => {
    const [held, release] = gate();
    const [beginning, begun] = gate();
    const host = await startHost({
      limits: { underWay: 1 },
      onDevices: ({ transport }) => {
        if (transport === "http") return;
        begun();
        return held;
      },
    });
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    let isRead = false;
    const read = new Promise<void>((resolve) => {
      socket.once("pong", () => {
        isRead = true;
        resolve();
      });
    });
    socket.send(commandText([], "1"));
    await beginning;
    socket.send(commandText([], "2"));
    socket.ping();
    // Others are served meanwhile, which takes longer than reading what lies ready.
    for (const id of [8, 9, 10]) {
      expect((await ask(host.port, { path: `/rpc?v=1&client_id=${id}`, body })).json).toEqual(replyTo("n"));
    }
    expect(isRead).toBe(false);
    release();
    for (const nonce of ["1", "2"]) expect(JSON.parse(await next())).toEqual(replyTo(nonce));
    await read;
  });

  it("cuts off who does not go", async () => {
    const [taken, take] = gate();
    const hanging = new Map<string, AbortSignal>();
    const host = await startHost({
      onDevices: ({ transport }, _, { signal }) => {
        hanging.set(transport, signal);
        if (hanging.size === 2) take();
        return new Promise(() => {});
      },
    });
    const { socket, opened, closed } = plainSocket(host.port);
    await opened;
    socket.send(body);
    const stuck = ask(host.port, { path: "/rpc?v=1&client_id=9", body }).catch((error: Error) => error.message);
    await taken;
    expect(await host.close({ timeout: 50 })).toBe(false);
    await closed;
    expect(await stuck).toMatch(/socket hang up|ECONNRE/);
    expect([...hanging.values()].map(({ reason }) => (reason as ChannelError).kind)).toEqual(["closed", "closed"]);
  });

  it("takes no more connections than it is told to", async () => {
    const host = await startHost({ limits: { connections: 1 } });
    const { opened } = plainSocket(host.port);
    await opened;
    await expect(ask(host.port, { body })).rejects.toThrow();
  });

  it("survives any text, and still answers", async () => {
    const host = await startHost({ limits: { burst: 1e9 } });
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.jsonValue().map((args) => JSON.stringify({ nonce: "n", cmd: "SET_CERTIFIED_DEVICES", args })),
    );
    await fc.assert(
      fc.asyncProperty(text, async (sent) => {
        socket.send(sent);
        expect(JSON.parse(await next())).toMatchObject({ evt: "ERROR", data: { code: expect.any(Number) } });
      }),
    );
    socket.send(encodeSetCertifiedDevices("last", { devices }));
    expect(JSON.parse(await next())).toEqual(replyTo("last"));
  });
});
