import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { deviations } from "../../generator/src/load/deviations/table.js";
import { Project } from "../cli/command.js";
import { cases } from "./cases.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

const check = async (flags = ""): Promise<{ readonly code: number; readonly found: readonly Diagnostic[] }> => {
  const { code, stdout } = await project.run(`check${flags} --format json`);
  return { code, found: JSON.parse(stdout) as Diagnostic[] };
};

const position = ({ location }: Diagnostic): string => `${location?.line}:${location?.column}`;

test("every deviation of the table has a case, and no code occurs twice", () => {
  const codes = deviations.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(cases.map(({ code }) => code).sort()).toEqual([...codes].sort());
});

describe.each(cases)("$code", ({ code, deviating, corrected, location, output: [file, text] }) => {
  const deviation = deviations.find((each) => each.code === code);

  test("is an error at its location in strict mode", async () => {
    project.write("openapi.yaml", deviating);
    const { code: exit, found } = await check(" --strict");
    const errors = found.filter(({ severity }) => severity === "error");
    expect(exit).toBe(1);
    expect(errors.map((error) => `${error.code} ${position(error)}`)).toContain(`${deviation?.error} ${location}`);
  });

  test("is a warning at the same location in tolerant mode, with the documented output", async () => {
    project.write("openapi.yaml", deviating);
    const { code: exit, found } = await check();
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(exit).toBe(0);
    const warning = found.find((each) => each.deviation === code && position(each) === location);
    expect(warning).toMatchObject({ severity: "warning", code: deviation?.error, fix: deviation?.fix });
    expect(warning?.message).toContain(deviation?.reading);
    const { code: generated, stderr } = await project.run("generate");
    expect(generated).toBe(0);
    expect(stderr).toContain(`  ${code} (`);
    expect(project.read(`generated/${file}`)).toContain(text);
  });

  test("means the same as the corrected document", async () => {
    project.write("deviating.yaml", deviating);
    project.write("corrected.yaml", corrected);
    const { code: exit, stdout } = await project.run("diff deviating.yaml corrected.yaml --format json");
    expect(JSON.parse(stdout)).toMatchObject({ findings: [] });
    expect(exit).toBe(0);
    project.write("openapi.yaml", corrected);
    const { found } = await check(" --strict");
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
