import { describe, expect, it } from "vitest";
import { root } from "../load/virtual.js";
import { operation } from "./cases/case.js";
import { brief, changes, differences } from "./differences.js";

const reference = "{ $ref: '#/components/schemas/Thing' }";
const holding = (schema: string): string => `{ content: { application/json: { schema: ${schema} } } }`;
const get = (id: string): string =>
  `  /${id}:\n    get: { operationId: ${id}, responses: { '200': { description: ok, content: { application/json: { schema: ${reference} } } } } }\n`;
const thing = (schema: string): string => `components:\n  schemas:\n    Thing: ${schema}\n`;

describe("a reported change", () => {
  const paths = `paths:\n${["one", "two", "three", "four"].map(get).join("")}`;
  const base = paths + thing("{ type: object, properties: { name: { type: string, maxLength: 5 } } }");
  const head = paths + thing("{ type: object, properties: { name: { type: string, maxLength: 6 } } }");

  it("of a named type is reported once, with everything that it affects", () => {
    const [finding, ...others] = changes(base, head);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: "response-max-length-loosened",
      where: "Thing.name",
      message: "was at most 5 characters, and is at most 6 characters",
      reachedBy: ["four", "one", "three", "two"],
    });
  });

  it("has a source location on both sides", () => {
    const [finding] = changes(base, head);
    expect([finding?.base, finding?.head]).toMatchObject([
      { file: "base.yaml", line: 14, column: 75 },
      { file: "head.yaml", line: 14, column: 75 },
    ]);
  });

  it("has a fingerprint that does not depend on lines, files or numbers", () => {
    const [finding] = changes(base, head);
    const [moved] = differences(
      { "a.yaml": root(`x-note: none\n${base}`) },
      { "b.yaml": root(head.replace("maxLength: 6", "maxLength: 7")) },
    );
    expect(moved?.fingerprint).toBe(finding?.fingerprint);
    expect(finding?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  });

  it("has a unique fingerprint", () => {
    const both = changes(operation("x-permissions: []"), operation("x-permissions: [KICK, BAN]"));
    expect(new Set(both.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it("of a type that no operation uses affects TypeScript only", () => {
    const findings = changes(
      thing("{ type: object }"),
      thing("{ type: object, required: [a], properties: { a: {} } }"),
    );
    expect(findings.map(({ effects }) => effects)).toEqual([{ callers: "breaking" }, { callers: "safe" }]);
  });
});

describe("servers of an operation", () => {
  const document = "servers: [{ url: https://all.example }]\n";
  const own = (list: string): string => document + operation(`servers: [${list}]`);

  it("are compared like those of the document, and reported for the operation", () => {
    const findings = changes(own("{ url: https://one.example }"), own("{ url: https://two.example }"));
    expect(findings.map(brief).sort()).toEqual([
      expect.stringContaining("default-server-changed getThing servers"),
      expect.stringContaining("server-added getThing server https://two.example"),
      expect.stringContaining("server-removed getThing server https://one.example"),
    ]);
  });

  it("are the document's if it has none of its own", () => {
    const findings = changes(document + operation(), own("{ url: https://two.example }, { url: https://all.example }"));
    expect(findings.map(({ rule }) => rule).sort()).toEqual(["default-server-changed", "server-added"]);
  });

  it("are compared as a whole if both begin with the document's first server", () => {
    const all = "{ url: https://all.example }";
    const findings = changes(own(`${all}, { url: https://two.example }`), own(`${all}, { url: https://six.example }`));
    expect(findings.map(brief).sort()).toEqual([
      expect.stringContaining("server-added getThing server https://six.example"),
      expect.stringContaining("server-removed getThing server https://two.example"),
    ]);
  });

  it("are reported once if both operations inherit them from the document", () => {
    const findings = changes(document + operation(), document.replace("all", "new") + operation());
    expect(findings.map(({ where }) => where).filter((where) => where.includes("getThing"))).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toContain("server-removed");
  });
});

it("compares image constraints next to a reference", () => {
  const sent = (rule: string): string =>
    `${operation(`requestBody: ${holding(`{ type: object, properties: { icon: { ${reference.slice(2, -2)}, x-image: ${rule} } } }`)}`, { method: "post" })}${thing("{ type: string }")}`;
  const findings = changes(sent("{ formats: [png], maxBytes: 9 }"), sent("{ formats: [png], maxBytes: 8 }"));
  expect(findings.map(({ rule }) => rule)).toEqual(["request-image-rule-changed"]);
  expect(changes(sent("{ formats: [png] }"), sent("{ formats: [png] }"))).toEqual([]);
});

describe("null next to a reference", () => {
  const nullable = `{ anyOf: [${reference}, { type: 'null' }] }`;
  const member = (schema: string): string => `{ type: object, properties: { of: ${schema} } }`;
  const sent = (schema: string): string => operation(`requestBody: ${holding(schema)}`, { method: "post" });
  const document = (schema: string, type = "{ type: string }"): string => sent(schema) + thing(type);

  it.each([
    ["a property", member(reference), member(nullable)],
    ["an item", `{ type: array, items: ${reference} }`, `{ type: array, items: ${nullable} }`],
    ["a body", reference, nullable],
  ])("is reported for %s", (_title, without, allowed) => {
    const rules = (base: string, head: string): readonly string[] =>
      changes(document(base), document(head)).map(({ rule }) => rule);
    expect(rules(without, allowed)).toEqual(["request-null-allowed"]);
    expect(rules(allowed, without)).toEqual(["request-null-forbidden"]);
    expect(rules(allowed, allowed)).toEqual([]);
  });

  it("is reported for the type only, if the type changes", () => {
    const [plain, none] = ["{ type: string }", "{ type: [string, 'null'] }"];
    const told = changes(document(member(reference), plain), document(member(reference), none));
    expect(told.map(brief)).toEqual(["request-null-allowed Thing"]);
    expect(changes(document(member(reference), none), document(member(nullable), none))).toEqual([]);
  });
});

describe("directions", () => {
  it("give an enumeration that is open in responses alone two names, as long as it is used in both directions", () => {
    const colour = "{ type: string, enum: [red], x-open-enum: true }";
    const document = (response: string): string => {
      const content = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;
      const responses = `responses: { '200': { description: ok, ${content(response)} } }`;
      return operation(`requestBody: { ${content(reference)} }\n${responses}`, { method: "post" }) + thing(colour);
    };
    const told = changes(document(reference), document(colour));
    expect(told.map(({ rule, message }) => [rule, message])).toEqual([
      ["type-joined", "the name ThingResponse was removed"],
    ]);
  });

  const tightened = [thing("{ type: string, maxLength: 9 }"), thing("{ type: string, maxLength: 8 }")] as const;
  const through = (document: string): readonly string[] =>
    changes(document + tightened[0], document + tightened[1]).map(brief);

  it.each([
    ["a body", operation(`requestBody: ${holding(reference)}`, { method: "post" }), "request"],
    ["a parameter", operation(`parameters: [{ name: id, in: path, required: true, schema: ${reference} }]`), "request"],
    [
      "a response",
      operation(`responses: { '200': { description: ok, content: { application/json: { schema: ${reference} } } } }`),
      "response",
    ],
    [
      "a response's header",
      operation(`responses: { '200': { description: ok, headers: { X-A: { schema: ${reference} } } } }`),
      "response",
    ],
    [
      "a webhook's body",
      `webhooks: { w: { post: { requestBody: ${holding(reference)}, responses: { '204': { description: ok } } } } }\n`,
      "response",
    ],
    [
      "a webhook's response",
      `webhooks: { w: { post: { responses: { '200': { description: ok, content: { application/json: { schema: ${reference} } } } } } } }\n`,
      "request",
    ],
    ["an event", `x-gateway-events: { E: { title: E, payload: ${reference} } }\n`, "response"],
    ["a command", `x-rpc: { c: { commands: { A: { args: ${reference} } } } }\n`, "request"],
    ["a reply", `x-rpc: { c: { commands: { A: { data: ${reference} } } } }\n`, "response"],
  ])("%s has its direction", (_title, document, direction) => {
    expect(through(document)).toEqual([`${direction}-max-length-tightened Thing`]);
  });

  it("are symmetric: a change that breaks the wire in one direction is safe in the other", () => {
    const document = operation(`requestBody: ${holding(reference)}`, { method: "post" });
    const there = changes(document + tightened[0], document + tightened[1]);
    const back = changes(document + tightened[1], document + tightened[0]);
    expect(there.map(({ effects }) => effects.wire)).toEqual(["breaking"]);
    expect(back.map(({ effects }) => effects.wire)).toEqual(["safe"]);
  });
});

describe("null", () => {
  const sent = (schema: string): string =>
    operation(`requestBody: ${holding(`{ type: object, properties: { p: ${schema} } }`)}`, { method: "post" });

  it("is reported if it was the only value and is excluded", () => {
    const findings = changes(sent("{ type: 'null' }"), sent("{ not: { type: 'null' } }"));
    expect(findings.map(({ rule }) => rule)).toEqual(["request-exclusion-introduced", "request-type-widened"]);
    expect(findings[0]?.effects.wire).toBe("breaking");
  });
});

describe("a list of values", () => {
  it("that replaces items with limits loosens them", () => {
    const base = operation(
      `responses: { '200': { description: ok, content: { application/json: { schema: { items: { const: 1 }, minItems: 1 } } } } }`,
    );
    const head = operation(
      `responses: { '200': { description: ok, content: { application/json: { schema: { const: [2] } } } } }`,
    );
    expect(
      changes(base, head)
        .filter(({ effects }) => effects.wire === "breaking")
        .map(brief),
    ).toEqual([
      "response-min-items-loosened getThing 200 response",
      "response-enum-dropped getThing 200 response[]",
      "response-type-widened getThing 200 response[]",
    ]);
  });
});

describe("a new property", () => {
  it("is compared with the former constraints on other properties", () => {
    const others = "additionalProperties: { type: string }";
    const sent = (properties: string): string =>
      operation(`requestBody: ${holding(`{ type: object, ${properties}${others} }`)}`, { method: "post" });
    const rules = changes(sent(""), sent("properties: { p: { type: boolean } }, ")).map(({ rule }) => rule);
    expect(rules).toContain("request-type-changed");
  });
});

describe("recursive schemas", () => {
  it("terminate, and are reported once", () => {
    const list = (limit: number): string =>
      thing(
        `{ type: object, properties: { next: ${reference}, all: { type: array, items: { allOf: [${reference}, ${reference}] } }, size: { type: integer, maximum: ${limit} } } }`,
      );
    const document = operation(`requestBody: ${holding(reference)}`, { method: "post" });
    expect(changes(document + list(1), document + list(2)).map(brief)).toEqual(["request-maximum-loosened Thing.size"]);
  });

  it("that are inlined once are unchanged", () => {
    const named = thing(`{ type: object, properties: { next: ${reference} } }`);
    const unrolled = thing(
      `{ type: object, properties: { next: { type: object, properties: { next: ${reference} } } } }`,
    );
    const document = operation(`requestBody: ${holding(reference)}`, { method: "post" });
    expect(changes(document + named, document + unrolled)).toEqual([]);
  });
});

describe("names", () => {
  it("changed by x-renamed-from are the same type on the wire", () => {
    const document = (name: string): string =>
      operation(
        `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }`,
        { method: "post" },
      );
    const head = "components:\n  schemas:\n    Other: { type: object, x-renamed-from: [Thing] }\n";
    const findings = changes(document("Thing") + thing("{ type: object }"), document("Other") + head);
    expect(findings.map(({ rule, effects }) => [rule, effects])).toEqual([
      ["type-renamed", { callers: "breaking", handlers: "breaking" }],
    ]);
  });

  it("of operations may move within the document and keep their route", () => {
    const renamed = operation("operationId: readThing\nx-renamed-from: [getThing]", { path: "/v2/things/{id}" });
    expect(
      changes(operation(), renamed)
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(["operation-path-changed", "operation-renamed"]);
  });
});

it("handlers do not compile without a default for a value that they read", () => {
  const parameters = (schema: string): string =>
    operation(
      `parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: limit, in: query, schema: ${schema} }]`,
    );
  const told = changes(parameters("{ type: integer, default: 1 }"), parameters("{ type: integer }"));
  expect(told.map(({ rule, effects }) => [rule, effects])).toEqual([
    ["request-default-removed", { wire: "risky", handlers: "breaking" }],
  ]);
});

describe("a different notation", () => {
  const sent = (schema: string): string => operation(`requestBody: ${holding(schema)}`, { method: "post" });

  it("is not a change of a named scalar", () => {
    const parameter = (keys: string): string =>
      operation(
        `parameters: [{ name: id, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: ${reference}${keys} }]`,
      );
    const [scalar, list] = [thing("{ type: string, enum: [a] }"), thing("{ type: array, items: { type: string } }")];
    expect(changes(parameter("") + scalar, parameter(", explode: false") + scalar)).toEqual([]);
    expect(changes(parameter("") + list, parameter(", explode: false") + list).map(brief)).toEqual([
      "parameter-explode-changed getThing query q",
    ]);
  });

  it("is not a change if integers must be multiples of one", () => {
    expect(changes(sent("{ type: integer }"), sent("{ type: integer, multipleOf: 1 }"))).toEqual([]);
    expect(changes(sent("{ type: integer, multipleOf: 0.5 }"), sent("{ type: integer }"))).toEqual([]);
    expect(changes(sent("{ type: number }"), sent("{ type: number, multipleOf: 1 }"))).not.toEqual([]);
  });

  it("is compared as decimals", () => {
    const told = changes(sent("{ type: number, multipleOf: 0.1 }"), sent("{ type: number, multipleOf: 0.3 }"));
    expect(told.map(({ rule }) => rule)).toEqual(["request-multiple-of-tightened"]);
  });
});
