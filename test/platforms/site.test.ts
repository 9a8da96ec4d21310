import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { createGuide } from "../../service/src/http/guide.js";
import { createLog } from "../../service/src/log.js";
import { createMetrics } from "../../service/src/metrics.js";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** The path below which the service serves the site. */
const base = "/docs/guide/";
const pages = [
  "index.html",
  "start.html",
  "client.html",
  "codes.html",
  "reference/",
  "reference/operations/bans.html",
  "tutorial-remote.html",
  "play/",
];

where(
  "the documentation site works in Chromium from a sub-path, without errors, overflow or violations of axe",
  [
    !existsSync(join(root, "site/node_modules/vitepress")) && "npm ci --prefix site",
    !driver && install,
    !chromium && "no chromium on PATH",
  ],
  async () => {
    const out = mkdtempSync(join(tmpdir(), "guildwire-site-"));
    const server = await serveFiles(out);
    let service: Server | undefined;
    try {
      // Fails on links to pages or anchors that do not exist.
      await run(process.execPath, ["scripts/docs.mjs", "--base", base, "--out", out], { cwd: root });
      const { search } = await inspect(server, pages);
      expect(search.results.length).toBeGreaterThan(1);
      expect(search.results.join("\n")).toContain("Retries and rate limits");
      expect(search.title).toContain("Using the generated client");
      // The list of VitePress puts links into options, and labels them by their page.
      expect(search.violations.toSorted()).toEqual(["label-content-name-mismatch", "nested-interactive"]);
      // The service adds a content security policy, whose violations are errors on the console.
      service = await listen(serviceHandler(out));
      await inspect(service, ["index.html", "reference/"]);
    } finally {
      server.close();
      service?.close();
      rmSync(out, { recursive: true });
    }
  },
  400_000,
);

/** Opens pages at every size and in both color schemes, and expects no problem. */
async function inspect(server: Server, names: readonly string[]): Promise<Inspection> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const pictures = process.env["SITE_PICTURES"] ?? "-";
  const args = ["site-page.mjs", chromium ?? "", url, pictures, ...names];
  const { stdout } = await run(process.execPath, args, { cwd: import.meta.dirname });
  const inspection = JSON.parse(stdout) as Inspection;
  expect(inspection.seen).toHaveLength(names.length * 2 * 2);
  for (const { passes, ...page } of inspection.seen) {
    expect(passes).toBeGreaterThan(10);
    expect(page).toMatchObject({ complaints: [], foreign: [], overflow: 0, violations: [] });
  }
  return inspection;
}

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
function serveFiles(folder: string): Promise<Server> {
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const path = join(folder, name.slice(base.length));
    if (!name.startsWith(base) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    const contentType = contentTypes[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": contentType }).end(readFileSync(path));
  });
}

/** What the service responds below its path for the guide. */
function serviceHandler(folder: string): RequestListener {
  const handle = createGuide({ log: createLog("silent"), metrics: createMetrics() }, folder);
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (handle === undefined || !pathname.startsWith(base)) response.writeHead(404).end();
    else handle(request, response, pathname.slice(base.length - 1));
  };
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
