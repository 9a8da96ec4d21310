import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { importsOf } from "../../scripts/module-imports.mjs";

interface Found {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

const find = importsOf as (text: string) => Found[];

describe("the imports of a module", () => {
  test.each([
    [`import "./a.js";`, "value ./a.js"],
    [`import a from "./a.js";`, "value ./a.js"],
    [`import * as a from './a.js'`, "value ./a.js"],
    [`import { a, b as c } from "./a.js";`, "value ./a.js"],
    [`import a, { type B } from "./a.js";`, "value ./a.js"],
    [`import a, * as b from "./a.js";`, "value ./a.js"],
    [`import { type A, b } from "./a.js";`, "value ./a.js"],
    [`import type { A } from "./a.js";`, "type ./a.js"],
    [`import type A from "./a.js";`, "type ./a.js"],
    [`import type * as A from "./a.js";`, "type ./a.js"],
    [`import { type A, type B } from "./a.js";`, "type ./a.js"],
    [`import { type A as B, } from "./a.js";`, "type ./a.js"],
    [`import type from "./a.js";`, "value ./a.js"],
    [`import { type } from "./a.js";`, "value ./a.js"],
    [`import { type as kind } from "./a.js";`, "value ./a.js"],
    [`import {} from "./a.js";`, "value ./a.js"],
    [`import {\n  a,\n  b,\n} from "./a.js";`, "value ./a.js"],
    [`import data from "./a.json" with { type: "json" };`, "value ./a.json"],
    [`export { a } from "./a.js";`, "value ./a.js"],
    [`export * from "./a.js";`, "value ./a.js"],
    [`export * as a from "./a.js";`, "value ./a.js"],
    [`export type { A } from "./a.js";`, "type ./a.js"],
    [`export type * from "./a.js";`, "type ./a.js"],
    [`export { type A } from "./a.js";`, "type ./a.js"],
    [`const a = await import("./a.js");`, "dynamic ./a.js"],
    [`import("./a.js").then((a) => a.b());`, "dynamic ./a.js"],
    [`let a: import("./a.js").A;`, "type ./a.js"],
    [`const a = await import(name);`, "dynamic "],
    ["const a = `${await import('./a.js')}`;", "dynamic ./a.js"],
    ["const a = `${`${1}`} ${{ b: {} }}`; import './a.js';", "value ./a.js"],
    [`const quotes = /["']/; import "./a.js";`, "value ./a.js"],
    [`const half = a / 2; import "./a.js"; const b = c / 2;`, "value ./a.js"],
    [`const x = "it's"; import './a.js'`, "value ./a.js"],
  ])("are found in %s", (text, want) => {
    expect(find(text).map(describeFound)).toEqual([want]);
  });

  test.each([
    [`// import "./a.js";`],
    [`/* import "./a.js"; */`],
    [`const text = 'import "./a.js";';`],
    ["const text = `\nimport './a.js';\n`;"],
    [`const pattern = /import "a"/;`],
    [`const here = import.meta.url;`],
    [`thing.import("./a.js");`],
    [`export { a };\nconst from = "./a.js";`],
    [`export const from = "./a.js";`],
    [`export type A = "./a.js";`],
    [`export default "./a.js";`],
  ])("are not found in %s", (text) => {
    expect(find(text)).toEqual([]);
  });

  test("carry their lines", () => {
    const text = `/*\n*/\nimport "./a.js";\n\`\n\n\`;\nimport {\n  b,\n} from "./b.js";\n`;
    expect(find(text).map(({ specifier, line }) => [specifier, line])).toEqual([
      ["./a.js", 3],
      ["./b.js", 9],
    ]);
  });
});

function describeFound({ specifier, typeOnly, dynamic }: Found): string {
  return `${typeOnly ? "type" : dynamic ? "dynamic" : "value"} ${specifier}`;
}
