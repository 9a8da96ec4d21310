import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "./command.js";

let project: Project;

beforeEach(() => {
  project = new Project();
  // The errors of these tests are deviations that tolerant mode reads.
  project.write("guildwire.config.yaml", "strict: true\n");
});

afterEach(() => {
  project.remove("");
});

const head =
  "openapi: 3.1.0\ninfo: { title: Odd, version: 1.0.0 }\nservers: [{ url: 'https://odd.example' }]\ntags: [{ name: odd }]\n";
const good = "{ operationId: good, tags: [odd], responses: { '204': { description: d } } }";

/** An operation with further fields. */
function operation(id: string, members = "", response = "'204': { description: d }"): string {
  return `{ operationId: ${id}, tags: [odd], ${members} responses: { ${response} } }`;
}

const responseOf = (schema: string): string =>
  `'200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } }`;

function write(paths: string, components = ""): void {
  project.write("openapi.yaml", `${head}paths:\n  /good:\n    get: ${good}\n${paths}${components}`);
}

/** The operations of the generated client. */
function functions(): readonly string[] {
  const client = project.read("generated/src/client/odd.ts");
  return [...client.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = ""]) => name);
}

async function leftOut(): Promise<readonly (readonly [string, string])[]> {
  const { stdout } = await project.run("check --lenient --format json");
  return (JSON.parse(stdout) as Diagnostic[])
    .filter(({ code }) => code === "operation-left-out")
    .map(({ message, location }): [string, string] => [message, `${location?.line}:${location?.column}`]);
}

describe("an error that affects a single operation omits that operation", () => {
  test.each([
    [
      "in the operation itself",
      `  /bad/{id}:\n    get: ${operation("bad")}\n`,
      "",
      "`bad` (GET /bad/{id}) is omitted: ",
    ],
    [
      "in its path, which has no other operation",
      `  /bad/{id}:\n    parameters: [{ name: other, in: path, required: true, schema: {} }]\n    get: ${operation("bad")}\n`,
      "",
      "`bad` (GET /bad/{id}) is omitted: ",
    ],
    [
      "in a schema that only it leads to, by way of another",
      `  /bad:\n    get: ${operation("bad", "", responseOf("Outer"))}\n`,
      "components:\n  schemas:\n    Outer: { type: array, items: { $ref: '#/components/schemas/Inner' } }\n    Inner: { type: integer, minimum: 9, maximum: 7 }\n",
      "`bad` (GET /bad) is omitted: ",
    ],
    [
      "in a reference to nothing",
      `  /bad:\n    get: ${operation("bad", "", responseOf("Nowhere"))}\n`,
      "",
      "`bad` (GET /bad) is omitted: ",
    ],
    [
      "in an operation without an id",
      `  /bad:\n    get: { tags: [odd], responses: { '2o4': { description: d } } }\n`,
      "",
      "GET /bad is omitted: ",
    ],
    ["in an operation that is a list", "  /bad:\n    get: []\n", "", "GET /bad is omitted: "],
    ["in an operation that is null", "  /bad:\n    get: null\n", "", "GET /bad is omitted: "],
    [
      "in an operation of a path that stands in the components, and is a text",
      "  /bad: { $ref: '#/components/pathItems/Bad' }\n",
      "components:\n  pathItems:\n    Bad: { get: later }\n",
      "GET /bad is omitted: ",
    ],
    ["in an id that is taken", `  /bad:\n    get: ${operation("good")}\n`, "", "`good` (GET /bad) is omitted: "],
  ])("%s", async (_where, paths, components, message) => {
    write(paths, components);
    const strict = await project.run("generate");
    expect(strict.code).toBe(1);
    const { code, stdout, stderr } = await project.run("generate --lenient");
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(message) });
    expect(stderr).toMatch(/^openapi\.yaml:\d+:\d+ warning operation-left-out$/m);
    expect(stdout).toMatch(/^generated: \d+ added$/m);
    expect(functions()).toEqual(["good"]);
    expect(project.read("generated/openapi.json")).not.toContain("/bad");
    expect(project.read("generated/openapi.json")).not.toContain("Inner");
  });

  test("and reports the located reason, also in a run without changes", async () => {
    write(`  /bad/{id}:\n    get: ${operation("bad")}\n`);
    const first = await project.run("generate --lenient");
    expect(first.stderr).toContain("  openapi.yaml:9:");
    expect(first.stderr).toContain("path-parameter-undeclared: the path parameter `id` of `/bad/{id}` is not declared");
    const second = await project.run("generate --lenient");
    expect(second.stdout).toMatch(/^unchanged \(\d+ files\)$/m);
    expect(second.stderr).toBe(first.stderr.replace(/^edition .*\n/m, ""));
  });

  test("and several are omitted one by one, each with its reasons", async () => {
    write(
      [
        `  /one/{id}:\n    get: ${operation("one")}\n    delete: ${operation("three", "security: [{ undeclared: [] }],")}\n`,
        `  /two:\n    post: ${operation("two", "parameters: [{ name: a, in: query, schema: { type: text } }],")}\n`,
      ].join(""),
    );
    const found = await leftOut();
    expect(found.map(([message]) => message.replace(/: .*/, ""))).toEqual([
      "`one` (GET /one/{id}) is omitted",
      "`three` (DELETE /one/{id}) is omitted",
      "`two` (POST /two) is omitted",
    ]);
  });

  test("but keeps a schema that others refer to", async () => {
    const shared = "components:\n  schemas:\n    Shared: { type: string }\n";
    write(
      `  /bad/{id}:\n    get: ${operation("bad", "", responseOf("Shared"))}\n  /fine:\n    get: ${operation("fine", "", responseOf("Shared"))}\n`,
      shared,
    );
    expect((await project.run("generate --lenient")).code).toBe(0);
    expect(functions()).toEqual(["good", "fine"]);
    expect(Object.values(project.files("generated/src/types")).join("\n")).toContain("export type Shared = string;");
  });

  test("and the operations that refer to it, in a 3.0 document as well", async () => {
    const link = "links: { next: { operationId: bad } }";
    write(
      [
        "  /bad:\n    post: { operationId: bad, tags: [odd], requestBody: { content: { application/json: { schema: null } } }, responses: { '204': { description: d } } }\n",
        `  /linked:\n    get: ${operation("linked", "", `'204': { description: d, ${link} }`)}\n`,
      ].join(""),
    );
    project.replace("openapi.yaml", "openapi: 3.1.0", "openapi: 3.0.3");
    const { code, stderr } = await project.run("generate --lenient");
    expect(code).toBe(0);
    expect(stderr.match(/ is omitted: /g)).toHaveLength(2);
    expect(functions()).toEqual(["good"]);
  });

  test("and omits nothing next to a path item that is not a map", async () => {
    write(`  /half:\n    get: []\n    put: ${operation("half")}\n`);
    project.replace("openapi.yaml", "openapi: 3.1.0", "openapi: 3.0.3");
    expect(await leftOut()).toEqual([[expect.stringMatching(/^GET \/half is omitted: /), "9:5"]]);
    expect((await project.run("generate --lenient")).code).toBe(0);
    expect(functions()).toEqual(["good", "half"]);
  });

  test("if the configuration sets it", async () => {
    write(`  /bad/{id}:\n    get: ${operation("bad")}\n`);
    project.write("guildwire.config.yaml", "lenient: true\nstrict: true\n");
    expect((await project.run("generate")).code).toBe(0);
    expect(functions()).toEqual(["good"]);
    expect((await project.run("generate --check")).code).toBe(0);
  });
});

describe("an error that affects more than one operation remains an error", () => {
  const broken = "components:\n  schemas:\n    Broken: { type: integer, minimum: 9, maximum: 7 }\n";
  test.each([
    [
      "a schema of two operations",
      `  /a:\n    get: ${operation("a", "", responseOf("Broken"))}\n    put: ${operation("b", "", responseOf("Broken"))}\n`,
      broken,
    ],
    ["a schema of no operation", "", broken],
    [
      "a schema of an operation and a webhook",
      `  /a:\n    get: ${operation("a", "", responseOf("Broken"))}\n`,
      `webhooks:\n  hook:\n    post: ${operation("hook", "", responseOf("Broken"))}\n${broken}`,
    ],
    [
      "a path with two operations",
      `  /a:\n    parameters: [{ name: other, in: path, required: true, schema: {} }]\n    get: ${operation("a")}\n    put: ${operation("b")}\n`,
      "",
    ],
    ["the document", "", "security: [{ undeclared: [] }]\n"],
  ])("%s", async (_what, paths, more) => {
    write(paths, more);
    const { code, stderr } = await project.run("generate --lenient");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\S+ error [a-z-]+/m);
    expect(stderr).not.toContain("is omitted");
    expect(() => project.files("generated")).toThrow("ENOENT");
  });

  test("also next to one that affects a single operation; both are reported", async () => {
    write(`  /bad/{id}:\n    get: ${operation("bad")}\n`, "security: [{ undeclared: [] }]\n");
    const { code, stderr } = await project.run("generate --lenient");
    expect(code).toBe(1);
    expect(stderr).toContain("`bad` (GET /bad/{id}) is omitted");
    expect(stderr).toContain("error security-scheme-unknown");
  });
});
