import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Edition, editions } from "../../generator/src/project/edition-table.js";
import { knownEditions, newestEdition } from "../../generator/src/project/editions.js";
import { Project } from "../cli/command.js";

/** The editions of the generator, to which tests add. */
const table = editions as unknown as Edition[];
const released = table.length;

/** A later edition, which only these tests have. Its names, files, and defaults differ. */
const later: Edition = {
  id: "2027-06",
  defaults: {
    layout: "single",
    optionalProperties: "undefined",
    pagination: "recognized",
    validateResponses: "off",
    names: { types: "{Name}Model" },
  },
};

const manifest = "generated/.guildwire-manifest.json";

let project: Project;
beforeEach(() => {
  project = new Project();
  project.replace("books.yaml", "    required: [title]\n", "");
});
afterEach(() => {
  table.splice(released);
  project.remove(".");
});

function choose(edition: string): void {
  project.write("guildwire.config.yaml", `spec: openapi.yaml\nedition: ${edition}\n`);
}

describe("the edition of an output", { timeout: 120_000 }, () => {
  it("keeps every byte when a later version of the generator has another edition", async () => {
    const first = newestEdition();
    choose(first);
    expect(await project.run("generate")).toMatchObject({ code: 0 });
    const before = project.files("generated");
    table.push(later);
    expect(knownEditions()).toEqual([first, later.id]);
    project.remove("generated");
    expect(await project.run("generate")).toMatchObject({ code: 0 });
    expect(project.files("generated")).toEqual(before);
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  });

  it("decides names, files and defaults, which the configuration replaces", async () => {
    table.push(later);
    choose(later.id);
    expect(await project.run("generate")).toMatchObject({ code: 0 });
    const files = project.files("generated");
    expect(Object.keys(files)).toContain("src/types/index.ts");
    const types = Object.entries(files)
      .filter(([path]) => path.startsWith("src/types"))
      .map(([, text]) => text)
      .join("");
    expect(types).toMatch(/export interface \w+Model \{/);
    expect(types).toMatch(/\?: \w+ \| undefined;/);
    project.write("guildwire.config.yaml", `${project.read("guildwire.config.yaml")}optionalProperties: exact\n`);
    expect(await project.run("generate")).toMatchObject({ code: 0 });
    expect(Object.values(project.files("generated")).join("")).not.toMatch(/^ {2}\w+\?: \w+ \| undefined;$/m);
  });

  it("is the newest one without the key, with a notice in one line that names the key", async () => {
    project.write("guildwire.config.yaml", "spec: openapi.yaml\n");
    const first = newestEdition();
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(0);
    expect(stderr).toContain(
      `edition ${first} was written; \`edition: ${first}\` in guildwire.config.yaml keeps its form in later versions\n`,
    );
    expect(JSON.parse(project.read(manifest))).toMatchObject({ edition: first });
    expect((await project.run("generate")).stderr).not.toContain("edition");
    table.push(later);
    project.remove("generated");
    await project.run("generate");
    expect(JSON.parse(project.read(manifest))).toMatchObject({ edition: later.id });
  });

  it("gives no notice if the configuration has it", async () => {
    choose(newestEdition());
    expect((await project.run("generate")).stderr).not.toContain("edition");
  });

  it("is an error with the known ones if it is unknown", async () => {
    choose("2025-01");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain('edition is "2025-01"');
    expect(stderr).toContain(`expected: ${newestEdition()}`);
    expect(stderr).toMatch(/guildwire\.config\.yaml:\d+:10/);
  });
});
