import { describe, expect, it } from "vitest";
import { bundleOf, loadFiles, root, shown } from "./virtual.js";

/** The value of `info.x`, where everything is plain data. */
function read(name: string, text: string): unknown {
  return (bundleOf({ [name]: text }).info as Record<string, unknown>).x;
}

describe("YAML", () => {
  const values: Readonly<Record<string, unknown>> = {
    "12": 12,
    "-0.5e3": -500,
    "0x1F": 31,
    "0o17": 15,
    "010": 10,
    "1_000": "1_000",
    "12:30:45": "12:30:45",
    "2021-01-01": "2021-01-01",
    true: true,
    yes: "yes",
    no: "no",
    on: "on",
    null: null,
    "~": null,
    "": null,
    "'null'": "null",
    "!!str 12": "12",
    "!!int '12'": 12,
    "'a''b'": "a'b",
    '"a\\u00e9\\n"': "aé\n",
    "|\n    a\n    b\n": "a\nb\n",
    ">-\n    a\n    b\n": "a b",
    "[a, {b: c}]": ["a", { b: "c" }],
    "&a [1]": [1],
    "{ 200: a, -1: b, 0: c }": { "200": "a", "-1": "b", "0": "c" },
    "{ yes: a, on: b, 1e3x: c }": { yes: "a", on: "b", "1e3x": "c" },
    "{ $ref: nothing }": { $ref: "nothing" },
    "{ '<<': a }": { "<<": "a" },
  };

  it.each(Object.entries(values))("reads %j by the core schema of 1.2", (text, want) => {
    expect(read("openapi.yaml", `openapi: 3.1.0\ninfo:\n  x: ${text}\n`)).toEqual(want);
  });

  it("keeps an integer as JSON would, and reports a loss of precision", () => {
    const text =
      "openapi: 3.1.0\ninfo:\n  x: [80351110224678912, 9007199254740993, 18446744073709551616, -9007199254740993]\n";
    const { loaded, diagnostics } = loadFiles({ "openapi.yaml": text });
    expect(loaded?.document.info).toEqual({
      x: [80351110224678912, 9007199254740992, 2 ** 64, -9007199254740992],
    });
    expect(diagnostics.map(shown)).toEqual([
      "openapi.yaml:3:26 number-imprecise 9007199254740993 cannot be represented exactly and becomes 9007199254740992",
      "openapi.yaml:3:66 number-imprecise -9007199254740993 cannot be represented exactly and becomes -9007199254740992",
    ]);
    expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  });

  it("accepts the text that JavaScript prints for an integer, and reports the exact value of any other", () => {
    const { diagnostics } = loadFiles({
      "openapi.yaml": "openapi: 3.1.0\ninfo:\n  x: [9223372036854776000, -9223372036854776000, 9223372036854775807]\n",
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "9223372036854775807 cannot be represented exactly and becomes 9223372036854775808",
    ]);
  });

  it("may begin with a byte order mark, which counts as no column", () => {
    expect(read("openapi.yaml", "\ufeffopenapi: 3.1.0\ninfo: { x: a }\n")).toBe("a");
    const { diagnostics } = loadFiles({ "openapi.yaml": "\ufeffopenapi: 5\n" });
    expect(diagnostics.map(({ location }) => location?.column)).toEqual([10]);
  });

  it("may end its lines with CR LF or CR", () => {
    expect(read("openapi.yaml", "openapi: 3.1.0\r\ninfo:\r\n  x: |\r\n    a\r\n    b\r\n")).toBe("a\nb\n");
    expect(read("openapi.yaml", "openapi: 3.1.0\rinfo:\r  x: |\r    a\r    b\r")).toBe("a\nb\n");
  });
});

describe("JSON", () => {
  it("is recognized by its file name, or by its first character", () => {
    const text = '{ "openapi": "3.1.0", "info": { "x": "\\u0061\\t" } }';
    for (const name of ["openapi.json", "openapi.JSON", "openapi.yaml", "openapi"])
      expect(read(name, text)).toBe("a\t");
    expect(read("openapi.json", `\ufeff${text}`)).toBe("a\t");
  });

  it("is read as YAML if it only begins like JSON", () => {
    expect(read("openapi.yaml", "{ openapi: 3.1.0, info: { x: a } }")).toBe("a");
  });
});

describe("the name __proto__", () => {
  const documents: Readonly<Record<string, string>> = {
    "openapi.yaml": root(
      "components:\n  schemas:\n    A: { properties: { __proto__: { $ref: './b.json' }, a: { type: string } } }\n",
    ),
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      components: { schemas: { A: { properties: { a: 1 } } } },
    }).replace('"a":1', '"__proto__":{"$ref":"./b.json"},"a":{"type":"string"}'),
  };

  it.each(Object.keys(documents))("is a key like any other in %s", (name) => {
    const document = bundleOf({ [name]: documents[name] as string, "b.json": '{ "__proto__": { "polluted": true } }' });
    const { schemas } = document.components as unknown as { schemas: Record<string, { properties: object }> };
    const { properties } = schemas.A as { properties: object };
    expect(Object.keys(properties)).toEqual(["__proto__", "a"]);
    expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
    expect(JSON.stringify(properties)).toBe('{"__proto__":{"$ref":"#/components/schemas/b"},"a":{"type":"string"}}');
    expect(JSON.stringify(schemas.b)).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
