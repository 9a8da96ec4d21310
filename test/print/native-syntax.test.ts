import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginNativeProof } from "../../generator/src/print/native-syntax.js";
import { proveSyntax, type SyntaxProblem } from "../../generator/src/print/syntax.js";

async function provenNatively(...texts: readonly string[]): Promise<readonly SyntaxProblem[]> {
  const proof = await beginNativeProof();
  if (proof === undefined) throw new Error("oxc-transform is not installed for this platform");
  texts.forEach((text, index) => {
    proof.add([{ path: `${index}.ts`, text }]);
  });
  return proof.finish();
}

test("reports the file and the location of a syntax error", async () => {
  expect(await provenNatively("const a = 1;\n", "const a = 1;\nconst b = ;\n")).toEqual([
    { path: "1.ts", line: 2, column: 11, message: "Unexpected token" },
  ]);
});

test("accepts what only declaration output would require", async () => {
  expect(await provenNatively("export function a() {\n  return 1;\n}\n")).toEqual([]);
});

test("checks TypeScript only", async () => {
  const proof = await beginNativeProof();
  proof?.add([{ path: "README.md", text: "const a = ;\n" }]);
  expect(await proof?.finish()).toEqual([]);
});

describe("code so deep that it could overflow the stack", () => {
  // Across lines, on one line, and in a type.
  test.each([
    ["blocks", (depth: number) => `${indented("if (a) {", depth)}${indentedBack("}", depth)}`],
    ["lists", (depth: number) => `const a = ${"[".repeat(depth)}${"]".repeat(depth)};\n`],
    ["calls", (depth: number) => `f(${"g(".repeat(depth)}1${")".repeat(depth)});\n`],
    ["types", (depth: number) => `type A = ${"{ a: ".repeat(depth)}1${" }".repeat(depth)};\n`],
  ])("is left to the compiler: %s", async (_kind, nested) => {
    expect(await provenNatively(nested(150))).toEqual([]);
    expect(await provenNatively(nested(300))).toEqual([]);
    await expect(provenNatively(nested(100_000))).rejects.toThrow(RangeError);
  });

  test.each([
    ["a text", `const a = ${JSON.stringify('("'.repeat(300))};`],
    ["a comment", `/**\n * ${"[".repeat(300)}\n */`],
  ])("is not %s with many brackets", async (_kind, text) => {
    // The compiler says that an expression is expected.
    expect(await provenNatively(`${text}\nconst b = ;\n`)).toMatchObject([{ message: "Unexpected token" }]);
  });

  test.each([
    ["a regular expression", '/["]/u.test(a)'],
    ["a text with one quote", "'\"'"],
  ])("is found behind %s", async (_kind, text) => {
    const nested = `const a = [${text}, ${"[".repeat(100_000)}"${"]".repeat(100_000)}];\n`;
    await expect(provenNatively(nested)).rejects.toThrow(RangeError);
  });

  function indented(line: string, depth: number): string {
    return Array.from({ length: depth }, (_, level) => `${"  ".repeat(Math.min(level, 200))}${line}\n`).join("");
  }
  function indentedBack(line: string, depth: number): string {
    return `${line}\n`.repeat(depth);
  }
});

test("refuses what the compiler refuses of a printed file, except for optional separators", async () => {
  const folder = join(import.meta.dirname, "../../generated/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .filter((text) => text.length < 20_000);
  expect(files.length).toBeGreaterThan(50);
  expect(await provenNatively(...files)).toEqual([]);
  const pieces = [
    '"',
    "'",
    "`",
    "*/",
    "/*",
    "//",
    "${",
    "}",
    "{",
    "(",
    ")",
    "[",
    "]",
    "\\",
    "=>",
    "=",
    "<",
    "\n",
    "\u2028",
  ];
  const mutated = fc.record({
    text: fc.constantFrom(...files),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    piece: fc.constantFrom(...pieces),
  });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutated, async ({ text, at, piece }) => {
      const place = Math.floor(at * text.length);
      const changed = `${text.slice(0, place)}${piece}${text.slice(place)}`;
      const [first] = proveSyntax([{ path: "0.ts", text: changed }]);
      if (first === undefined || isSeparator(first, changed)) return;
      refused += 1;
      expect(await provenNatively(changed)).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(50);
});

/** Whether the error is a missing semicolon between members, or a line break before the name of an interface. */
function isSeparator({ message }: SyntaxProblem, text: string): boolean {
  return /^(?:';' expected|Property or signature expected)/.test(message) || /\binterface\s*[\n\u2028]/.test(text);
}
