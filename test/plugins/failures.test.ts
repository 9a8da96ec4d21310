import { describe, expect, it } from "vitest";
import { emitterText, pluginProject } from "./plugin-project.js";

const failing: readonly (readonly [title: string, body: string, finding: string, message: string])[] = [
  ["throws", 'throw new Error("no luck");', "emitter-failed", "the emitter mine failed: no luck"],
  ["throws what is no error", "throw 7;", "emitter-failed", "the emitter mine failed: 7"],
  ["returns no list", "return {};", "emitter-failed", "the emitter mine returned object instead of a list of files"],
  [
    "returns a promise",
    "return Promise.resolve([]);",
    "emitter-failed",
    "the emitter mine returned a promise instead of a list of files",
  ],
  [
    "returns something else than files",
    'return [textFile("a.txt", "a"), { path: "b.txt" }];',
    "emitter-failed",
    "the emitter mine returned something without path and text at index 1",
  ],
  [
    "prints what is no TypeScript",
    'return [textFile("src/a.ts", "export const = 1;\\n")];',
    "emitter-failed",
    "the emitter mine failed: src/a.ts:1:14 is no TypeScript",
  ],
  [
    "writes what another one writes",
    'return [textFile("src/types/index.ts", "")];',
    "emitter-collision",
    "types and mine both write src/types/index.ts",
  ],
  [
    "writes what one writes that runs after it",
    'return [textFile("README.md", "")];',
    "emitter-collision",
    "mine and package both write README.md",
  ],
  [
    "writes it in another spelling",
    'return [textFile("OpenAPI.json", "")];',
    "emitter-collision",
    "openapi and mine both write openapi.json and OpenAPI.json, the same file on case-insensitive file systems",
  ],
  [
    "writes a file twice",
    'return [textFile("a.txt", ""), textFile("a.txt", "")];',
    "emitter-failed",
    "mine writes a.txt, twice",
  ],
];

describe("an emitter that breaks the rules is named, and the output stays unchanged", () => {
  it.each(failing)("%s", { timeout: 120_000 }, async (_title, body, finding, message) => {
    const project = pluginProject();
    await project.run("generate");
    const before = project.files("generated");
    project.write("mine.mjs", emitterText("mine", body));
    project.write("guildwire.config.yaml", "emitters: [standard, ./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain(`guildwire.config.yaml:1:22 error ${finding}\n`);
    expect(stderr).toContain(message);
    expect(project.files("generated")).toEqual(before);
  });

  it.each([
    ["../outside.txt", "has a dot segment"],
    ["/outside.txt", "is absolute"],
    ["node_modules/a.js", "lies in node_modules"],
    [".guildwire/a", "is the generator's own"],
    ["dist/a.js", "lies in dist"],
    ["a/con.txt", "is a device name on Windows"],
    ["openapi.json/a", "is used both as a file and as a folder (openapi.json)"],
  ])("writes to %s", async (path, reason) => {
    const project = pluginProject();
    project.write("mine.mjs", emitterText("mine", `return [{ path: ${JSON.stringify(path)}, text: "" }];`));
    project.write("guildwire.config.yaml", "emitters:\n  - openapi\n  - use: ./mine.mjs\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain("guildwire.config.yaml:3:10 error output-path-unsafe\n");
    expect(stderr).toContain(`the output path "${path}" of the emitter mine ${reason}`);
    expect(() => project.files("generated")).toThrow("ENOENT");
  });

  it("writes next to guildwire's own folder in another spelling: the error states its path, and none of guildwire's", async () => {
    const project = pluginProject();
    project.write("mine.mjs", emitterText("mine", 'return [textFile("Reference/a.md", "")];'));
    project.write("guildwire.config.yaml", "emitters: [standard, ./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain("guildwire.config.yaml:1:22 error output-path-unsafe\n");
    expect(stderr).toMatch(
      /"Reference\/a\.md" of the emitter mine lies in a folder that differs .*\n(.*\n)*\n1 error\nguildwire explain output-path-unsafe .*\n$/,
    );
  });

  it.each([
    ["a path", 'textFile("../a.txt", "")', "output-path-unsafe", '"../a.txt" cannot be printed as a path'],
    [
      "a path round a name of the specification",
      "textFile(`${model.operations[0].identifier}/con.txt`, '')",
      "output-path-unsafe",
      '"getBook/con.txt" cannot be printed as a path',
    ],
    ["a name", 'identifier("no name")', "emitter-failed", '"no name" cannot be printed as an identifier'],
  ])("makes an encoder print %s that has no safe form", async (_title, expression, finding, message) => {
    const project = pluginProject();
    const text = emitterText("mine", `return [${expression}];`).replace("import { code,", "import { code, identifier,");
    project.write("mine.mjs", text);
    project.write("guildwire.config.yaml", "emitters: [./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain(`guildwire.config.yaml:1:12 error ${finding}\n`);
    expect(stderr).toContain(`the emitter mine failed: ${message}`);
  });

  it("refuses a part of the specification at its location", async () => {
    const project = pluginProject();
    const body = 'return context.refuse(model.operations[0], "it is called getBook", "call it otherwise");';
    project.write("mine.mjs", emitterText("mine", body));
    project.write("guildwire.config.yaml", "emitters: [./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(1);
    expect(stderr).toContain("openapi.yaml:15:7 error emitter-refused\n");
    expect(stderr).toContain("the emitter mine refuses this: it is called getBook");
    expect(stderr).toContain("call it otherwise");
  });

  it("refuses one operation, which --lenient omits", async () => {
    const project = pluginProject();
    const parameters = "parameters: [{ name: book_id, in: path, required: true, schema: {} }]";
    const second = `    put: { operationId: putBook, tags: [books], ${parameters}, responses: { '204': { description: d } } }\n`;
    project.replace("openapi.yaml", "    get:\n", `${second}    get:\n`);
    const body =
      'for (const o of model.operations) if (o.method === "put") context.refuse(o, "it writes"); return [textFile("ids.txt", model.operations.map((o) => o.id).join())];';
    project.write("mine.mjs", emitterText("mine", body));
    project.write("guildwire.config.yaml", "emitters: [standard, ./mine.mjs]\n");
    expect((await project.run("generate")).code).toBe(1);
    const { code, stderr } = await project.run("generate --lenient");
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining("`putBook` (PUT /books/{book_id}) is omitted"),
    });
    expect(project.read("generated/ids.txt")).toBe("getBook");
  });

  it("refuses text without a safe form, located in the specification, with its own copy of the encoders", async () => {
    const project = pluginProject();
    const body = "return [typescriptFile({ path: `src/${model.info.summary}.ts`, header: [], body: [code`1;`] })];";
    project.write("mine.mjs", emitterText("mine", body));
    project.replace("openapi.yaml", "summary: Books on a shelf.", 'summary: "a\\0b"');
    project.write("guildwire.config.yaml", "emitters: [./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(1);
    expect(stderr).toMatch(/openapi\.yaml:6:12 error name-unusable/);
  });

  it.each([
    ["the name of a type", "identifier(model.types.get('Book').name + ' text')", "books.yaml:2:3"],
    ["a property, whose name is in words elsewhere", "identifier(bookOf(model).properties[1].name)", "books.yaml:12:7"],
    ["the argument of a parameter", "identifier(model.operations[0].parameters[1].argument)", "openapi.yaml:25:17"],
    ["a pattern", "regexLiteral(bookOf(model).properties[1].type.checks[0].pattern + '(')", "books.yaml:14:18"],
    ["a text of a description", "code`${identifier(model.operations[0].description)}`", "openapi.yaml:17:20"],
  ])("refuses %s at its location, not where the same text occurs by chance", async (_title, expression, place) => {
    const project = pluginProject();
    const body = `const bookOf = (model) => model.types.get("Book").use.type; return [typescriptFile({ path: "src/a.ts", header: [], body: [${expression}] })];`;
    const text = emitterText("mine", body).replace("import { code,", "import { code, identifier, regexLiteral,");
    project.write("mine.mjs", text);
    project.replace("books.yaml", "A book.", "Not sub-title.");
    const property = "      sub-title:\n        type: string\n        pattern: ^[a-z]+$\n";
    project.write("books.yaml", project.read("books.yaml") + property);
    const parameter = '        - name: "with-it"\n          in: query\n          schema: { type: string }\n';
    project.replace("openapi.yaml", "      responses:\n", `${parameter}      responses:\n`);
    project.replace("openapi.yaml", "Returns a book.", "Returns a book, with-it or sub-title.");
    project.write("guildwire.config.yaml", "emitters: [./mine.mjs]\n");
    const { code, stderr } = await project.run("generate");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("error name-unusable") });
    expect(stderr).toContain(`${place} error name-unusable`);
  });

  it("is called twice by --check, which refuses different results", async () => {
    const project = pluginProject();
    const impure = emitterText(
      "mine",
      'globalThis.asked = (globalThis.asked ?? 0) + 1; return [textFile("a.txt", `${globalThis.asked}`)];',
    );
    project.write("mine.mjs", impure);
    project.write("guildwire.config.yaml", "emitters: [./mine.mjs]\n");
    expect((await project.run("generate")).code).toBe(0);
    project.remove("generated/.guildwire");
    const { code, stderr } = await project.run("generate --check");
    expect(code).toBe(2);
    expect(stderr).toContain("the emitter mine is not pure: asked twice, it printed two versions of a.txt");
  });
});
