import { describe, expect, test } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";

const filterForm =
  "a map with tags, paths, webhooks, operationIds, methods (lists of strings), deprecated (true or false) and x- keys, or a list of such maps";

const apisForm = "a map from names of APIs, which consist of letters, digits, - and _, to their configurations";

describe("guildwire.config.yaml", () => {
  test.each([
    ["", {}],
    ["# nothing\n", {}],
    ["spec: api.yaml\nout: lib\n", { spec: "api.yaml", out: "lib" }],
    [
      "packageName: '@example/api'\npackageVersion: 1.0.0-beta.1\n",
      { packageName: "@example/api", packageVersion: "1.0.0-beta.1" },
    ],
    [
      "emitters: [standard, ./a.mjs, { use: b, options: { c: 1 } }]\nlenient: true\n",
      { emitters: ["standard", "./a.mjs", { use: "b", options: { c: 1 } }], lenient: true },
    ],
    ["strictExtensions: true\nonly: [types, client]\n", { strictExtensions: true, only: ["types", "client"] }],
    ["stubs: { out: src, style: class }\n", { stubs: { out: "src", style: "class" } }],
    ["stubs: { comments: summary }\n", { stubs: { comments: "summary" } }],
  ])("accepts %j", async (text, want) => {
    expect(await parseConfig({ path: "guildwire.config.yaml", name: "guildwire.config.yaml", text: text })).toEqual({
      config: want,
      diagnostics: [],
    });
  });

  test.each([
    ["spec: 1\n", "1:7", "spec is 1", "a text that is not empty"],
    ["out: ''\n", "1:6", 'out is ""', "a text that is not empty"],
    [
      "out: lib\npackageName: Not A Name\n",
      "2:14",
      'packageName is "Not A Name"',
      "a package name as npm has it, such as @example/api",
    ],
    [
      "packageVersion: 1.0\n",
      "1:17",
      "packageVersion is 1",
      "a version such as 1.4.0, in quotes where YAML would read a number",
    ],
    ["strictExtensions: yes\n", "1:19", 'strictExtensions is "yes"', "true or false"],
    ["only: []\n", "1:7", "only is []", "a list of emitter names"],
    ["lenient: maybe\n", "1:10", 'lenient is "maybe"', "true or false"],
    [
      "emitters: [{ use: ./a.mjs, with: 1 }]\n",
      "1:11",
      'emitters is [{"use":"./a.mjs","with":1}]',
      "a list of emitters: names, paths that begin with ./, packages, or maps with use and options",
    ],
    [
      "diff: { rules: { none-of-them: off } }\n",
      "1:16",
      'diff.rules is {"none-of-them":"off"}',
      "a map from rules, which guildwire explain lists, to breaking, risky, safe or off",
    ],
    [
      "diff: { notice: { beta: -1 } }\n",
      "1:17",
      'diff.notice is {"beta":-1}',
      "a map with beta and stable, which are numbers of days",
    ],
    ["overlays: fixes.yaml\n", "1:11", 'overlays is "fixes.yaml"', "a list of files"],
    [
      "include: { label: [a] }\n",
      "1:12",
      'include has no key "label"',
      "one of tags, paths, webhooks, operationIds, methods, deprecated, x- keys",
    ],
    ["exclude: []\n", "1:10", "exclude is []", filterForm],
    ["exclude: {}\n", "1:10", "exclude is {}", filterForm],
    ["exclude: { deprecated: yes }\n", "1:24", 'exclude.deprecated is "yes"', "true or false"],
    ["include: [{ tags: [a] }, { tags: b }]\n", "1:34", 'include[1].tags is "b"', "a list of strings"],
    ["names: { schemas: { Pet: 1 } }\n", "1:19", 'names.schemas is {"Pet":1}', "a map whose values are names"],
    [
      "sourceHeaders: { Cookie: a }\n",
      "1:16",
      'sourceHeaders is {"Cookie":"a"}',
      "a map from names of headers to values with an environment variable, such as Authorization: 'Bearer ${API_TOKEN}'",
    ],
    [
      "sourcePositions: { reference: 'https://[a/{file}/{line}' }\n",
      "1:31",
      'sourcePositions.reference is "https://[a/{file}/{line}"',
      "true, false, or an http(s) URL with {file} and {line} in it",
    ],
    ["only: [1]\n", "1:7", "only is [1]", "a list of emitter names"],
    ["stubs: []\n", "1:8", "stubs is []", "a map with out, import, style, comments"],
    ["stubs:\n  style: struct\n", "2:10", 'stubs.style is "struct"', "object, class or nest"],
    ["stubs:\n  only: [1]\n", "2:3", 'stubs has no key "only"', "one of out, import, style, comments"],
    ["stubs:\n  comments: none\n", "2:13", 'stubs.comments is "none"', "summary or full"],
    ["apis: {}\n", "1:7", "apis is {}", apisForm],
    ["apis: { 'a b': { spec: a.yaml } }\n", "1:7", 'apis is {"a b":{"spec":"a.yaml"}}', apisForm],
    ["apis: { a: { spec: a.yaml, out: 1 } }\n", "1:33", "apis.a.out is 1", "a text that is not empty"],
    [
      "apis: { a: { spec: a.yaml, values: { dates: 1 } } }\n",
      "1:45",
      "apis.a.values.dates is 1",
      "string, Date or Temporal",
    ],
    [
      "result: lib\n",
      "1:1",
      'the configuration has no key "result"',
      "one of spec, out, output, edition, importExtension, layout, validateResponses, optionalProperties, packageName, packageVersion, strictExtensions, only, stubs, emitters, lenient, strict, overlays, root, include, exclude, names, values, pagination, sourcePositions, diff, source, sourceHeaders, apis",
    ],
    [
      "__proto__: {}\n",
      "1:1",
      'the configuration has no key "__proto__"',
      "one of spec, out, output, edition, importExtension, layout, validateResponses, optionalProperties, packageName, packageVersion, strictExtensions, only, stubs, emitters, lenient, strict, overlays, root, include, exclude, names, values, pagination, sourcePositions, diff, source, sourceHeaders, apis",
    ],
    [
      "- spec\n",
      "1:1",
      "the configuration is a list",
      "a map with one of spec, out, output, edition, importExtension, layout, validateResponses, optionalProperties, packageName, packageVersion, strictExtensions, only, stubs, emitters, lenient, strict, overlays, root, include, exclude, names, values, pagination, sourcePositions, diff, source, sourceHeaders, apis",
    ],
  ])("refuses %j", async (text, at, message, expected) => {
    const { config, diagnostics } = await parseConfig({
      path: "guildwire.config.yaml",
      name: "guildwire.config.yaml",
      text: text,
    });
    expect(config).toEqual({});
    expect(diagnostics.map(({ location, ...rest }) => [`${location?.line}:${location?.column}`, rest])).toEqual([
      [at, { code: "config-invalid", severity: "error", message, expected }],
    ]);
  });

  test.each([
    ["spce: api.yaml\n", "did you mean `spec`?"],
    ["package-name: a\n", "did you mean `packageName`?"],
    ["stubs: { improt: a }\n", "did you mean `import`?"],
    ["stubs: { style: clas }\n", "did you mean `class`?"],
    ["values: { arguments: grouepd }\n", "did you mean `grouped`?"],
    ["include: { tag: [a] }\n", "did you mean `tags`?"],
    ["exclude: [{ tags: [a] }, { operationId: [b] }]\n", "did you mean `operationIds`?"],
    ["diff: { rules: { operation-tag-change: off } }\n", "did you mean `operation-tag-changed`?"],
    ["stubs: { packageName: a }\n", undefined],
    ["values: { dates: 7 }\n", undefined],
    ["paint: true\n", undefined],
  ])("suggests the nearest key or value for an unknown one: %j", async (text, fix) => {
    const { diagnostics } = await parseConfig({
      path: "guildwire.config.yaml",
      name: "guildwire.config.yaml",
      text: text,
    });
    expect(diagnostics.map((diagnostic) => diagnostic.fix)).toEqual([fix]);
  });

  test("reports all its errors at once", async () => {
    const { diagnostics } = await parseConfig({
      path: "guildwire.config.yaml",
      name: "guildwire.config.yaml",
      text: "spec: 1\nout: 2\nother: 3\n",
    });
    expect(diagnostics.map(({ location }) => location?.line)).toEqual([1, 2, 3]);
  });

  test("is refused if it is not YAML", async () => {
    const { diagnostics } = await parseConfig({
      path: "guildwire.config.yaml",
      name: "guildwire.config.yaml",
      text: "spec: [\n",
    });
    expect(diagnostics[0]).toMatchObject({ code: "syntax-error", location: { file: "guildwire.config.yaml" } });
  });
});
