import { describe, expect, it } from "vitest";
import { emitServer } from "../../generator/src/emit/server/server.js";
import { modelOf } from "../model/model-of.js";

/** The files of a server with one operation, whose errors have this schema. */
function filesOf(schema: string, mediaType = "application/json"): ReadonlyMap<string, string> {
  const document = `paths:
  /things:
    get:
      operationId: listThings
      tags: [things]
      responses:
        '204': { description: d }
        default: { description: d, content: { ${mediaType}: { schema: { $ref: '#/components/schemas/Problem' } } } }
components: { schemas: { Problem: ${schema} } }`;
  return new Map(emitServer(modelOf(document)).map((file) => [file.path.slice("src/server/".length), file.text]));
}

/** Returns the generated expression of an error body on one line. */
function bodyOf(schema: string, mediaType?: string): string | undefined {
  const text = filesOf(schema, mediaType)
    .get("error-format.ts")
    ?.replaceAll(/\s*\n\s*/g, " ");
  return /body: \(error\) => (.*?),? \};/.exec(text ?? "")?.[1]?.replaceAll(/,(?= [)\]}])/g, "");
}

const object = (properties: string, required = ""): string =>
  `{ type: object, required: [${required}], properties: { ${properties} } }`;

describe("an error schema is recognised by its properties", () => {
  it.each([
    [
      "problem details",
      object("type: { type: string }, title: { type: string }, status: { type: integer }, detail: { type: string }"),
      '({ type: "about:blank", title: error.title, status: error.status, detail: messageWithIssue(error) })',
    ],
    [
      "an error with a code and a message",
      object(
        "error: { type: object, required: [code], properties: { code: { type: string }, message: { type: string } } }",
      ),
      '({ error: { code: textCode(error, "kebab-case"), message: messageWithIssue(error) } })',
    ],
    [
      "a numeric code",
      object("code: { type: integer }, message: { type: string }", "code, message"),
      "({ code: numericCode(error), message: messageWithIssue(error) })",
    ],
    ["a message alone", object("message: { type: string }", "message"), "({ message: messageWithIssue(error) })"],
    [
      "a list of errors",
      object("errors: { type: array, items: { type: object, properties: { detail: { type: string } } } }", "errors"),
      '({ errors: (error.issues ?? [{ path: "", code: error.kind, message: error.message }]).map((issue) => ({ detail: issue.message })) })',
    ],
    [
      "codes of their enum, in its spelling without one that fits",
      object("code: { enum: [NOT_FOUND, CONFLICT] }, message: { type: string }", "code"),
      '({ code: declaredCode(error, { 404: "NOT_FOUND", 409: "CONFLICT" }) ?? textCode(error, "UPPER_SNAKE_CASE"), message: messageWithIssue(error) })',
    ],
    [
      "messages by field",
      object(
        "title: { type: string }, errors: { type: object, additionalProperties: { type: array, items: { type: string } } }",
      ),
      "({ title: error.title, errors: error.issues && issueMap(error.issues, (issue) => issue.message) })",
    ],
  ])("%s", (_, schema, body) => {
    expect(bodyOf(schema)).toBe(body);
  });

  it.each([
    ["no message", object("planet: { type: string }")],
    ["no object", "{ type: integer }"],
  ])("but not with %s", (_, schema) => {
    expect(filesOf(schema).has("error-format.ts")).toBe(false);
    expect(filesOf(schema).get("operations/things.ts")).toContain("errors: { default: describeErrorResponse(undefined");
  });

  it("in part, where a required property is left to handlers", () => {
    const schema = object("message: { type: string }, planet: { type: string }", "planet");
    const files = filesOf(schema);
    expect(files.get("error-format.ts")).toContain("isPartial: true");
    expect(files.get("create-server.ts")).not.toContain("errorFormat");
    const errors = files.get("errors.ts")?.replaceAll(/\s+/g, " ");
    expect(errors).toContain('status: Status, body: DeclaredBody<Problem, "message">');
  });

  it("with the media type of its response", () => {
    const text = filesOf(object("title: { type: string }"), "application/problem+json").get("error-format.ts");
    expect(text).toContain('mediaType: "application/problem+json"');
  });

  it("once for all schemas that give the same body", () => {
    const schema = (message: string): string => `{ type: object, properties: { message: { ${message} } } }`;
    const response = (message: string): string =>
      `{ description: d, content: { application/json: { schema: ${schema(message)} } } }`;
    const document = `paths:
  /things:
    get:
      operationId: listThings
      tags: [things]
      responses:
        '204': { description: d }
        '400': ${response("type: string")}
        '404': ${response("type: string, maxLength: 20")}
        '409': ${response("type: string")}
    post:
      operationId: addThing
      tags: [things]
      responses: { '204': { description: d }, default: ${response("type: string")} }`;
    const files = new Map(emitServer(modelOf(document)).map(({ path, text }) => [path, text]));
    const formats = files.get("src/server/error-format.ts") ?? "";
    expect([...formats.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual([
      "listThingsResponse400Format",
      "listThingsResponse404Format",
    ]);
    expect(formats).toContain("Error bodies of the type ListThingsResponse400, and 2 others of the same form.");
    const operations = files.get("src/server/operations/things.ts") ?? "";
    expect(operations.match(/(?<=describeErrorResponse\()\w+/g)).toEqual([
      "listThingsResponse400Format",
      "listThingsResponse404Format",
      "listThingsResponse400Format",
      "listThingsResponse400Format",
    ]);
  });
});
