import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { Json } from "../../generator/src/load/document.js";
import { loadFiles } from "../load/virtual.js";
import { brief, checkText, head, loadedFake } from "./checked.js";

/** Ten errors of ten kinds; a comment marks each line that has one. */
const tenMistakes = `openapi: 3.1.0
info: { title: t, version: '1' }
paths:
  /guilds/{guild_id}:
    get:
      operationId: getGuild
      parameters:
        - { name: guildid, in: path, required: true, schema: { type: string } } # 2: not in the path
      responses:
        '200': { description: d, content: { json: { schema: { $ref: '#/components/schemas/Guild' } } } } # 3: media type
        '4000': { description: d } # 4: status
    put:
      operationId: getGuild # 5: taken
      parameters: [{ name: guild_id, in: path, required: true, schema: { type: string } }]
      x-permissions: [MANAGE_GUILDS] # 6: unknown permission
      responses: { '204': { description: d } }
x-permission-bits: { MANAGE_GUILD: 5 }
components:
  schemas:
    Guild:
      type: object
      requird: [name] # 7: keyword
      properties:
        name: { type: strng } # 8: type
        size: { type: integer, minimum: 5, maximum: 2 } # 9: limits
        level: { type: integer, enum: [0, 1], default: 2 } # 10: default
`;

describe("a document with many errors", () => {
  it("reports all of them in one run, each at its line, in line order", () => {
    const lines = checkText(tenMistakes).map((diagnostic) => `${diagnostic.location?.line} ${diagnostic.code}`);
    expect(lines).toEqual([
      "5 path-parameter-undeclared",
      "8 path-parameter-unused",
      "10 media-type-malformed",
      "11 status-malformed",
      "13 operation-id-duplicate",
      "15 permission-unknown",
      "22 unknown-keyword",
      "24 wrong-value",
      "25 limits-contradict",
      "26 default-invalid",
    ]);
  });

  it("reports a schema cycle once, with its complete path", () => {
    const ref = (name: string): string => `{ $ref: '#/components/schemas/${name}' }`;
    const text = `${head}components: { schemas: { A: { allOf: [${ref("B")}] }, B: { anyOf: [{}, ${ref("C")}] }, C: { not: ${ref("A")} } } }`;
    const found = checkText(text);
    expect(found.map(({ message, related }) => [message, related?.length])).toEqual([
      [
        "/components/schemas/A contains itself through /components/schemas/A/allOf/0, /components/schemas/B/anyOf/1, /components/schemas/C/not",
        2,
      ],
    ]);
  });

  it.each(["3.0.3", "3.1.0"])("suggests $ref for a misspelt key in %s, wherever a reference is allowed", (version) => {
    const slip = "{ $reff: '#/x' }";
    const text = `openapi: ${version}
info: { title: t, version: '1' }
paths:
  /a:
    get: { operationId: a, parameters: [${slip}], responses: { '204': ${slip} } }
    put: { operationId: b, requestBody: ${slip}, responses: { '204': { description: d, headers: { Retry-After: ${slip} } } } }
    post: { operationId: c, responses: { '200': { description: d, content: { application/json: { schema: ${slip} } } } } }
`;
    const told = checkText(text).map(({ code, fix }) => `${code}: ${fix}`);
    expect(told).toEqual(Array.from({ length: 5 }, () => "unknown-keyword: did you mean `$ref`?"));
  });

  it("reports an unchecked format once, with the number of its uses", () => {
    const text = `${head}components: { schemas: { A: { properties: { a: { format: iri }, b: { format: iri }, c: { format: emial }, d: { format: iri } } } } }`;
    expect(checkText(text).map(({ message, fix }) => [message, fix])).toEqual([
      ["the format `iri` is not checked (and at 2 more locations)", expect.stringContaining("`pattern`")],
      ["the format `emial` is unknown, so it is not checked", expect.stringContaining("`email`")],
    ]);
  });

  it("lists a thousand diagnostics, errors before warnings, and counts the rest", () => {
    const paths = Array.from(
      { length: 1500 },
      (_, index) => `  /a${index}: { get: { responses: { '204': { description: d } } } }\n`,
    );
    const text = `${head}paths:\n${paths.join("")}  /z: { get: { operationId: a, sumary: s, responses: { '204': { description: d } } } }\n`;
    const found = checkText(text);
    expect(found).toHaveLength(1001);
    expect(found.filter(({ severity }) => severity === "error").map(brief)).toEqual([
      "unknown-keyword /paths/~1z/get/sumary",
    ]);
    expect(found.at(-1)).toMatchObject({ code: "findings-omitted", message: "501 more diagnostics are not listed" });
  });
});

describe("messages describe the document, not the validator", () => {
  const cases: Readonly<Record<string, readonly [text: string, message: string, hint: string | undefined]>> = {
    "a keyword": [
      "components: { schemas: { A: { requird: [a] } } }",
      "unknown keyword `requird` in a Schema Object",
      "did you mean `required`?",
    ],
    "a type": [
      "components: { schemas: { A: { type: strng } } }",
      '`type` must be one of array, boolean, integer, null, number, object or string, found "strng"',
      "did you mean `string`?",
    ],
    "a null that YAML made": [
      "components: { schemas: { A: { type: [string, null] } } }",
      "`type` must be one of array, boolean, integer, null, number, object or string, found null",
      "write `'null'`",
    ],
    "a scheme's own keyword in another scheme": [
      "components: { securitySchemes: { a: { type: http, scheme: Bot, in: header } } }",
      "`in` has no meaning in a Security Scheme Object of this form",
      undefined,
    ],
    "a style that its parameter cannot have": [
      "components: { parameters: { A: { name: a, in: query, schema: {}, style: simple } } }",
      '`style` must be one of "form", "spaceDelimited", "pipeDelimited" or "deepObject", found "simple"',
      undefined,
    ],
    "an identifier beside an address": [
      "components: {}\ninfo: { title: t, version: '1', license: { name: n, identifier: MIT, url: /l } }",
      "`identifier` and `url` are mutually exclusive",
      "drop one of them",
    ],
    "an extension": [
      "components: { schemas: { A: { type: string, x-trimm: true } } }",
      "unknown extension `x-trimm` on a Schema Object",
      "did you mean `x-trim`?",
    ],
    "a number where an enumeration is": [
      "components: { schemas: { A: { type: string, x-image: { formats: [jpg] } } } }",
      'entry 0 of `formats` must be one of "png", "jpeg", "gif", "webp" or "avif", found "jpg"',
      "did you mean `jpeg`?",
    ],
  };
  for (const [name, [text, message, fix]] of Object.entries(cases)) {
    it(name, () => {
      const whole = text.includes("info:") ? `openapi: 3.1.0\n${text}` : head + text;
      const errors = checkText(whole);
      expect(errors.map((error) => [error.message, error.fix])).toEqual([[message, fix]]);
    });
  }
});

describe("extensions", () => {
  const text = `${head}paths: { /a: { get: { operationId: a, x-own: 1, responses: { '204': { description: d, x-own: 2 } } } } }`;

  it("are one warning for all uses in tolerant mode", () => {
    expect(checkText(text)).toMatchObject([
      { severity: "warning", message: expect.stringContaining("(and in 1 more location)") },
    ]);
  });

  it("are errors at each use when extensions are strict", () => {
    expect(checkText(text, true).map((error) => `${error.severity} ${brief(error)}`)).toEqual([
      "error extension-unknown /paths/~1a/get/x-own",
      "error extension-unknown /paths/~1a/get/responses/204/x-own",
    ]);
  });

  it("are errors where they are misplaced when extensions are strict", () => {
    expect(
      checkText(`${head}components: { parameters: { A: { name: a, in: query, schema: {}, x-trim: true } } }`, true),
    ).toMatchObject([{ severity: "error", code: "extension-misplaced" }]);
  });
});

describe("a pattern that takes exponential time", () => {
  const text = `${head}components: { schemas: { A: { type: string, pattern: '^(a+)+$' } } }`;

  it("is a warning that states the number of attempts and the effect on generated validators", () => {
    const [found] = checkText(text).filter(({ code }) => code === "pattern-exponential");
    expect(found).toMatchObject({ severity: "warning", location: { line: 3 } });
    expect(found?.message).toBe(
      "a matcher that backtracks may need more than 100,000 attempts for a string of 16 characters that nearly matches " +
        "`^(a+)+$`; generated validators match it without backtracking; in a server, all strings of a request share 20,000,000 steps",
    );
  });

  it("is an error when extensions are strict", () => {
    expect(checkText(text, true)).toContainEqual(
      expect.objectContaining({ severity: "error", code: "pattern-exponential" }),
    );
  });
});

it("counts a component as used whose reference is replaced by its target", () => {
  const example = "{ schema: {}, examples: { one: { value: { $ref: '#/components/examples/E/value' } } } }";
  const text = `${head}paths:\n  /a: { get: { operationId: a, responses: { '200': { description: d, content: { application/json: ${example} } } } } }\ncomponents: { examples: { E: { value: 1 } } }\n`;
  const { loaded, diagnostics } = loadFiles({ "openapi.yaml": text });
  expect(diagnostics.map(({ deviation }) => deviation)).toEqual(["reference-to-value"]);
  const found = loaded === undefined ? undefined : check(loaded, { strictExtensions: false }).map(brief);
  expect(found?.filter((line) => line.startsWith("component-unused"))).toEqual([]);
});

describe("a document of 3.0", () => {
  const head30 = "openapi: 3.0.3\ninfo: { title: t, version: '1' }\npaths: {}\n";

  it("is checked against the schema of 3.0, before it is upgraded to 3.1", () => {
    const text = `${head30}components: { schemas: { A: { type: number, nullable: true, minimum: 1, exclusiveMinimum: true } } }`;
    expect(checkText(text).map(brief)).toEqual(["component-unused /components/schemas/A"]);
  });

  const mistakes: Readonly<Record<string, readonly [text: string, want: string]>> = {
    "a list of types": [
      "components: { parameters: { A: { name: a, in: query, schema: { type: [string, 'null'] } } } }",
      "wrong-type /components/parameters/A/schema/type",
    ],
    "a keyword of 3.1": [
      "components: { parameters: { A: { name: a, in: query, schema: { const: 1 } } } }",
      "unknown-keyword /components/parameters/A/schema/const",
    ],
    "an exclusive bound that is a number": [
      "components: { parameters: { A: { name: a, in: query, schema: { exclusiveMinimum: 1 } } } }",
      "wrong-type /components/parameters/A/schema/exclusiveMinimum",
    ],
    "a path parameter that is not required": [
      "components: { parameters: { A: { name: a, in: path, schema: {} } } }",
      "missing-keyword /components/parameters/A",
    ],
    "neither schema nor content": [
      "components: { parameters: { A: { name: a, in: query } } }",
      "missing-keyword /components/parameters/A",
    ],
    "an unknown kind of security scheme": [
      "components: { securitySchemes: { A: { type: oauth } } }",
      "wrong-value /components/securitySchemes/A/type",
    ],
  };
  for (const [name, [text, want]] of Object.entries(mistakes)) {
    it(`with ${name}`, () => {
      const found = checkText(head30 + text).filter(({ code }) => code !== "component-unused");
      expect(found.map(brief)).toEqual([want]);
    });
  }
});

it("a 3.0 document in several files is checked against the schema of 3.1, after the upgrade", () => {
  const files = {
    "openapi.yaml": "openapi: 3.0.3\ninfo: { title: t, version: '1' }\npaths: { /a: { $ref: './a.yaml#/a' } }\n",
    "a.yaml": "a: { get: { operationId: a, sumary: s, responses: { '204': { description: d } } } }\n",
  };
  const { loaded } = loadFiles(files);
  if (loaded === undefined) throw new Error("the files were refused");
  const found = check(loaded, { strictExtensions: false });
  expect(found.map(({ code, location }) => `${code} ${location?.file}`)).toEqual(["unknown-keyword a.yaml"]);
});

it("an object that occurs twice in the data is checked once", () => {
  const shared: Json = { type: "strng" };
  const document: Json = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    components: { schemas: { A: shared, B: shared } },
  };
  expect(check(loadedFake(document), { strictExtensions: false }).map(brief)).toEqual([
    "wrong-value /components/schemas/A/type",
  ]);
});

describe("the number of segments of a path", () => {
  const withSegments = (count: number): string =>
    `${head}paths:\n  ${"/a".repeat(count)}:\n    get: { operationId: get, responses: { '204': { description: d } } }\n`;

  it("is at most 1,000", () => {
    expect(checkText(withSegments(1000)).filter(({ severity }) => severity === "error")).toEqual([]);
    const [error, ...others] = checkText(withSegments(1001)).filter(({ severity }) => severity === "error");
    expect([error?.code, error?.location?.line, others]).toEqual(["path-malformed", expect.any(Number), []]);
    expect(error?.message).toContain("1001 segments");
  });
});
