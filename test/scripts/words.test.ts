import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { findWords } from "../../scripts/words.mjs";

interface WordUse {
  readonly word: string;
  readonly instead: string;
  readonly at: string;
}

const words = [
  { word: "whoever", pattern: "\\bwhoever\\b", instead: "anyone who" },
  { word: "for people", pattern: "\\bfor people\\b", instead: "human-readable" },
  { word: "login", pattern: "\\blogins?\\b", instead: "authentication", except: "`login`" },
  { word: "gets here", pattern: "\\bgets here\\b", instead: "is unreachable", files: "source" },
];
const find = (files: Readonly<Record<string, string>>): readonly WordUse[] =>
  findWords({ files: Object.keys(files), read: (file: string) => files[file], words });
const placesIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  find(files).map(({ word, at }) => `${at} ${word}`);

describe("the guard of refused words", () => {
  test("finds a word in any case, with its line and replacement", () => {
    expect(find({ "docs/a.md": "fine\nWhoever reads this" })).toEqual([
      { word: "whoever", instead: "anyone who", at: "docs/a.md:2" },
    ]);
  });

  test("finds words across the lines of a comment", () => {
    expect(placesIn({ "a/b/c.ts": "/**\n * Texts for\n * people.\n */", "a/b/d.ts": "// for\n// people" })).toEqual([
      "a/b/c.ts:2 for people",
      "a/b/d.ts:1 for people",
    ]);
  });

  test("ignores exceptions, longer words, and files of other kinds", () => {
    expect(placesIn({ "a.md": "the field `login`; loginless; nothing gets here" })).toEqual([]);
    expect(placesIn({ "a.ts": "// nothing gets here" })).toEqual(["a.ts:1 gets here"]);
  });

  test("ignores generated files and fixtures", () => {
    expect(placesIn({ "generated/src/a.ts": "whoever", "test/upgrade/fixture/a.md": "whoever" })).toEqual([]);
  });
});
