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

describe("however people edit a file of handlers", () => {
  it("every piece that is theirs is still there, byte for byte and in order, after any change", {
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

  it("nothing but insertions is made where no name and no description changed", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(edited, change, (file, what) => {
        fc.pre(what !== "renamed" && what !== "described" && what !== "authenticationDropped");
        expect(survivalOf(file.text, textAfter(file, what)).lost).toEqual([]);
      }),
      runs,
    );
  });

  it("what comes out parses, holds every operation, and a second run changes nothing", { timeout: 120_000 }, () => {
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

  it("a specification that stays changes no byte", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(edited, (file) => {
        expect(textAfter(file, "unchanged")).toBe(file.text);
      }),
      runs,
    );
  });

  it("a comment that is the generator's is brought up to date, and one that was edited is not", {
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
