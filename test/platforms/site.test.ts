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
  "how-do-i.html",
  "next.html",
  "tutorial-server.html",
  "client.html",
  "codes.html",
  "reference/",
  "reference/operations/bans.html",
  "tutorial-remote.html",
  "play/",
];

/** What users type into the search box, and the title that one of the first three results has. */
const searches: Readonly<Record<string, RegExp>> = {
  docker: /How do I run it in Docker/,
  nest: /NestJS/,
  next: /Next\.js/,
  upload: /Uploads/,
  monorepo: /a monorepo/,
  zod: /Zod schemas/,
  "rate limit": /handle a rate limit/,
  retry: /Retries and rate limits/,
  msw: /Mock Service Worker/,
  "auth token": /authenticate with a token/,
  dates: /Values: dates/,
  "react query": /React Query/,
  enum: /Enumerations/,
  webhook: /Receiving webhooks/,
  bearer: /authenticate with a token/,
  swagger: /Swagger 2\.0/,
  "abort request": /Cancellation and timeouts/,
  "file download": /download a file/,
  "CI drift check": /check for drift in CI/,
  "cookie auth": /authenticate with a cookie/,
  nullable: /Nullable or optional/,
  "server-sent events": /read server-sent events/,
  "operationId missing": /operationId is missing/,
};

/** Whole questions, and the title of their first result. */
const questions: Readonly<Record<string, RegExp>> = {
  "how do I upload a file in Nest": /upload a file in Nest/i,
  "my spec is on a URL": /My specification is on a URL/,
  "what broke in this release": /What broke in this release/,
};

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
      await run(process.execPath, ["scripts/docs.mjs", "--base", base, "--url", origin, "--out", out], { cwd: root });
      expectFilesForMachines(out);
      const { search, found } = await inspect(server, pages, [...Object.keys(searches), ...Object.keys(questions)]);
      for (const [query, title] of Object.entries(searches)) expect(found[query]?.join("\n"), query).toMatch(title);
      for (const [query, title] of Object.entries(questions)) expect(found[query]?.[0], query).toMatch(title);
      expect(search.results.length).toBeGreaterThan(1);
      expect(search.results.join("\n")).toContain("Retries and rate limits");
      // The first result is opened: the question about rate limits, whose text begins with what is retried.
      expect(search.title).toContain("How do I");
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
  900_000,
);

/** Where the site claims to be published. */
const origin = "https://docs.example.org";

/** Expects the sitemap, the files for agents, and the preview of a page. */
function expectFilesForMachines(folder: string): void {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const listed = Array.from(read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) => url);
  expect(listed).toContain(`${origin}${base}client.html`);
  const linked = Array.from(read("llms.txt").matchAll(/\]\(([^)]*)\)/g), ([, url = ""]) => url);
  expect(linked.length).toBeGreaterThan(50);
  for (const url of [...listed, ...linked]) {
    const path = url.slice(`${origin}${base}`.length);
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    expect([url, existsSync(join(folder, file))]).toEqual([url, true]);
  }
  for (const title of ["# Using the generated client", "# NestJS", "# Comparing two"])
    expect(read("llms-full.txt")).toContain(`\n${title}`);
  const page = read("client.html");
  expect(page).toContain(`<meta property="og:image" content="${origin}${base}preview.png">`);
  expect(page).toContain(`<meta property="og:url" content="${origin}${base}client.html">`);
  // Width and height of a PNG.
  const picture = readFileSync(join(folder, "preview.png"));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
}

/** Opens pages at every size and in both color schemes, and expects no problem. */
async function inspect(server: Server, names: readonly string[], queries: readonly string[] = []): Promise<Inspection> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  const pictures = process.env["SITE_PICTURES"] ?? "-";
  const args = ["site-page.mjs", chromium ?? "", url, pictures, JSON.stringify(queries), ...names];
  const { stdout } = await run(process.execPath, args, { cwd: import.meta.dirname });
  const inspection = JSON.parse(stdout) as Inspection;
  expect(inspection.seen).toHaveLength(names.length * 2 * 2);
  for (const { passes, ...page } of inspection.seen) {
    expect(passes).toBeGreaterThan(10);
    expect(page).toMatchObject({ complaints: [], foreign: [], overflow: 0, scrolling: 0, violations: [] });
  }
  return inspection;
}

/** What `site-page.mjs` prints. */
interface Inspection {
  seen: {
    complaints: string[];
    foreign: string[];
    overflow: number;
    scrolling: number;
    violations: string[];
    passes: number;
  }[];
  found: Readonly<Record<string, readonly string[]>>;
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
