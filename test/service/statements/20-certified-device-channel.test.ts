import { createServer } from "node:net";
import { connectDevices, createDeviceHost } from "@guildwire/api/devices";
import { describe, expect, onTestFinished } from "vitest";
import { ask, commandText, plainSocket, replyTo } from "../../devices/plain-clients.js";
import { startHost } from "../../devices/running-host.js";
import { statement } from "./statement.js";

const device = (id: number, more: object = {}) => ({
  type: "audioinput" as const,
  id: `{0.0.1.00000000}.{6cff2b76-44a8-46b9-b528-26a2d860${String(id).padStart(4, "0")}}`,
  vendor: { name: "Vendor", url: "https://vendor.example" },
  model: { name: "One", url: "https://vendor.example/one" },
  related: [],
  ...more,
});

describe("the URLs of the channel", () => {
  statement("S1068", "are 127.0.0.1 and the path /rpc over HTTP, with v and client_id", async () => {
    const host = await startHost();
    const reply = await fetch(`http://127.0.0.1:${host.port}/rpc?v=1&client_id=7`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: commandText([]),
    });
    expect([reply.status, await reply.json()]).toEqual([200, replyTo("n")]);
  });

  statement("S1069", "are 127.0.0.1 and no path over WebSocket, with v, client_id and encoding", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port, "?v=1&client_id=7&encoding=json");
    await opened;
    socket.send(commandText([]));
    expect(JSON.parse(await next())).toEqual(replyTo("n"));
  });

  statement("S1070", "have no other path over HTTP", async () => {
    const host = await startHost();
    expect((await ask(host.port, { path: "/?v=1&client_id=7", body: commandText([]) })).status).toBe(404);
  });

  for (const [number, title, path] of [
    ["S1071", "v", "/rpc?client_id=7"],
    ["S1072", "client_id", "/rpc?v=1"],
  ] as const)
    statement(number, `require ${title} over HTTP`, async () => {
      const host = await startHost();
      expect((await ask(host.port, { path, body: commandText([]) })).status).toBe(400);
      expect(host.updates).toEqual([]);
    });

  statement("S1073", "require that v is 1", async () => {
    const host = await startHost();
    expect((await ask(host.port, { path: "/rpc?v=2&client_id=7", body: commandText([]) })).status).toBe(400);
  });

  for (const [number, title, path, code] of [
    ["S1074", "v", "/?client_id=7&encoding=json", 4004],
    ["S1075", "client_id", "/?v=1&encoding=json", 4000],
    ["S1076", "encoding", "/?v=1&client_id=7", 4005],
    ["S1077", "json as the encoding", "/?v=1&client_id=7&encoding=etf", 4005],
  ] as const)
    statement(number, `require ${title} over WebSocket`, async () => {
      const host = await startHost();
      expect((await plainSocket(host.port, path).closed).code).toBe(code);
    });

  statement("S1078", "do not require encoding over HTTP", async () => {
    const host = await startHost();
    expect((await ask(host.port, { path: "/rpc?v=1&client_id=7", body: commandText([]) })).status).toBe(200);
  });
});

describe("the ports of the channel", () => {
  statement("S1079", "are within 6463 to 6473", async () => {
    // Some of these ports may be in use; the host then tries the next one.
    const host = await createDeviceHost({ onDevices: () => undefined });
    onTestFinished(async () => {
      await host.close({ timeout: 100 });
    });
    expect(host.port).toBeGreaterThanOrEqual(6463);
    expect(host.port).toBeLessThanOrEqual(6473);
  });

  /** A port chosen by the operating system, with a server that closes every connection. */
  async function startClosingServer(): Promise<number> {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  for (const [number, transport] of [
    ["S1080", "http"],
    ["S1081", "websocket"],
  ] as const)
    statement(
      number,
      `are tried in turn over ${transport} until one is the service, which the client keeps`,
      async () => {
        const host = await startHost();
        const other = await startHost();
        const ports = [await startClosingServer(), host.port, other.port];
        const session = await connectDevices({ clientId: "7", transport, ports });
        onTestFinished(() => session.close());
        await session.setCertifiedDevices([device(1)]);
        await session.setCertifiedDevices([device(2)]);
        expect(host.updates.map(({ devices }) => devices)).toContainEqual([device(2)]);
        expect(other.updates).toEqual([]);
      },
    );
});

describe("an update", () => {
  statement("S1082", "is a POST over HTTP with a JSON body", async () => {
    const host = await startHost();
    expect((await ask(host.port, { body: commandText([device(1)]) })).status).toBe(200);
    expect((await ask(host.port, { method: "GET" })).status).toBe(405);
    expect((await ask(host.port, { body: "devices" })).status).toBe(400);
  });

  statement("S1083", "has the full list of devices, which replaces the one before", async () => {
    const host = await startHost();
    await ask(host.port, { body: commandText([device(1), device(2)]) });
    await ask(host.port, { body: commandText([device(2)]) });
    expect(host.updates.map(({ devices }) => devices)).toEqual([[device(1), device(2)], [device(2)]]);
  });

  statement("S1084", "keeps the devices in the order of their priority", async () => {
    const host = await startHost();
    const devices = [device(3), device(1), device(2)];
    await ask(host.port, { body: commandText(devices) });
    expect(host.updates[0]?.devices).toEqual(devices);
  });

  for (const [number, field] of [
    ["S1085", "hardware_mute"],
    ["S1086", "echo_cancellation"],
    ["S1087", "noise_suppression"],
    ["S1088", "automatic_gain_control"],
  ] as const)
    statement(number, `reports that ${field} was toggled`, async () => {
      const host = await startHost();
      for (const value of [false, true, false])
        await ask(host.port, { body: commandText([device(1, { [field]: value })]) });
      expect(host.updates.map(({ devices }) => devices)).toEqual(
        [false, true, false].map((value) => [device(1, { [field]: value })]),
      );
    });

  statement("S1089", "gets 200 and the response envelope over HTTP", async () => {
    const host = await startHost();
    const { status, json } = await ask(host.port, { body: commandText([device(1)], "nonce 1") });
    expect([status, json]).toEqual([200, { cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce: "nonce 1" }]);
  });

  statement("S1090", "gets the same envelope over WebSocket", async () => {
    const host = await startHost();
    const { socket, opened, next } = plainSocket(host.port);
    await opened;
    socket.send(commandText([device(1)], "nonce 2"));
    expect(JSON.parse(await next())).toEqual({ cmd: "SET_CERTIFIED_DEVICES", data: null, evt: null, nonce: "nonce 2" });
  });
});
