import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { syntaxProblem } from "../../generator/src/stubs/source-files.js";
import { folderAfter, reconciled } from "./corpus.js";
import { type Edited, edited } from "./random-file.js";
import { type Change, changes, desiredAfter } from "./specification.js";
import { survivalOf } from "./survival.js";

const runs = { numRuns: 80 };
const change = fc.constantFrom<Change>(...changes);

function textAfter(file: Edited, what: Change): string {
  const folder = new Map([[file.path, file.text]]);
  return folderAfter(folder, reconciled(folder, what)).get(file.path) ?? "";
}

describe("a randomly edited file of handlers", () => {
  it("keeps every user-written piece, unchanged and in order, after any change", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(edited, change, (file, what) => {
        const after = textAfter(file, what);
        let at = 0;
        for (const piece of file.pieces.filter(({ owner }) => owner === "person")) {
          const found = after.indexOf(piece.text, at);
          expect({ piece: piece.text, found: found >= at }).toEqual({ piece: piece.text, found: true });
          at = found + piece.text.length;
        }
      }),
      runs,
    );
  });

  it("only gets insertions if no name and no description changed", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(edited, change, (file, what) => {
        fc.pre(what !== "renamed" && what !== "described" && what !== "authenticationDropped");
        expect(survivalOf(file.text, textAfter(file, what)).lost).toEqual([]);
      }),
      runs,
    );
  });

  it("parses after a run, contains every operation, and is unchanged by a second run", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(edited, change, (file, what) => {
        const folder = new Map([[file.path, file.text]]);
        const first = reconciled(folder, what);
        const after = folderAfter(folder, first);
        const text = after.get(file.path) ?? "";
        expect(syntaxProblem(file.path, text)).toBeUndefined();
        for (const { identifier, tag } of desiredAfter(what).operations.values()) {
          if (tag === "bans") expect(text).toMatch(new RegExp(`\\b${identifier}\\b["']?( = |: |\\()`));
        }
        expect(reconciled(after, what, first.record).files).toEqual([]);
      }),
      runs,
    );
  });

  it("is unchanged while the specification is", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(edited, (file) => {
        expect(textAfter(file, "unchanged")).toBe(file.text);
      }),
      runs,
    );
  });

  it("gets updates of unedited generated comments, and keeps edited ones", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(edited, (file) => {
        const after = textAfter(file, "described");
        const comment = file.comments.get("getBan");
        expect(after.includes("Returns one ban, *\\/ if any.")).toBe(comment === "owned");
        expect(after.includes("Returns a ban.")).toBe(comment === "edited");
      }),
      runs,
    );
  });
});
