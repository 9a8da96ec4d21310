import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { compareCounts, findWords, lowerCounts } from "../../scripts/words.mjs";

interface WordUse {
  readonly folder: string;
  readonly word: string;
  readonly instead: string;
  readonly at: string;
}
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const words = [
  { word: "whoever", pattern: "\\bwhoever\\b", instead: "anyone who" },
  { word: "for people", pattern: "\\bfor people\\b", instead: "human-readable" },
  { word: "login", pattern: "\\blogins?\\b", instead: "authentication", except: "`login`" },
  { word: "gets here", pattern: "\\bgets here\\b", instead: "is unreachable", files: "source" },
];
const find = (files: Readonly<Record<string, string>>): readonly WordUse[] =>
  findWords({ files: Object.keys(files), read: (file: string) => files[file], words });
const compare = compareCounts as (uses: readonly WordUse[], left: Counts) => readonly string[];
const lower = lowerCounts as (uses: readonly WordUse[], left: Counts) => Counts;
const placesIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  find(files).map(({ word, at }) => `${at} ${word}`);

describe("the guard of refused words", () => {
  test("finds a word in any case, with its line and replacement", () => {
    expect(find({ "docs/a.md": "fine\nWhoever reads this" })).toEqual([
      { folder: "docs", word: "whoever", instead: "anyone who", at: "docs/a.md:2" },
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

  test("refuses every use in a folder without a count", () => {
    expect(compare(find({ "docs/a.md": "whoever" }), {})).toEqual(['docs/a.md:1: replace "whoever" by: anyone who']);
  });

  test("accepts uses up to a folder's count, and lists all of them above it", () => {
    const left = { "generator/src": { whoever: 1 } };
    const one = { "generator/src/load/a.ts": "// whoever" };
    expect(compare(find(one), left)).toEqual([]);
    expect(compare(find({ ...one, "generator/src/b.ts": "// whoever" }), left)).toEqual([
      'generator/src: "whoever" 2 times, 1 at most',
      'generator/src/load/a.ts:1: replace "whoever" by: anyone who',
      'generator/src/b.ts:1: replace "whoever" by: anyone who',
    ]);
  });

  test("requires that a count is lowered when uses disappear", () => {
    expect(compare(find({ "docs/a.md": "whoever" }), { docs: { whoever: 3 } })).toEqual([
      'scripts/words.json: "whoever" in docs fell to 1; run scripts/words.mjs --write',
    ]);
  });

  test("lowers counts and never raises one", () => {
    const uses = find({ "docs/a.md": "whoever", "spec/a.yaml": "whoever, whoever" });
    expect(lower(uses, { docs: { whoever: 3, login: 2 }, spec: { whoever: 1 } })).toEqual({
      docs: { whoever: 1 },
      spec: { whoever: 1 },
    });
  });
});
