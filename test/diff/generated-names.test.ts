import { describe, expect, it } from "vitest";
import { body, json, ok, operation, parameters, query } from "./cases/case.js";
import { changes } from "./differences.js";

const schemas = (...lines: readonly string[]): string =>
  `components:\n  schemas:\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
const object = "{ type: object, properties: { a: { type: string } } }";

/** The changes of generated names between a document and the same one with further components. */
function renamed(document: string, ...components: readonly string[]): readonly string[] {
  const findings = changes(document + schemas("Kept: {}"), document + schemas("Kept: {}", ...components));
  const told = findings.filter(({ rule }) => rule === "generated-name-changed");
  for (const { effects } of told) expect(effects).toMatchObject({ callers: "breaking", handlers: "breaking" });
  return told.map(({ where, message }) => `${where}: ${message}`);
}

describe("a component that takes a generated name", () => {
  it.each([
    ["a response's type", ok(`content: ${json(object)}`), "GetThingResult", "the response 200 (application/json)"],
    ["a body's type", body(`{ content: ${json(object)} }`), "GetThingBody", "the body (application/json)"],
    ["a body's alias", body(`{ content: ${json("{ type: string }")} }`), "GetThingBody", "the body (application/json)"],
    ["the query parameters' type", parameters(query()), "GetThingQuery", "the query parameters"],
    ["the path parameters' type", operation(), "GetThingPath", "the path parameters"],
    [
      "the validator of a response without a type",
      ok(`content: ${json("{ type: array, items: { type: string } }")}`),
      "GetThingResult",
      "the validator of the response 200",
    ],
  ])("changes the name of %s", (_title, document, name, what) => {
    expect(renamed(document, `${name}: { type: object }`)).toEqual([
      `getThing: the generated name of ${what} was ${name}, and is ${name}2`,
    ]);
    expect(renamed(document, `${name}Other: { type: object }`)).toEqual([]);
  });

  it("changes the name of a webhook's type", () => {
    const webhook = `webhooks: { ping: { post: { operationId: onPing, requestBody: { content: ${json(object)} }, responses: { '204': { description: ok } } } } }\n`;
    expect(renamed(webhook, "OnPingBody: { type: object }")).toEqual([
      "ping: the generated name of the body (application/json) was OnPingBody, and is OnPingBody2",
    ]);
  });

  it("changes the type's name in responses", () => {
    const content = `content: ${json("{ $ref: '#/components/schemas/Thing' }")}`;
    const document = operation(`requestBody: { ${content} }\nresponses: { '200': { description: ok, ${content} } }`, {
      method: "post",
    });
    const thing = "Thing: { type: object, properties: { a: { type: string, readOnly: true } } }";
    const told = changes(document + schemas(thing), document + schemas(thing, "ThingResponse: { type: object }"));
    expect(told.map(({ rule, message }) => `${rule}: ${message}`)).toContain(
      "generated-name-changed: the generated name of the type in responses was ThingResponse, and is ThingResponse2",
    );
  });

  it("does not report the operation's own names if the operation was renamed", () => {
    const [base, head] = [operation(), operation("operationId: readThing")];
    expect(changes(base, head + schemas("ReadThingPath: {}")).map(({ rule }) => rule)).not.toContain(
      "generated-name-changed",
    );
  });

  it("reports nothing if the operation refers to the component with the name of its type", () => {
    const inline = ok(`content: ${json(object)}`);
    const stated = ok(`content: ${json("{ $ref: '#/components/schemas/GetThingResult' }")}`);
    expect(changes(inline, stated + schemas(`GetThingResult: ${object}`))).toEqual([]);
  });
});

it("reports that a new first media type takes the short name of a body's type", () => {
  const sent = (...types: readonly string[]): string =>
    body(`{ content: { ${types.map((type) => `${type}: { schema: ${object} }`).join(", ")} } }`);
  const [one, other] = [
    sent("application/json", "multipart/form-data"),
    sent("multipart/form-data", "application/json"),
  ];
  const told = changes(one, other).map(({ rule }) => rule);
  expect(told).toContain("generated-name-changed");
});
