import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createGuildRole } from "@guildwire/api/client";
import { Client, Events, GatewayIntentBits } from "discord.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { seed } from "../../../service/src/seed.js";
import { secretToken } from "../../secrets.js";
import { connectGateway, identify } from "../harness/gateway-client.js";
import { runProgram } from "../harness/program.js";
import { newDatabase, postgresSkipped } from "../harness/stores.js";

describe.skipIf(postgresSkipped !== undefined)(`with several instances, ${postgresSkipped ?? "on PostgreSQL"}`, () => {
  it("an unmodified client resumes without loss after its instance was killed, and stopped", {
    timeout: 120_000,
  }, async () => {
    const database = await newDatabase("PostgreSQL");
    if (database.kind !== "postgres") throw new Error("not on PostgreSQL");
    const admin = secretToken("control");
    const start = async () => {
      const program = await runProgram({
        DATABASE_URL: database.url,
        CONTROL_TOKEN: admin,
        PUBLIC_URL: balancer.url,
      });
      onTestFinished(async () => void (await program.end("SIGKILL")));
      return program;
    };
    let url = "";
    const balancer = await startBalancer(() => url);
    onTestFinished(() => balancer.close());
    let program = await start();
    url = program.url;
    const { guildId: guild_id, botToken } = await seed(program.url, admin);
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${balancer.url}/api` } });
    onTestFinished(() => client.destroy());
    const ready = once(client, Events.ClientReady);
    await client.login(botToken);
    await ready;
    const received: string[] = [];
    const expected: string[] = [];
    client.on(Events.GuildRoleCreate, ({ name }) => void received.push(name));
    const create = async (name: string) => {
      expected.push(name);
      const api = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: botToken } });
      await createGuildRole(api, { guild_id, body: { name } });
    };
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      await create(`before ${signal}`);
      const resumed = once(client, Events.ShardResume);
      const former = program;
      program = await start();
      url = program.url;
      await former.end(signal);
      await create(`after ${signal}`);
      await resumed;
      await create(`later than ${signal}`);
      while (received.length < expected.length) await once(client, Events.GuildRoleCreate);
      expect(received).toEqual(expected);
    }
  });
});

/** Passes connections to an instance. */
async function startBalancer(target: () => string): Promise<{ readonly url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const { hostname, port } = new URL(target());
    const instance = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, instance],
      [instance, client],
    ] as const)
      sockets.add(socket.on("error", () => other.destroy()).on("close", () => other.destroy()));
    client.pipe(instance).pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

it("a session resumes without loss after its instance was killed", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-killed-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const admin = secretToken("control");
  const start = async () => {
    const program = await runProgram({ DATA_DIR: folder, CONTROL_TOKEN: admin });
    onTestFinished(async () => void (await program.end("SIGKILL")));
    return program;
  };
  const first = await start();
  const { guildId: guild_id, botToken } = await seed(first.url, admin);
  const createRole = (url: string, name: string) =>
    createGuildRole(createClient({ baseUrl: `${url}/api/v8`, auth: { bot: botToken } }), { guild_id, body: { name } });
  const { client, sessionId } = await identify(first.url, botToken);
  await client.dispatch("GUILD_CREATE");
  const names = ["zero", "one", "two", "three", "four"];
  await createRole(first.url, "zero");
  const received = await client.dispatch("GUILD_ROLE_CREATE");
  // The client stops reading, and has confirmed no event.
  client.socket.pause();
  for (const name of ["one", "two"]) await createRole(first.url, name);
  await first.end("SIGKILL");
  client.socket.terminate();
  const second = await start();
  await createRole(second.url, "three");
  const again = await connectGateway(second.url);
  onTestFinished(() => again.socket.terminate());
  again.session.sendResume({ d: { token: botToken, session_id: sessionId, seq: received.s ?? 0 } });
  const missed = [await again.next(), await again.next(), await again.next()];
  expect(await again.next()).toMatchObject({ t: "RESUMED", s: (received.s ?? 0) + 3 });
  await createRole(second.url, "four");
  const events = [received, ...missed, await again.next()];
  expect(events.map(({ d }) => (d as { role: { name: string } }).role.name)).toEqual(names);
  expect(events.map(({ s }) => s)).toEqual(names.map((_, index) => (received.s ?? 0) + index));
});
