import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { startService } from "@guildwire/service";
import { describe, expect, it } from "vitest";
import { describeWorld, exportWorld, seed } from "../../../service/src/seed.js";
import { newDatabase } from "../harness/stores.js";

const run = promisify(execFile);
const adminToken = "the admin token of tests";

describe("the demo guild", () => {
  it("is described with three working commands", async () => {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: adminToken,
    });
    try {
      const world = await seed(service.url, adminToken);
      const variables = exportWorld(service.url, world);
      const text = describeWorld(service.url, world);
      const { channels } = world.counts;
      expect(text).toContain(`is ready: 2 users, ${channels} channels, 1 message, 1 application and 1 webhook.\n`);
      const listed = 'curl --silent -H "Authorization: Bot $TOKEN" "$URL/api/v8/guilds/$GUILD/channels"';
      expect(JSON.parse(await shell(variables, listed))).toHaveLength(channels);
      const commands = Array.from(text.matchAll(/^ {2}(curl .*)$/gm), ([, command = ""]) => command);
      expect(commands).toHaveLength(3);
      const [guild = "", message = "", gateway = ""] = commands;
      expect(JSON.parse(await shell(variables, guild))).toMatchObject({ name: "Harbour Watch" });
      expect(JSON.parse(await shell(variables, message))).toMatchObject({ content: "Fog is coming in." });
      await shows(variables, gateway, "event: READY");
    } finally {
      await service.close();
    }
  }, 60_000);

  it("has all values quoted that a shell would interpret", async () => {
    const url = "http://localhost:1/it's $(echo here); `ls`";
    const world = {
      guildId: "1",
      channelId: "2",
      ownerId: "4",
      ownerToken: "o",
      applicationId: "3",
      botToken: "b",
      webhookUrl: url,
      counts: { users: 0, channels: 0, messages: 0 },
    };
    expect(await shell(exportWorld(url, world), 'printf "%s|%s|%s" "$URL" "$GUILD" "$WEBHOOK"')).toBe(
      `${url}|1|${url}`,
    );
  });
});

async function shell(variables: string, command: string): Promise<string> {
  const script = `${variables}${command.replace(/^curl /, "curl -s ")}`;
  const { stdout } = await run("sh", ["-c", script], { timeout: 20_000 });
  return stdout;
}

/** Runs an endless command until it has printed a text. Throws if it ends before. */
async function shows(variables: string, command: string, text: string): Promise<void> {
  const child = spawn("sh", ["-c", `${variables}exec ${command.replace(/^curl /, "curl -s ")}`], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 50_000,
  });
  let shown = "";
  try {
    for await (const chunk of child.stdout) {
      shown += chunk;
      if (shown.includes(text)) return;
    }
  } finally {
    child.kill();
  }
  throw new Error(`it has shown nothing but ${JSON.stringify(shown)}`);
}
