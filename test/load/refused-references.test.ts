import { describe, expect, it } from "vitest";
import { loadFiles, type RefusalCase, referring, root, shown } from "./virtual.js";

const references: Readonly<Record<string, RefusalCase>> = {
  "a pointer that leads nowhere": {
    files: { "openapi.yaml": referring("'#/components/schemas/B'") },
    want: ["openapi.yaml:6:13 reference-unresolved there is nothing at /components/schemas/B in openapi.yaml"],
  },
  "a file that does not exist": {
    files: { "openapi.yaml": referring("./guilds.yaml#/schemas/Guild") },
    want: ["openapi.yaml:6:13 reference-unresolved there is no file guilds.yaml"],
  },
  "a pointer that leads nowhere in another file": {
    files: { "openapi.yaml": referring("./a/b.yaml#/x~1y/z"), "a/b.yaml": "x/y: {}\n" },
    want: ["openapi.yaml:6:13 reference-unresolved there is nothing at /x~1y/z in a/b.yaml"],
  },
  "an http address": {
    files: { "openapi.yaml": referring("http://example.org/a.yaml#/A") },
    want: ['openapi.yaml:6:13 reference-remote "http://example.org/a.yaml#/A" is a network URL'],
  },
  "an https address": {
    files: { "openapi.yaml": referring("HTTPS://example.org/a.yaml") },
    want: ['openapi.yaml:6:13 reference-remote "HTTPS://example.org/a.yaml" is a network URL'],
  },
  "a file address": {
    files: { "openapi.yaml": referring("file:///etc/passwd") },
    want: ['openapi.yaml:6:13 reference-outside-root "file:///etc/passwd" is a file: URL, which is an absolute path'],
  },
  "a data address": {
    files: { "openapi.yaml": referring("'data:application/json,{}'") },
    want: ['openapi.yaml:6:13 reference-remote "data:application/json,{}" is a data: URL and does not name a file'],
  },
  "an address without a scheme": {
    files: { "openapi.yaml": referring("//example.org/a.yaml") },
    want: ['openapi.yaml:6:13 reference-remote "//example.org/a.yaml" is a network URL'],
  },
  "an address that hides in escapes": {
    files: { "openapi.yaml": referring("'%2F%2Fexample.org/a.yaml'") },
    want: ['openapi.yaml:6:13 reference-remote "%2F%2Fexample.org/a.yaml" is a network URL'],
  },
  "a way out of the folder": {
    files: { "openapi.yaml": referring("../secret.yaml#/A") },
    want: [`openapi.yaml:6:13 reference-outside-root "../secret.yaml" is outside the specification's folder`],
  },
  "a way out of the folder that hides in escapes": {
    files: { "openapi.yaml": referring("'./x/%2e%2e%2f%2e%2e/secret.yaml'") },
    want: [`openapi.yaml:6:13 reference-outside-root "./x/../../secret.yaml" is outside the specification's folder`],
  },
  "an absolute path": {
    files: { "openapi.yaml": referring("/etc/passwd") },
    want: ['openapi.yaml:6:13 reference-outside-root "/etc/passwd" is an absolute path'],
  },
  "an absolute path that hides in escapes": {
    files: { "openapi.yaml": referring("'%2Fetc/passwd'") },
    want: ['openapi.yaml:6:13 reference-outside-root "%2Fetc/passwd" is an absolute path'],
  },
  "a Windows drive": {
    files: { "openapi.yaml": referring("'C:\\a.yaml'") },
    want: ['openapi.yaml:6:13 reference-outside-root "C:\\\\a.yaml" is an absolute Windows path'],
  },
  "a Windows drive without a backslash": {
    files: { "openapi.yaml": referring("c:a.yaml") },
    want: ['openapi.yaml:6:13 reference-outside-root "c:a.yaml" is an absolute Windows path'],
  },
  "a Windows share": {
    files: { "openapi.yaml": referring("'\\\\server\\share\\a.yaml'") },
    want: ['openapi.yaml:6:13 reference-outside-root "\\\\\\\\server\\\\share\\\\a.yaml" is an absolute Windows path'],
  },
  "a backslash": {
    files: { "openapi.yaml": referring("'.\\a.yaml'") },
    want: ['openapi.yaml:6:13 reference-unresolved ".\\\\a.yaml" contains a backslash'],
  },
  "a NUL that hides in an escape": {
    files: { "openapi.yaml": referring("'./a.yaml%00.json'") },
    want: ['openapi.yaml:6:13 reference-outside-root "./a.yaml%00.json" contains a NUL character'],
  },
  "a query": {
    files: { "openapi.yaml": referring("./a.yaml?b=c") },
    want: ['openapi.yaml:6:13 reference-unresolved "./a.yaml?b=c" contains a query'],
  },
  "an anchor": {
    files: { "openapi.yaml": referring("'#guild'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#guild" names an anchor'],
  },
  "a broken % escape": {
    files: { "openapi.yaml": referring("'#/a%2'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#/a%2" contains a % that does not start an escape sequence'],
  },
  "a broken ~ escape": {
    files: { "openapi.yaml": referring("'#/a~2'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#/a~2" contains a ~ that does not start an escape sequence'],
  },
  "an inherited member as the last token": {
    files: { "openapi.yaml": referring("'#/components/constructor'") },
    want: ["openapi.yaml:6:13 reference-unresolved there is nothing at /components/constructor in openapi.yaml"],
  },
  "the length of a list": {
    files: { "openapi.yaml": `${referring("'#/tags/length'")}tags: [{ name: a }]\n` },
    want: ["openapi.yaml:6:13 reference-unresolved there is nothing at /tags/length in openapi.yaml"],
  },
  "the root itself, where a schema is needed": {
    files: { "openapi.yaml": referring("'#'") },
    want: ['openapi.yaml:6:13 reference-wrong-kind "#" does not refer to a schema'],
  },
  "a part of the root that holds no schema": {
    files: { "openapi.yaml": `${referring("'#/paths'")}paths: {}\n` },
    want: ['openapi.yaml:6:13 reference-wrong-kind "#/paths" does not refer to a schema'],
  },
  "an operation, where a schema is needed": {
    files: { "openapi.yaml": `${referring("'#/paths/~1a/get'")}paths: { /a: { get: { responses: {} } } }\n` },
    want: ['openapi.yaml:6:13 reference-wrong-kind "#/paths/~1a/get" does not refer to a schema'],
  },
  "a text of another file, where a schema is needed": {
    files: { "openapi.yaml": referring("b.yaml#/a"), "b.yaml": "a: b\n" },
    want: ['openapi.yaml:6:13 reference-wrong-kind "b.yaml#/a" does not refer to a schema'],
  },
  "a reference to itself": {
    files: { "openapi.yaml": referring("'#/components/schemas/A'") },
    want: ["openapi.yaml:6:13 reference-cycle /components/schemas/A refers only to itself"],
  },
  "a ring across files, once for the whole ring": {
    files: {
      "openapi.yaml": `${referring("./b.yaml#/B")}    C: { $ref: './b.yaml#/B' }\n`,
      "b.yaml": "B:\n  $ref: './openapi.yaml#/components/schemas/A'\n",
    },
    want: ["b.yaml:2:9 reference-cycle /B refers to itself through /components/schemas/A"],
  },
  "a ring through keywords beside the references": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { $ref: '#/components/schemas/B', title: a }\n    B: { $ref: '#/components/schemas/A', title: b }\n",
      ),
    },
    want: ["openapi.yaml:6:16 reference-cycle /components/schemas/B refers to itself through /components/schemas/A"],
  },
  "a pointer that leads through the reference that it stands in": {
    files: { "openapi.yaml": referring("'#/components/schemas/A/properties/b'") },
    want: ["openapi.yaml:6:13 reference-cycle a reference depends on itself"],
  },
  "data that contains itself": {
    files: {
      "openapi.yaml": root("x-rpc: { $ref: './rpc.yaml' }\n"),
      "rpc.yaml": "a:\n  again: { $ref: './rpc.yaml#' }\n",
    },
    want: ["rpc.yaml:2:18 reference-cycle ./rpc.yaml# contains itself here"],
  },
  "every mistake of a run, not the first only": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { $ref: '#/x' }\n    B: { $ref: './none.yaml' }\n    C: { $ref: 'https://a.b' }\n",
      ),
    },
    want: [
      "openapi.yaml:5:16 reference-unresolved there is nothing at /x in openapi.yaml",
      "openapi.yaml:6:16 reference-unresolved there is no file none.yaml",
      'openapi.yaml:7:16 reference-remote "https://a.b" is a network URL',
    ],
  },
  "a link to an operation of another file": {
    files: {
      "openapi.yaml": root(
        "components:\n  links:\n    A: { operationRef: '#/paths/~1a/get' }\n    B: { operationRef: './b.yaml#/paths/~1a/get' }\n",
      ),
    },
    want: ["openapi.yaml:6:24 reference-unresolved an operationRef that points to another file is not supported"],
  },
  "a mapping of a discriminator": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A:\n      discriminator:\n        propertyName: t\n        mapping: { a: './none.yaml#/A', b: Missing }\n",
      ),
    },
    want: [
      "openapi.yaml:8:23 reference-unresolved there is no file none.yaml",
      'openapi.yaml:8:44 reference-unresolved there is neither a schema nor a file named "Missing"',
    ],
  },
};

describe("a reference is refused at its location:", () => {
  it.each(Object.entries(references))("%s", (_, { files, want }) => {
    expect(loadFiles(files).diagnostics.map(shown)).toEqual(want);
  });
});

it("every reference that leaves the root's folder comes with a fix", () => {
  const found = Object.values(references).flatMap(({ files }) => loadFiles(files).diagnostics);
  const outside = found.filter(({ code }) => code === "reference-outside-root");
  expect(outside.length).toBeGreaterThan(8);
  expect(outside.filter(({ fix }) => fix === undefined)).toEqual([]);
  const [parent] = loadFiles({ "openapi.yaml": referring("../secret.yaml#/A") }).diagnostics;
  expect(parent?.fix).toBe(
    "set `root` to a folder that contains all files, or copy this file to the root file's folder",
  );
});

describe("an unresolved reference", () => {
  it("comes with a suggestion", () => {
    const text = referring("'#/components/schemas/Gild'").concat("    Guild: { type: object }\n");
    expect(loadFiles({ "openapi.yaml": text }).diagnostics.map(({ fix }) => fix)).toEqual(["did you mean `Guild`?"]);
  });

  it("suggests names for the first of thousands of missing components only, so that the others cost nothing", () => {
    const count = 3_000;
    const schemas = Array.from({ length: count }, (_, index) => [
      `Schema${index}`,
      { $ref: `#/components/schemas/Shcema${index}` },
    ]);
    const text = JSON.stringify({ openapi: "3.1.0", components: { schemas: Object.fromEntries(schemas) } });
    const { diagnostics } = loadFiles({ "openapi.json": text });
    expect(diagnostics).toHaveLength(count);
    const fixes = diagnostics.map(({ fix }) => fix);
    expect(fixes[0]).toBe("did you mean `Schema0`?");
    expect(fixes.lastIndexOf("did you mean `Schema66`?")).toBe(66);
    expect(fixes.slice(67).filter((fix) => fix !== undefined)).toEqual([]);
  });
});
