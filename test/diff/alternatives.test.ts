import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove(""));

/** A document with a union of two schemas; `cat` and `dog` are the properties of each. */
function union(keyword: "oneOf" | "anyOf", cat: string, dog: string): string {
  const animal = (own: string): string => `{ type: object, properties: { name: { type: string }, ${own} } }`;
  return `openapi: 3.1.0
info: { title: t, version: 1.0.0 }
servers: [{ url: https://t.example }]
tags: [{ name: pets }]
paths:
  /pets:
    post:
      operationId: addPet
      tags: [pets]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: done } }
components: { schemas: { Pet: { ${keyword}: [${animal(cat)}, ${animal(dog)}] } } }
`;
}

async function diff(
  base: string,
  head: string,
  options = "",
): Promise<{ readonly code: number; readonly rules: readonly string[] }> {
  project.write("base.yaml", base);
  project.write("head.yaml", head);
  const { code, stdout } = await project.run(`diff base.yaml head.yaml --format json${options}`);
  const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string }[] };
  return { code, rules: findings.map(({ rule }) => rule) };
}

const overlapping = ["cat: { type: boolean }", "dog: { type: boolean }"] as const;
const anyOf = union("anyOf", ...overlapping);
const oneOf = union("oneOf", ...overlapping);

describe("oneOf with alternatives that nothing distinguishes", () => {
  it("is compared as generated validators read it: like anyOf", async () => {
    expect(await diff(anyOf, oneOf)).toEqual({ code: 0, rules: [] });
    expect(await diff(oneOf, anyOf)).toEqual({ code: 0, rules: [] });
  });

  it("is compared to the letter with --strict", async () => {
    expect(await diff(anyOf, oneOf, " --strict")).toEqual({ code: 1, rules: ["request-variants-exclusive"] });
    expect((await diff(oneOf, anyOf, " --strict")).rules).toEqual(["request-variants-inclusive"]);
  });

  it("is compared by its alternatives in either case", async () => {
    const changed = union("oneOf", overlapping[0], "dog: { type: string }");
    expect((await diff(oneOf, changed)).code).toBe(1);
    expect((await diff(oneOf, changed, " --strict")).code).toBe(1);
  });
});
