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

/** The rules of an object beside its alternatives, and those that are not safe for callers. */
async function objectDiff(base: string, head: string, options = "") {
  const document = (rest: string): string =>
    anyOf.replace(/Pet: .* \}$/m, `Pet: { type: object, properties: { name: { type: string } }${rest} } } }`);
  project.write("base.yaml", document(base));
  project.write("head.yaml", document(head));
  const { stdout } = await project.run(`diff base.yaml head.yaml --format json${options}`);
  const { findings } = JSON.parse(stdout) as {
    readonly findings: readonly {
      readonly rule: string;
      readonly where: string;
      readonly effects: { callers?: string };
    }[];
  };
  return findings.filter(({ effects }) => effects.callers === "breaking").map(({ rule, where }) => `${rule} ${where}`);
}

describe("an object with properties of its own and oneOf", () => {
  const alternatives = (...list: readonly string[]): string =>
    `, oneOf: [${list.map((own) => `{ properties: { ${own} } }`).join(", ")}]`;
  const both = alternatives(...overlapping);

  it.each(["", " --strict"])("breaks callers when it loses its alternatives%s", async (options) => {
    expect(await objectDiff(both, "", options)).toEqual([
      "request-property-removed Pet.cat",
      "request-property-removed Pet.dog",
    ]);
  });

  it("breaks callers when only one alternative remains", async () => {
    expect(await objectDiff(both, alternatives(overlapping[0]))).toEqual(
      expect.arrayContaining(["request-property-removed Pet.dog"]),
    );
  });

  it("does not break callers when every property of the alternatives remains", async () => {
    const properties = ", allOf: [{ properties: { cat: { type: boolean }, dog: { type: boolean } } }]";
    const sameProperties = alternatives("cat: { type: boolean }", "cat: { type: boolean }, name: { type: string }");
    expect(await objectDiff(sameProperties, properties)).toEqual([]);
  });
});

it("is breaking with --strict when an object becomes alternatives that it matches more than once", async () => {
  const properties = "type: object, properties: { foo: { type: string }, bar: { type: string } }";
  const document = (schema: string): string => anyOf.replace(/Pet: .* \}$/m, `Pet: ${schema} } }`);
  const { rules } = await diff(
    document(`{ ${properties}, required: [foo, bar] }`),
    document(`{ oneOf: [{ ${properties}, required: [foo] }, { ${properties}, required: [bar] }] }`),
    " --strict",
  );
  expect(rules[0]).toBe("request-overlapping-variants-widened");
});

describe("alternatives of a response that become one of them", () => {
  const own = (alternatives: string): string =>
    anyOf
      .replace(
        /responses: .*/,
        `responses: { '200': { description: pet, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }`,
      )
      .replace(/requestBody: .*/, "")
      .replace(/Pet: .* \}$/m, `Pet: { type: object, properties: { name: { type: string } }, ${alternatives} } } }`);
  const cat = "{ type: object, properties: { cat: { type: boolean } } }";
  const dog = "{ type: object, required: [dog], properties: { dog: { type: boolean } } }";

  it.each(["oneOf", "anyOf"])("break no reader, which accepts its values as before: %s", async (keyword) => {
    const { rules } = await diff(own(`${keyword}: [${cat}, ${dog}]`), own(`${keyword}: [${cat}]`));
    expect(rules).toContain("response-code-form-changed");
    expect(rules).not.toContain("response-alternatives-dropped");
  });

  it("break readers if a value may match none of the former ones, or several", async () => {
    const wider = await diff(own(`oneOf: [${dog}, ${dog.replaceAll("dog", "fox")}]`), own(""));
    expect(wider.rules).toContain("response-alternatives-dropped");
    const several = await diff(own(`oneOf: [${cat}, ${dog}]`), own(`oneOf: [${cat}]`), " --strict");
    expect(several.rules).toContain("response-alternatives-dropped");
  });
});
