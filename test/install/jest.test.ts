import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./command.js";

/** A test file for Jest. Two of its tests fail on purpose. */
const program = `
import { startTestServer } from "@guildwire/service/testing";

const post = async (path, body) => {
  const headers = { Authorization: "Bot " + world.token, "Content-Type": "application/json" };
  const response = await fetch(world.api + "/v10" + path, { method: "POST", headers, body: JSON.stringify(body) });
  return response.json();
};

let world;
beforeAll(async () => {
  world = await startTestServer({ timeout: 300 });
  await post(\`/applications/\${world.applicationId}/commands\`, { name: "moor", description: "Moors a ship" });
});
afterAll(() => world?.close());

test("holds", async () => {
  const { id } = await post(\`/channels/\${world.channelId}/messages\`, { content: "Ahoy" });
  await expect(world).toHaveReplied("Ahoy");
  await expect(world).toHaveReplied(/^ahoy$/gi);
  await expect(world).toHaveReplied({ id, content: expect.stringContaining("hoy") });
  await expect(world).not.toHaveReplied("Farewell");
  await expect(world).toHaveRegistered("moor");
  await expect(Promise.resolve(world)).resolves.toHaveRegistered("moor");
});
test("does not hold", () => expect(world).toHaveReplied("Farewell"));
test("is negated", () => expect(world).not.toHaveReplied("Ahoy"));
`;

describe("the matchers in Jest", () => {
  test("hold, fail and are negated in its runner, as ES modules", { timeout: 400_000 }, async () => {
    const cwd = mkdtempSync(join(tmpdir(), "guildwire-jest-"));
    try {
      const settings = { transform: {}, setupFilesAfterEnv: ["@guildwire/service/testing/jest"] };
      const manifest = { name: "bot", private: true, type: "module", jest: settings };
      writeFileSync(join(cwd, "package.json"), JSON.stringify(manifest));
      writeFileSync(join(cwd, "bot.test.js"), program);
      const words = ["install", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact", "jest@30.5.2"];
      expect(await run("npm", words, { cwd, timeout: 240_000 })).toMatchObject({ code: 0 });
      // As installed: packages.test.ts installs what is published.
      mkdirSync(join(cwd, "node_modules/@guildwire"));
      symlinkSync(resolve(import.meta.dirname, "../../service"), join(cwd, "node_modules/@guildwire/service"));
      const env = { ...process.env, NODE_OPTIONS: "--experimental-vm-modules" };
      const jest = join(cwd, "node_modules/jest/bin/jest.js");
      const args = [jest, "--ci", "--json", "--outputFile=report.json"];
      expect(await run(process.execPath, args, { cwd, env, timeout: 120_000 })).toMatchObject({ code: 1 });
      const { testResults } = JSON.parse(readFileSync(join(cwd, "report.json"), "utf8")) as Report;
      expect(testResults.flatMap(({ assertionResults }) => assertionResults)).toMatchObject([
        { title: "holds", status: "passed", failureMessages: [] },
        {
          title: "does not hold",
          status: "failed",
          failureMessages: [expect.stringContaining('The bot did not reply "Farewell". It sent "Ahoy".')],
        },
        {
          title: "is negated",
          status: "failed",
          failureMessages: [expect.stringContaining('The bot replied "Ahoy", which was not expected. It sent "Ahoy".')],
        },
      ]);
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  });
});

/** The part of Jest's report that has the tests. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
