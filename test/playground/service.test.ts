import { execFile } from "node:child_process";
import { request } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RunningService, startService } from "@guildwire/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromium, driver, install, where } from "../platforms/installed.js";
import { newDatabase } from "../service/harness/stores.js";

const run = promisify(execFile);
const platforms = join(import.meta.dirname, "..", "platforms");
let service: RunningService;

beforeAll(async () => {
  service = await startService({ database: await newDatabase("the embedded database"), port: 0 });
});
afterAll(() => service.close());

it("redirects to the path below which the files of the page are", async () => {
  const { status, headers } = await fetch(`${service.url}/playground`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([308, "/playground/"]);
});

it("compresses for clients that accept it", async () => {
  const path = `${service.url}/playground/page.js`;
  const plain = await sizeOf(path, "identity");
  const refused = await sizeOf(path, "gzip;q=0, br");
  const compressed = await sizeOf(path, "br, gzip");
  expect([plain.encoding, refused.encoding, compressed.encoding]).toEqual([undefined, undefined, "gzip"]);
  expect(refused.bytes).toBe(plain.bytes);
  // The code of libraries, which compresses better, is in files of its own.
  expect(compressed.bytes).toBeLessThan(plain.bytes / 2);
});

it("serves no other files", async () => {
  for (const path of [
    "/playground/none.js",
    "/playground/..%2findex.js",
    "/playground/__proto__",
    "/playground/a/page.js",
  ])
    expect((await fetch(service.url + path)).status, path).toBe(404);
});

where(
  "works in Chromium below /playground",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
    const args = ["playground-page.mjs", chromium ?? "", `${service.url}/playground/`, axe];
    const { stdout } = await run(process.execPath, args, { cwd: platforms, timeout: 150_000 });
    expect(JSON.parse(stdout)).toMatchObject({ first: { summary: "None" }, foreign: [], complaints: [] });
  },
  180_000,
);

/** Size of a response as transferred. */
function sizeOf(
  url: string,
  accepted: string,
): Promise<{ readonly encoding: string | undefined; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": accepted } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve({ encoding: response.headers["content-encoding"], bytes }));
    })
      .on("error", reject)
      .end();
  });
}
