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

/** What the edits change. */
interface GroupsDocument {
  readonly paths: Record<string, { readonly get: Operation }>;
  readonly components: {
    readonly schemas: Record<string, { readonly properties?: object } | undefined>;
    readonly securitySchemes: Record<string, unknown>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly parameters: unknown[];
  readonly responses: Record<string, unknown>;
}

const address = { type: "object", required: ["a"], properties: { a: { type: "string", minLength: 3 } } };

/** What other groups depend on, before the edits. */
function prepare({ paths, components: { schemas, securitySchemes } }: GroupsDocument): void {
  const [cats, dogs, fish] = ["cats", "dogs", "fish"].map((name) => schemas[name]?.properties ?? {});
  const reference = (name: string): unknown => ({ $ref: `#/components/schemas/${name}` });
  Object.assign(schemas, {
    Owner: { type: "object", properties: { name: { type: "string" } } },
    ListDogs: { type: "object", properties: { all: { type: "boolean" } } },
    OwnerAddress: { type: "object", properties: { lines: address } },
  });
  Object.assign(cats ?? {}, { owner: reference("Owner"), list: reference("ListDogs") });
  Object.assign(dogs ?? {}, { address: reference("OwnerAddress") });
  Object.assign(fish ?? {}, { ownerPhoneRules: { type: "string", maxLength: 9 } });
  for (const name of ["my-key", "my_key"]) securitySchemes[name] = { type: "apiKey", in: "header", name };
  Object.assign(paths["/fish"]?.get ?? {}, { security: [{ my_key: [] }] });
  addConflict(paths["/dogs/{id}.{format}"]?.get);
  paths["/dogs"]?.get.parameters.push({ name: "kind", in: "query", schema: reference("Kind") });
}

function addConflict(operation: Operation | undefined): void {
  const problem = { $ref: "#/components/responses/Problem" };
  Object.assign(operation?.responses ?? {}, { 404: problem, 409: problem });
}

/** Edits of the first group, and what of other groups follows from them. */
const editsElsewhere: readonly (readonly [string, (document: GroupsDocument) => void])[] = [
  [
    "the functions that other files call",
    ({ paths }) => {
      const schema = { type: "array", items: { $ref: "#/components/schemas/Problem" } };
      Object.assign(paths["/cats"]?.get.responses ?? {}, {
        200: { description: "Problems.", content: { "application/json": { schema } } },
      });
    },
  ],
  [
    "types that their parameters refer to",
    ({ components: { schemas } }) => Object.assign(schemas, { Kind: { type: "integer", maximum: 3 } }),
  ],
  [
    "the names of parameters in other files",
    ({ components }) => Object.assign(components.schemas["ListDogs"]?.properties ?? {}, { query: address }),
  ],
  [
    "the names of functions in other files",
    ({ components }) => Object.assign(components.schemas["Owner"]?.properties ?? {}, { addressLines: address }),
  ],
  [
    "the names of constants in other files",
    ({ components }) => Object.assign(components.schemas["Owner"]?.properties ?? {}, { phone: address }),
  ],
  [
    "the names of requirements",
    ({ paths }) => Object.assign(paths["/cats"]?.get ?? {}, { security: [{ "my-key": [] }] }),
  ],
  ["the errors that operations have in common", ({ paths }) => addConflict(paths["/cats/{id}.{format}"]?.get)],
];

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

  it.each(editsElsewhere)("prints the files of other groups that depend on %s", patience, async (_what, edit) => {
    const project = groupsProject();
    const document = JSON.parse(project.read("openapi.json")) as GroupsDocument;
    prepare(document);
    project.write("openapi.json", JSON.stringify(document));
    await generate(project);
    const before = project.files("warm");
    edit(document);
    project.write("openapi.json", JSON.stringify(document));
    expect(await generate(project)).toBeDefined();
    const after = project.files("warm");
    expect(after).toEqual(await coldFiles(project));
    // The edit concerns cats. Otherwise, the comparison would show nothing.
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.filter((path) => /(?:dogs|fish|shared)\.ts$/.test(path))).not.toEqual([]);
  });

  it.each([
    ["router", "a parameter of a path", '{"enum":["csv","json"]}', '{"type":"integer"}'],
    ["router", "a path with two parameters", '"/cats/{id}.{format}"', '"/cats/each/{id}.{format}"'],
    ["router", "a plain path", '"/cats":', '"/cats/all":'],
    ["limits", "the limit of a parameter", '"maximum":100', '"maximum":50'],
    ["limits", "the limit of a type", '"maxItems":10', '"maxItems":20'],
  ])("prints the file %s if %s has changed", patience, async (name, _what, from, to) => {
    const project = groupsProject();
    await generate(project);
    const path = name === "router" ? "warm/src/server/router.ts" : "warm/src/limits.ts";
    const before = project.read(path);
    project.replace("openapi.json", from, to);
    expect(await generate(project)).toBeDefined();
    expect(project.files("warm")).toEqual(await coldFiles(project));
    expect(project.read(path)).not.toBe(before);
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
    expect(await generate(project)).toBeDefined();
    expect(project.files("warm")).toEqual(await coldFiles(project));
  });

  it("does not affect --check", patience, async () => {
    const project = groupsProject();
    await generate(project);
    forge(project, kept);
    const { code, stdout } = await project.run("generate --out warm --check");
    expect(code).toBe(1);
    expect(stdout).toContain(kept);
  });
});
