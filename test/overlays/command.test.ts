import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "../cli/command.js";

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write("openapi.yaml", document);
});

afterEach(() => {
  project.remove("");
});

const document = `openapi: 3.1.0
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: 'https://shelf.example' }]
tags: [{ name: books }]
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses:
        '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
components:
  schemas:
    Book: { type: object, required: [id], properties: { id: { type: string } } }
`;

const head = "overlay: 1.0.0\ninfo: { title: Fixes, version: 1.0.0 }\nactions:\n";
const addTitle = `${head}- target: $.components.schemas.Book\n  update: { properties: { title: { type: string } } }\n`;

async function checked(options = ""): Promise<readonly string[]> {
  const { stdout } = await project.run(`check --format json${options}`);
  return (JSON.parse(stdout) as Diagnostic[]).map(
    ({ code, location }) => `${location?.file}:${location?.line}:${location?.column} ${code}`,
  );
}

test("generate applies the overlays of the configuration, and notices a change of one", async () => {
  project.write("guildwire.config.yaml", "overlays: [title.overlay.yaml]\n");
  project.write("title.overlay.yaml", addTitle);
  expect(await project.run("generate")).toMatchObject({ code: 0 });
  expect(project.read("generated/src/types/books.ts")).toContain("title?: string");
  expect(project.read("generated/openapi.json")).toContain('"title":{');
  expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  project.replace("title.overlay.yaml", "type: string", "type: integer");
  expect(await project.run("generate --check")).toMatchObject({ code: 1 });
  expect(await project.run("generate")).toMatchObject({ code: 0 });
  expect(project.read("generated/src/types/books.ts")).toContain("title?: number");
});

test("overlays of the command line apply after those of the configuration, in order", async () => {
  project.write("guildwire.config.yaml", "overlays: [title.overlay.yaml]\n");
  project.write("title.overlay.yaml", addTitle);
  const retype = (type: string) =>
    `${head}- target: $.components.schemas.Book.properties.title\n  update: { type: ${type} }\n`;
  project.write("one.yaml", retype("integer"));
  project.write("two.yaml", retype("boolean"));
  expect(await project.run("generate --overlay one.yaml --overlay two.yaml")).toMatchObject({ code: 0 });
  expect(project.read("generated/src/types/books.ts")).toContain("title?: boolean");
  expect(await project.run("generate --overlay two.yaml --overlay one.yaml")).toMatchObject({ code: 0 });
  expect(project.read("generated/src/types/books.ts")).toContain("title?: number");
});

test("check locates errors in the overlay for its values, and in the document for all others", async () => {
  project.write(
    "bad.yaml",
    `${head}- target: $.components.schemas.Book\n  update: { type: objekt, minProperties: -1 }\n`,
  );
  project.replace("openapi.yaml", "type: string", "type: strng");
  const errors = (await checked(" --overlay bad.yaml")).filter((found) => found.endsWith("wrong-value"));
  expect(errors).toEqual(["bad.yaml:5:19 wrong-value", "bad.yaml:5:42 wrong-value", "openapi.yaml:14:69 wrong-value"]);
});

test.each(["check", "generate", "stubs --out src/handlers", "rename src"])(
  "guildwire %s exits with 2 for an unreadable overlay, and reports nothing else",
  async (line) => {
    project.replace("openapi.yaml", "type: string", "type: strng");
    const { code, stdout, stderr } = await project.run(`${line} --overlay missing.yaml`);
    expect(code).toBe(2);
    expect((stdout + stderr).match(/^\S+ error \S+$/gm)).toEqual(["missing.yaml:1:1 error file-unreadable"]);
  },
);

test("URLs of overlays and specifications are refused where they are named, with what to do instead", async () => {
  const url = "https://a.example/o.yaml";
  const given = await project.run(`check --overlay ${url}`);
  expect([given.code, given.stdout]).toEqual([
    2,
    expect.stringContaining(`error file-unreadable\n  an overlay is read from a file, and ${url} is a URL`),
  ]);
  project.write("guildwire.config.yaml", `spec: openapi.yaml\noverlays: [a.yaml, ${url}]\n`);
  expect((await project.run("generate")).stderr).toContain("guildwire.config.yaml:2:20 error file-unreadable");
  project.write("guildwire.config.yaml", `spec: ${url}\n`);
  const { code, stderr } = await project.run("generate");
  expect(code).toBe(2);
  expect(stderr).toContain("guildwire.config.yaml:1:7 error file-unreadable");
  expect(stderr).toContain(`fix: run guildwire init ${url}, which copies it`);
});

test("a target that selects nothing fails check and generate, with a code frame", async () => {
  project.write("gone.yaml", `${head}- target: $.paths['/gone']\n  remove: true\n`);
  const { code, stderr } = await project.run("generate --overlay gone.yaml");
  expect(code).toBe(1);
  expect(stderr).toContain("gone.yaml:4:11 error overlay-target-unmatched");
  expect(stderr).toContain("> 4 | - target: $.paths['/gone']");
});

describe("diff", () => {
  test("compares two documents with the overlays of the configuration", async () => {
    project.write("guildwire.config.yaml", "overlays: [title.overlay.yaml]\n");
    project.write("title.overlay.yaml", addTitle);
    project.write("before.yaml", document);
    project.replace("openapi.yaml", "properties: {", "properties: { pages: { type: integer },");
    const { code, stdout } = await project.run("diff before.yaml openapi.yaml --format json");
    expect(code).toBe(0);
    expect(stdout).toContain("pages");
    expect(stdout).not.toContain("title.overlay");
  });

  test("reads a revision with the overlay of that revision, and without one that did not exist", async () => {
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: project.folder });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "without an overlay");
    project.write("guildwire.config.yaml", "overlays: [title.overlay.yaml]\n");
    project.write("title.overlay.yaml", addTitle);
    git("add", ".");
    git("commit", "-qm", "with an overlay");
    project.replace("title.overlay.yaml", "type: string", "type: integer");
    const added = await project.run("diff HEAD~1 --format json");
    expect(added.stderr).toBe("");
    expect(added.stdout).toContain("title");
    const changed = await project.run("diff HEAD");
    expect(changed.code).toBe(1);
    expect(changed.stdout).toContain("title.overlay.yaml");
  });
});

test("stubs are written for the operations that remain after the overlays", async () => {
  project.write("rename.yaml", `${head}- target: $.paths['/books'].get\n  update: { operationId: findBooks }\n`);
  expect(await project.run("stubs --out handlers --overlay rename.yaml")).toMatchObject({ code: 0 });
  expect(project.read("handlers/books.ts")).toContain("findBooks");
});
