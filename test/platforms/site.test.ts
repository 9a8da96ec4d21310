import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const pages = ["index.html", "start.html", "client.html", "codes.html", "reference/", "reference/operations/bans.html"];

where(
  "the documentation site works in Chromium from a sub-path, without errors, overflow or violations of axe",
  [
    !existsSync(join(root, "site/node_modules/vitepress")) && "npm ci --prefix site",
    !driver && install,
    !chromium && "no chromium on PATH",
  ],
  async () => {
    const out = mkdtempSync(join(tmpdir(), "guildwire-site-"));
    const server = await serveFiles(out, "/guide/");
    try {
      // Fails on links to pages or anchors that do not exist.
      await run(process.execPath, ["scripts/docs.mjs", "--base", "/guide/", "--out", out], { cwd: root });
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/guide/`;
      const pictures = process.env["SITE_PICTURES"] ?? "-";
      const { stdout } = await run(process.execPath, ["site-page.mjs", chromium ?? "", url, pictures, ...pages], {
        cwd: import.meta.dirname,
      });
      const { seen, search } = JSON.parse(stdout) as Inspection;
      expect(seen).toHaveLength(pages.length * 2 * 2);
      for (const { passes, ...page } of seen) {
        expect(passes).toBeGreaterThan(10);
        expect(page).toMatchObject({ complaints: [], foreign: [], overflow: 0, violations: [] });
      }
      expect(search.results.length).toBeGreaterThan(1);
      expect(search.results.join("\n")).toContain("Retries and rate limits");
      expect(search.title).toContain("Using the generated client");
      // The list of VitePress puts links into options, and labels them by their page.
      expect(search.violations.toSorted()).toEqual(["label-content-name-mismatch", "nested-interactive"]);
    } finally {
      server.close();
      rmSync(out, { recursive: true });
    }
  },
  300_000,
);

/** What `site-page.mjs` prints. */
interface Inspection {
  seen: { complaints: string[]; foreign: string[]; overflow: number; violations: string[]; passes: number }[];
  search: { results: string[]; title: string; violations: string[] };
}

const contentTypes: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A static host that serves a folder below a path and nothing else. */
async function serveFiles(folder: string, base: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const path = join(folder, name.slice(base.length));
    if (!name.startsWith(base) || !existsSync(path)) response.writeHead(404).end();
    else
      response
        .writeHead(200, { "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream" })
        .end(readFileSync(path));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
