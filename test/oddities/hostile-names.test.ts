import { describe, expect, it } from "vitest";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { shippedEmitters } from "../../generator/src/emitters/shipped.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { File } from "../../generator/src/print/index.js";
import { loadFiles } from "../load/virtual.js";
import { compileFiles, scratchFolder, strictest, withoutInferredTypes } from "../types/compile.js";

/** Words of TypeScript, names of its library and of JavaScript's globals, and names that generated modules import or declare. */
const words = [
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z]\w*$/.test(name)),
  ...Object.getOwnPropertyNames(Object.prototype),
  ..."any await boolean case class const default delete enum export extends for function if implements import in infer".split(
    " ",
  ),
  ..."interface is keyof let never new null number object of out private return satisfies static string super".split(
    " ",
  ),
  ..."switch symbol this throw true try type typeof undefined unique unknown using var void while with yield".split(
    " ",
  ),
  ..."Awaited Exclude Extract NonNullable Omit Partial Pick Readonly Record Required ReturnType Uppercase".split(" "),
  ..."then prototype arguments args body client options request context handlers value path depth issues result".split(
    " ",
  ),
  ..."Api ApiError Args Body CallOptions Client ClientOptions Context Credentials Handlers HandlersSoFar HttpError".split(
    " ",
  ),
  ..."Issue Principal Result Security Validator createApi createClient createFetchHandler nothing observed read".split(
    " ",
  ),
  ..."scalar segment send serverAddress uploadProgress validator is check copy isUser checkUser copyUser User".split(
    " ",
  ),
  ..."getUser getUserBody getUserArgs getUserRequest getUserResult GetUser GetUserBody GetUserHandlers".split(" "),
  ...["+1", "-1", "/", "日本", "❤", "a-b", "a_b", "aB", "AB", "", "1a", "x.y", "x y", "é", "e\u0301"],
];

const json = (text: string): string => JSON.stringify(text);

/** A document in which every word is a schema, a property, an operation, a parameter, a tag, and a value with a title. */
function documentOf(names: readonly string[]): string {
  const paths = names.map((name, index) => {
    const schema = `{ $ref: ${json(`#/components/schemas/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`)} }`;
    const parameters = [
      `{ name: ${json(name)}, in: query, schema: { type: string, minLength: 1 } }`,
      `{ name: ${json(name)}, in: cookie, schema: { type: integer } }`,
    ];
    const content = `content: { application/json: { schema: ${schema} } }`;
    const form = `application/x-www-form-urlencoded: { schema: { type: object, properties: { ${json(name)}: { type: integer } } } }`;
    return `  /p${index}:
    post:
      operationId: ${json(name)}
      tags: [${json(name)}]
      parameters: [${parameters.join(", ")}]
      requestBody: { content: { application/json: { schema: ${schema} }, ${form} } }
      responses: { '200': { description: d, ${content} }, '201': { description: d, content: { application/json: { schema: { type: object, properties: { ${json(name)}: ${schema} } } } } } }
`;
  });
  const schemas = names.map((name, index) => {
    const kinds = [
      `{ type: object, required: [${json(name)}], properties: { ${json(name)}: { type: string, pattern: '^a' }, self: { $ref: '#/components/schemas/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}' } } }`,
      `{ oneOf: [{ const: 1, title: ${json(name === "" ? "x" : name)} }, { const: 2, title: ${json(`${name}2`)} }] }`,
      "{ type: array, uniqueItems: true, items: { enum: [a, b, '+1', '-1'] } }",
    ];
    return `    ${json(name)}: ${kinds[index % kinds.length]}\n`;
  });
  return `openapi: 3.1.0\ninfo: { title: t, version: '1' }\npaths:\n${paths.join("")}components:\n  schemas:\n${schemas.join("")}`;
}

function filesOf(document: string): readonly File[] {
  const { loaded } = loadFiles({ "openapi.yaml": document });
  if (loaded === undefined) throw new Error("the document was not loaded");
  const { model } = buildModel(loaded);
  expect(model.operations).toHaveLength(new Set(words).size);
  const plugins = Object.values(shippedEmitters).map((definition) => ({ definition, options: undefined }));
  const only = [...standardEmitters, ...Object.keys(shippedEmitters)];
  const options = { packageName: "odd", packageVersion: "1.0.0", runtimeVersion: "0.1.0", only, plugins };
  return emitAll(model, { bundle: bundleText(loaded) }, options);
}

describe("a document with every name that means something in TypeScript", () => {
  const files = filesOf(documentOf([...new Set(words)]));

  it("compiles under the strict flags", { timeout: 300_000 }, () => {
    expect(withoutInferredTypes(compileFiles(scratchFolder(), files, strictest))).toBe("");
  });

  it("has no file twice, without regard to case", () => {
    const paths = files.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});
