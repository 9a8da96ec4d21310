import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";
import { json, operation } from "./cases/case.js";
import { brief, changes } from "./differences.js";

const url = "{$request.body#/url}";
const reference = "{ $ref: '#/components/schemas/Thing' }";
const thing = (schema: string): string => `components:\n  schemas:\n    Thing: ${schema}\n`;
const callback = (keys: string): string => `{ '${url}': { post: { ${keys} } } }`;
const sent = (schema: string): string =>
  callback(`requestBody: { content: ${json(schema)} }, responses: { '204': { description: ok } }`);
const responding = (schema: string): string =>
  callback(`responses: { '200': { description: ok, content: ${json(schema)} } }`);
const headed = (schema: string): string =>
  callback(
    `parameters: [{ name: X-Of, in: header, schema: ${schema} }], responses: { '200': { description: ok, headers: { X-Back: { schema: ${schema} } } } }`,
  );
const having = (value: string): string => operation(`callbacks: { done: ${value} }`);
const [eight, nine] = ["{ type: string, maxLength: 8 }", "{ type: string, maxLength: 9 }"];

describe("a callback", () => {
  it("has a body sent by the service", () => {
    const [finding, ...others] = changes(having(sent(eight)), having(sent(nine)));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: "response-max-length-loosened",
      where: "getThing callback done body",
      effects: { wire: "breaking" },
    });
  });

  it("has a response that is sent to the service", () => {
    const told = changes(having(responding(nine)), having(responding(eight)));
    expect(told.map(brief)).toEqual(["request-max-length-tightened getThing callback done 200 answer"]);
    expect(told[0]?.effects.wire).toBe("breaking");
  });

  it("has parameters from the service, and response headers to it", () => {
    expect(
      changes(having(headed(eight)), having(headed(nine)))
        .map(brief)
        .sort(),
    ).toEqual([
      "request-max-length-loosened getThing callback done 200 header x-back",
      "response-max-length-loosened getThing callback done header X-Of",
    ]);
  });

  it("breaks no TypeScript code, since nothing is generated from it", () => {
    const base = having(sent("{ type: object, properties: { a: { type: string } } }"));
    const told = changes(base, having(sent("{ type: object, properties: { a: { type: integer } } }")));
    expect(told.map(({ rule }) => rule)).toEqual(["response-type-changed"]);
    expect(told[0]?.effects).toEqual({ wire: "breaking", handlers: "breaking" });
  });

  it("reaches a named type, which code may import as well", () => {
    const told = changes(having(sent(reference)) + thing(eight), having(sent(reference)) + thing("{ type: integer }"));
    const sentOut = told.find(({ rule }) => rule === "response-type-changed");
    expect(sentOut?.where).toBe("Thing");
    expect(sentOut?.reachedBy).toEqual(["getThing callback done"]);
    expect(sentOut?.effects).toEqual({ wire: "breaking", callers: "breaking", handlers: "breaking" });
  });

  it("is compared if it is a component", () => {
    const document = (schema: string): string =>
      `${having("{ $ref: '#/components/callbacks/Done' }")}components:\n  callbacks:\n    Done: ${sent(schema)}\n`;
    expect(changes(document(eight), document(nine)).map(({ rule }) => rule)).toEqual(["response-max-length-loosened"]);
    expect(changes(document(eight), having(sent(eight)))).toEqual([]);
  });

  it("is compared if nested in another callback or in a webhook", () => {
    const inner = (schema: string): string =>
      callback(`callbacks: { again: ${sent(schema)} }, responses: { '204': { description: ok } }`);
    expect(changes(having(inner(eight)), having(inner(nine))).map(brief)).toEqual([
      "response-max-length-loosened getThing callback done callback again body",
    ]);
    const webhook = (schema: string): string =>
      `webhooks: { ping: { post: { callbacks: { done: ${sent(schema)} }, responses: { '204': { description: ok } } } } }\n`;
    expect(changes(webhook(eight), webhook(nine)).map(brief)).toEqual([
      "response-max-length-loosened ping callback done body",
    ]);
  });

  it("that refers to itself is compared once", () => {
    const document = (schema: string): string =>
      `${having("{ $ref: '#/components/callbacks/Done' }")}components:\n  callbacks:\n    Done: ${callback(
        `requestBody: { content: ${json(schema)} }, callbacks: { again: { $ref: '#/components/callbacks/Done' } }, responses: { '204': { description: ok } }`,
      )}\n`;
    expect(changes(document(eight), document(eight))).toEqual([]);
    expect(changes(document(eight), document(nine)).map(({ rule }) => rule)).toEqual(["response-max-length-loosened"]);
  });

  it("neither claims generated names nor causes diagnostics", () => {
    const content = json("{ type: object, properties: { a: { type: string } } }");
    const plain = operation(`responses: { '200': { description: ok, content: ${content} } }`);
    const done = callback(`operationId: getThing, responses: { '200': { description: ok, content: ${content} } }`);
    const called = operation(
      `callbacks: { done: ${done} }\nresponses: { '200': { description: ok, content: ${content} } }`,
    );
    const models = [plain, called].map((text) => buildModel(loadedFrom({ "openapi.yaml": root(text) })));
    const [without, having] = models.map(({ model }) => ({
      types: [...model.types.keys()],
      operations: model.operations.map(({ identifier }) => identifier),
    }));
    expect(having).toEqual(without);
    expect(models[1]?.diagnostics.map(({ code }) => code)).toEqual(["keyword-without-effect"]);
  });
});
