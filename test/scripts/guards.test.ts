import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { checkBrand } from "../../scripts/brand.mjs";
// @ts-expect-error: a plain script without declarations.
import { countResults, stepsOf } from "../../scripts/count.mjs";
// @ts-expect-error: a plain script without declarations.
import { checkTiers, filesByProject, filesOfTier } from "../../scripts/test-tiers.mjs";

interface Allowed {
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

describe("the guard of the brand", () => {
  const look = (files: Record<string, string>, allowed: readonly Allowed[] = []): string[] =>
    checkBrand({ files: Object.keys(files), read: (file: string) => files[file], words: ["acme"], allowed });

  test("finds the word in any spelling, in texts and in names", () => {
    expect(look({ "a.md": "fine\nthe ACMEs\n", "acme.ts": "" })).toEqual([
      'a.md:2 uses the word "acme"',
      'acme.ts has "acme" in its name',
    ]);
  });

  test("allows the listed use, and nothing next to it on the same line", () => {
    const allowed = [{ file: "a.yaml", text: "const: acme", reason: "a value" }];
    expect(look({ "a.yaml": "{ const: acme }" }, allowed)).toEqual([]);
    expect(look({ "a.yaml": "{ const: acme } # from Acme" }, allowed)).toEqual(['a.yaml:1 uses the word "acme"']);
    expect(look({ "a.yaml": "const: acme", "b.yaml": "const: acme" }, allowed)).toEqual([
      'b.yaml:1 uses the word "acme"',
    ]);
  });

  test("finds unnecessary list entries, and entries without a reason", () => {
    expect(look({ "a.md": "" }, [{ file: "a.md", text: "acme", reason: "" }])).toEqual([
      'scripts/brand.json allows "acme" in a.md, where it is not',
      'scripts/brand.json gives no reason for "acme"',
    ]);
  });
});

describe("the last line of a CI run", () => {
  const tests = { code: 0, passed: 10, failed: 0 };
  const guards = { passed: 5, failed: 0 };

  test.each([
    ["everything passed", { tests: [tests], testsCode: 0, guards, guardsCode: 0 }, { passed: 15, failed: 0 }],
    [
      "tests and guards failed",
      {
        tests: [{ code: 1, passed: 8, failed: 2 }],
        testsCode: 1,
        guards: { passed: 4, failed: 1 },
        guardsCode: 1,
      },
      { passed: 12, failed: 3 },
    ],
    ["the build failed before any test", { testsCode: 2, guards, guardsCode: 0 }, { passed: 5, failed: 1 }],
    [
      "vitest failed although no test did",
      { tests: [{ ...tests, code: 1 }], testsCode: 1, guards, guardsCode: 0 },
      { passed: 15, failed: 1 },
    ],
    [
      "a test failed on the newest Node only",
      {
        tests: [tests, { code: 1, passed: 6, failed: 1 }],
        testsCode: 1,
        guards,
        guardsCode: 0,
      },
      { passed: 21, failed: 1 },
    ],
    [
      "the run on the newest Node ended before any test",
      { tests: [tests, { code: 1, passed: 0, failed: 0 }], testsCode: 1, guards, guardsCode: 0 },
      { passed: 15, failed: 1 },
    ],
    [
      "every test passed, but test/ does not compile",
      { tests: [tests], testsCode: 1, guards, guardsCode: 0 },
      { passed: 15, failed: 1 },
    ],
    ["the guards never ran", { tests: [tests], testsCode: 0, guardsCode: 1 }, { passed: 10, failed: 1 }],
  ])("adds up if %s", (_case, run, want) => {
    expect(countResults(stepsOf(run))).toEqual(want);
  });
});

describe("the guard of the tiers", () => {
  const table = {
    tiers: { quick: ["load/", "diff/"], full: { corpora: ["diff/corpus.test.ts"] }, long: {} },
    newest: { sockets: ["load/clock.test.ts"] },
    projects: { service: [], isolated: ["load/clock.test.ts"], install: [] },
  };
  const files = ["diff/corpus.test.ts", "diff/rules.test.ts", "load/clock.test.ts"];

  test("accepts a table that assigns every file once", () => {
    expect(checkTiers(table, files)).toEqual([]);
    expect(filesByProject("quick", table, files)).toEqual({
      pure: ["diff/rules.test.ts"],
      isolated: ["load/clock.test.ts"],
      service: [],
      install: [],
    });
    expect(filesOfTier("full", table, files)).toEqual(files);
  });

  test("finds a file in no tier, a file in two, and a pattern without a file", () => {
    expect(checkTiers(table, [...files, "new/first.test.ts"])).toEqual(["test/new/first.test.ts is in no tier"]);
    const twice = { ...table, tiers: { ...table.tiers, long: { soak: ["diff/corpus.test.ts", "soak/"] } } };
    expect(checkTiers(twice, files)).toEqual([
      "test/diff/corpus.test.ts is in full and long",
      "test/tiers.json lists soak/, where there is no test",
    ]);
  });
});
