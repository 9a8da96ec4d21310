import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "./command.js";

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove("."));

async function findings(): Promise<readonly string[]> {
  const { stdout } = await project.run("check --strict --spec spec/openapi.yaml --format json");
  return (JSON.parse(stdout) as Diagnostic[]).map(
    ({ severity, code, location }) => `${severity} ${code} ${location?.file}:${location?.line}`,
  );
}

describe("one mistake in one file of a specification", () => {
  // Files of paths, of parameters and schemas, of a catalogue, and of operations that others refer to.
  test.each(["prune", "common", "errors", "webhooks"])("is the only diagnostic: a tab in %s.yaml", async (name) => {
    cpSync(resolve(import.meta.dirname, "../../spec"), join(project.folder, "spec"), { recursive: true });
    const file = `spec/${name}.yaml`;
    const lines = project.read(file).split("\n");
    const middle = Math.floor(lines.length / 2);
    lines[middle] = `\t${lines[middle]?.trim()}`;
    project.write(file, lines.join("\n"));
    expect(await findings()).toEqual([`error syntax-error ${file}:${middle + 1}`]);
  });

  test("hides no error in another file, whatever the broken file contains", async () => {
    cpSync(resolve(import.meta.dirname, "../../spec"), join(project.folder, "spec"), { recursive: true });
    project.replace("spec/errors.yaml", "\n", "\nbroken: [\n");
    project.replace("spec/prune.yaml", "maximum: 30", "maximum: 0");
    expect((await findings()).map((line) => line.replace(/:\d+$/, ""))).toEqual([
      "error syntax-error spec/errors.yaml",
      "error limits-contradict spec/prune.yaml",
    ]);
  });
});

test("the braces of a path template may appear unescaped in a reference", async () => {
  project.write(
    "openapi.yaml",
    `openapi: 3.0.3
info: { title: t, version: '1' }
paths:
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: a, responses: { '204': { description: d } } }
  /b/{id}:
    parameters: [{ $ref: "#/paths/~1a~1{id}/parameters/0" }]
    get: { operationId: b, responses: { '204': { description: d } } }
`,
  );
  expect(await project.run("check --spec openapi.yaml")).toMatchObject({ code: 0 });
});

test("a security scheme that is not defined is not described as one of another type", async () => {
  project.write(
    "open.yaml",
    `openapi: 3.1.0
info: { title: t, version: 1.0.0 }
paths:
  /a: { get: { operationId: getA, security: [{ tokn: [] }], responses: { '204': { description: done } } } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`,
  );
  const { stdout } = await project.run("check --spec open.yaml");
  expect(stdout).toContain("the security scheme `tokn` is not defined");
  expect(stdout).not.toContain("mutualTLS");
});
