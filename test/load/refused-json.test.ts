import { describe, expect, it } from "vitest";
import { loadFiles, type RefusalCase, shown } from "./virtual.js";

const texts: Readonly<Record<string, RefusalCase>> = {
  "a duplicate key in JSON": {
    files: { "openapi.json": '{\n  "tags": [],\n  "servers": [],\n  "tags": []\n}' },
    want: ['openapi.json:4:3 syntax-error the key "tags" is defined twice in one map'],
  },
  "every duplicate key in JSON, also where one is written with escapes": {
    files: { "openapi.json": '{ "a": [{ "b": { "c": "c" }, "\\u0062": 1 }],\n  "a": "a" }' },
    want: [
      'openapi.json:1:30 syntax-error the key "b" is defined twice in one map',
      'openapi.json:2:3 syntax-error the key "a" is defined twice in one map',
    ],
  },
  "JSON in a YAML file with a duplicate key": {
    files: { "openapi.yaml": '{ "a": 1,\n  "a": 2 }' },
    want: ['openapi.yaml:2:3 syntax-error the key "a" is defined twice in one map'],
  },
  "JSON with a syntax error after a duplicate key": {
    files: { "openapi.json": '{ "a": 1, "a": 2, }' },
    want: [
      'openapi.json:1:19 syntax-error unexpected "}"',
      'openapi.json:1:11 syntax-error the key "a" is defined twice in one map',
    ],
  },
  "JSON without its end": {
    files: { "openapi.json": '{\n  "openapi": "3.1.0"' },
    want: ["openapi.json:2:21 syntax-error unexpected end of file"],
  },
  "JSON with a comma too many": {
    files: { "openapi.json": '{\n  "openapi": "3.1.0",\n}' },
    want: ['openapi.json:3:1 syntax-error unexpected "}"'],
  },
  "JSON with a list that is closed as a map": {
    files: { "openapi.json": '{ "a": [1, 2} }' },
    want: ['openapi.json:1:13 syntax-error unexpected "}"'],
  },
  "JSON with a key without quotes": {
    files: { "openapi.json": "{ openapi: 1 }" },
    want: ['openapi.json:1:3 syntax-error unexpected "o"'],
  },
  "JSON with a string that is never closed": {
    files: { "openapi.json": '{ "a": "b\\" }' },
    want: ["openapi.json:1:8 syntax-error a string is not terminated"],
  },
  "JSON with an escape that is none": {
    files: { "openapi.json": '{ "a": "b\\\\c\\d" }' },
    want: ["openapi.json:1:13 syntax-error a backslash does not start a JSON escape sequence"],
  },
  "JSON with a line break in a string": {
    files: { "openapi.json": '{ "a": "b\n" }' },
    want: ["openapi.json:1:10 syntax-error a string contains a control character"],
  },
  "JSON with a number that begins with 0": {
    files: { "openapi.json": '{ "a": 01 }' },
    want: ['openapi.json:1:9 syntax-error unexpected "1"'],
  },
  "JSON with a second value": {
    files: { "openapi.json": "{} {}" },
    want: ['openapi.json:1:4 syntax-error unexpected "{"'],
  },
  "an empty JSON file": {
    files: { "openapi.json": "" },
    want: ["openapi.json:1:1 syntax-error unexpected end of file"],
  },
};

describe("JSON is refused at the location of the error:", () => {
  it.each(Object.entries(texts))("%s", (_, { files, want }) => {
    // Accepted inputs are not OpenAPI documents, which is ignored here.
    const found = loadFiles(files).diagnostics.filter(({ code }) => code !== "version-unsupported");
    expect(found.map(shown)).toEqual(want);
  });
});

describe("a duplicate key in JSON", () => {
  it("is reported with the location of the first occurrence", () => {
    const { diagnostics } = loadFiles({ "openapi.json": '{ "a": 1,\n  "a": 2 }' });
    expect(diagnostics[0]?.related).toEqual([
      { message: "first here", location: { file: "openapi.json", line: 1, column: 3, endLine: 1, endColumn: 6 } },
    ]);
  });

  it("is not the same key in two maps, in a nested map, or as a value", () => {
    const json =
      '{ "openapi": "3.1.0", "x-a": [{ "a": "a" }, { "a": ["a", "a"] }], "x-b": { "a": { "a": { "x-b": 1 } } } }';
    expect(loadFiles({ "openapi.json": json }).diagnostics).toEqual([]);
  });

  it("is reported at most a hundred times", () => {
    const json = `{ "a": 0${', "a": 1'.repeat(1000)} }`;
    const { diagnostics } = loadFiles({ "openapi.json": json });
    expect(diagnostics.filter(({ code }) => code === "syntax-error")).toHaveLength(100);
  });
});
