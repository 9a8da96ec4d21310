import { createServer } from "node:http";
import { type ChannelError, connectDevices, type DevicesOptions, type DevicesSession } from "@guildwire/api/devices";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { microphone } from "./device-values.js";
import { startHost } from "./running-host.js";

const quick = { firstDelay: 5, maxDelay: 20 };

async function connect(options: Partial<DevicesOptions>): Promise<DevicesSession> {
  const session = await connectDevices({ clientId: "7", connectTimeout: 20_000, reconnect: quick, ...options });
  onTestFinished(() => session.close());
  return session;
}

/** A minimal service over WebSockets: its replies to each command, and the commands that it received. */
async function byHand(
  respond: (command: Command, send: (text: string) => void) => void,
): Promise<{ readonly port: number; readonly commands: readonly Command[] }> {
  const commands: Command[] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("message", (data) => {
      const command = JSON.parse(String(data)) as Command;
      commands.push(command);
      respond(command, (text) => socket.send(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === "object" && address !== null ? address.port : 0, commands };
}

interface Command {
  readonly nonce: string;
  readonly args: { readonly devices: readonly unknown[] };
}

const good = (nonce: string): string => JSON.stringify({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce });

/** A promise, and what resolves it. */
function gate<T>(): { readonly opened: Promise<T>; readonly open: (value: T) => void } {
  let open = (_: T): void => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open: (value) => open(value) };
}

describe.each(["http", "websocket"] as const)("a session over %s", (transport) => {
  it("resolves with the validated reply and keeps its port (device-ports-kept, device-reply-nonce)", async () => {
    const [other, host] = [await startHost(), await startHost()];
    const session = await connect({ transport, ports: [host.port, other.port] });
    const nonces = new Set<string>();
    for (let count = 1; count <= 5; count++) {
      const reply = await session.setCertifiedDevices([microphone(count)]);
      expect(reply).toEqual({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce: expect.any(String) });
      nonces.add(reply.nonce);
    }
    expect(nonces.size).toBe(5);
    expect(session.port).toBe(host.port);
    expect(other.updates).toEqual([]);
    expect(host.updates.map(({ devices }) => devices.length)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(host.updates[1]?.client).toEqual({ clientId: "7", transport });
  });

  it("reports where a list is invalid before anything is sent", async () => {
    const host = await startHost();
    const session = await connect({ transport, ports: [host.port] });
    const wrong = { ...microphone(1), type: "videoinput", hardware_mute: true } as never;
    await expect(session.setCertifiedDevices([wrong])).rejects.toMatchObject({
      kind: "invalid",
      issues: [{ path: "/args/devices/0/hardware_mute", code: "forbidden" }],
    });
    expect(host.updates).toHaveLength(1);
  });

  it("passes an error reply on with its code and stays open (device-error-reply, device-error-codes)", async () => {
    const host = await startHost({
      onDevices: (_, devices) => {
        if (devices.length === 2) throw new Error("two are too many");
      },
    });
    const session = await connect({ transport, ports: [host.port] });
    const two = session.setCertifiedDevices([microphone(1), microphone(2)]);
    await expect(two).rejects.toMatchObject({ kind: "refused", code: 1000 });
    await session.setCertifiedDevices([microphone(3)]);
    expect(host.updates.at(-1)?.devices).toEqual([microphone(3)]);
  });

  it("finds a restarted host and resends the whole list (device-ports-kept, device-update-full)", async () => {
    const first = await startHost();
    const { opened: reconnected, open } = gate<number>();
    const { opened: lost, open: lose } = gate<ChannelError>();
    const session = await connect({
      transport,
      ports: [first.port],
      onReconnect: open,
      onDisconnect: lose,
    });
    const devices = [microphone(1), microphone(2)];
    await session.setCertifiedDevices(devices);
    await first.close();
    // Over HTTP only the next command detects it, and may fail.
    if (transport === "http") await session.setCertifiedDevices(devices, { timeout: 20_000 }).catch(() => {});
    expect((await lost).kind).toMatch(/closed/);
    const second = await startHost({ ports: [first.port] });
    expect(await reconnected).toBe(second.port);
    expect(second.updates[0]?.devices).toEqual(devices);
  });

  it("delays commands while it searches for the service, and sends no older state after a newer one", async () => {
    const first = await startHost();
    const { opened: lost, open: lose } = gate<ChannelError>();
    const session = await connect({ transport, ports: [first.port], onDisconnect: lose });
    await session.setCertifiedDevices([microphone(1)]);
    await first.close();
    if (transport === "http") await session.setCertifiedDevices([microphone(1)]).catch(() => {});
    await lost;
    const held = [2, 3, 4].map((number) => session.setCertifiedDevices([microphone(number)], { timeout: 20_000 }));
    const second = await startHost({ ports: [first.port] });
    await Promise.all(held);
    expect(second.updates.map(({ devices }) => devices)).toEqual([[microphone(4)]]);
  });

  it("ends when it is closed or its signal aborts", async () => {
    const host = await startHost({
      onDevices: (_, devices) => (devices.length === 0 ? undefined : new Promise(() => {})),
    });
    const controller = new AbortController();
    const session = await connect({ transport, ports: [host.port], signal: controller.signal });
    const pending = session.setCertifiedDevices([microphone(1)]);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ kind: "closed" });
    await expect(session.setCertifiedDevices([])).rejects.toMatchObject({ kind: "closed" });
    expect([session.isClosed, session.port]).toEqual([true, undefined]);
  });

  it("does not start with an aborted signal", async () => {
    const host = await startHost();
    const failure = connect({ transport, ports: [host.port], signal: AbortSignal.abort() });
    await expect(failure).rejects.toMatchObject({ kind: "closed" });
    expect(host.updates).toEqual([]);
  });

  it("ends with the connection if reconnecting is disabled", async () => {
    const host = await startHost({
      onDevices: (_, devices) => (devices.length === 0 ? undefined : new Promise(() => {})),
    });
    const session = await connect({ transport, ports: [host.port], reconnect: false });
    await expect(session.setCertifiedDevices([microphone(1)], { timeout: 50 })).rejects.toMatchObject({
      kind: "timeout",
    });
    expect(session.isClosed).toBe(true);
  });

  it("cancels a single command", async () => {
    const host = await startHost({
      onDevices: (_, devices) => (devices.length === 0 ? undefined : new Promise(() => {})),
    });
    const session = await connect({ transport, ports: [host.port] });
    const controller = new AbortController();
    const reason = new Error("enough");
    const pending = session.setCertifiedDevices([microphone(1)], { signal: controller.signal });
    controller.abort(reason);
    await expect(pending).rejects.toBe(reason);
    expect(session.isClosed).toBe(false);
  });
});

it("over HTTP, another service that took over the port is detected immediately, and the session finds the real one (device-ports-probe)", async () => {
  const first = await startHost();
  const second = await startHost();
  const { opened: moved, open } = gate<number>();
  const errors: unknown[] = [];
  const ports = [first.port, second.port];
  const onError = (error: unknown): void => void errors.push(error);
  const session = await connect({ transport: "http", ports, commandTimeout: 1e9, onReconnect: open, onError });
  await first.close();
  const otherService = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => otherService.listen(first.port, "127.0.0.1", resolve));
  onTestFinished(() => {
    otherService.closeAllConnections();
    otherService.close();
  });
  await expect(session.setCertifiedDevices([microphone(1)])).rejects.toMatchObject({ kind: "invalid" });
  expect(await moved).toBe(second.port);
  expect(second.updates.map(({ devices }) => devices)).toEqual([[microphone(1)]]);
  expect(errors).toMatchObject([{ kind: "invalid" }]);
});

describe("over a WebSocket", () => {
  it("accepts replies in any order (device-reply-nonce)", async () => {
    const held: (() => void)[] = [];
    const { port } = await byHand(({ nonce, args }, send) => {
      if (args.devices.length === 0) return send(good(nonce));
      held.push(() => send(good(nonce)));
      if (held.length === 3) for (const release of held.reverse()) release();
    });
    const session = await connect({ ports: [port] });
    const order: number[] = [];
    const calls = [1, 2, 3].map((number) =>
      session.setCertifiedDevices([microphone(number)]).then(({ nonce }) => {
        order.push(number);
        return nonce;
      }),
    );
    expect(new Set(await Promise.all(calls)).size).toBe(3);
    expect(order).toEqual([3, 2, 1]);
  });

  it("ignores unexpected replies, and fails the command of an invalid one", async () => {
    const { port } = await byHand(({ nonce, args }, send) => {
      if (args.devices.length === 0) return send(good(nonce));
      send(good("unknown"));
      send("no JSON");
      send(JSON.stringify({ cmd: "SET_CERTIFIED_DEVICES", data: 0, evt: null, nonce }));
    });
    const session = await connect({ ports: [port] });
    await expect(session.setCertifiedDevices([microphone(1)])).rejects.toMatchObject({
      kind: "invalid",
      issues: [{ path: "/data" }],
    });
  });

  it("closes the connection on a command without a timely reply, since a late reply could overtake (device-update-full)", async () => {
    const { opened: reconnected, open } = gate<number>();
    const { port, commands } = await byHand(({ nonce, args }, send) => {
      if (args.devices.length !== 1 || commands.length > 2) send(good(nonce));
    });
    const session = await connect({ ports: [port], onReconnect: open });
    await expect(session.setCertifiedDevices([microphone(1)], { timeout: 50 })).rejects.toMatchObject({
      kind: "timeout",
    });
    await reconnected;
    expect(commands.map(({ args }) => args.devices)).toEqual([[], [microphone(1)], [microphone(1)]]);
  });

  it("reports a disconnection for too many commands with its code (device-close-codes)", async () => {
    const host = await startHost({ limits: { burst: 3, perSecond: 0.001 } });
    const { opened: lost, open } = gate<ChannelError>();
    const session = await connect({ ports: [host.port], onDisconnect: open });
    const calls = [1, 2, 3].map((number) => session.setCertifiedDevices([microphone(number)]));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.at(-1)).toMatchObject({ status: "rejected", reason: { kind: "refused", code: 4002 } });
    expect(await lost).toMatchObject({ kind: "refused", code: 4002 });
  });
});
