import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import {
  connectDevices,
  createDeviceHost,
  DeviceRegistry,
  type DevicesOptions,
  type DevicesSession,
} from "@guildwire/api/devices";
import type { Device } from "@guildwire/api/types";
import { WebSocket as OtherWebSocket } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { idOf, microphone } from "./device-values.js";
import { ask, commandText, replyTo } from "./plain-clients.js";
import { type RunningHost, startHost } from "./running-host.js";

async function connect(options: Partial<DevicesOptions>): Promise<DevicesSession> {
  const reconnect = { firstDelay: 5, maxDelay: 20 };
  const session = await connectDevices({ clientId: "7", connectTimeout: 20_000, reconnect, ...options });
  onTestFinished(() => session.close());
  return session;
}

const isLast =
  (name: string) =>
  ({ devices }: { readonly devices: readonly Device[] }): boolean =>
    devices.some((device) => device.model.name === name);

/**
 * Starts a host on the port of a former one. A client that connects to a port of the ephemeral range without a listener may get
 * the same port as its own, and occupies it until it notices.
 */
async function restartHost(port: number): Promise<RunningHost> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startHost({ ports: [port] });
    } catch (error) {
      if (attempt === 1000 || !String(error).includes("EADDRINUSE")) throw error;
      await new Promise(setImmediate);
    }
  }
}

describe.each(["http", "websocket"] as const)("client and host over %s", (transport) => {
  it("agree on the last of 1,000 rapid updates (device-update-full, device-update-when)", async () => {
    const host = await startHost();
    const session = await connect({ transport, ports: [host.port] });
    const registry = new DeviceRegistry(session);
    registry.add(microphone(1));
    for (let count = 1; count <= 1000; count++) {
      registry.update(idOf(1), { hardware_mute: count % 2 === 0, model: { name: `Model ${count}`, url: "x" } });
      // Some updates are in the same tick, others are not.
      if (count % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await registry.settled();
    expect(host.updates.at(-1)?.devices).toEqual(registry.items);
    const seen = host.updates.slice(1).map(({ devices }) => Number(devices[0]?.model.name.slice("Model ".length)));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(1000);
  });

  // Over HTTP each command waits for the previous one, which is slow on a busy machine.
  it("handle 1,000 commands without a registry, in order", { timeout: 180_000 }, async () => {
    const host = await startHost({ limits: { burst: 2000 } });
    const session = await connect({ transport, ports: [host.port] });
    const calls = Array.from({ length: 1000 }, (_, index) =>
      session.setCertifiedDevices([microphone(index)], { timeout: 170_000 }),
    );
    await Promise.all(calls);
    expect(host.updates.slice(1).map(({ devices }) => devices[0]?.id)).toEqual(calls.map((_, index) => idOf(index)));
  });

  it("work for 100 clients at once, each with its own list (auth-device-client-id)", async () => {
    const host = await startHost();
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const session = await connect({ transport, ports: [host.port], clientId: `client-${index}` });
        await session.setCertifiedDevices([microphone(index)]);
      }),
    );
    const last = new Map(host.updates.map(({ client, devices }) => [client.clientId, devices]));
    expect(last.size).toBe(100);
    for (let index = 0; index < 100; index++) expect(last.get(`client-${index}`)).toEqual([microphone(index)]);
  });

  it("reconnect whenever the host restarts, and no host gets an outdated state (device-ports-kept)", async () => {
    const first = await startHost();
    const { port } = first;
    const session = await connect({ transport, ports: [port], commandTimeout: 20_000 });
    const registry = new DeviceRegistry(session);
    registry.add(microphone(0));
    let host: RunningHost = first;
    let newest = 0;
    for (let round = 1; round <= 5; round++) {
      registry.update(idOf(0), { model: { name: `Model ${round}`, url: "x" } });
      await host.heard(isLast(`Model ${round}`));
      await host.close();
      host = await restartHost(port);
      // Over HTTP, the client detects a new host only when it sends a command.
      registry.update(idOf(0), { hardware_mute: round % 2 === 0 });
      await host.heard(isLast(`Model ${round}`));
      for (const { devices } of host.updates) {
        const state = Number(devices[0]?.model.name.slice("Model ".length));
        expect(state).toBeGreaterThanOrEqual(newest);
        newest = state;
      }
    }
    await registry.settled();
    expect(host.updates.at(-1)?.devices).toEqual(registry.items);
  });

  it("start in either order (device-ports-probe)", async () => {
    const gone = await startHost();
    await gone.close();
    const early = connect({ transport, ports: [gone.port], wait: true });
    const host = await startHost({ ports: [gone.port] });
    await (await early).setCertifiedDevices([microphone(1)]);
    const late = await connect({ transport, ports: [gone.port], clientId: "late" });
    await late.setCertifiedDevices([microphone(2)]);
    expect(host.updates.filter(({ devices }) => devices.length > 0).map(({ client }) => client.clientId)).toEqual([
      "7",
      "late",
    ]);
  });
});

describe("the documented port range", () => {
  const range = Array.from({ length: 11 }, (_, index) => 6463 + index);

  it("is 6463 to 6473: a host takes the first free port, and a client finds it (device-ports-probe)", async () => {
    const hosts: RunningHost[] = [];
    // Other programs on this machine may occupy some of the ports.
    for (let count = 0; count < range.length; count++) {
      const host = await startHost({ ports: { first: 6463, last: 6473 } }).catch(() => undefined);
      if (host !== undefined) hosts.push(host);
    }
    const ports = hosts.map(({ port }) => port);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports).toEqual(range.filter((port) => ports.includes(port)));
    await expect(createDeviceHost({ onDevices: () => {} })).rejects.toMatchObject({
      kind: "no-port",
      ports: range.map((port) => ({ port, state: "refused" })),
    });
    const session = await connect({ ports: { first: 6463, last: 6473 } });
    expect(session.port).toBe(ports[0]);
  });
});

describe("clients without this library", () => {
  const devices = [microphone(1)];
  const guide = readFileSync(join(import.meta.dirname, "../../docs/devices.md"), "utf8");

  it("get the documented responses over HTTP (device-http-address, device-reply-http)", async () => {
    const [, line = "", output = ""] = /^(curl .*)\n```\n\nreturns `(.*?)`/m.exec(guide) ?? [];
    const [, sent = "", type = "", address = ""] =
      /^curl -d '(.*?)' -H 'Content-Type: (.*?)' '(.*?)'$/.exec(line) ?? [];
    const { pathname, search, host: named } = new URL(address);
    expect(named).toBe("127.0.0.1:6463");
    const host = await startHost();
    const asked = {
      path: pathname + search,
      body: sent,
      headers: { "content-type": type, "user-agent": "curl/8.5.0", accept: "*/*" },
    };
    const { status, text } = await ask(host.port, asked);
    expect([status, text]).toEqual([200, output]);
  });

  const curl = (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, "curl")));
  it.skipIf(!curl)(
    `curl gets the documented responses${curl ? "" : " (skipped: no curl on PATH)"} (device-http-address, device-reply-http)`,
    async () => {
      const [, line = "", output = ""] = /^(curl .*)\n```\n\nreturns `(.*?)`/m.exec(guide) ?? [];
      const host = await startHost();
      const here = line.replace(":6463", `:${host.port}`);
      const { stdout } = await promisify(execFile)("sh", ["-c", `${here} --silent --noproxy '*' --max-time 20`]);
      expect(stdout).toBe(output);
      expect(host.updates).toEqual([{ client: { clientId: "1234", transport: "http" }, devices: [] }]);
    },
  );

  it("get the documented messages over a WebSocket (device-websocket-address, device-reply-websocket)", async () => {
    const host = await startHost();
    const socket = new OtherWebSocket(`ws://127.0.0.1:${host.port}?v=1&client_id=7&encoding=json`);
    onTestFinished(() => socket.close());
    const reply = await new Promise((resolve, reject) => {
      socket.addEventListener("open", () => socket.send(commandText(devices, "other")));
      socket.addEventListener("message", ({ data }) => resolve(JSON.parse(String(data))));
      socket.addEventListener("error", reject);
    });
    expect(reply).toEqual(replyTo("other"));
  });
});
