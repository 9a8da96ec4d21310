import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nodeOf } from "../../toolchains/installed.js";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const newest = nodeOf("node-newest");

const program = `
import { DatabaseSync } from "@photostructure/sqlite";
const database = new DatabaseSync(":memory:");
database.exec("create table t (id bigint primary key)");
const columns = database.prepare("insert into t values (1) returning id").columns();
const [{ version }] = database.prepare("select sqlite_version() as version").all();
console.log(JSON.stringify({ version, type: columns[0].type }));
`;

describe("the published SQLite driver, without install scripts", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-driver-"));
    for (const name of ["@photostructure/sqlite", "node-gyp-build", "node-addon-api"]) {
      const source = dirname(require.resolve(`${name}/package.json`));
      await mkdir(dirname(join(folder, "node_modules", name)), { recursive: true });
      // Without `build`, where a compiler would have written its result.
      const isPublished = (path: string) => path !== join(source, "build");
      await cp(source, join(folder, "node_modules", name), { recursive: true, filter: isPublished });
    }
    await writeFile(join(folder, "program.mjs"), program);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function expectDriver(node: string): Promise<void> {
    const { stdout, stderr } = await run(node, [join(folder, "program.mjs")], { timeout: 60_000 });
    const { version, type } = JSON.parse(stdout) as { version: string; type: string };
    const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
    // Older versions can lose transactions when a write-ahead log is reset.
    expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(3_051_003);
    // Values are decoded by the declared type, which rows of `returning` must have, too.
    expect(type).toBe("bigint");
    expect(stderr).toBe("");
  }

  it("loads on this Node, is new enough, and prints no warning", () => expectDriver(process.execPath));

  const note = newest === undefined ? " (skipped: npm ci --prefix test/toolchains installs it)" : "";
  it.skipIf(newest === undefined)(`does so on the newest Node${note}`, () => expectDriver(newest ?? ""));
});
