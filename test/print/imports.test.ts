import { describe, expect, test } from "vitest";
import {
  type Code,
  clientRuntime,
  code,
  identifier,
  lines,
  list,
  propertyAccess,
  propertyKey,
  type Reexport,
  reexports,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../generator/src/print/index.js";

const value = (name: string, module: string): Code => symbol({ name, module, typeOnly: false });
const type = (name: string, module: string): Code => symbol({ name, module, typeOnly: true });
const print = (body: readonly Code[], path = "src/client/guilds.ts"): string =>
  typescriptFile({ path, header: [], body }).text;

describe("imports of a file", () => {
  test.each<[string, readonly Code[], string]>([
    ["are none without symbols", [code`a;`], "a;\n"],
    [
      "name each symbol once, sorted",
      [code`f(${value("b", "src/x")}, ${value("a", "src/x")}, ${value("b", "src/x")});`],
      'import { a, b } from "../x.js";\n\nf(b, a, b);\n',
    ],
    [
      "are type-only when all uses are",
      [code`let x: ${type("A", "src/x")} | ${type("B", "src/x")};`],
      'import type { A, B } from "../x.js";\n\nlet x: A | B;\n',
    ],
    [
      "mark single types beside values",
      [code`let x: ${type("A", "src/x")} = ${value("b", "src/x")};`],
      'import { type A, b } from "../x.js";\n\nlet x: A = b;\n',
    ],
    [
      "become imports of values when one use is a value",
      [code`let x: ${type("A", "src/x")} = ${value("A", "src/x")};`],
      'import { A } from "../x.js";\n\nlet x: A = A;\n',
    ],
    [
      "come from packages first, then from far to near",
      [
        code`f(${value("a", "src/client/near")}, ${value("b", "src/types/guilds")}, ${value("c", "far")}, ${value("d", "node:fs")});`,
        code`g(${value("e", "@guildwire/runtime/client")}, ${value("f1", "src/client/deep/x")}, ${value("g1", "src/a")});`,
      ],
      [
        'import { e } from "@guildwire/runtime/client";',
        'import { d } from "node:fs";',
        'import { c } from "../../far.js";',
        'import { g1 } from "../a.js";',
        'import { b } from "../types/guilds.js";',
        'import { f1 } from "./deep/x.js";',
        'import { a } from "./near.js";',
        "",
        "f(a, b, c, d);",
        "",
        "g(e, f1, g1);",
        "",
      ].join("\n"),
    ],
    ["leave out what the file declares", [code`f(${value("a", "src/client/guilds")});`], "f(a);\n"],
    [
      "alias the second of two symbols of one name",
      [code`f(${value("A", "src/b")}, ${value("A", "src/a")});`],
      'import { A } from "../a.js";\nimport { A as A_2 } from "../b.js";\n\nf(A_2, A);\n',
    ],
    [
      "alias what clashes with a declaration of the file",
      [code`const ${identifier("guild")} = ${value("guild", "src/a")};`],
      'import { guild as guild_2 } from "../a.js";\n\nconst guild = guild_2;\n',
    ],
    [
      "alias what clashes with a symbol of the file",
      [code`f(${value("A", "src/client/guilds")}, ${value("A", "src/a")});`],
      'import { A as A_2 } from "../a.js";\n\nf(A, A_2);\n',
    ],
    [
      "alias what would be shadowed by a parameter",
      [code`const f = (body: string) => ${value("body", "src/a")}(body);`],
      'import { body as body_2 } from "../a.js";\n\nconst f = (body: string) => body_2(body);\n',
    ],
    [
      "alias what would shadow a global name that the file uses",
      [code`throw new Error(${value("Error", "src/a")});`],
      'import { Error as Error_2 } from "../a.js";\n\nthrow new Error(Error_2);\n',
    ],
    [
      "never take an alias that is taken",
      [code`A; A_2; ${value("A", "src/a")}; ${value("A_3", "src/a")};`],
      'import { A as A_4, A_3 } from "../a.js";\n\nA; A_2; A_4; A_3;\n',
    ],
    [
      "have aliases that state where the names are from",
      [
        code`A; f; ${value("A", "src/types/a")}; ${value("A", "src/validators")};`,
        code`${value("A", "@guildwire/runtime/client")}; ${value("f", "@guildwire/runtime/client")};`,
      ],
      [
        'import { A as RuntimeA, f as runtimeF } from "@guildwire/runtime/client";',
        'import { A as AType } from "../types/a.js";',
        'import { A as AValidator } from "../validators.js";',
        "",
        "A; f; AType; AValidator;",
        "",
        "RuntimeA; runtimeF;",
        "",
      ].join("\n"),
    ],
    [
      "have numbered aliases if the file has these names, too",
      [code`A; AType; ${value("A", "src/types/a")};`],
      'import { A as A_2 } from "../types/a.js";\n\nA; AType; A_2;\n',
    ],
    [
      "are not aliased for members, keys and strings of the same name",
      [
        code`${propertyAccess(code`x`, "a")}; x.a; ({ ${propertyKey("a")}: ${stringLiteral("a")} }); "a"; ${value("a", "src/a")};`,
      ],
      'import { a } from "../a.js";\n\nx.a; x.a; ({ a: "a" }); "a"; a;\n',
    ],
    [
      "know runtime symbols",
      [code`${clientRuntime("send")}(x as ${clientRuntime("Client", true)});`],
      'import { type Client, send } from "@guildwire/runtime/client";\n\nsend(x as Client);\n',
    ],
    [
      "encode the module like any string",
      [code`${value("a", '@x/\u202e"')};`],
      'import { a } from "@x/\\u202e\\"";\n\na;\n',
    ],
  ])("%s", (_title, body, want) => {
    expect(print(body)).toBe(want);
  });

  test("break if they are too wide", () => {
    const names = Array.from({ length: 12 }, (_, index) => `createSomething${String(index).padStart(2, "0")}`);
    const rows = print([
      list({ open: "[", close: "]", separator: ",", items: names.map((name) => value(name, "src/a")) }),
    ]).split("\n");
    expect(rows.slice(0, 3)).toEqual(["import {", "  createSomething00,", "  createSomething01,"]);
    expect(rows[13]).toBe('} from "../a.js";');
  });

  test("measure a list with the printed names", () => {
    const items = [value("A".repeat(53), "src/a"), value("A".repeat(53), "src/b")];
    const whole = list({ open: "[", close: "]", separator: ",", items });
    expect(print([whole])).toContain(`[\n  ${"A".repeat(53)},\n  ${"A".repeat(53)}_2,\n]`);
  });

  test("are the same for the same symbols in another order", () => {
    const uses = [value("A", "src/a"), type("A", "src/b"), value("b", "@x/y"), type("c", "src/a")];
    const importsOf = (order: readonly Code[]): string => print([lines(order)]).split("\n\n")[0] ?? "";
    expect(importsOf([...uses].reverse())).toBe(importsOf(uses));
  });
});

describe("namespaces", () => {
  const type = (name: string, namespace = "types"): Code =>
    symbol({ name, module: "src/types/a", typeOnly: true, namespace });

  test("are imported as a whole beside the names of the same module", () => {
    const named = symbol({ name: "C", module: "src/types/a", typeOnly: true });
    expect(print([code`type A = [${type("A")}, ${type("B")}, ${named}];`], "src/b.ts")).toBe(
      'import type { C } from "./types/a.js";\nimport type * as types from "./types/a.js";\n\n' +
        "type A = [types.A, types.B, C];\n",
    );
  });

  test("are imported as values if one name is used as a value", () => {
    const value = symbol({ name: "a", module: "src/types/a", typeOnly: false, namespace: "types" });
    expect(print([code`const b: ${type("B")} = ${value};`], "src/b.ts")).toBe(
      'import * as types from "./types/a.js";\n\nconst b: types.B = types.a;\n',
    );
  });

  test("get another name if the file has theirs", () => {
    const other = symbol({ name: "A", module: "src/types/c", typeOnly: true, namespace: "types" });
    expect(print([code`const types: ${type("A")} | ${other};`], "src/b.ts")).toBe(
      'import type * as types_2 from "./types/a.js";\nimport type * as types_3 from "./types/c.js";\n\n' +
        "const types: types_2.A | types_3.A;\n",
    );
  });

  test("are not imported by the file that declares the name", () => {
    expect(print([code`type B = ${type("A")};`], "src/types/a.ts")).toBe("type B = A;\n");
  });
});

describe("re-exports", () => {
  test("are sorted, merged by module, and type-only where only types are exported", () => {
    const given = reexports([
      { name: "b", module: "src/client/b", typeOnly: false },
      { name: "A", module: "src/types/a", typeOnly: true },
      { name: "A", module: "src/client/b", typeOnly: true },
      { name: "a", module: "src/client/b", typeOnly: false },
    ]);
    expect(print([given], "src/index.ts")).toBe(
      'export { type A, a, b } from "./client/b.js";\nexport type { A } from "./types/a.js";\n',
    );
  });

  test("of more than 1000 names refer to the modules of which all names are listed", () => {
    const named = (name: string, module: string): Reexport => ({ name, module, typeOnly: true });
    const few = [
      { name: "b", module: "src/client/b", typeOnly: false },
      named("A", "src/client/b"),
      named("C", "src/types/c"),
    ];
    const many = Array.from({ length: 1000 }, (_, index) => named(`A${index}`, "src/types/a"));
    const complete = new Set(["src/client/b", "src/types/a"]);
    expect(print([reexports([...few, ...many], complete)], "src/index.ts")).toBe(
      'export * from "./client/b.js";\nexport type * from "./types/a.js";\nexport type { C } from "./types/c.js";\n',
    );
    expect(print([reexports(few, complete)], "src/index.ts")).toBe(
      'export { type A, b } from "./client/b.js";\nexport type { C } from "./types/c.js";\n',
    );
  });
});
