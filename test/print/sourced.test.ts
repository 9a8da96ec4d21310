import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  block,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  list,
  propertyKey,
  sourced,
  structuralKeyOf,
  symbol,
  typescriptFile,
} from "../../generator/src/print/index.js";

/** Returns the recorded pointer of each name with the text at its location. */
function namesIn({ text, names = [] }: File, length: (at: string) => number): readonly (readonly [string, string])[] {
  const rows = text.split("\n");
  return names.map(({ line, column, source: { at } }) => [at, rows[line]?.slice(column, column + length(at)) ?? ""]);
}

const fileOf = (body: readonly Code[]): File => typescriptFile({ path: "src/a.ts", header: ["Generated."], body });

describe("a sourced name", () => {
  test("is recorded where it is printed, on one line, broken, indented and below imports", () => {
    const names = ["a", "some-key", "c".repeat(60), "d".repeat(60)];
    const members = names.map(
      (name) =>
        code`${sourced(propertyKey(name), { at: name })}: ${symbol({ name: "T", module: "src/t", typeOnly: true })}`,
    );
    const body = block(code`export interface ${sourced(identifier("Thing"), { at: "Thing" })}`, [
      lines([
        docComment({ text: "A member." }),
        code`readonly inner: ${list({ open: "{", close: "}", separator: ";", items: members })}`,
      ]),
    ]);
    const printed = (name: string): string => (name === "some-key" ? '"some-key"' : name);
    expect(namesIn(fileOf([body]), (name) => printed(name).length)).toEqual(
      ["Thing", ...names].map((name) => [name, printed(name)]),
    );
  });

  test("is recorded once in a file that is printed twice because an import gets an alias", () => {
    const imported = symbol({ name: "Thing", module: "src/other", typeOnly: true });
    const body = code`export interface ${sourced(identifier("Thing"), { at: "/Thing" })} extends ${imported} {}`;
    const file = fileOf([body]);
    expect(file.text).toContain("Thing as ");
    expect(namesIn(file, () => 5)).toEqual([["/Thing", "Thing"]]);
  });

  test("changes neither the text nor the structural key", () => {
    const plain = code`export const ${identifier("a")} = 1;`;
    const marked = code`export const ${sourced(identifier("a"), { at: "/a" }, "title")} = 1;`;
    expect(fileOf([marked]).text).toBe(fileOf([plain]).text);
    expect(structuralKeyOf([marked])).toBe(structuralKeyOf([plain]));
    expect(fileOf([plain])).not.toHaveProperty("names");
  });

  test("is found at its recorded location in any layout", () => {
    const name = fc.stringMatching(/^[a-z]{1,30}$/);
    const type = fc.letrec<{ type: Code }>((tie) => ({
      type: fc.oneof(
        { maxDepth: 4 },
        fc.constant(code`string`),
        fc.array(fc.tuple(name, tie("type")), { maxLength: 4 }).map((members) =>
          list({
            open: "{",
            close: "}",
            separator: ";",
            items: members.map(([key, member]) => code`${sourced(propertyKey(key), { at: key })}: ${member}`),
          }),
        ),
      ),
    })).type;
    fc.assert(
      fc.property(fc.array(fc.tuple(name, type), { maxLength: 5 }), (types) => {
        const body = types.map(
          ([key, member]) => code`export type ${sourced(identifier(`T${key}`), { at: `T${key}` })} = ${member};`,
        );
        for (const [at, text] of namesIn(fileOf(body), (key) => key.length)) expect(text).toBe(at);
      }),
    );
  });
});
