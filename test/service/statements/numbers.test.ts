import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = import.meta.dirname;
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

/** The files of cases in their order, which is that of the interface's description. */
const files = readdirSync(folder)
  .filter((name) => /^\d\d-[a-z-]+\.test\.ts$/.test(name))
  .toSorted();

/** Numbers from 1 on, as they are written. */
function counted(prefix: string, digits: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => prefix + String(index + 1).padStart(digits, "0"));
}

describe("the statements", () => {
  it("are in files that are numbered without gaps", () => {
    expect(files.map((name) => name.slice(0, 2))).toEqual(counted("", 2, files.length));
  });

  // After inserting a case with any number, such as S0000, run `node scripts/number-statements.mjs`.
  it("have unique, consecutive numbers in the order of the document", () => {
    const numbers = files.flatMap((name) => [...read(name).matchAll(/"(S\d+)"/g)].map(([, number]) => number));
    expect(numbers.length).toBeGreaterThan(500);
    expect(numbers).toEqual(counted("S", 4, numbers.length));
  });

  it("that cannot be tested over HTTP have separate numbers and a reason each", () => {
    const rows = read("not-testable.md")
      .split("\n")
      .filter((line) => /^\| N\d/.test(line))
      .map((line) => line.split("|").map((cell) => cell.trim()));
    expect(rows.map(([, number]) => number)).toEqual(counted("N", 2, rows.length));
    expect(rows.length).toBeGreaterThan(0);
    for (const [, , statement, reason] of rows) expect([statement, reason]).not.toContain("");
  });

  it("do not read the description, nor anything else outside of the project", () => {
    const sources = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "numbers.test.ts");
    for (const name of sources) expect(read(name), name).not.toMatch(/\.\.\/shared|interface\.md/);
  });
});
