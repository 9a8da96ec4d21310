import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Project } from "./command.js";

const document = `openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: ../common/Book.json } } } }
`;
const book = '{ "type": "object", "properties": { "title": { "type": "string" } } }\n';

let project: Project;
beforeEach(() => {
  project = new Project();
  for (const folder of ["api", "common"]) mkdirSync(join(project.folder, folder));
  project.write("api/openapi.yaml", document);
  project.write("common/Book.json", book);
});
afterEach(() => rmSync(project.folder, { recursive: true, force: true }));

const outside = '"../common/Book.json" is outside the specification\'s folder';
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.com", ...args], {
    cwd: project.folder,
    encoding: "utf8",
  });

describe("the folder that references may not leave", () => {
  it.each([
    "check --spec api/openapi.yaml",
    "generate --spec api/openapi.yaml --out out",
    "stubs --spec api/openapi.yaml --out src",
    "diff api/openapi.yaml api/openapi.yaml",
  ])("is named by --root: %s", async (line) => {
    const refused = await project.run(line);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr + refused.stdout).toContain(outside);
    const accepted = await project.run(`${line} --root .`);
    expect([accepted.code, accepted.stderr]).toEqual([0, expect.not.stringContaining("error")]);
  });

  it("is named by the configuration, relative to its folder", async () => {
    project.write("api/guildwire.config.yaml", "spec: openapi.yaml\nroot: ..\n");
    expect(await project.run("check --config api/guildwire.config.yaml")).toMatchObject({ code: 0 });
  });

  it("is the folder of the repository by default", async () => {
    git("init", "-q");
    expect(await project.run("check --spec api/openapi.yaml")).toMatchObject({ code: 0 });
  });

  it("is the folder of the package by default", async () => {
    project.write("package.json", "{}");
    expect(await project.run("check --spec api/openapi.yaml")).toMatchObject({ code: 0 });
  });

  it("is the whole tree of a revision", async () => {
    git("init", "-q");
    git("add", "api", "common");
    git("commit", "-q", "-m", "books");
    project.replace("common/Book.json", '"title"', '"name"');
    const { code, stdout, stderr } = await project.run("diff HEAD:api/openapi.yaml api/openapi.yaml");
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("title");
  });

  it.each([
    ["api/guildwire.config.yaml", "spec: openapi.yaml\nsource: https://example.org/openapi.yaml\n"],
    ["api/openapi.yaml.source.json", "{}"],
  ])("is the own folder of a downloaded document: %s", async (name, text) => {
    git("init", "-q");
    project.write(name, text);
    const config = name.endsWith("config.yaml") ? ` --config ${name}` : "";
    const { code, stdout } = await project.run(`check --spec api/openapi.yaml${config}`);
    expect([code, stdout]).toEqual([1, expect.stringContaining(outside)]);
    const widened = await project.run(`check --spec api/openapi.yaml --root .${config}`);
    expect([widened.code, widened.stdout]).toEqual([2, expect.stringContaining("no effect on a downloaded document")]);
  });

  it("must contain the root file", async () => {
    const { code, stdout } = await project.run("check --spec api/openapi.yaml --root common");
    expect([code, stdout]).toEqual([2, expect.stringContaining("`root` does not contain")]);
  });

  it.each(["generate", "check", "diff", "stubs", "rename", "update", "maps", "mock", "conform", "mcp"])(
    "is an option of %s",
    async (command) => {
      expect((await project.run(`${command} --help`)).stdout).toContain("--root <folder>");
    },
  );
});
