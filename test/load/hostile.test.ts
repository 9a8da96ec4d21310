import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceLocation } from "../../generator/src/diagnostics/diagnostic.js";
import { formatDiagnostics } from "../../generator/src/diagnostics/format.js";
import { bundleText, bundleWithVariants } from "../../generator/src/load/output.js";
import { runCount } from "../run-count.js";
import { type Files, loadFiles } from "./virtual.js";

const files: Readonly<Record<string, string>> = {
  "openapi.yaml": `openapi: 3.0.3
info: &info { title: t, version: '1' }
paths:
  /a/{b}: { $ref: './sub/p.json#/paths/~1a~1{b}', summary: s }
x-data: { $ref: './sub/d.yaml', again: *info }
components:
  schemas:
    A: { $ref: './sub/p.json#/schemas/A' }
    B: { nullable: true, allOf: [{ $ref: '#/components/schemas/A' }], example: { $ref: x } }
    C: { discriminator: { propertyName: t, mapping: { a: A, b: './sub/d.yaml#/x' } }, oneOf: [] }
`,
  "sub/p.json": JSON.stringify({
    paths: { "/a/{b}": { get: { "x-variants": [{ path: "/a/{c}", parameters: [] }], responses: {} } } },
    schemas: { A: { properties: { a: { $ref: "#/schemas/A" }, b: { minimum: 1, exclusiveMinimum: true } } } },
  }),
  "sub/d.yaml": "x: [1, two, 'three', \"four\"]\ny: |\n  text\nz: { $ref: '../openapi.yaml#/x-data/x' }\n",
};

const scrap = fc.oneof(
  fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ": ",
    "- ",
    "\n",
    "\n  ",
    "'",
    '"',
    "&a ",
    "*a",
    "$ref",
    "#/",
    "%",
    "~",
    "../",
    "!!int ",
    "|",
    ">",
    "\t",
    "\0",
    "\r",
    "\ud800",
    "null",
    "true",
    "nullable: true",
    "...",
    "---\n",
    "\\",
  ),
  fc.string({ maxLength: 3, unit: "binary" }),
);
const edit = fc.record({
  file: fc.constantFrom(...Object.keys(files)),
  at: fc.nat(600),
  remove: fc.nat(8),
  insert: scrap,
});

function edited(edits: readonly { file: string; at: number; remove: number; insert: string }[]): Files {
  const texts = { ...files };
  for (const { file, at, remove, insert } of edits) {
    const text = texts[file] as string;
    const start = at % (text.length + 1);
    texts[file] = text.slice(0, start) + insert + text.slice(start + remove);
  }
  return texts;
}

function isInside(location: SourceLocation, texts: ReadonlyMap<string, string>): boolean {
  const lines = (texts.get(location.file) ?? "").split(/\r\n|\r|\n/);
  const at = (line: number, column: number): boolean =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] as string).length + 1;
  const ordered =
    location.endLine > location.line || (location.endLine === location.line && location.endColumn >= location.column);
  return at(location.line, location.column) && at(location.endLine, location.endColumn) && ordered;
}

describe("a randomly damaged specification", () => {
  it("is loaded or refused without an exception, and every location lies inside its file", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
        const given = edited(edits);
        const { loaded, diagnostics } = loadFiles(given);
        const texts = new Map(
          Object.entries(given).map(([name, text]) => [
            name,
            Buffer.from(text)
              .toString()
              .replace(/^\ufeff/, ""),
          ]),
        );
        for (const diagnostic of diagnostics) {
          for (const place of [diagnostic.location, ...(diagnostic.related ?? []).map((each) => each.location)]) {
            expect(place !== undefined && isInside(place, texts), JSON.stringify(diagnostic)).toBe(true);
          }
        }
        const text = formatDiagnostics(diagnostics, {
          format: "text",
          color: false,
          source: (name) => texts.get(name),
        });
        expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
        if (loaded === undefined) {
          expect(diagnostics.some(({ severity }) => severity === "error")).toBe(true);
          return;
        }
        expect(JSON.parse(bundleText(loaded))).toBeTypeOf("object");
        if (!diagnostics.some(({ severity }) => severity === "error")) bundleWithVariants(loaded);
        for (const pointer of [
          "",
          "/paths",
          "/components/schemas/A/properties/a",
          "/components/schemas/B/anyOf/0",
          "/x-data/y/z",
        ]) {
          expect(isInside(loaded.locate(pointer, "key"), texts)).toBe(true);
          expect(isInside(loaded.locate(pointer), texts)).toBe(true);
        }
      }),
      { numRuns: runCount(1_500), seed: 5 },
    );
  });
});
