import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createGuildRole } from "@guildwire/api/client";
import { expect, it, onTestFinished } from "vitest";
import { seed } from "../../../service/src/seed.js";
import { secretToken } from "../../secrets.js";
import { connectGateway, identify } from "../harness/gateway-client.js";
import { runProgram } from "../harness/program.js";

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
