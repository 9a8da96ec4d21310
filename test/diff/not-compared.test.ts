import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove(""));

interface Part {
  readonly pointer: string;
  readonly change: string;
  readonly reason: string;
}

/** A document with one operation, GET of a path, and what is added to it. */
const document = (
  operation: string,
  { path = "/books", version = "3.1.0", components = "{}" } = {},
): string => `openapi: ${version}
info: { title: t, version: 1.0.0 }
paths:
  ${path}:
    get:
      operationId: listBooks
      responses: { '204': { description: done } }
      ${operation}
components: ${components}
`;

async function compare(
  before: string,
  after: string,
): Promise<{ code: number; findings: number; parts: readonly Part[] }> {
  project.write("before.yaml", before);
  project.write("after.yaml", after);
  const { code, stdout } = await project.run("diff before.yaml after.yaml --format json");
  const report = JSON.parse(stdout) as { readonly findings: readonly unknown[]; readonly notCompared: readonly Part[] };
  return { code, findings: report.findings.length, parts: report.notCompared };
}

const body = (schema: string): string => `requestBody: { content: { application/json: { schema: ${schema} } } }`;
const pointers = (parts: readonly Part[]): string[] => parts.map(({ change, pointer }) => `${change} ${pointer}`);

describe("guildwire diff states what it does not compare", () => {
  const requestBody = "/paths/~1books/get/requestBody";
  const parameter = (name: string, type: string): string =>
    `{ name: ${name}, in: path, required: true, schema: { type: ${type} } }`;
  const query = "{ name: limit, in: query, schema: { type: integer } }";

  it.each([
    ["a changed body of a GET", body("{ type: string }"), body("{ type: integer }"), [`changed ${requestBody}`]],
    ["an added body of a GET", "", body("{ type: string }"), [`added ${requestBody}`]],
    ["a removed body of a GET", body("{ type: string }"), "", [`removed ${requestBody}`]],
    ["an equal body of a GET", body("{ type: string }"), body("{ type: string, description: other }"), []],
    [
      "a changed path parameter that is not in the path",
      `parameters: [${parameter("id", "string")}, ${query}]`,
      `parameters: [${query}, ${parameter("id", "integer")}]`,
      ["changed /paths/~1books/get/parameters/1"],
    ],
    [
      "an added path parameter that is not in the path",
      `parameters: [${query}]`,
      `parameters: [${parameter("id", "string")}, ${query}]`,
      ["added /paths/~1books/get/parameters/0"],
    ],
    [
      "a removed path parameter that is not in the path, with its list",
      `parameters: [${parameter("id", "string")}]`,
      "",
      ["removed /paths/~1books/get/parameters/0"],
    ],
    [
      "a moved path parameter that is not in the path",
      `parameters: [${parameter("id", "string")}, ${query}]`,
      `parameters: [${query}, ${parameter("id", "string")}]`,
      [],
    ],
    [
      "a header that the runtime reads",
      "parameters: [{ name: Accept, in: header, schema: { type: string } }]",
      "parameters: [{ name: Accept, in: header, schema: { type: string, maxLength: 9 } }]",
      ["changed /paths/~1books/get/parameters/0"],
    ],
  ])("%s", async (_, before, after, expected) => {
    const { code, findings, parts } = await compare(document(before), document(after));
    expect([code, findings, pointers(parts)]).toEqual([0, 0, expected]);
  });

  it("a body behind a reference, whose target alone changed", async () => {
    const withBody = (type: string): string =>
      document("requestBody: { $ref: '#/components/requestBodies/Filter' }", {
        components: `{ requestBodies: { Filter: { content: { application/json: { schema: { type: ${type} } } } } } }`,
      });
    const { parts } = await compare(withBody("string"), withBody("integer"));
    expect(pointers(parts)).toEqual([`changed ${requestBody}`]);
  });

  it("an operation whose path parameter has another name", async () => {
    const at = (name: string, type: string): string =>
      document(`parameters: [${parameter(name, "string")}]\n      ${body(`{ type: ${type} }`)}`, {
        path: `/books/{${name}}`,
      });
    expect((await compare(at("id", "string"), at("book", "string"))).parts).toEqual([]);
    const { parts } = await compare(at("id", "string"), at("book", "integer"));
    expect(pointers(parts)).toEqual(["changed /paths/~1books~1{book}/get/requestBody"]);
  });

  it("keywords next to a reference in OpenAPI 3.0", async () => {
    const withSibling = (siblings: string): string =>
      document(`parameters: [{ name: q, in: query, schema: { $ref: '#/components/schemas/Text'${siblings} } }]`, {
        version: "3.0.3",
        components: "{ schemas: { Text: { type: string } } }",
      });
    const { findings, parts } = await compare(withSibling(", maxLength: 9"), withSibling(", maxLength: 8"));
    expect([findings, parts.map(({ change, reason }) => [change, reason])]).toEqual([
      0,
      [["changed", "OpenAPI 3.0 ignores keywords next to a $ref: maxLength"]],
    ]);
    expect((await compare(withSibling(", description: a"), withSibling(", description: b"))).parts).toEqual([]);
    expect((await compare(withSibling(""), withSibling(", maxLength: 8"))).parts).toHaveLength(1);
  });

  it("keywords that do not apply to the type, and unknown keywords", async () => {
    const withSchema = (keyword: string): string =>
      document(`parameters: [{ name: q, in: query, schema: { type: string${keyword} } }]`);
    const unique = await compare(withSchema(", uniqueItems: true"), withSchema(""));
    expect([unique.findings, pointers(unique.parts)]).toEqual([0, [expect.stringMatching(/^removed .*uniqueItems$/)]]);
    const typo = await compare(withSchema(", maxLenght: 9"), withSchema(", maxLenght: 8"));
    expect([typo.findings, typo.parts.length]).toEqual([0, 1]);
  });

  it("nothing of callbacks and links, which are compared", async () => {
    const callback = (type: string): string =>
      `callbacks: { done: { '{$request.query.url}': { post: { requestBody: { content: { application/json: { schema: { type: ${type} } } } }, responses: { '204': { description: d } } } } } }`;
    const { findings, parts } = await compare(document(callback("string")), document(callback("integer")));
    expect(findings).toBeGreaterThan(0);
    expect(parts).toEqual([]);
  });

  it("in text and Markdown, without an effect on the exit code", async () => {
    project.write("before.yaml", document(body("{ type: string }")));
    project.write("after.yaml", document(body("{ type: integer }")));
    const text = await project.run("diff before.yaml after.yaml");
    expect(text).toEqual({
      code: 0,
      stderr: "",
      stdout: `not compared (1)

/paths/~1books/get/requestBody: changed; a GET cannot have a body, so this one is ignored
  after.yaml:8:7

before.yaml → after.yaml: no change, 1 not compared
`,
    });
    const markdown = await project.run("diff before.yaml after.yaml --format markdown");
    expect([markdown.code, markdown.stdout]).toEqual([
      0,
      expect.stringContaining("### Not compared (1)\n\n- `/paths/~1books/get/requestBody`: changed; a GET cannot"),
    ]);
  });

  it("ends for schemas that contain themselves", async () => {
    const withTree = (type: string): string =>
      document(body("{ $ref: '#/components/schemas/Tree' }"), {
        components: `{ schemas: { Tree: { type: object, properties: { name: { type: ${type} }, inner: { $ref: '#/components/schemas/Tree' } } } } }`,
      });
    expect((await compare(withTree("string"), withTree("string"))).parts).toEqual([]);
    expect(pointers((await compare(withTree("string"), withTree("integer"))).parts)).toEqual([
      `changed ${requestBody}`,
    ]);
  });
});
