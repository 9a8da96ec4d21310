import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

const object = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
const problem = { type: "object", required: ["message"], properties: { message: { type: "string" } } };
const partial = {
  type: "object",
  required: ["message", "account"],
  properties: { message: { type: "string" }, account: { type: "string" } },
};
const marked = "<img src=x>";

/** The content of the error 400 of each operation, which requires an integer. */
const contents: Readonly<Record<string, object | undefined>> = {
  noContent: undefined,
  emptyContent: {},
  listedText: { "text/plain": { schema: { type: "string", enum: ["other", "bad_request"] } } },
  longText: { "text/plain": { schema: { type: "string", maxLength: 8 } } },
  patternText: { "text/plain": { schema: { type: "string", pattern: "^[A-Z][A-Za-z ]+$" } } },
  textWithoutSchema: { "text/csv": {} },
  anyText: { "text/*": { schema: { type: "string" } } },
  html: { "text/html": { schema: { type: "string" } } },
  longHtml: { "text/html": { schema: { type: "string", maxLength: 45 } } },
  listedHtml: { "text/html": { schema: { type: "string", enum: ["<p>bad_request</p>"] } } },
  listedJson: { "application/json": { schema: { enum: ["other", "bad_request"] } } },
  jsonWithoutSchema: { "application/vnd.api+json": {} },
  partialJson: { "application/json": { schema: partial } },
  json: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  // The format of the document is the most used one.
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `json${index}`,
      { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
    ]),
  ),
  sameSchemaAsText: { "text/plain": { schema: { $ref: "#/components/schemas/Text" } } },
  sameSchemaAsJson: { "application/json": { schema: { $ref: "#/components/schemas/Text" } } },
  anything: { "application/*": {} },
  xml: { "application/xml": { schema: object } },
  textXml: { "text/xml": { schema: object } },
  image: { "image/png": {} },
  integer: { "text/plain": { schema: { type: "integer" } } },
  objectAsText: { "text/plain": { schema: object } },
};

const document = {
  openapi: "3.1.0",
  info: { title: "Errors", version: "1" },
  components: { schemas: { Text: { type: "string", minLength: 1 }, Problem: problem } },
  paths: Object.fromEntries(
    Object.entries(contents).map(([operationId, content]) => [
      `/${operationId}`,
      {
        get: {
          operationId,
          tags: ["errors"],
          parameters: [{ name: "n", in: "query", schema: { type: "integer" } }],
          responses: { 204: { description: "Done" }, 400: { description: "Failed", content } },
        },
      },
    ]),
  ),
};

let folder: string;
let installed: ForeignPackage;
let warnings: readonly { readonly code: string; readonly pointer?: string }[];
let send: (path: string) => Promise<Response>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-error-types-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  const { files, diagnostics } = await generated(join(folder, "openapi.json"));
  warnings = diagnostics.filter(({ code }) => code === "error-response-invalid");
  installed = new ForeignPackage(files);
  expect(installed.compile()).toBe("");
  const entry = pathToFileURL(join(installed.packageFolder, "dist/server/index.js")).href;
  const { createFetchHandler } = (await import(entry)) as {
    readonly createFetchHandler: (handlers: object, options: object) => (request: Request) => Promise<Response>;
  };
  const handlers = new Proxy({}, { get: () => () => undefined });
  const serve = createFetchHandler({ errors: handlers }, {});
  send = (name) => serve(new Request(`http://errors.example/${name}?n=${encodeURIComponent(marked)}`));
}, 120_000);

afterAll(() => {
  installed.remove();
  rmSync(folder, { recursive: true, force: true });
});

const message = `n: must be an integer (got "${marked}")`;

describe("the server's own errors have the declared media type", () => {
  test.each<[operation: string, contentType: string, body: unknown]>([
    ["listedText", "text/plain", "bad_request"],
    ["longText", "text/plain", "n: must…"],
    ["patternText", "text/plain", "Bad Request"],
    ["textWithoutSchema", "text/csv", message],
    ["anyText", "text/plain", message],
    ["listedJson", "application/json", "bad_request"],
    ["jsonWithoutSchema", "application/vnd.api+json", { message }],
    ["partialJson", "application/json", { message }],
    ["json", "application/json", { message }],
    ["sameSchemaAsText", "text/plain", message],
    ["sameSchemaAsJson", "application/json", message],
  ])("%s", async (operation, contentType, body) => {
    const response = await send(operation);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, contentType]);
    const text = await response.text();
    expect(contentType.includes("json") ? JSON.parse(text) : text).toEqual(body);
  });

  test.each(["noContent", "emptyContent"])("and no body if none is declared: %s", async (operation) => {
    const response = await send(operation);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([400, null, ""]);
  });

  test("and HTML that quotes the request has no markup of its own", async () => {
    const response = await send("html");
    expect(response.headers.get("content-type")).toBe("text/html");
    const text = await response.text();
    expect(text).not.toMatch(/[<>"]/);
    expect(text).toBe("n: must be an integer (got &#34;&#60;img src=x&#62;&#34;)");
  });

  test("and HTML has its declared length and values", async () => {
    const text = await (await send("longHtml")).text();
    expect(text).toBe("n: must be an integer (got &#34;&#60;img src…");
    expect(await (await send("listedHtml")).text()).toBe("<p>bad_request</p>");
  });
});

test("check reports the media types and schemas that servers cannot serve", () => {
  const reported = warnings.map(({ pointer }) => pointer?.replace("/paths/~1", "").replace("/get/responses/400", " "));
  expect(reported).toEqual([
    "partialJson /content/application~1json/schema",
    "xml ",
    "textXml ",
    "image ",
    "integer /content/text~1plain/schema",
    "objectAsText /content/text~1plain/schema",
  ]);
});
