import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createGuide } from "../../../service/src/http/guide.js";
import { createLog } from "../../../service/src/log.js";
import { createMetrics } from "../../../service/src/metrics.js";

const reporting = { log: createLog("silent"), metrics: createMetrics() };

describe("the guide below /docs/guide", () => {
  let folder: string;
  let server: Server;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/guide${path}`, init);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "guildwire-guide-"));
    const files = {
      "site/index.html": '<script id="mode">a()</script><script src="/docs/guide/assets/app.js"></script>',
      "site/reference/index.html": "<p>Reference</p>",
      "site/assets/app.js": "b()",
      "site/notes": "without a content type",
      "secret.html": "outside of the site",
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const handle = createGuide(reporting, join(folder, "site"));
    const prefix = "/docs/guide".length;
    server = createServer((request, response) => handle?.(request, response, (request.url ?? "").slice(prefix)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  test("serves pages with a policy that allows their own inline scripts", async () => {
    const page = await get("/");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    // The digest of a().
    const digest = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
    expect(page.headers.get("content-security-policy")).toContain(`script-src 'self' ${digest}; `);
    expect(await page.text()).toContain("a()");
    const inner = await get("/reference/");
    expect(await inner.text()).toBe("<p>Reference</p>");
    expect(inner.headers.get("content-security-policy")).toContain("script-src 'self'; ");
  });

  test("lets clients keep assets, whose names change with their content", async () => {
    const asset = await get("/assets/app.js");
    expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("redirects the path without a slash", async () => {
    const response = await get("", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/docs/guide/"]);
  });

  test.each([
    "/gone.html",
    "/assets",
    "/assets/",
    "/notes",
    "/%2e%2e/secret.html",
    "/..%2fsecret.html",
    "//index.html",
  ])("responds to %s with 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("refuses other methods than GET and HEAD", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    const head = await get("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("does not exist without a built site", () => {
    expect(createGuide(reporting, join(folder, "gone"))).toBeUndefined();
  });
});
