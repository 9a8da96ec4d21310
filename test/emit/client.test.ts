import { describe, expect, it } from "vitest";
import { emitClient } from "../../generator/src/emit/client/client.js";
import { modelOf } from "../model/model-of.js";
import { clientOf, id, ok, withParameter } from "./client-of.js";

describe("parameters become the encoders of their style", () => {
  it.each([
    ["query, form", "{ name: q, in: query, schema: { type: string } }", 'query: scalar("q", args.q)'],
    [
      "query, list",
      "{ name: q, in: query, schema: { type: array, items: { type: string } } }",
      'query: repeated("q", args.q)',
    ],
    [
      "query, comma list",
      "{ name: q, in: query, explode: false, schema: { type: array, items: {} } }",
      'query: commaList("q", args.q)',
    ],
    [
      "query, spaces",
      "{ name: q, in: query, style: spaceDelimited, explode: false, schema: { type: array, items: {} } }",
      'query: spaceList("q", args.q)',
    ],
    [
      "query, pipes",
      "{ name: q, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: {} } }",
      'query: pipeList("q", args.q)',
    ],
    [
      "query, object",
      "{ name: q, in: query, schema: { type: object, properties: { a: {} } } }",
      "query: formObject(args.q)",
    ],
    [
      "query, object in one",
      "{ name: q, in: query, explode: false, schema: { type: object } }",
      'query: commaObject("q", args.q)',
    ],
    [
      "query, deep object",
      "{ name: q, in: query, style: deepObject, schema: { type: object } }",
      'query: deepObject("q", args.q)',
    ],
    [
      "query, JSON",
      "{ name: q, in: query, content: { application/json: { schema: { type: object } } } }",
      'query: jsonParameter("q", args.q)',
    ],
    [
      "query, reserved",
      "{ name: q, in: query, allowReserved: true, schema: { type: string } }",
      'query: reserved("q", args.q)',
    ],
    [
      "header",
      "{ name: X-Kind, in: header, schema: { type: string } }",
      'headers: { "X-Kind": headerValue(args["X-Kind"]) }',
    ],
    [
      "header, list",
      "{ name: X-Kind, in: header, schema: { type: array, items: {} } }",
      'headers: { "X-Kind": headerList(args["X-Kind"]) }',
    ],
    [
      "cookie",
      "{ name: session, in: cookie, schema: { type: string } }",
      'headers: { ...cookieHeader({ session: scalar("session", args.session) }) }',
    ],
  ])("%s", (_title, parameter, want) => {
    expect(clientOf(withParameter(parameter))).toContain(`    ${want},\n`);
  });

  it.each([
    ["simple", "{ name: id, in: path, required: true, schema: { type: string } }", 'segment(args.id, "id")'],
    [
      "simple list",
      "{ name: id, in: path, required: true, schema: { type: array, items: {} } }",
      'segmentList(args.id, "id")',
    ],
    [
      "simple object",
      "{ name: id, in: path, required: true, explode: true, schema: { type: object } }",
      'segmentObject(args.id, true, "id")',
    ],
    [
      "label",
      "{ name: id, in: path, required: true, style: label, schema: { type: string } }",
      'label(args.id, false, "id")',
    ],
    [
      "matrix",
      "{ name: id, in: path, required: true, style: matrix, explode: true, schema: { type: string } }",
      'matrix("id", args.id, true)',
    ],
  ])("path, %s", (_title, parameter, want) => {
    expect(clientOf(`parameters: [${parameter}]\n${ok}`)).toContain(`path: \`/things/\${${want}}\`,`);
  });

  it("a reference to an array schema counts as an array", () => {
    const text = clientOf(
      withParameter("{ name: q, in: query, explode: false, schema: { $ref: '#/components/schemas/Ids' } }"),
      "components: { schemas: { Ids: { type: array, items: { type: string } } } }",
    );
    expect(text).toContain('query: commaList("q", args.q)');
  });
});

describe("argument names", () => {
  it("are the wire names, quoted where necessary", () => {
    expect(clientOf(withParameter("{ name: page-size, in: query, schema: { type: integer } }"))).toContain(
      '"page-size"?: number | undefined;',
    );
  });

  it("get the suffix of their location on a collision, and never replace `body`", () => {
    const text = clientOf(
      withParameter("{ name: id, in: query, schema: { type: string } }, { name: body, in: query, schema: {} }"),
    );
    expect(text).toContain('query: scalar("id", args.id_query) + scalar("body", args.body_query)');
  });

  it("have underscores for the dots of path parameters (T3)", () => {
    const text = clientOf(
      `parameters: [{ name: guild.id, in: path, required: true, schema: { type: string } }]\n${ok}`,
      "",
      "/guilds/{guild.id}",
    );
    expect(text).toContain('path: `/guilds/${segment(args.guild_id, "guild_id")}`');
  });
});

describe("bodies", () => {
  const body = (content: string, required = true): string =>
    `parameters: [${id}]\nrequestBody: { required: ${required}, content: ${content} }\n${ok}`;

  it.each([
    ["JSON", "{ application/json: { schema: { type: object } } }", "body: json(args.body)"],
    [
      "JSON of its own kind",
      "{ application/merge-patch+json: { schema: { type: object } } }",
      'body: json(args.body, "application/merge-patch+json")',
    ],
    ["a form", "{ application/x-www-form-urlencoded: { schema: { type: object } } }", "body: form(args.body)"],
    ["text", "{ text/plain: { schema: { type: string } } }", 'body: text(args.body, "text/plain")'],
    ["bytes", "{ application/octet-stream: {} }", 'body: binary(args.body, "application/octet-stream")'],
    [
      "multipart",
      "{ multipart/form-data: { schema: { type: object, properties: { meta: { type: object }, file: { type: string, contentMediaType: image/png } } } } }",
      "body: multipart(args.body, { meta: { json: true }, file: { file: true } })",
    ],
  ])("%s", (_title, content, want) => {
    expect(clientOf(body(content))).toContain(`    ${want},\n`);
  });

  it("with several media types are chosen by contentType, JSON by default", () => {
    const text = clientOf(
      body("{ text/plain: { schema: { type: string } }, application/json: { schema: { type: integer } } }"),
    );
    expect(text).toContain('contentType?: "application/json"');
    expect(text).toContain('contentType: "text/plain"');
    expect(text).toContain('body: args.contentType === "text/plain" ? text(args.body, "text/plain") : json(args.body)');
  });

  it("of JSON and of a form that carries the JSON are one body with files (T58)", () => {
    const schema =
      "{ type: object, properties: { content: { type: string }, allowed: { type: object, x-client-default: true } } }";
    const form =
      "{ type: object, properties: { payload_json: { type: string, contentMediaType: application/json }, " +
      "file: { type: string, contentMediaType: application/octet-stream } }, " +
      "patternProperties: { '^files\\[[0-9]+\\]$': { type: string, contentMediaType: application/octet-stream } } }";
    const text = clientOf(
      body(`{ application/json: { schema: ${schema} }, multipart/form-data: { schema: ${form} } }`),
    );
    expect(text).toContain(
      "body: BodyInput<ActBody> & { file?: FileInput | undefined; files?: readonly FileInput[] | undefined };",
    );
    expect(text).toMatch(
      /body: payload\(withDefaults\(client, args\.body, \["allowed"\]\), "payload_json", \["file", "files"\]\)/,
    );
  });

  it("of a GET are omitted, so that its function can be called", () => {
    const text = clientOf(
      `requestBody: { required: true, content: { application/json: { schema: {} } } }\n${ok}`,
      "",
      "/a",
      "get",
    );
    expect(text).toContain("args: ActArgs = {},");
    expect(text).not.toContain("body");
  });

  it("may be absent if the document allows it", () => {
    const text = clientOf(body("{ application/json: { schema: { type: object } } }", false));
    expect(text).toContain("body?: ActBody | undefined;");
  });
});

describe("results", () => {
  const clientFor = (responses: string, more = ""): string =>
    clientOf(`parameters: [${id}]\n${more}responses: ${responses}`);
  const json = (schema: string): string => `{ description: d, content: { application/json: { schema: ${schema} } } }`;

  it.each([
    ["nothing", "{ '204': { description: d } }", "Promise<void>"],
    ["JSON", `{ '200': ${json("{ type: string }")} }`, "Promise<string>"],
    [
      "an object written in place",
      `{ '200': ${json("{ type: object, properties: { a: {} } }")} }`,
      "Promise<ActResult>",
    ],
    ["an image", "{ '200': { description: d, content: { image/png: {} } } }", "Promise<BinaryForms[As]>"],
    [
      "a stream of events",
      "{ '200': { description: d, content: { text/event-stream: {} } } }",
      "AsyncGenerator<ServerSentEvent, void, undefined>",
    ],
    ["the default response", `{ default: ${json("{ type: integer }")} }`, "Promise<number>"],
    [
      "one of several media types of one status",
      "{ '200': { description: d, content: { text/csv: {}, image/png: {}, application/json: { schema: { type: number } }, text/html: {} } } }",
      'Promise<{ "application/json": number; "text/csv": string; "text/html": string; "image/png": BinaryForms[As]; }[Accept]>',
    ],
    [
      "one of several types of JSON",
      "{ '200': { description: d, content: { application/json: { schema: { type: string } }, application/vnd.a+json: { schema: { type: number } }, text/json: { schema: { type: string } } } } }",
      'Promise<{ "application/json": string; "application/vnd.a+json": number }[Accept]>',
    ],
    [
      "JSON of a type of one's own, which is none to a reader of JSON",
      "{ '200': { description: d, content: { application/json: { schema: { type: number } }, application/json+sarif: {} } } }",
      'Promise<{ "application/json": number; "application/json+sarif": BinaryForms[As]; }[Accept]>',
    ],
    [
      "a form, which is not parsed",
      "{ '200': { description: d, content: { application/x-www-form-urlencoded: { schema: { type: object } } } } }",
      "Promise<string>",
    ],
    [
      "one of two statuses",
      `{ '201': ${json("{ type: string }")}, '204': { description: d } }`,
      "Promise<{ status: 201; body: string } | { status: 204; body: undefined }>",
    ],
  ])("%s", (_title, responses, want) => {
    expect(clientFor(responses).replaceAll(/\s+/g, " ").replace("<| ", "<").replace("< | ", "<")).toContain(want);
  });

  it.each([
    ["JSON has the default reader", `{ '200': ${json("{ type: string }")} }`, undefined],
    [
      "JSON of several types",
      "{ '200': { description: d, content: { application/json: {}, application/vnd.a+json: {} } } }",
      undefined,
    ],
    ["nothing is read to its end", "{ '204': { description: d } }", "nothing"],
    ["an image", "{ '200': { description: d, content: { image/png: {} } } }", "binaryBody"],
    ["text", "{ '200': { description: d, content: { text/csv: {} } } }", "plain"],
    ["JSON or nothing", `{ '201': ${json("{}")}, '204': { description: d } }`, "withStatus"],
    [
      "JSON or text",
      `{ '200': ${json("{}")}, '202': { description: d, content: { text/csv: {} } } }`,
      "withStatusByType",
    ],
    [
      "JSON or text of one status",
      "{ '200': { description: d, content: { text/html: {}, application/json: { schema: {} } } } }",
      "asAccepted",
    ],
  ])("are decoded as the document declares: %s", (_title, responses, want) => {
    expect(/read: (\w+)/.exec(clientFor(responses))?.[1]).toBe(want);
  });

  it("of HEAD are empty, whatever the document declares", () => {
    const responses = `{ '200': ${json("{ type: string }")} }`;
    const text = clientOf(`parameters: [${id}]\nresponses: ${responses}`, "", "/things/{id}", "head");
    expect(text).toContain("Promise<void>");
    expect(text).toContain("read: nothing,");
  });

  it("that depend on a parameter may be empty with another status than 204", () => {
    const text = clientOf(
      `parameters: [${id}, { name: wait, in: query, schema: { type: boolean, default: false } }]
x-response-when: { parameter: wait, cases: [{ equals: true, status: 200 }, { equals: false, status: 202 }] }
responses: { '200': ${json("{ type: string }")}, '202': { description: d } }`,
    );
    expect(text).toContain("read: jsonOrNothing,");
  });

  it("depend on a parameter according to x-response-when", () => {
    const text = clientOf(
      `parameters: [${id}, { name: wait, in: query, schema: { type: boolean, default: false } }]
x-response-when: { parameter: wait, cases: [{ equals: true, status: 200 }, { equals: false, status: 204 }] }
responses: { '200': ${json("{ type: string }")}, '204': { description: d } }`,
    );
    expect(text).toContain("export async function act<Wait extends boolean = false>(");
    expect(text).not.toContain("read:");
    expect(text).toContain("args: ActArgs & { wait?: Wait | undefined }");
    expect(text).toContain("Promise<Wait extends true ? string : void>");
  });
});

it("pages are followed by the cursor of the last item", () => {
  const text = clientOf(
    `x-pagination: { cursor: after, limit: limit, key: /user/id }
parameters: [${id}, { name: after, in: query, schema: { type: string } }, { name: limit, in: query, schema: { type: integer, maximum: 50 } }]
responses: { '200': { description: d, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Member' } } } } } }`,
    "components: { schemas: { Member: { type: object, properties: { user: { type: object, properties: { id: { type: string } } } } } } }",
  );
  expect(text).toContain("Pages<Member, Member[]>");
  expect(text).toContain("afterLastItem((item) => item.user?.id, limit),");
  expect(text).toContain("args.limit ?? 50;");
});

describe("servers", () => {
  const homes = "servers: [{ url: 'https://{region}.h', variables: { region: { default: eu } } }]\n";
  const called = (servers: string): string | undefined =>
    /send\((.*), \{/.exec(clientOf(`servers: ${servers}\nparameters: [${id}]\n${ok}`, homes))?.[1];

  it("of an operation replace those of the document, with the defaults of their variables", () => {
    const own = "[{ url: 'https://{host}/v2', variables: { host: { default: files.h } } }, { url: https://other }]";
    expect(called(own)).toBe('atServer(client, "act", "https://files.h/v2", ["https://eu.h"])');
  });

  it("that equal the document's, or are empty, add no code", () => {
    expect(called("[{ url: https://eu.h }]")).toBe("client");
    expect(called("[]")).toBe("client");
  });

  it("that share a prefix with the document's are reported, and add no code if none is missing", () => {
    const two = "servers: [{ url: https://one.h }, { url: https://two.h }]\n";
    const document = (own: string): string =>
      `${two}paths: { /a: { get: { operationId: act, servers: ${own}, ${ok} } } }`;
    const of = (own: string): readonly string[] =>
      modelOf(document(own)).operations.flatMap(({ servers }) => servers.map(({ url }) => url));
    expect(of("[{ url: https://one.h }, { url: https://two.h }]")).toEqual([]);
    expect(of("[{ url: https://one.h }]")).toEqual(["https://one.h"]);
    const sent = (own: string): string | undefined =>
      /send\((.*), \{/.exec(clientOf(`servers: ${own}\nparameters: [${id}]\n${ok}`, two))?.[1];
    expect(sent("[{ url: https://one.h }, { url: https://three.h }, { url: https://two.h }]")).toBe("client");
    expect(sent("[{ url: https://one.h }]")).toBe(
      'atServer(client, "act", "https://one.h", ["https://one.h", "https://two.h"])',
    );
  });

  it("of a document with many are listed once", () => {
    const many = `servers: [${["a", "b", "c", "d"].map((name) => `{ url: https://${name}.h }`).join(", ")}]\n`;
    const model = modelOf(
      `${many}paths: { /a: { get: { operationId: act, servers: [{ url: https://own }], ${ok} } }, /b: { get: { operationId: move, servers: [{ url: https://own }], ${ok} } } }`,
    );
    const text = emitClient(model)
      .map((file) => file.text)
      .join("");
    expect(text.match(/atServer\(client, "(act|move)", "https:\/\/own", documentServers\)/g)).toHaveLength(2);
    expect(text.match(/"https:\/\/d\.h"/g)).toHaveLength(1);
  });

  it("of a path item apply to its operations without servers, and to their variants", () => {
    const variants = "x-variants: [{ operationId: vary, responses: { '204': { description: d } } }]";
    const document = `${homes}paths: { /a: { servers: [{ url: https://f }], get: { operationId: act, ${variants}, ${ok} } } }`;
    const { operations } = modelOf(document);
    expect(operations.map(({ id, servers }) => [id, servers.map(({ url }) => url)])).toEqual([
      ["act", ["https://f"]],
      ["vary", ["https://f"]],
    ]);
  });
});

it("rate limits are distinguished by their major parameters", () => {
  expect(clientOf(`x-rate-limit: { major: [id] }\nparameters: [${id}]\n${ok}`)).toContain(
    'limit: rateLimit("act", args.id),',
  );
});

it("operations without an operationId are named after method, path and its last parameters", () => {
  const model = modelOf(`paths: { "/things/{id}": { get: { parameters: [${id}], ${ok} } } }`);
  expect(model.operations.map((operation) => operation.identifier)).toEqual(["getThingsById"]);
});

it("names that every client exports are not given to operations", () => {
  const model = modelOf(`paths: { /a: { get: { operationId: createClient, tags: [client], ${ok} } } }`);
  expect(model.operations[0]?.identifier).toBe("createClient2");
  expect(model.tags[0]?.identifier).toBe("client2");
});
