import { expect, test } from "vitest";
import { progressLine } from "../../tools/src/conform/progress-line.js";

/** What is written while ten operations take half a second each. */
function writtenTo(terminal: { readonly isTTY: boolean; readonly env: Readonly<Record<string, string>> }): string[] {
  const written: string[] = [];
  let time = 0;
  const stderr = { isTTY: terminal.isTTY, write: (text: string) => void written.push(text) };
  const line = progressLine({ stderr, env: terminal.env }, "operations", () => time);
  for (const done of [0, 4, 9]) {
    time = done * 500;
    line.show(done, 10);
  }
  line.clear();
  line.clear();
  return written;
}

test("a terminal shows counts and an estimate, and the line is removed afterwards", () => {
  expect(writtenTo({ isTTY: true, env: {} })).toEqual([
    "\r0 of 10 operations",
    "\r4 of 10 operations, about 3 s left",
    "\r9 of 10 operations, about 1 s left",
    `\r${" ".repeat(34)}`,
    "\r",
  ]);
});

test("the line has one row of a narrow terminal", () => {
  const written: string[] = [];
  const stderr = { isTTY: true, columns: 16, write: (text: string) => void written.push(text) };
  const line = progressLine({ stderr, env: {} }, "operations", () => 0);
  line.show(10, 20);
  line.clear();
  expect(written).toEqual(["\r10 of 20 operat", `\r${" ".repeat(15)}`, "\r"]);
});

test.each([
  ["a file or a pipe", { isTTY: false, env: {} }],
  ["a terminal of a CI", { isTTY: true, env: { CI: "true" } }],
])("%s shows nothing", (_, terminal) => {
  expect(writtenTo(terminal)).toEqual([]);
});
