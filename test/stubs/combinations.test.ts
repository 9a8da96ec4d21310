import { describe, expect, it } from "vitest";
import { awkwardForms } from "./awkward-forms.js";
import {
  type Combination,
  combinationsOf,
  combinationsWith,
  hasError,
  lostText,
  problemsIn,
  unexpectedErrors,
  unserved,
  warnings,
} from "./combinations.js";
import { compileEach } from "./compile.js";
import { module } from "./corpus.js";

/** Changes for the rare forms. */
const someChanges = new Set(["nothing", "added", "removed", "all renamed", "renamed and added", "tag renamed"]);
const combinations = [
  ...combinationsWith(() => ({ module })),
  ...combinationsOf(
    awkwardForms,
    (change) => someChanges.has(change),
    () => ({ module }),
  ),
];
const problemsOf = (check: (one: Combination) => readonly string[]): readonly string[] =>
  problemsIn(combinations, check);

describe("every form of handlers after every change of the specification", () => {
  it("keeps every byte that the user wrote", () => {
    expect(problemsOf(lostText)).toEqual([]);
  });

  it("is settled after one run", () => {
    expect(problemsOf(({ secondRun }) => secondRun)).toEqual([]);
  });

  it("serves every operation with its own handler, or reports an error", () => {
    expect(problemsOf((one) => (hasError(one) ? [] : unserved(one)))).toEqual([]);
  });

  it("reports each removed operation", () => {
    expect(
      problemsOf(({ removed, diagnostics }) =>
        removed.filter(
          (id) =>
            !diagnostics.some(
              ({ code, message }) =>
                (code === "stubs-operation-removed" && message.includes(id)) || !warnings.has(code),
            ),
        ),
      ),
    ).toEqual([]);
  });

  it("reports no changed types after a rename", () => {
    expect(
      problemsOf(({ name, diagnostics }) =>
        /renamed|chained|swapped/.test(name)
          ? diagnostics.filter(({ code }) => code === "stubs-types-changed").map(({ message }) => message)
          : [],
      ),
    ).toEqual([]);
  });

  it("compiles, or an error is reported", { timeout: 120_000 }, () => {
    const sound = combinations.filter((one) => !hasError(one));
    const folders = new Map(sound.map(({ after, desired }, at) => [`folder${at}`, { folder: after, desired }]));
    expect(unexpectedErrors(sound, [...compileEach(folders).values()])).toEqual([]);
  });

  it("gets a handler for a new operation without an error, unless handlers are assigned one by one", () => {
    const failed = combinations.filter((one) => /(?<!and) (nothing|added)$/.test(one.name) && hasError(one));
    expect(failed.map(({ name }) => name)).toEqual([
      "element assignments added",
      "element assignments to one handler added",
      // Static methods are not followed.
      "static class nothing",
      "static class added",
      // Nor are objects that are merged.
      "assigned parts nothing",
      "assigned parts added",
    ]);
  });
});
