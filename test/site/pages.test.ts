import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// @ts-expect-error: a plain script, without types
import { findBrokenLinks, slugify } from "../../site/anchors.mjs";
// @ts-expect-error: a plain script, without types
import { listPages, readPage } from "../../site/pages.mjs";
// @ts-expect-error: a plain script, without types
import { createSidebar } from "../../site/sidebar.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-pages-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe("readPage", () => {
  const pages = new Map([
    ["docs/a.md", "a.md"],
    ["docs/b.md", "b.md"],
    ["UPGRADING.md", "project/upgrading.md"],
    ["generated/reference/README.md", "reference/index.md"],
  ]);
  const read = (text: string, options: { file?: string; repository?: string } = {}): string => {
    const { file = "docs/a.md", repository } = options;
    write({ [file]: text });
    return readPage({ root: folder, file, pages, repository });
  };

  test.each([
    ["[b](b.md#part)", "[b](./b.md#part)"],
    ["[`b` page](b.md), [up](../UPGRADING.md#service)", "[`b` page](./b.md), [up](./project/upgrading.md#service)"],
    ["[reference](../generated/reference/README.md)", "[reference](./reference/index.md)"],
    ["[home](../README.md)", "[home](./index.md)"],
    ["[here](#part) [web](https://shelf.example/b.md)", "[here](#part) [web](https://shelf.example/b.md)"],
    ["![flow](flow.svg)", "![flow](flow.svg)"],
    ["`[b](b.md)` and ``[`b`](b.md)``", "`[b](b.md)` and ``[`b`](b.md)``"],
    ["```md\n[b](b.md)\n```\n[b](b.md)", "```md\n[b](b.md)\n```\n[b](./b.md)"],
    ["````md\n```\n[b](b.md)\n```\n````\n[b](b.md)", "````md\n```\n[b](b.md)\n```\n````\n[b](./b.md)"],
  ])("changes %j to %j", (before, after) => {
    expect(read(before)).toBe(after);
  });

  test("changes links between pages of different folders", () => {
    expect(read("[b](docs/b.md)", { file: "UPGRADING.md" })).toBe("[b](../b.md)");
  });

  test("links other files to the repository, or makes them text if its URL is unknown", () => {
    const text = "[source](../src/a.ts#L3)";
    expect(read(text, { repository: "https://git.example/o/r" })).toBe(
      "[source](https://git.example/o/r/blob/HEAD/src/a.ts#L3)",
    );
    expect(read(text)).toBe("source");
  });
});

test("every page of the repository is in the sidebar, and no other", () => {
  const pages = [...listPages(join(import.meta.dirname, "../..")).values()];
  const sections = createSidebar(pages) as { text: string; items: { link: string }[] }[];
  expect(sections.flatMap(({ items }) => items).length).toBeGreaterThan(30);
  expect(() => createSidebar([...pages, "orphan.md"])).toThrow("orphan is missing");
  expect(() => createSidebar(pages.filter((page) => page !== "client.md"))).toThrow("client does not exist");
});

test.each([
  ["What `generate` does, and when", "what-generate-does-and-when"],
  ["Swagger 2.0", "swagger-20"],
  ["x-error-format", "x-error-format"],
  ["Type `string | null` – größer", "type-string--null--größer"],
  ["listing_id & co_op", "listing_id--co_op"],
])("the anchor of %j is %j", (heading, anchor) => {
  expect(slugify(heading.replaceAll("`", ""))).toBe(anchor);
});

describe("findBrokenLinks", () => {
  const check = (html: string): string[] => {
    write({ "index.html": html, "other.html": '<h2 id="größe">', "sub/index.html": "", "icon.svg": "" });
    return findBrokenLinks(folder, "/guide/");
  };

  test("accepts pages, folders, files, anchors and other hosts", () => {
    const targets = ["/guide/other.html#gr%C3%B6%C3%9Fe", "other.html", "/guide/sub/", "#top", "https://a.example/x"];
    const links = targets.map((target) => `<a href="${target}">`).join("");
    expect(check(`<p id="top">${links}<img src="/guide/icon.svg">`)).toEqual([]);
  });

  test.each([
    ['<a href="/guide/gone.html">', "index.html: /guide/gone.html does not exist"],
    ['<a href="/guide/other.html#gone">', "index.html: /guide/other.html#gone has no such anchor"],
    ['<a href="#gone">', "index.html: #gone has no such anchor"],
    ['<a href="/other.html">', "index.html: /other.html is outside of /guide/"],
    ['<img src="gone.svg?a&amp;b">', "index.html: gone.svg?a&amp;b does not exist"],
  ])("reports %s", (html, problem) => {
    expect(check(html)).toEqual([problem]);
  });

  test("accepts links to a path that another program serves", () => {
    write({ "index.html": '<a href="/guide/../playground/"><a href="/others/">' });
    expect(findBrokenLinks(folder, "/guide/", "/playground/")).toEqual([
      expect.stringMatching(/\/others\/ is outside of \/guide\/$/),
    ]);
  });
});
