import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chromium, driver, install, where } from "../platforms/installed.js";
import { openSite } from "./site.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const platforms = join(root, "test", "platforms");

where(
  "generates as one types, locates errors, shares by URL, and is accessible on a desktop and a phone",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const site = await openSite();
    try {
      const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
      const pictures = process.env["PLAYGROUND_PICTURES"];
      const args = [
        "playground-page.mjs",
        chromium ?? "",
        site.url,
        axe,
        ...(pictures === undefined ? [] : [pictures]),
      ];
      const { stdout } = await run(process.execPath, args, { cwd: platforms, timeout: 150_000 });
      const report = JSON.parse(stdout) as { readonly first: { readonly loaded: readonly string[] } };
      const { loaded } = report.first;
      const first = loaded
        .filter((name) => !name.startsWith("offline"))
        .map((name) => join(site.folder, name || "index.html"));
      // The parser of TypeScript colours the text after it is shown.
      const texts = first.filter((path) => existsSync(path)).map((path) => readFileSync(path, "utf8"));
      const needed = texts.filter((text) => !text.includes("TypeParamList"));
      expect(needed.length).toBe(texts.length - 1);
      const sizes = needed.map((text) => gzipSync(text).length);
      expect(sizes.length).toBeGreaterThan(10);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
      expect(report).toEqual({
        message: {
          rendered: {
            buttons: ["Accept", "Later", "🔥 Join", "Decline"],
            links: ["https://example.com/rules"],
            menus: [3],
          },
          issues: expect.arrayContaining([expect.stringMatching(/^8:18 max-length: .*\b80\b/)]),
          markedIssues: expect.arrayContaining([`"${"a".repeat(81)}"`]),
          unsafeLinks: 0,
          syntax: [expect.stringMatching(/^1:3 /)],
          options: ["url"],
          completed: '[{ "type": 1, "components": [{ "type": 2, "style": 5, "url":  }] }]',
        },
        // Of another document, too, the first view is complete before the other files are generated.
        early: [
          {
            path: expect.stringMatching(/^src\/types\//),
            diagnostics: [],
            types: expect.arrayContaining(["Circle", "Shape"]),
          },
        ],
        first: { files: expect.any(Number), summary: "None", shown: expect.stringMatching(/^src\/types\//), loaded },
        tree: { found: [expect.stringMatching(/^src\/client\/books/)], roles: 1 },
        archives: { saved: expect.any(Number), sources: ["api/openapi.yaml", "api/parts.yaml"] },
        offline: true,
        overlayError: "[]",
        value: {
          problem: '1:31 the value must be a number, found the string "far"',
          marked: '"far"',
          valid: "The value is a valid Circle.",
          changed: "2:9 the value must be more than 5, found 2",
        },
        keyboard: {
          completions: [
            expect.arrayContaining(["type"]),
            ["string"],
            expect.arrayContaining(["$ref"]),
            ["#/components/schemas/NewBook"],
          ],
          added: '\n    Added:\n      type: string\n      $ref: "#/components/schemas/NewBook"',
          focused: "info",
        },
        broken: expect.stringMatching(/^29:\d+ error reference-unresolved: /),
        selected: '"#/components/schemas/Volume"',
        marked: '"#/components/schemas/Volume"',
        position: expect.stringMatching(/^Line 29, column \d+$/),
        changes: await reportOfCommand(),
        sharedTitle: true,
        sharedOverlay: true,
        isWide: false,
        violations: { changes: [], components: [], desktop: [], phone: [], value: [] },
        foreign: [],
        complaints: [],
      });
    } finally {
      site.close();
    }
  },
  180_000,
);

/** Returns what the command reports about the change that the page is given, without its hint at another command. */
async function reportOfCommand(): Promise<string> {
  const shapes = readFileSync(join(root, "playground/examples/union.yaml"), "utf8");
  const folder = mkdtempSync(join(tmpdir(), "playground-"));
  try {
    writeFileSync(join(folder, "earlier.yaml"), shapes);
    writeFileSync(join(folder, "openapi.yaml"), shapes.replace("maxItems: 100", "maxItems: 50"));
    const args = [
      join(root, "generator/bin/guildwire.js"),
      "diff",
      "earlier.yaml",
      "openapi.yaml",
      "--fail-on",
      "none",
    ];
    const { stdout } = await run(process.execPath, args, { cwd: folder });
    return stdout.replace(/^guildwire explain .*\n/m, "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("loads at most 2 MB compressed", { timeout: 120_000 }, async () => {
  const site = await openSite();
  try {
    const paths = readdirSync(site.folder).map((name) => join(site.folder, name));
    const bytes = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(2_000_000);
  } finally {
    site.close();
  }
});

it.each(["index.html", "components.html"])(
  "%s leads to the documentation, which the folder above it serves",
  (name) => {
    const page = readFileSync(join(root, "playground/src", name), "utf8");
    const nav = /<nav aria-label="Pages">(.*)<\/nav>/.exec(page)?.[1] ?? "";
    expect([...nav.matchAll(/<a href="([^"]*)"/g)].map(([, target]) => target)).toEqual([
      "./",
      "components.html",
      "../",
    ]);
  },
);
