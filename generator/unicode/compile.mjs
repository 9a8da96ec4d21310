// Writes src/unicode/compiled/identifiers.ts: the characters beyond ASCII that names of generated code may hold, as the scanner
// knows them that proves its syntax. What Node knows grows with its version, and output must not depend on that.
//   node generator/unicode/compile.mjs [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ts } from "ts-morph";

const lastCodePoint = 0x10ffff;

/** The body of a character class. */
function classOf(accepts) {
  let body = "";
  for (let point = 0x80; point <= lastCodePoint; point++) {
    if (!accepts(point, ts.ScriptTarget.ESNext)) continue;
    const first = point;
    while (point < lastCodePoint && accepts(point + 1, ts.ScriptTarget.ESNext)) point++;
    body += escaped(first) + (point === first ? "" : `-${escaped(point)}`);
  }
  return body;
}

const escaped = (point) => `\\u{${point.toString(16)}}`;

const path = fileURLToPath(new URL("../src/unicode/compiled/identifiers.ts", import.meta.url));
const text = `// Machine-written by generator/unicode/compile.mjs. Do not edit.

/** Bodies of character classes for the flag u: where a name may begin beyond ASCII, and how it may go on. */
export const identifierStart: string = ${JSON.stringify(classOf(ts.isIdentifierStart))};
export const identifierPart: string = ${JSON.stringify(classOf(ts.isIdentifierPart))};
`;

if (!process.argv.includes("--check")) writeFileSync(path, text);
else if (readFileSync(path, "utf8") !== text) {
  console.error("generator/src/unicode/compiled/identifiers.ts is not what generator/unicode/compile.mjs writes");
  process.exitCode = 1;
}
