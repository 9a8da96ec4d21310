import { describe, expect, it } from "vitest";
import { emitterText, pluginProject } from "./plugin-project.js";

const note = emitterText("note", 'return [textFile("note.txt", JSON.stringify(context.options ?? null))];');

function files(project: ReturnType<typeof pluginProject>): readonly string[] {
  return Object.keys(project.files("generated")).filter((name) => name !== ".guildwire-manifest.json");
}

describe("the list of emitters", () => {
  it("adds to guildwire's own emitters, or selects some of them", async () => {
    const project = pluginProject();
    project.write("note.mjs", note);
    await project.run("generate");
    const own = files(project);
    project.write("guildwire.config.yaml", "edition: 2026-12\nemitters: [standard, ./note.mjs]\n");
    expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
    expect(files(project).toSorted()).toEqual([...own, "note.txt"].toSorted());
    expect(JSON.parse(project.read("generated/package.json")).files).toContain("note.txt");
    project.write("guildwire.config.yaml", "edition: 2026-12\nemitters: [openapi, ./note.mjs]\n");
    await project.run("generate");
    expect(files(project).toSorted()).toEqual(["note.txt", "openapi.json"]);
  });

  it.each([
    ["generate --only note", "", ["note.txt"]],
    ["generate --only openapi,note", "only: [limits]\n", ["note.txt", "openapi.json"]],
    ["generate", "only: [note]\n", ["note.txt"]],
  ])("is chosen from: %s with %j", async (line, config, want) => {
    const project = pluginProject();
    project.write("note.mjs", note);
    project.write("guildwire.config.yaml", `edition: 2026-12\n${config}emitters: [standard, ./note.mjs]\n`);
    expect(await project.run(line)).toMatchObject({ code: 0, stderr: "" });
    expect(files(project).toSorted()).toEqual(want);
  });

  it("runs optional emitters of guildwire only if they are named", async () => {
    const project = pluginProject();
    const isOptional = (name: string): boolean => name.startsWith("src/quer");
    await project.run("generate");
    expect(files(project).filter(isOptional)).toEqual([]);
    expect(JSON.parse(project.read("generated/package.json"))).not.toHaveProperty("peerDependencies");
    project.write("guildwire.config.yaml", "edition: 2026-12\nemitters: [standard, tanstack-query]\n");
    expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
    expect(files(project).filter(isOptional)).toContain("src/queries/index.ts");
    expect(files(project)).toContain("src/types/index.ts");
  });

  it("passes options, and notices their change", async () => {
    const project = pluginProject();
    project.write("note.mjs", note);
    project.write("guildwire.config.yaml", "emitters:\n  - use: ./note.mjs\n    options: { depth: [1, two] }\n");
    await project.run("generate");
    expect(project.read("generated/note.txt")).toBe('{"depth":[1,"two"]}');
    project.replace("guildwire.config.yaml", "two", "three");
    await project.run("generate");
    expect(project.read("generated/note.txt")).toBe('{"depth":[1,"three"]}');
  });

  it("yields the same manifest in another folder, and another one if the emitter's code changes", async () => {
    const manifestOf = async (text: string): Promise<string> => {
      const project = pluginProject();
      project.write("note.mjs", text);
      project.write("guildwire.config.yaml", "emitters: [./note.mjs]\n");
      await project.run("generate");
      return project.read("generated/.guildwire-manifest.json");
    };
    const manifest = await manifestOf(note);
    expect(await manifestOf(note)).toBe(manifest);
    expect(await manifestOf(`${note}// Another remark.\n`)).not.toBe(manifest);
  });

  it("triggers a run if an emitter's file, or one that it names, changes", async () => {
    const project = pluginProject();
    const data = 'new URL("./table.json", import.meta.url)';
    const read = `readFileSync(${data}, "utf8")`;
    const body = `return [textFile("table.txt", ${read})];`;
    project.write("table.mjs", `import { readFileSync } from "node:fs";\n${emitterText("table", body)}`);
    project.write("table.json", "1");
    project.write("guildwire.config.yaml", "emitters: [./table.mjs]\n");
    await project.run("generate");
    expect((await project.run("generate")).stdout).toBe("unchanged (1 file)\n");
    project.write("table.mjs", `${project.read("table.mjs")}// A remark.\n`);
    expect((await project.run("generate")).stdout).toContain("manifest updated");
    expect((await project.run("generate")).stdout).toBe("unchanged (1 file)\n");
  });
});

describe("an unavailable emitter is refused at its location in the configuration", () => {
  it.each([
    ["emitters: [./nowhere.mjs]", "1:12", "there is no file ./nowhere.mjs"],
    ["emitters: [typs]", "1:12", 'there is no emitter "typs", and no package of that name is installed'],
    ["emitters: [openapi, ./broken.mjs]", "1:21", "./broken.mjs cannot be loaded: "],
    ["emitters: [./empty.mjs]", "1:12", "./empty.mjs is not an emitter: its default export is not what defineEmitter"],
    ["emitters: [./loud.mjs]", "1:12", 'the name "Loud!" is not made of lower-case words'],
    ["emitters: [./types.mjs]", "1:12", "./types.mjs calls itself types, and so does one of guildwire's own"],
    ["emitters: [./note.mjs, ./note.mjs]", "1:24", "two emitters are called note"],
    ["emitters:\n  - use: types\n    options: {}", "2:10", "the emitter types takes no options"],
    ["only: [nothing]\nemitters: [./note.mjs]", "1:8", 'there is no emitter "nothing"'],
  ])("%s", async (config, at, message) => {
    const project = pluginProject();
    project.write("broken.mjs", "export default (");
    project.write("empty.mjs", "export const emitter = {};\n");
    project.write("loud.mjs", note.replace('"note"', '"Loud!"').replace("defineEmitter({", "({"));
    project.write("types.mjs", note.replace('"note"', '"types"'));
    project.write("note.mjs", note);
    project.write("guildwire.config.yaml", `${config}\n`);
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toMatch(new RegExp(`guildwire\\.config\\.yaml:${at} error (config-invalid|emitter-unusable)\n`));
    expect(stderr).toContain(message);
  });

  it("on the command line as well", async () => {
    const project = pluginProject();
    const { code, stderr } = await project.run("generate --only clint");
    expect(code).toBe(2);
    expect(stderr).toContain('there is no emitter "clint"');
    expect(stderr).toContain("did you mean `client`?");
  });
});
