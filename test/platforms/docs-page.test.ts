import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { startService } from "@guildwire/service";
import { expect, test } from "vitest";
import { newDatabase } from "../service/harness/stores.js";

const run = promisify(execFile);
const here = import.meta.dirname;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const chromium =
  process.env["CHROMIUM"] ??
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find(isExecutable);
const missing = [
  !existsSync(join(here, "node_modules/playwright-core")) && "npm ci --prefix test/platforms",
  chromium === undefined && "no chromium on PATH",
].filter((what) => what !== false);
const why = missing.length === 0 ? "" : ` (skipped: ${missing.join(", ")})`;

test.skipIf(missing.length > 0)(
  `the reference page works in Chromium, without anything from elsewhere${why}`,
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
        description: expect.stringContaining("Keeps a user out of the guild"),
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
