import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { runCommand } from "../mock/running-tool.js";

const folder = mkdtempSync(join(tmpdir(), "guildwire-vectors-"));
const file = (name: string, content: string) => writeFileSync(join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  file(
    "notes.yaml",
    `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
security: [{ key: [] }, { basic: [] }]
paths:
  /notes:
    post:
      operationId: createNote
      requestBody: { content: { application/json: { schema: { type: object } }, multipart/form-data: { schema: { type: object } } } }
      responses:
        "201": { description: Created. }
        "400": { description: Refused., content: { application/problem+json: { schema: { $ref: "#/components/schemas/Problem" } } } }
  /notes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getNote, responses: { "204": { description: Found. } } }
  /health:
    get: { operationId: getHealth, security: [], responses: { "204": { description: Fine. } } }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: api_key }
    basic: { type: http, scheme: basic }
  schemas:
    Problem:
      type: object
      required: [title, status]
      properties:
        type: { type: string }
        title: { type: string }
        status: { type: integer }
        detail: { type: string }
        errors: { type: array, items: { type: object, properties: { pointer: { type: string }, detail: { type: string } } } }
`,
  );
});

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a server that records requests. */
async function serve(status = 204, body?: object): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    const type = body === undefined ? {} : { "content-type": "application/problem+json" };
    response.writeHead(status, type).end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** Starts a server that sends the same bytes to every connection, and records the first lines. */
async function serveBytes(bytes: string): Promise<{ readonly url: string; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", (received) => {
      lines.push(received.toString("utf8").split("\r\n")[0] ?? "");
      if (bytes === "") socket.destroy();
      else socket.write(bytes);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

function conform(url: string, ...options: readonly string[]) {
  const env = { KEY: "a b", NAME_AND_PASSWORD: "ada:secret" };
  return runCommand(["conform", url, "--spec", "notes.yaml", ...options], { cwd: folder, env });
}

const vector = (operation: string, name: string, request: string, expected = "decoded: {}") =>
  `- { operation: ${operation}, name: "${name}", request: { ${request} }, expect: { ${expected} } }\n`;

describe("guildwire conform --vectors sends", () => {
  it("path, query, headers and bodies as written", async () => {
    file(
      "requests.yaml",
      [
        vector("getNote", "broken path", `method: GET, path: "/notes/a%zz/../%2e%2E/{'}", query: "q=%&'r'=[|]"`),
        vector("getNote", "a body of GET", "method: GET, path: /notes/1, body: [1]"),
        vector(
          "createNote",
          "raw",
          "method: POST, path: /notes, raw: { type: text/plain, text: { $repeat: ab, times: 3 } }",
        ),
        vector(
          "createNote",
          "form",
          'method: POST, path: /notes, form: [{ name: a, content: x }, { name: "f\\"", filename: "b\\r.txt", type: text/plain, content: [1] }]',
        ),
        vector("createNote", "headers", 'method: POST, path: /notes, headers: { X-Trace: "1" }, body: { text: null }'),
      ].join(""),
    );
    const { url, received } = await serve();
    const { stderr } = await conform(
      `${url}/api/`,
      "--write",
      "--vectors",
      "requests.yaml",
      "--auth",
      "basic=NAME_AND_PASSWORD",
    );
    expect(stderr).toBe("");
    const authorization = `Basic ${Buffer.from("ada:secret").toString("base64")}`;
    expect(received.map(({ headers }) => headers.authorization)).toEqual(received.map(() => authorization));
    expect(
      received.map(({ method, url: target, headers, body }) => [method, target, headers["content-type"], body]),
    ).toEqual([
      ["GET", "/api/notes/a%zz/../%2e%2E/{'}?q=%&'r'=[|]", undefined, ""],
      ["GET", "/api/notes/1", "application/json", "[1]"],
      ["POST", "/api/notes", "text/plain", "ababab"],
      [
        "POST",
        "/api/notes",
        "multipart/form-data; boundary=vector",
        '--vector\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--vector\r\nContent-Disposition: form-data; name="f%22"; filename="b%0D.txt"\r\nContent-Type: text/plain\r\n\r\n[1]\r\n--vector--\r\n',
      ],
      ["POST", "/api/notes", "application/json", '{"text":null}'],
    ]);
    expect(received.at(-1)?.headers["x-trace"]).toBe("1");
  });

  it("characters outside ASCII in UTF-8", async () => {
    file("requests.yaml", vector("getHealth", "unencoded", "method: GET, path: /hé, query: ü=ß"));
    // Servers of Node refuse such a request before a handler sees it.
    const { url, lines } = await serveBytes("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n");
    expect((await conform(url, "--vectors", "requests.yaml")).code).toBe(0);
    expect(lines).toEqual(["GET /hé?ü=ß HTTP/1.1"]);
  });

  it("credentials of the operation, unless a vector has none", async () => {
    file(
      "requests.yaml",
      vector("getNote", "with", "method: GET, path: /notes/1, query: a=1") +
        vector("getNote", "without", "method: GET, path: /notes/1, authenticated: false", "status: 401") +
        vector("getHealth", "public", "method: GET, path: /health"),
    );
    const { url, received } = await serve();
    const { stdout } = await conform(url, "--vectors", "requests.yaml", "--auth", "key=KEY", "--header", "X-Tenant: t");
    expect(received.map((request) => request.url)).toEqual(["/notes/1?a=1&api_key=a%20b", "/notes/1", "/health"]);
    expect(received.map(({ headers }) => headers["x-tenant"])).toEqual(["t", "t", "t"]);
    expect(stdout).toContain("  invalid/wrong-status: without: the response is 204 instead of 401\n");
    expect(stdout).not.toContain("a%20b");
  });

  it("only what the options allow, and reports what was omitted", async () => {
    file(
      "requests.yaml",
      vector("createNote", "one", "method: POST, path: /notes, authenticated: false", "status: 400") +
        vector("createNote", "two", "method: GET, path: /notes, authenticated: false", "status: 405") +
        vector("getNote", "three", "method: GET, path: /notes/1") +
        vector("getHealth", "four", "method: GET, path: /health"),
    );
    const { url, received } = await serve(405);
    const { stdout, code } = await conform(url, "--vectors", "requests.yaml", "--skip", "getHealth");
    expect(received.map(({ method }) => method)).toEqual(["GET"]);
    expect([stdout, code]).toEqual([
      [
        "createNote: 1 passed",
        "createNote: skipped, changes data; use --write (1 of the vectors)",
        "getNote: skipped, no credentials were given (1 of the vectors)",
        "getHealth: skipped, skipped by option (1 of the vectors)",
        `${url}: 1 requests, 1 passed\n`,
      ].join("\n"),
      0,
    ]);
    const limited = await conform(url, "--vectors", "requests.yaml", "--write", "--max-requests", "1");
    expect(limited.stdout).toContain("incomplete: 1 requests were sent\n");
  });
});

describe("guildwire conform --vectors judges", () => {
  const problem = { title: "Bad", status: 400, errors: [{ pointer: "#/items/0/name", detail: "too long" }] };
  const request = "method: POST, path: /notes, body: {}, authenticated: false";

  it("locations in the error format of the document", async () => {
    file(
      "requests.yaml",
      vector("createNote", "below", request, "status: 400, errors: [{ at: /items/0 }, { at: /items/0/name }]") +
        vector("createNote", "elsewhere", request, "status: 400, errors: [{ at: /items/1 }, { at: /items/0/nam }]") +
        vector("createNote", "codes", request, "status: 400, code: 7, errors: [{ at: /items, code: LONG }]"),
    );
    const { url } = await serve(400, problem);
    const { stdout, code } = await conform(
      url,
      "--write",
      "--vectors",
      "requests.yaml",
      "--json",
      "--junit",
      "out.xml",
    );
    const { cases } = JSON.parse(stdout) as {
      cases: { text: string; failures: { rule: string; message: string }[] }[];
    };
    expect(code).toBe(1);
    expect(cases.map((one) => [one.text, one.failures.map(({ rule }) => rule)])).toEqual([
      ["below", []],
      ["elsewhere", ["missing-error", "missing-error"]],
      ["codes", ["wrong-code", "missing-error"]],
    ]);
    expect(cases[1]?.failures[0]?.message).toBe("elsewhere: expected an error at /items/1, found /items/0/name");
    const xml = readFileSync(join(folder, "out.xml"), "utf8");
    expect(xml).toContain('<testcase classname="createNote" name="invalid: below"');
  });

  it("the schema of the response to a vector, and refusals of valid ones", async () => {
    file(
      "requests.yaml",
      vector("createNote", "bad body", request, "status: 400") + vector("createNote", "valid", request),
    );
    const { url } = await serve(400, { title: 1, status: 400 });
    const { stdout } = await conform(url, "--write", "--vectors", "requests.yaml", "--skip", "undeclared-media-type");
    expect(stdout).toContain("  invalid/response-schema: title: must be a string\n");
    expect(stdout).toContain("  valid/valid-refused: valid: it is valid, but the response is 400\n");
  });
});

describe("guildwire conform --vectors reports a server that", () => {
  const failureOf = async (bytes: string, ...options: readonly string[]): Promise<string> => {
    file("requests.yaml", vector("getHealth", "the only one", "method: GET, path: /health"));
    const { url } = await serveBytes(bytes);
    const { stdout, stderr } = await conform(url, "--vectors", "requests.yaml", ...options);
    return `${stdout}${stderr}`;
  };

  it("does not complete a response in time", async () => {
    for (const bytes of ["HTTP/1.1 200 ", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nab"]) {
      const output = await failureOf(bytes, "--timeout", "0.2");
      expect(output).toContain("  valid/no-response: the only one: no response within 200 ms\n");
    }
  });

  it("closes the connection, or sends no HTTP", async () => {
    expect(await failureOf("")).toContain("cannot be reached: ECONNRESET\n");
    expect(await failureOf("220 mail.example ESMTP\r\n")).toContain("cannot be reached: HPE_");
    expect(await failureOf("HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n")).toContain("cannot be reached");
  });

  it("responds before it has read the body", async () => {
    const large = "method: POST, path: /notes, authenticated: false, body: { a: { $repeat: x, times: 8000000 } }";
    file("requests.yaml", vector("createNote", "large", large, "status: 413"));
    const { url } = await serveBytes("HTTP/1.1 413 Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    const { stdout } = await conform(url, "--vectors", "requests.yaml", "--write", "--timeout", "5");
    expect(stdout).toContain("createNote: 1 passed\n");
  });
});

describe("guildwire conform --vectors ends with 2", () => {
  it("before any request, if a file is invalid or names another document's operation", async () => {
    const { url, received } = await serve();
    file("invalid.yaml", "- { operation: getNote }\n");
    const invalid = await conform(url, "--vectors", "invalid.yaml");
    expect(invalid.code).toBe(2);
    expect(invalid.stderr).toMatch(/invalid\.yaml:1:3.*vectors-invalid/s);
    file("other.yaml", vector("getBook", "unknown", "method: GET, path: /books"));
    const other = await conform(url, "--vectors", "other.yaml");
    expect(other.code).toBe(2);
    expect(other.stderr).toMatch(/other\.yaml:1:3.*vectors-operation-unknown.*"getBook"/s);
    expect((await conform(url, "--vectors", "missing")).stderr).toContain("missing cannot be read (ENOENT)");
    expect(received).toEqual([]);
  });
});
