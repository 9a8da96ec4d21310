import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { type Files, loadFiles, root, shown } from "./virtual.js";

/** A root with one schema reference; its value stands in line 6, column 13. */
function referring(reference: string): string {
  return root(`components:\n  schemas:\n    A:\n      $ref: ${reference}\n`);
}

interface Case {
  readonly files: Files;
  readonly want: readonly string[];
}

const references: Readonly<Record<string, Case>> = {
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
    want: ['openapi.yaml:6:13 reference-remote "http://example.org/a.yaml#/A" is a network address'],
  },
  "an https address": {
    files: { "openapi.yaml": referring("HTTPS://example.org/a.yaml") },
    want: ['openapi.yaml:6:13 reference-remote "HTTPS://example.org/a.yaml" is a network address'],
  },
  "a file address": {
    files: { "openapi.yaml": referring("file:///etc/passwd") },
    want: [
      'openapi.yaml:6:13 reference-outside-root "file:///etc/passwd" is a file: address, which is an absolute path',
    ],
  },
  "a data address": {
    files: { "openapi.yaml": referring("'data:application/json,{}'") },
    want: ['openapi.yaml:6:13 reference-remote "data:application/json,{}" is a data: address, and names no file'],
  },
  "an address without a scheme": {
    files: { "openapi.yaml": referring("//example.org/a.yaml") },
    want: ['openapi.yaml:6:13 reference-remote "//example.org/a.yaml" is a network address'],
  },
  "an address that hides in escapes": {
    files: { "openapi.yaml": referring("'%2F%2Fexample.org/a.yaml'") },
    want: ['openapi.yaml:6:13 reference-remote "%2F%2Fexample.org/a.yaml" is a network address'],
  },
  "a way out of the folder": {
    files: { "openapi.yaml": referring("../secret.yaml#/A") },
    want: [`openapi.yaml:6:13 reference-outside-root "../secret.yaml" leads out of the specification's folder`],
  },
  "a way out of the folder that hides in escapes": {
    files: { "openapi.yaml": referring("'./x/%2e%2e%2f%2e%2e/secret.yaml'") },
    want: [`openapi.yaml:6:13 reference-outside-root "./x/../../secret.yaml" leads out of the specification's folder`],
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
    want: ['openapi.yaml:6:13 reference-unresolved ".\\\\a.yaml" holds a backslash'],
  },
  "a NUL that hides in an escape": {
    files: { "openapi.yaml": referring("'./a.yaml%00.json'") },
    want: ['openapi.yaml:6:13 reference-outside-root "./a.yaml%00.json" holds a NUL character'],
  },
  "a query": {
    files: { "openapi.yaml": referring("./a.yaml?b=c") },
    want: ['openapi.yaml:6:13 reference-unresolved "./a.yaml?b=c" holds a query'],
  },
  "an anchor": {
    files: { "openapi.yaml": referring("'#guild'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#guild" names an anchor'],
  },
  "a broken % escape": {
    files: { "openapi.yaml": referring("'#/a%2'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#/a%2" holds a % that begins no escape'],
  },
  "a broken ~ escape": {
    files: { "openapi.yaml": referring("'#/a~2'") },
    want: ['openapi.yaml:6:13 reference-unresolved "#/a~2" holds a ~ that begins no escape'],
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
    want: ['openapi.yaml:6:13 reference-wrong-kind "#" does not lead to a schema'],
  },
  "a part of the root that holds no schema": {
    files: { "openapi.yaml": `${referring("'#/paths'")}paths: {}\n` },
    want: ['openapi.yaml:6:13 reference-wrong-kind "#/paths" does not lead to a schema'],
  },
  "an operation, where a schema is needed": {
    files: { "openapi.yaml": `${referring("'#/paths/~1a/get'")}paths: { /a: { get: { responses: {} } } }\n` },
    want: ['openapi.yaml:6:13 reference-wrong-kind "#/paths/~1a/get" does not lead to a schema'],
  },
  "a text of another file, where a schema is needed": {
    files: { "openapi.yaml": referring("b.yaml#/a"), "b.yaml": "a: b\n" },
    want: ['openapi.yaml:6:13 reference-wrong-kind "b.yaml#/a" does not lead to a schema'],
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
    want: ["b.yaml:2:9 reference-cycle /B refers to itself by way of /components/schemas/A"],
  },
  "a ring through keywords beside the references": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A: { $ref: '#/components/schemas/B', title: a }\n    B: { $ref: '#/components/schemas/A', title: b }\n",
      ),
    },
    want: ["openapi.yaml:6:16 reference-cycle /components/schemas/B refers to itself by way of /components/schemas/A"],
  },
  "a pointer that leads through the reference that it stands in": {
    files: { "openapi.yaml": referring("'#/components/schemas/A/properties/b'") },
    want: ["openapi.yaml:6:13 reference-cycle a reference needs itself to be resolved"],
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
      'openapi.yaml:7:16 reference-remote "https://a.b" is a network address',
    ],
  },
  "a link to an operation of another file": {
    files: {
      "openapi.yaml": root(
        "components:\n  links:\n    A: { operationRef: '#/paths/~1a/get' }\n    B: { operationRef: './b.yaml#/paths/~1a/get' }\n",
      ),
    },
    want: ["openapi.yaml:6:24 reference-unresolved an operationRef that leads to another file is not supported"],
  },
  "a mapping of a discriminator": {
    files: {
      "openapi.yaml": root(
        "components:\n  schemas:\n    A:\n      discriminator:\n        propertyName: t\n        mapping: { a: './none.yaml#/A', b: Nobody }\n",
      ),
    },
    want: [
      "openapi.yaml:8:23 reference-unresolved there is no file none.yaml",
      'openapi.yaml:8:44 reference-unresolved there is neither a schema nor a file of the name "Nobody"',
    ],
  },
};

describe("a reference is refused where it stands:", () => {
  it.each(Object.entries(references))("%s", (_, { files, want }) => {
    expect(loadFiles(files).diagnostics.map(shown)).toEqual(want);
  });
});

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));

const texts: Readonly<Record<string, Case>> = {
  "a root that does not exist": {
    files: {},
    want: ["openapi.yaml:1:1 file-unreadable openapi.yaml does not exist"],
  },
  "a list that is never closed": {
    files: { "openapi.yaml": root("tags: [a, b\n") },
    want: [
      "openapi.yaml:4:1 syntax-error Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
  },
  "a key that stands twice": {
    files: { "openapi.yaml": root("tags: []\nservers: []\ntags: []\n") },
    want: ['openapi.yaml:5:1 syntax-error the key "tags" stands twice in one map'],
  },
  "a key that stands twice, once as a number": {
    files: { "openapi.yaml": root("x: { 200: a, '200': b }\n") },
    want: ['openapi.yaml:3:14 syntax-error the key "200" stands twice in one map'],
  },
  "a key that is a boolean": {
    files: { "openapi.yaml": root("x: { true: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key true is not a string"],
  },
  "a key that is null": {
    files: { "openapi.yaml": root("x: { null: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key null is not a string"],
  },
  "a key that is a fraction": {
    files: { "openapi.yaml": root("x: { 1.0: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key 1.0 is not a string"],
  },
  "a key that is a hexadecimal number": {
    files: { "openapi.yaml": root("x: { 0x10: a }\n") },
    want: ["openapi.yaml:3:6 syntax-error the key 0x10 is not a string"],
  },
  "a key that is a list": {
    files: { "openapi.yaml": root("x: { [a]: b }\n") },
    want: ["openapi.yaml:3:6 syntax-error a key is a list"],
  },
  "an empty key": {
    files: { "openapi.yaml": root("x:\n  : a\n") },
    want: ["openapi.yaml:4:3 syntax-error a key is empty"],
  },
  "a merge key": {
    files: { "openapi.yaml": root("x: &x { a: 1 }\ny:\n  <<: *x\n") },
    want: ["openapi.yaml:5:3 syntax-error merge keys are not part of YAML 1.2"],
  },
  "a tag of somebody's own": {
    files: { "openapi.yaml": root("x: !secret a\n") },
    want: ["openapi.yaml:3:4 syntax-error Unresolved tag: !secret"],
  },
  "a tag of YAML 1.1": {
    files: { "openapi.yaml": root("x: !!binary aGk=\n") },
    want: ["openapi.yaml:3:4 syntax-error Unresolved tag: tag:yaml.org,2002:binary"],
  },
  "a file that asks for YAML 1.1": {
    files: { "openapi.yaml": `%YAML 1.1\n---\n${root()}` },
    want: ["openapi.yaml:1:1 syntax-error the file asks for YAML 1.1"],
  },
  "a second document": {
    files: { "openapi.yaml": `${root()}---\na: 1\n` },
    want: ["openapi.yaml:3:1 syntax-error the file holds more than one YAML document"],
  },
  "a number that JSON cannot hold": {
    files: { "openapi.yaml": root("x: [1, .inf, -.INF, .nan]\n") },
    want: [
      "openapi.yaml:3:8 syntax-error .inf is not a number that JSON can hold",
      "openapi.yaml:3:14 syntax-error -.INF is not a number that JSON can hold",
      "openapi.yaml:3:21 syntax-error .nan is not a number that JSON can hold",
    ],
  },
  "an alias without an anchor": {
    files: { "openapi.yaml": root("x: *y\n") },
    want: ["openapi.yaml:3:4 syntax-error the alias *y has no anchor before it"],
  },
  "an alias inside the node that it names": {
    files: { "openapi.yaml": root("x: &x\n  y: *x\n") },
    want: ["openapi.yaml:4:6 syntax-error the alias *x stands inside the node that it names"],
  },
  "bytes that are not UTF-8": {
    files: { "openapi.yaml": bytes("a: é\nb: caf", 0xe9, "\n") },
    want: ["openapi.yaml:2:7 syntax-error the file is not valid UTF-8"],
  },
  "bytes that are not UTF-8 at the end of the file": {
    files: { "openapi.yaml": bytes("a: 1\nb: 😀", 0xf0, 0x9f) },
    want: ["openapi.yaml:2:6 syntax-error the file is not valid UTF-8"],
  },
  "UTF-16": {
    files: { "openapi.yaml": Buffer.from("\ufeffopenapi: 3.1.0", "utf16le") },
    want: ["openapi.yaml:1:1 syntax-error the file is not valid UTF-8"],
  },
  "a NUL byte": {
    files: { "openapi.yaml": bytes(root("x: a"), 0, "b\n") },
    want: ["openapi.yaml:3:5 syntax-error the file holds a NUL character"],
  },
  "a mistake in another file, once for all who refer to it": {
    files: {
      "openapi.yaml": root("components:\n  schemas:\n    A: { $ref: './b.yaml#/A' }\n    B: { $ref: './b.yaml#/B' }\n"),
      "b.yaml": "A: { a: 1, a: 2 }\n",
    },
    want: ['b.yaml:1:12 syntax-error the key "a" stands twice in one map'],
  },
  "a key that stands twice in JSON": {
    files: { "openapi.json": '{\n  "tags": [],\n  "servers": [],\n  "tags": []\n}' },
    want: ['openapi.json:4:3 syntax-error the key "tags" stands twice in one map'],
  },
  "every key that stands twice in JSON, also where one is written with escapes": {
    files: { "openapi.json": '{ "a": [{ "b": { "c": "c" }, "\\u0062": 1 }],\n  "a": "a" }' },
    want: [
      'openapi.json:1:30 syntax-error the key "b" stands twice in one map',
      'openapi.json:2:3 syntax-error the key "a" stands twice in one map',
    ],
  },
  "JSON in a YAML file in which a key stands twice": {
    files: { "openapi.yaml": '{ "a": 1,\n  "a": 2 }' },
    want: ['openapi.yaml:2:3 syntax-error the key "a" stands twice in one map'],
  },
  "JSON that goes wrong after a key that stands twice": {
    files: { "openapi.json": '{ "a": 1, "a": 2, }' },
    want: ['openapi.json:1:19 syntax-error unexpected "}"'],
  },
  "JSON without its end": {
    files: { "openapi.json": '{\n  "openapi": "3.1.0"' },
    want: ["openapi.json:2:21 syntax-error the file ends too early"],
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
    want: ["openapi.json:1:8 syntax-error a string is never closed"],
  },
  "JSON with an escape that is none": {
    files: { "openapi.json": '{ "a": "b\\\\c\\d" }' },
    want: ["openapi.json:1:13 syntax-error a backslash begins no escape that JSON knows"],
  },
  "JSON with a line break in a string": {
    files: { "openapi.json": '{ "a": "b\n" }' },
    want: ["openapi.json:1:10 syntax-error a string holds a control character"],
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
    want: ["openapi.json:1:1 syntax-error the file ends too early"],
  },
  "an empty YAML file": {
    files: { "openapi.yaml": "# nothing\n" },
    want: ["openapi.yaml:1:1 version-unsupported the file holds no OpenAPI document"],
  },
  "a document that does not say its version": {
    files: { "openapi.yaml": "info: {}\n" },
    want: ["openapi.yaml:1:1 version-unsupported the document does not say which OpenAPI version it is written in"],
  },
  "Swagger 2.0": {
    files: { "openapi.yaml": "info: {}\nswagger: '2.0'\n" },
    want: ["openapi.yaml:2:10 version-unsupported the document is written in Swagger 2.0"],
  },
  "a version that does not exist yet": {
    files: { "openapi.yaml": "openapi: 4.0.0\n" },
    want: ['openapi.yaml:1:10 version-unsupported the OpenAPI version "4.0.0" is not supported'],
  },
  "a version that YAML reads as a number": {
    files: { "openapi.yaml": "openapi: 3.1\n" },
    want: ["openapi.yaml:1:10 version-unsupported the OpenAPI version 3.1 is not supported"],
  },
};

describe("a reference that leads nowhere", () => {
  it("says what was probably meant", () => {
    const text = referring("'#/components/schemas/Gild'").concat("    Guild: { type: object }\n");
    expect(loadFiles({ "openapi.yaml": text }).diagnostics.map(({ fix }) => fix)).toEqual(["did you mean `Guild`?"]);
  });
});

describe("a key that stands twice in JSON", () => {
  it("comes with the place where it stood first", () => {
    const { diagnostics } = loadFiles({ "openapi.json": '{ "a": 1,\n  "a": 2 }' });
    expect(diagnostics[0]?.related).toEqual([
      { message: "first here", place: { file: "openapi.json", line: 1, column: 3, endLine: 1, endColumn: 6 } },
    ]);
  });

  it("is none where the same key stands in two maps, in a map within it, or as a value", () => {
    const json =
      '{ "openapi": "3.1.0", "x-a": [{ "a": "a" }, { "a": ["a", "a"] }], "x-b": { "a": { "a": { "x-b": 1 } } } }';
    expect(loadFiles({ "openapi.json": json }).diagnostics).toEqual([]);
  });

  it("is told a hundred times at the most", () => {
    const json = `{ "a": 0${', "a": 1'.repeat(1000)} }`;
    expect(loadFiles({ "openapi.json": json }).diagnostics).toHaveLength(100);
  });
});

describe("a file is refused at its place:", () => {
  it.each(Object.entries(texts))("%s", (_, { files, want }) => {
    const given = Object.keys(files).length === 0 ? undefined : files;
    const result = given === undefined ? loadDocument("openapi.yaml", { readFile: () => undefined }) : loadFiles(given);
    expect(result.diagnostics.map(shown)).toEqual(want);
  });
});

describe("a reference to a file on disk", () => {
  const inFolder = (run: (folder: string) => void): void => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "guildwire-load-")));
    try {
      mkdirSync(join(folder, "spec"));
      writeFileSync(join(folder, "spec", "openapi.yaml"), referring("./link.yaml#/A"));
      run(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const load = (folder: string) => loadDocument("spec/openapi.yaml", { cwd: folder });

  it("is refused where a symbolic link leaves the folder", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "secret.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "secret.yaml"), join(folder, "spec", "link.yaml"));
      const { diagnostics, loaded } = load(folder);
      expect(diagnostics.map(shown)).toEqual([
        `spec/openapi.yaml:6:13 reference-outside-root "./link.yaml" leads out of the specification's folder`,
      ]);
      expect(loaded?.files.map((file) => file.name)).toEqual(["spec/openapi.yaml"]);
    });
  });

  it("is refused where a folder on the way is a symbolic link to the outside", () => {
    inFolder((folder) => {
      mkdirSync(join(folder, "other"));
      writeFileSync(join(folder, "other", "a.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "other"), join(folder, "spec", "sub"));
      writeFileSync(join(folder, "spec", "openapi.yaml"), referring("./sub/a.yaml#/A"));
      expect(load(folder).diagnostics.map((diagnostic) => diagnostic.code)).toEqual(["reference-outside-root"]);
    });
  });

  it("is followed where a symbolic link stays in the folder, and the file is read once", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "spec", "a.yaml"), "A: { type: string }\n");
      symlinkSync("a.yaml", join(folder, "spec", "link.yaml"));
      writeFileSync(
        join(folder, "spec", "openapi.yaml"),
        root("components:\n  schemas:\n    A: { $ref: ./link.yaml#/A }\n    B: { $ref: a.yaml#/A }\n"),
      );
      const { diagnostics, loaded } = load(folder);
      expect(diagnostics).toEqual([]);
      expect(loaded?.files.map((file) => file.name)).toEqual(["spec/openapi.yaml", "spec/a.yaml"]);
      expect(loaded?.document.components).toEqual({
        schemas: { A: { type: "string" }, B: { $ref: "#/components/schemas/A" } },
      });
    });
  });

  it("starts from where the root stands, when the root is a symbolic link itself", () => {
    inFolder((folder) => {
      writeFileSync(join(folder, "spec", "link.yaml"), "A: { type: string }\n");
      symlinkSync(join(folder, "spec", "openapi.yaml"), join(folder, "here.yaml"));
      const { diagnostics, loaded } = loadDocument("here.yaml", { cwd: folder });
      expect(diagnostics).toEqual([]);
      expect(loaded?.document.components).toEqual({ schemas: { A: { type: "string" } } });
    });
  });

  it("is refused where it names a folder", () => {
    inFolder((folder) => {
      mkdirSync(join(folder, "spec", "link.yaml"));
      expect(load(folder).diagnostics.map(shown)).toEqual([
        "spec/openapi.yaml:6:13 file-unreadable spec/link.yaml is a folder",
      ]);
    });
  });

  it("names files relative to the working directory, with forward slashes", () => {
    inFolder((folder) => {
      const { diagnostics } = loadDocument("../spec/openapi.yaml", { cwd: join(folder, "elsewhere") });
      expect(diagnostics.map(shown)).toEqual([
        "../spec/openapi.yaml:6:13 reference-unresolved there is no file ../spec/link.yaml",
      ]);
    });
  });
});
