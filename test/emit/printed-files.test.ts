import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { edited, edits } from "../watch/edits.js";
import { groupsDocument } from "./groups-document.js";

const patience = { timeout: 600_000 };

/** A project with a document of three groups. */
function groupsProject(): Project {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("openapi.json", JSON.stringify(groupsDocument(["cats", "dogs", "fish"])));
  configure(project, "");
  return project;
}

function configure(project: Project, more: string): void {
  project.write("guildwire.config.yaml", `edition: 2026-12\nspec: openapi.json\nlayout: groups\n${more}`);
}

/** Generates into `warm`, where earlier runs have written. Returns standard output; undefined if the run fails. */
async function generate(project: Project, line = "generate --out warm"): Promise<string | undefined> {
  const { code, stdout } = await project.run(line);
  return code === 0 ? stdout : undefined;
}

/** The files of a run that knows no earlier one. */
async function coldFiles(project: Project): Promise<Record<string, string>> {
  project.remove("cold");
  expect(await generate(project, "generate --out cold")).toBeDefined();
  return project.files("cold");
}

const stateOf = "warm/.guildwire/printed.json";
const kept = "src/validators/dogs.ts";

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Writes another text of a file, as if the last run had printed it. */
function forge(project: Project, path: string): string {
  const text = `${project.read(`warm/${path}`)}// Kept.\n`;
  project.write(`warm/${path}`, text);
  const { common, files } = JSON.parse(project.read(stateOf)) as { common: string; files: Record<string, object> };
  const changed = { ...files, [path]: { ...files[path], sha256: sha256(text) } };
  const digest = sha256(JSON.stringify([common, changed]));
  project.write(stateOf, JSON.stringify({ digest, common, files: changed }, undefined, 2));
  return text;
}

describe("a run after an edit", () => {
  it("writes the bytes of a run without an earlier one, for random edits", patience, async () => {
    const project = groupsProject();
    await generate(project);
    let written = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 2 }), async (changes) => {
        const before = project.read("openapi.json");
        project.write("openapi.json", changes.reduce(edited, before));
        if ((await generate(project)) === undefined) {
          // An invalid document leaves the output as it is.
          project.write("openapi.json", before);
          return;
        }
        written += 1;
        expect(project.files("warm")).toEqual(await coldFiles(project));
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(written).toBeGreaterThan(20);
  });

  it("prints only the files whose inputs the edit changes", patience, async () => {
    const project = groupsProject();
    await generate(project);
    const text = forge(project, kept);
    project.replace("openapi.json", "Shown to others.", "Shown to all.");
    expect(await generate(project)).toBeDefined();
    expect(project.read(`warm/${kept}`)).toBe(text);
    // A type that all groups use.
    project.replace("openapi.json", "^[a-z]+$", "^[a-z]*$");
    await generate(project);
    expect(project.files("warm")).toEqual(await coldFiles(project));
  });

  it.each([
    ["the configuration has changed", (project: Project) => configure(project, "optionalProperties: undefined\n")],
    ["someone has changed the file", (project: Project) => project.write(`warm/${kept}`, "// Mine.\n")],
    ["someone has changed what is stored", (project: Project) => project.replace(stateOf, '"files"', '"fileS"')],
    ["nothing is stored", (project: Project) => project.remove(stateOf)],
  ])("prints a file again if %s", patience, async (_what, change) => {
    const project = groupsProject();
    await generate(project);
    forge(project, kept);
    change(project);
    project.replace("openapi.json", "Shown to others.", "Shown to all.");
    expect(await generate(project, "generate --out warm --force")).toBeDefined();
    expect(project.files("warm")).toEqual(await coldFiles(project));
  });

  it("is never trusted by --check", patience, async () => {
    const project = groupsProject();
    await generate(project);
    forge(project, kept);
    const { code, stdout } = await project.run("generate --out warm --check");
    expect(code).toBe(1);
    expect(stdout).toContain(kept);
  });
});
