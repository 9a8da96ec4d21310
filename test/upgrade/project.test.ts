import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { edits } from "./edits.js";
import { OldProject } from "./old-project.js";

const fixture = join(import.meta.dirname, "fixture");
const guide = readFileSync(resolve(import.meta.dirname, "../../UPGRADING.md"), "utf8");

function open(): OldProject {
  const project = new OldProject();
  onTestFinished(() => project.remove());
  return project;
}

/** The user edited the comment above this handler, so the generator no longer owns it, although it has a marker. */
const editedComment = "getShip";

/** The user-written code: everything under `src`, except comments and the record that `stubs` maintains. */
function userWritten(project: OldProject): Record<string, string> {
  const { "src/handlers/.guildwire-stubs.json": _, ...files } = project.files("src");
  const comments = /\/\*\*(?:(?!\*\/)[\s\S])*@guildwire (\w+) [0-9a-f]{12}\s*\*\//g;
  const withoutComments = (text: string): string =>
    text.replace(comments, (comment, operation) => (operation === editedComment ? comment : "/** */"));
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, withoutComments(text)]));
}

/** Messages may be reworded; codes, paths and statuses may not. */
function withoutMessages(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === "message" ? undefined : item))) as unknown;
}

describe("a project of version 0.1", () => {
  it("is generated again without errors, and a second run changes nothing", { timeout: 120_000 }, async () => {
    const project = open();
    expect(await project.run("generate")).toMatchObject({ code: 0 });
    const generated = project.files("generated");
    expect(await project.run("generate")).toMatchObject({ code: 0, output: expect.stringMatching(/^unchanged \(/) });
    expect(project.files("generated")).toEqual(generated);
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0 });
  });

  it("keeps every user-written byte when its stubs are updated", async () => {
    const project = open();
    const before = userWritten(project);
    await project.run("generate");
    expect(await project.run("stubs")).toMatchObject({ code: 0 });
    expect(userWritten(project)).toEqual(before);
    const handlers = project.files("src/handlers");
    expect(await project.run("stubs")).toMatchObject({ code: 0, output: expect.stringMatching(/^unchanged \(/) });
    expect(project.files("src/handlers")).toEqual(handlers);
    expect(await project.run("stubs", "--check")).toMatchObject({ code: 0 });
  });

  it("compiles and serves every call as before, with the edits of UPGRADING.md", { timeout: 120_000 }, async () => {
    const project = open();
    await project.run("generate");
    await project.run("stubs");
    const broken = project.compile().match(/^[^\s(]+(?=\()/gm) ?? [];
    const reported = edits.filter(({ isReported }) => isReported);
    expect(new Set(broken)).toEqual(new Set(reported.map(({ file }) => file)));
    for (const { file, from, to, heading } of edits) {
      expect(guide.match(/(?<=^#{3,4} ).*$/gm)).toContain(heading);
      project.replace(file, from, to);
    }
    await project.run("generate");
    expect(project.compile()).toBe("");
    const calls: unknown = JSON.parse(readFileSync(join(fixture, "calls.json"), "utf8"));
    expect(withoutMessages(project.callEverything())).toEqual(withoutMessages(calls));
  });

  it("has the interface described by its bundled document of version 0.1", async () => {
    const project = open();
    const former = join(fixture, "project/generated/openapi.json");
    expect(await project.run("diff", former, "spec/openapi.yaml")).toMatchObject({
      code: 0,
      output: expect.stringMatching(/: no change\n$/),
    });
    await project.run("generate");
    expect(await project.run("diff", former, "generated/openapi.json")).toMatchObject({
      code: 0,
      output: expect.stringMatching(/: no change\n$/),
    });
  });

  it("has a record of stubs that later renames build on", async () => {
    const project = open();
    await project.run("generate");
    await project.run("stubs");
    const before = userWritten(project);
    project.replace(
      "spec/openapi.yaml",
      "operationId: getShip\n",
      "operationId: findShip\n      x-renamed-from: getShip\n",
    );
    await project.run("generate");
    expect(await project.run("stubs")).toMatchObject({ code: 0 });
    const ships = before["src/handlers/ships.ts"]?.replace("getShip: (", "findShip: (");
    expect(userWritten(project)).toEqual({ ...before, "src/handlers/ships.ts": ships });
  });
});
