import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startTestServer } from "@guildwire/service/testing";
import { describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("python-client.py", import.meta.url));

/** A Python that has the library. */
const python = ["python3", "/usr/bin/python3"].find(
  (command) => spawnSync(command, ["-c", "import discord"]).status === 0,
);
const missing = python === undefined ? ", skipped: Debian's package python3-discord is not installed" : "";

describe.skipIf(python === undefined)(`discord.py${missing}`, () => {
  it("connects, registers a command and responds to it", async () => {
    const world = await startTestServer({ timeout: 30_000 });
    const bot = spawn(python ?? "", [program, world.url, world.guildId], { stdio: ["pipe", "pipe", "inherit"] });
    try {
      bot.stdin.end(`${world.token}\n`);
      const exit = once(bot, "exit");
      const lines: string[] = [];
      for await (const line of createInterface(bot.stdout)) {
        lines.push(line);
        if (!line.startsWith("ready")) continue;
        const reply = await world.useCommand("moor", { options: { ship: "Albatross" } });
        expect(reply.message?.content).toBe("Albatross is moored");
      }
      expect(await exit).toEqual([0, null]);
      expect(lines).toEqual([
        expect.stringMatching(`^application ${world.applicationId} `),
        expect.stringMatching(/^ready \d+ /),
        "responded Albatross is moored",
      ]);
      expect((await world.messages()).map(({ content }) => content)).toEqual([
        "Albatross is moored",
        "Welcome",
        "The tide has turned",
      ]);
    } finally {
      bot.kill();
      await world.close();
    }
  }, 120_000);
});
