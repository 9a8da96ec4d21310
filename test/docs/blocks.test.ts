import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, it } from "vitest";

const projectRoot = resolve(import.meta.dirname, "../..");
const tests = join(projectRoot, "test");
const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");

interface Ledger {
  /** For each page, the tests that execute its blocks of a language. */
  readonly executed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Blocks that no test executes. */
  readonly exceptions: readonly { readonly page: string; readonly begins: string; readonly reason: string }[];
}

const { executed, exceptions }: Ledger = JSON.parse(read("test/docs/blocks.json"));
const pages = ["README.md", ...readdirSync(join(projectRoot, "docs")).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith(".md"),
);
const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/^ *```(\w*).*\n((?:(?! *```).*\n)*) *```$/gm)].map(([, language = "", text = ""]) => ({
    page,
    language,
    text,
  })),
);
type Block = (typeof blocks)[number];

const isException = ({ page, text }: Block): boolean =>
  exceptions.some((exception) => exception.page === page && text.trimStart().startsWith(exception.begins));
const isExecuted = ({ page, language }: Block): boolean => executed[page]?.[language] !== undefined;

it("every fenced block of the README and the documents is executed, except for a listed reason", () => {
  expect(blocks.length).toBeGreaterThan(250);
  const others = blocks.filter((block) => !isExecuted(block) && !isException(block));
  expect(others.map(({ page, language, text }) => `${page} ${language}: ${text.split("\n")[0]}`)).toEqual([]);
});

it("at most 5 % of the blocks are exceptions", () => {
  expect(exceptions.length).toBeLessThanOrEqual(blocks.length * 0.05);
  for (const { begins, page, reason } of exceptions) {
    expect(reason.length, begins).toBeGreaterThan(20);
    expect(
      blocks.filter((block) => block.page === page && block.text.trimStart().startsWith(begins)).length,
      begins,
    ).toBe(1);
    for (const [path] of reason.matchAll(/test\/[\w/.-]*\w/g))
      expect([path, existsSync(join(projectRoot, path))]).toEqual([path, true]);
  }
});

/** Tests that read all pages. */
const generic = /^docs\/(?:commands|tutorials)\.test\.ts$/;

it("the listed tests exist and read the page", () => {
  for (const [page, languages] of Object.entries(executed)) {
    expect(existsSync(join(projectRoot, page)), page).toBe(true);
    for (const [language, path] of Object.entries(languages)) {
      expect(
        blocks.some((block) => block.page === page && block.language === language),
        `${page} ${language}`,
      ).toBe(true);
      const test = readFileSync(join(tests, path), "utf8");
      expect([page, path, generic.test(path) || test.includes(basename(page))]).toEqual([page, path, true]);
    }
  }
});
