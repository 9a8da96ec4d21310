import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SegmentPiece, splitSegment } from "../../../runtime/src/server/index.js";

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches a piece as a regular expression does that tries every split. */
function patternOf(piece: SegmentPiece): string {
  if (piece === "any") return "(.+?)";
  if (piece === "integer") return "(-?[0-9]+)";
  if ("text" in piece) return escaped(piece.text);
  const shortestFirst = [...piece.values].sort((one, other) => one.length - other.length);
  return `(${shortestFirst.map(escaped).join("|")})`;
}

function split(segment: string, pieces: readonly SegmentPiece[]): readonly string[] | undefined {
  const values: string[] = [];
  return splitSegment(segment, pieces, values) ? values : undefined;
}

const word = fc.constantFrom(".", "-", "a", "b", "1", "12", ".a", "a.", "-1");
const piece: fc.Arbitrary<SegmentPiece> = fc.oneof(
  fc.constantFrom<SegmentPiece>("any", "integer"),
  word.map((text) => ({ text })),
  fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).map((values) => ({ values })),
);
const segment = fc.array(word, { maxLength: 6 }).map((words) => words.join(""));

describe("splitting a path segment", () => {
  it("finds the split that a regular expression with the shortest values finds", () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), segment, (pieces, text) => {
        const pattern = new RegExp(`^${pieces.map(patternOf).join("")}$`, "s");
        expect(split(text, pieces)).toEqual(pattern.exec(text)?.slice(1));
      }),
      { numRuns: 5000 },
    );
  });

  it("returns no values if the segment does not match", () => {
    expect(split("about", ["any", { values: [".json"] }])).toBeUndefined();
    expect(split(".json", ["any", { values: [".json"] }])).toBeUndefined();
    expect(split("x-", ["any", { text: "-" }, "integer"])).toBeUndefined();
  });

  it("accepts an empty value that is listed", () => {
    expect(split("about", ["any", { values: ["", ".json"] }])).toEqual(["about", ""]);
    expect(split("about.json", ["any", { values: ["", ".json"] }])).toEqual(["about", ".json"]);
  });

  it("visits each character of a long segment a bounded number of times", () => {
    let visits = 0;
    const text = new Proxy(new String(`${"1-".repeat(20_000)}x`), {
      get(target, key) {
        const member = Reflect.get(target, key, target) as unknown;
        if (typeof member !== "function") {
          if (typeof key === "string" && /^\d+$/.test(key)) visits++;
          return member;
        }
        visits++;
        return member.bind(target);
      },
    }) as unknown as string;
    const pieces: SegmentPiece[] = ["any", { text: "-" }, "any", { values: ["-", "1-"] }, "integer", "any", "integer"];
    expect(split(text, pieces)).toBeUndefined();
    expect(visits).toBeLessThan(40_001 * pieces.length * 6);
  });
});
