import { describe, expect, it } from "vitest";
import { findingsOf, modelOf, schemas } from "./model-of.js";

const ok = "responses: { '204': { description: d } }";
const id = "{ name: id, in: path, required: true, schema: { type: string } }";

describe("the catalogue of errors", () => {
  it("lists for each error the server failures that it is used for", () => {
    const entry = (more: string) =>
      modelOf(`paths: {}\nx-errors: { a: { status: 400, code: 1, message: m${more} } }`).errors[0]?.failures;
    expect(entry("")).toEqual([]);
    expect(entry(", for: forbidden")).toEqual(["forbidden"]);
    expect(entry(", for: [timeout, internal]")).toEqual(["timeout", "internal"]);
  });
});

describe("types", () => {
  const typeOf = (schema: string) => modelOf(schemas({ A: schema })).types.get("A")?.use;

  it("keep nullability separate from the type", () => {
    const use = typeOf("{ type: [string, 'null'], maxLength: 5, default: null }");
    expect(use).toMatchObject({ nullable: true, default: { value: null }, type: { kind: "string" } });
  });

  it("carry their source location", () => {
    const model = modelOf(schemas({ A: "{ type: object, properties: { b: { type: string, maxLength: 3 } } }" }));
    const shape = model.types.get("A")?.use.type;
    const property = shape?.kind === "object" ? shape.properties[0] : undefined;
    expect(property?.at).toBe("/components/schemas/A/properties/b");
    expect(property?.type).toMatchObject({
      checks: [{ kind: "max-length", limit: 3, at: "/components/schemas/A/properties/b/maxLength" }],
    });
  });

  it("constrain only values of their JSON type if the schema declares no type", () => {
    expect(typeOf("{ minLength: 2 }")).toMatchObject({ type: { kind: "string", untyped: true } });
    expect(typeOf("{ type: string, minLength: 2 }")).toMatchObject({ type: { kind: "string", untyped: false } });
  });

  it("keep bounds next to an enumeration", () => {
    const use = typeOf("{ enum: [a, bb], maxLength: 1 }");
    expect(use?.type.kind).toBe("intersection");
  });

  it("satisfy every enumeration of a schema", () => {
    const values = (schema: string): unknown => {
      const type = typeOf(schema)?.type;
      return type?.kind === "enum" ? type.members.map((member) => member.value) : type?.kind;
    };
    expect(values("{ const: 1, enum: [2] }")).toBe("never");
    expect(values("{ const: 1, enum: [1, 2] }")).toEqual([1]);
    expect(values("{ enum: [1, 2], oneOf: [{ const: 1 }, { const: 3 }] }")).toEqual([1]);
  });

  it("find the alternatives of a discriminator by reference, by name, and without a mapping", () => {
    const union = (discriminator: string) =>
      modelOf(
        schemas({
          A: "{ type: object, required: [t], properties: { t: { const: A } } }",
          B: "{ type: object, required: [t], properties: { t: { const: B } } }",
          U: `{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }], discriminator: ${discriminator} }`,
        }),
      ).types.get("U")?.use.type;
    const mapped = {
      discriminator: {
        property: "t",
        mapping: [
          { value: "A", alternative: 0 },
          { value: "B", alternative: 1 },
        ],
      },
    };
    expect(union("{ propertyName: t }")).toMatchObject(mapped);
    expect(union("{ propertyName: t, mapping: { A: A, B: '#/components/schemas/B' } }")).toMatchObject(mapped);
  });

  it("name the target of a reference into the middle of a schema", () => {
    const model = modelOf(
      schemas({
        A: "{ type: object, properties: { inner: { type: object, properties: { x: { type: string } } } } }",
        B: "{ $ref: '#/components/schemas/A/properties/inner' }",
      }),
    );
    expect(model.types.get("B")?.use.type).toEqual({ kind: "reference", at: "/components/schemas/B", name: "AInner" });
    expect(model.types.has("AInner")).toBe(true);
  });
});

describe("operations", () => {
  it("are followed by the variants of their route (T1)", () => {
    const model = modelOf(`paths:
  /a/{id}:
    get:
      operationId: host
      parameters: [${id}, { name: wait, in: query, schema: { type: boolean } }]
      ${ok}
      x-variants:
        - { operationId: other, path: "/a/{key}", fixed: { wait: true }, ignored: [thread], parameters: [{ name: key, in: path, required: true, schema: { type: string } }], ${ok} }
`);
    expect(model.operations.map((operation) => operation.id)).toEqual(["host", "other"]);
    expect(model.operations[0]).toMatchObject({ variants: ["other"] });
    expect(model.operations[1]).toMatchObject({
      variantOf: "host",
      path: { text: "/a/{key}" },
      fixed: [{ parameter: "wait", value: true }],
      ignored: ["thread"],
    });
  });

  it("inherit the parameters of the path item, and override them by location and name", () => {
    const model = modelOf(`paths:
  /a/{id}:
    parameters: [${id}, { name: q, in: query, schema: { type: string } }]
    get:
      parameters: [{ name: q, in: query, required: true, schema: { type: integer } }]
      ${ok}
`);
    const [operation] = model.operations;
    expect(operation?.parameters.map(({ name, required, use }) => [name, required, use.type.kind])).toEqual([
      ["id", true, "string"],
      ["q", true, "number"],
    ]);
  });

  it("override headers of the path item case-insensitively (RFC 9110, section 5.1)", () => {
    const model = modelOf(`paths:
  /a:
    parameters: [{ name: X-Key, in: header, schema: { type: string } }]
    get:
      parameters: [{ name: x-key, in: header, required: true, schema: { type: string } }]
      ${ok}
`);
    expect(model.operations[0]?.parameters.map(({ name, required }) => [name, required])).toEqual([["x-key", true]]);
  });

  it("share the path item's parameters with their variants, if the variant's path template names them", () => {
    const model = modelOf(`paths:
  /a/{id}/b/{other}:
    parameters: [${id}, { name: other, in: path, required: true, schema: { type: string } }, { name: q, in: query, schema: { type: string } }]
    get:
      operationId: host
      ${ok}
      x-variants:
        - { operationId: variant, path: "/a/{id}/b/{key}", parameters: [{ name: key, in: path, required: true, schema: { type: string } }], ${ok} }
`);
    const [host, variant] = model.operations;
    expect(host?.parameters.map(({ name }) => name)).toEqual(["id", "other", "q"]);
    expect(variant?.parameters.map(({ name }) => name)).toEqual(["id", "q", "key"]);
  });

  it("inherit the document's security, unless they state their own", () => {
    const model = modelOf(`security: [{ bot: [] }]
components: { securitySchemes: { bot: { type: http, scheme: Bot } } }
paths:
  /a: { get: { operationId: a, ${ok} }, put: { operationId: b, security: [], ${ok} } }
`);
    expect(model.operations.map((operation) => operation.security)).toEqual([[[{ scheme: "bot", scopes: [] }]], []]);
  });

  it("name their bodies and results", () => {
    const json = "{ application/json: { schema: { type: object, properties: { a: { type: string } } } } }";
    const model = modelOf(`paths:
  /a:
    post:
      operationId: doThing
      requestBody: { content: ${json} }
      responses: { '200': { description: d, content: ${json} }, '201': { description: d, content: ${json} } }
`);
    expect([...model.types.keys()]).toEqual(["DoThingBody", "DoThingResult200", "DoThingResult201"]);
  });
});

describe("a construct without a model is reported at its location", () => {
  it.each([
    [
      "path parameters that collide once dots are mapped (T3)",
      `paths:
  /a/{x.y}/{x_y}:
    get:
      parameters:
        - { name: x.y, in: path, required: true, schema: { type: string } }
        - { name: x_y, in: path, required: true, schema: { type: string } }
      ${ok}
`,
      "openapi.yaml:8:19 colliding-names `x_y` and `x.y` both become the argument `x_y` (`x_y2` is free)",
    ],
    [
      "a style that its place does not have",
      `paths:\n  /a:\n    get:\n      parameters:\n        - { name: q, in: query, style: matrix, schema: { type: string } }\n      ${ok}\n`,
      "openapi.yaml:7:40 unsupported-parameter style `matrix` is not allowed for query parameters",
    ],
    [
      "a name without letters",
      schemas({ "...": "{ type: string }" }),
      'openapi.yaml:5:5 name-unusable the name "..." has no letter or digit (`Schema` is free)',
    ],
    [
      "names that become the same",
      schemas({ "a-b": "{ type: string }", a_b: "{ type: string }" }),
      "openapi.yaml:6:5 colliding-names `a_b` and `a-b` both become the type `AB` (`AB2` is free)",
    ],
    [
      "a keyword that is not supported",
      schemas({ A: "{ $dynamicRef: '#a' }" }),
      "openapi.yaml:5:12 unsupported-keyword `$dynamicRef` is not supported",
    ],
    [
      "a GET with a body",
      `paths:\n  /a:\n    get:\n      requestBody: { content: { text/plain: {} } }\n      ${ok}\n`,
      "openapi.yaml:6:7 keyword-without-effect a GET cannot have a body, so this one is ignored",
    ],
    [
      "authentication by certificate",
      "components: { securitySchemes: { tls: { type: mutualTLS } } }\n",
      'openapi.yaml:3:47 keyword-without-effect the client does not authenticate with "tls"',
    ],
    [
      "authentication by challenge",
      "components: { securitySchemes: { d: { type: http, scheme: DIGEST } } }\n",
      'openapi.yaml:3:59 keyword-without-effect the client does not authenticate with "d" (DIGEST)',
    ],
  ])("%s", (_title, content, want) => {
    expect(findingsOf(content)).toContain(want);
  });
});

it("a slash within braces belongs to the name of the parameter", () => {
  const named = "{ name: b/c, in: path, required: true, schema: { type: string } }";
  const { operations } = modelOf(
    `paths:\n  "/a/{b/c}/d":\n    get: { operationId: a, parameters: [${named}], responses: { '204': { description: d } } }\n`,
  );
  const parts = operations[0]?.path.segments.map((segment) =>
    segment.map((part) => (part.kind === "text" ? part.text : [part.parameter.argument])),
  );
  expect(parts).toEqual([["a"], [["b_c"]], ["d"]]);
});

it("a slash in a name is escaped as in a JSON pointer where names are part of a path", () => {
  const model = modelOf(
    schemas({
      A: "{ type: object, properties: { a/b: { type: array } }, x-checks: [{ kind: unique, name: n, message: m, path: a~1b/* }] }",
    }),
  );
  expect(model.types.get("A")?.use.type).toMatchObject({ checks: [{ kind: "unique", path: ["a/b", "*"] }] });
});

it("a path with unbalanced braces gives no diagnostic here, since check refuses it", () => {
  for (const path of ["/a/{id", "/a/id}", "/a/{id}/}", "/a/{{id}"]) {
    const content = `paths:\n  "${path}":\n    get: { operationId: a, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: {} }\n`;
    expect(findingsOf(content), path).toEqual([]);
  }
});

describe("null is valid exactly if the whole schema allows it", () => {
  it.each([
    ["{ type: [string, 'null'] }", true],
    ["{ type: [string, 'null'], if: true, then: { type: object } }", false],
    ["{ type: [string, 'null'], not: { type: 'null' } }", false],
    ["{ type: [string, 'null'], oneOf: [{ minLength: 3 }] }", true],
    ["{ type: ['null', number], oneOf: [true, { type: number }] }", true],
    ["{ oneOf: [{ type: string }, { type: 'null' }] }", true],
    ["{ oneOf: [{ type: [string, 'null'] }, { type: 'null' }] }", false],
    ["{ anyOf: [{ type: [string, 'null'] }, { type: number }] }", true],
    ["{ allOf: [{ type: [string, 'null'] }, { type: string }] }", false],
    ["{ allOf: [{ $ref: '#/components/schemas/N' }, { type: [string, 'null'] }] }", true],
    ["{ enum: [a, null] }", true],
    ["{ oneOf: [{ const: null }, true] }", false],
  ])("%s: %s", (schema, want) => {
    const model = modelOf(schemas({ A: schema, N: "{ type: [string, 'null'] }" }));
    expect(model.types.get("A")?.use.nullable).toBe(want);
  });
});
