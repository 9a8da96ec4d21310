import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startService } from "@guildwire/service";
import { expect } from "vitest";
import { newDatabase } from "../service/harness/stores.js";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);
const here = import.meta.dirname;

where(
  "the reference page works in Chromium, without anything from elsewhere",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: "the admin token of tests",
    });
    try {
      const args = ["docs-page.mjs", chromium ?? "", `${service.url}/docs`];
      const { stdout } = await run(process.execPath, args, { cwd: here, timeout: 170_000 });
      expect(JSON.parse(stdout)).toEqual({
        api: {
          title: expect.stringContaining("Guild, webhook, component, interaction"),
          operations: await countOperations(`${service.url}/docs/api.json`),
        },
        description: expect.stringContaining("Bans a user from the guild"),
        control: {
          title: expect.stringContaining("Control interface"),
          operations: await countOperations(`${service.url}/docs/control.json`),
        },
        foreign: [],
        complaints: [],
      });
    } finally {
      await service.close();
    }
  },
  180_000,
);

/** Operations and webhooks of a document. */
async function countOperations(url: string): Promise<number> {
  const document = (await (await fetch(url)).json()) as Record<
    "paths" | "webhooks",
    Record<string, object> | undefined
  >;
  const methods = /^(get|put|post|patch|delete)$/;
  return [...Object.values(document.paths ?? {}), ...Object.values(document.webhooks ?? {})]
    .flatMap((item) => Object.keys(item))
    .filter((key) => methods.test(key)).length;
}
