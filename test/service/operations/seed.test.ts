import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startService } from "@guildwire/service";
import { describe, expect, it } from "vitest";
import { describeWorld, seed } from "../../../service/src/seed.js";
import { newDatabase } from "../harness/stores.js";

const run = promisify(execFile);
const adminToken = "the admin token of tests";

describe("the demo world", () => {
  it("is described with three commands, which do what they say", async () => {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: adminToken,
    });
    try {
      const text = describeWorld(service.url, await seed(service.url, adminToken));
      const commands = Array.from(text.matchAll(/^ {2}(curl .*)$/gm), ([, command = ""]) => command);
      expect(commands).toHaveLength(3);
      const [guild = "", message = "", gateway = ""] = commands;
      expect(JSON.parse(await shell(guild))).toMatchObject({ name: "Harbour Watch" });
      expect(JSON.parse(await shell(message))).toMatchObject({ content: "Fog is coming in." });
      // It goes on for as long as it is let; its first event comes at once.
      expect(await shell(`${gateway} --max-time 1 || true`)).toContain("event: READY");
    } finally {
      await service.close();
    }
  }, 60_000);
});

async function shell(command: string): Promise<string> {
  const { stdout } = await run("sh", ["-c", command.replace(/^curl /, "curl -s ")], { timeout: 20_000 });
  return stdout;
}
