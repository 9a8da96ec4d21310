import { expect, it, onTestFinished } from "vitest";
import { Project } from "./command.js";

function project(): Project {
  const created = new Project();
  onTestFinished(() => created.remove(""));
  return created;
}

const lastLine = (text: string): string | undefined => text.trimEnd().split("\n").at(-1);

it("ends with the numbers of errors and warnings", async () => {
  const api = project();
  expect(lastLine((await api.run("check")).stdout)).toBe("openapi.yaml: no errors (2 files, 1 operation)");
  api.replace("openapi.yaml", "operationId:", "operationID:");
  expect(lastLine((await api.run("check")).stdout)).toBe("openapi.yaml: no errors, 2 warnings (2 files, 1 operation)");
  const { code, stdout } = await api.run("check --strict");
  expect(code).toBe(1);
  expect(lastLine(stdout)).toBe("openapi.yaml: 1 error, 1 warning (2 files)");
});

it("colors the numbers on a terminal by the worst severity", async () => {
  const api = project();
  const summary = async (flags: string): Promise<string | undefined> =>
    lastLine((await api.run(`check${flags}`, { tty: true })).stdout);
  expect(await summary("")).toContain("\u001b[1;32mopenapi.yaml: no errors\u001b[0m (");
  api.replace("openapi.yaml", "operationId:", "operationID:");
  expect(await summary("")).toContain("\u001b[1;33mopenapi.yaml: no errors, 2 warnings\u001b[0m (");
  expect(await summary(" --strict")).toContain("\u001b[1;31mopenapi.yaml: 1 error, 1 warning\u001b[0m (");
});

it("is not part of the other formats", async () => {
  const api = project();
  for (const format of ["json", "sarif", "github"]) {
    expect((await api.run(`check --format ${format}`)).stdout).not.toContain("no errors");
  }
});
