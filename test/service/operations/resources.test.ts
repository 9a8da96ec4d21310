import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getGuild, modifyGuild } from "@guildwire/api/client";
import { expect, it } from "vitest";
import { seed } from "../../../service/src/seed.js";
import { secretToken } from "../../secrets.js";
import { runProgram } from "../harness/program.js";

/** Ten times what bench/service measures: 150 MB resident, and half a second of CPU until the service is ready. */
const ceilings = { residentBytes: 1.5e9, cpuSeconds: 5 };

it("starts and serves 10,000 requests within ten times its usual CPU and memory", { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-resources-"));
  const admin = secretToken("control");
  const program = await runProgram({ DATA_DIR: folder, CONTROL_TOKEN: admin, RATE_LIMITS: "off", LOG_LEVEL: "info" });
  try {
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`${program.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
    };
    expect(await metric("process_cpu_seconds_total")).toBeLessThan(ceilings.cpuSeconds);
    const { guildId: guild_id, botToken } = await seed(program.url, admin);
    const client = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: botToken } });
    for (let sent = 0; sent < 10_000; sent += 20) {
      const reads = Array.from({ length: 19 }, () => getGuild(client, { guild_id }));
      await Promise.all([...reads, modifyGuild(client, { guild_id, body: { name: `Harbour ${sent}` } })]);
    }
    expect(await metric("process_resident_memory_bytes")).toBeLessThan(ceilings.residentBytes);
  } finally {
    await program.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
});
