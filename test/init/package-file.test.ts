import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  completePackageFile,
  parsePackageFile,
  type WantedEntries,
} from "../../generator/src/cli/init/package-file.js";

const wanted: WantedEntries = {
  scripts: [
    { name: "generate", command: "guildwire generate", same: /^guildwire generate$/ },
    { name: "check", command: "guildwire check", same: /^guildwire check$/ },
  ],
  dependencies: { bindings: "file:./generated" },
  devDependencies: { typescript: "^7.0.2" },
};

function complete(text: string, entries: WantedEntries = wanted): ReturnType<typeof completePackageFile> {
  return completePackageFile(text, parsePackageFile(text) ?? {}, entries);
}

describe("a package.json that is completed", () => {
  it.each([
    ["two spaces", "  ", "\n"],
    ["four spaces", "    ", "\n"],
    ["tabs", "\t", "\n"],
    ["CRLF", "  ", "\r\n"],
    ["tabs and CRLF", "\t", "\r\n"],
  ])("keeps %s and every existing line", (_, indent, eol) => {
    const lines = [
      "{",
      `${indent}"version": "1.0.0",`,
      `${indent}"name": "web",`,
      `${indent}"scripts": {`,
      `${indent}${indent}"zebra": "z",`,
      `${indent}${indent}"apple": "a"`,
      `${indent}},`,
      `${indent}"files": ["a", "b"]`,
      "}",
      "",
    ];
    const { text } = complete(lines.join(eol));
    expect(text).toBe(
      [
        ...lines.slice(0, 5),
        `${indent}${indent}"apple": "a",`,
        `${indent}${indent}"generate": "guildwire generate",`,
        `${indent}${indent}"check": "guildwire check"`,
        `${indent}},`,
        `${indent}"files": ["a", "b"],`,
        `${indent}"dependencies": {`,
        `${indent}${indent}"bindings": "file:./generated"`,
        `${indent}},`,
        `${indent}"devDependencies": {`,
        `${indent}${indent}"typescript": "^7.0.2"`,
        `${indent}}`,
        "}",
        "",
      ].join(eol),
    );
  });

  it("keeps a byte order mark and comments", () => {
    const before = '\uFEFF{\n  // The name.\n  "name": "web", /* private */\n  "private": true\n}\n';
    const { text } = complete(before);
    expect(text.startsWith('\uFEFF{\n  // The name.\n  "name": "web", /* private */\n  "private": true,\n')).toBe(true);
    expect(parsePackageFile(text)).toMatchObject({ scripts: { check: "guildwire check" } });
  });

  it.each([
    [
      '{ "scripts": { "a": "b" } }',
      '{ "scripts": { "a": "b", "generate": "guildwire generate", "check": "guildwire check" }',
    ],
    ['{"scripts":{"a":"b",}}', '{"scripts":{"a":"b", "generate": "guildwire generate", "check": "guildwire check"}'],
    [
      '{\n  "scripts": {\n    "a": "b" // last, of one\n    // end\n  }\n}',
      '{\n  "scripts": {\n    "a": "b", // last, of one\n    "generate": "guildwire generate",\n    "check": "guildwire check"\n    // end\n  }',
    ],
    [
      '{\n  "scripts": {\n    "a": "b", /* x */\n  },\n}',
      '{\n  "scripts": {\n    "a": "b", /* x */\n    "generate": "guildwire generate",\n    "check": "guildwire check"\n  }',
    ],
    [
      '{\n    "scripts": {}\n}',
      '{\n    "scripts": {\n        "generate": "guildwire generate",\n        "check": "guildwire check"\n    }',
    ],
  ])("keeps its formatting: %s", (before, start) => {
    const { text } = complete(before);
    expect(text.slice(0, start.length)).toBe(start);
    expect(parsePackageFile(text)?.["devDependencies"]).toEqual({ typescript: "^7.0.2" });
  });

  it("gets a script under another name where its name is taken", () => {
    const { text, scripts, added } = complete('{ "scripts": { "generate": "make" } }');
    expect(parsePackageFile(text)?.["scripts"]).toEqual({
      generate: "make",
      "generate:api": "guildwire generate",
      check: "guildwire check",
    });
    expect([...scripts]).toEqual([
      ["generate", "generate:api"],
      ["check", "check"],
    ]);
    expect(added[0]).toBe("scripts generate:api, check");
  });

  it("does not get entries that it has under another name or in another section", () => {
    const before = JSON.stringify({
      scripts: { api: "guildwire generate", check: "guildwire check" },
      peerDependencies: { typescript: "5" },
      optionalDependencies: { bindings: "1" },
    });
    expect(complete(before)).toMatchObject({ text: before, added: [] });
  });

  it.each([
    ['{"workspaces":["packages/a"]}', ["packages/a", "generated"]],
    ['{"workspaces":{"packages":["a"],"nohoist":["b"]}}', { packages: ["a", "generated"], nohoist: ["b"] }],
    ['{"workspaces":["./generated/"]}', ["./generated/"]],
    ['{"workspaces":["*"]}', ["*"]],
    ["{}", ["generated"]],
  ])("gets a workspace: %s", (before, workspaces) => {
    const { text } = complete(before, { ...wanted, workspace: "generated" });
    expect(parsePackageFile(text)?.["workspaces"]).toEqual(workspaces);
  });

  it.each(["", "[]", "{", '"text"', '{ "scripts": "x" }', '{ "dependencies": [] }', '{ "name": web }'])(
    "is rejected if it or a section is not a map: %s",
    (text) => {
      expect(parsePackageFile(text)).toBeUndefined();
    },
  );

  it("keeps all entries in order, and is complete after one run", () => {
    const name = fc.stringMatching(/^[a-z][a-z:-]{0,8}$/);
    const section = fc.dictionary(name, fc.string(), { maxKeys: 4 });
    const file = fc.record(
      {
        name: fc.string(),
        scripts: section,
        dependencies: section,
        devDependencies: section,
        keywords: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(file, fc.constantFrom(0, 2, 3, "\t"), fc.boolean(), (contents, indent, isWindows) => {
        const plain = `${JSON.stringify(contents, undefined, indent)}\n`;
        const before = isWindows ? plain.replaceAll("\n", "\r\n") : plain;
        const { text } = complete(before);
        const after = JSON.parse(text) as Record<string, unknown>;
        expect(Object.keys(after).slice(0, Object.keys(contents).length)).toEqual(Object.keys(contents));
        for (const [key, value] of Object.entries(contents)) {
          if (typeof value !== "object" || Array.isArray(value)) expect(after[key]).toEqual(value);
          else
            expect(Object.entries(after[key] as object).slice(0, Object.keys(value).length)).toEqual(
              Object.entries(value),
            );
        }
        expect(text.includes("\r\n")).toBe(isWindows);
        if (isWindows) expect(text).not.toMatch(/[^\r]\n/);
        expect(complete(text)).toMatchObject({ text, added: [] });
      }),
    );
  });
});
