import { once } from "node:events";
import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { type ChannelError, createDeviceHost, encodeSetCertifiedDevices } from "@guildwire/api/devices";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { invalidTargets, sendTarget, statusOf } from "../server/request-targets.js";
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

describe("a host", () => {
  /** A server that occupies a port chosen by the operating system. */
  async function takenPort(host = "127.0.0.1"): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  it("refuses invalid request targets with a 400, also for WebSockets", async () => {
    const host = await startHost();
    const key = Buffer.alloc(16).toString("base64");
    const upgrade = `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n`;
    for (const target of [...invalidTargets("/rpc"), ...invalidTargets("/")])
      for (const options of [{ method: "POST" }, { headers: upgrade }])
        expect([target, statusOf(await sendTarget(host.port, target, options))]).toEqual([target, 400]);
    expect(host.errors).toEqual([]);
  });

  it("closes a refused WebSocket whose client never closes", async () => {
    const host = await startHost();
    const socket = connect({ port: host.port, host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.resume();
    socket.write("GET / HTTP/1.1\r\nHost: example.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    await once(socket, "end");
    // What is sent after the host has closed its end, too, resets the connection.
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    const timer = setInterval(() => socket.write("more"), 10);
    onTestFinished(() => clearInterval(timer));
    await closed;
  });

  it("listens on the first free port, or reports every port if none is free", async () => {
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
  it.skipIf(!hasIpv6)(`listens on ::1 at the same port, too${hasIpv6 ? "" : " (skipped: no ::1 here)"}`, async () => {
    const host = await startHost({ ipv6: true });
    const responses = ["127.0.0.1", "[::1]"].map(async (address) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`http://${address}:${host.port}/rpc?v=1&client_id=7`, {
        method: "POST",
        headers,
        body,
      });
      return response.json();
    });
    expect(await Promise.all(responses)).toEqual([replyTo("n"), replyTo("n")]);
  });

  it("has one token bucket per client: others are not delayed", async () => {
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

  it("runs the commands of one client one after another, in order", async () => {
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

  it("replies to pending commands and closes WebSockets before it ends", async () => {
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
    "reports over %s a hook that takes too long, aborts it, and continues",
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
      const response = say(body);
      await beginning;
      await time.pass(7999);
      expect(signals[0]?.aborted).toBe(false);
      await time.pass(1);
      expect(await response).toEqual(errorReply(1000, { message: "Unknown error" }));
      expect(signals[0]?.reason).toMatchObject({ kind: "timeout" });
      expect(host.errors).toEqual([signals[0]?.reason]);
      expect(await say(commandText([], "later"))).toEqual(replyTo("later"));
    },
  );

  it("drops commands that have waited too long behind others of their client", async () => {
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

  it("stops reading a WebSocket at the limit of waiting commands, and resumes after their replies", async () => {
    const [held, release] = gate();
    const [beginning, begun] = gate();
    const host = await startHost({
      limits: { pendingCommands: 1 },
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
    // Serves other clients meanwhile, which takes longer than reading buffered data.
    for (const id of [8, 9, 10]) {
      expect((await ask(host.port, { path: `/rpc?v=1&client_id=${id}`, body })).json).toEqual(replyTo("n"));
    }
    expect(isRead).toBe(false);
    release();
    for (const nonce of ["1", "2"]) expect(JSON.parse(await next())).toEqual(replyTo(nonce));
    await read;
  });

  it("terminates clients that do not close", async () => {
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

  it("accepts no more connections than its limit", async () => {
    const host = await startHost({ limits: { connections: 1 } });
    const { opened } = plainSocket(host.port);
    await opened;
    await expect(ask(host.port, { body })).rejects.toThrow();
  });

  it("survives any text, and still responds", async () => {
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
