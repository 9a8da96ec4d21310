import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findingLines } from "./findings.js";
import { ForeignPackage, type Generated, generated, type Request } from "./foreign-api.js";

const patience = 120_000;

/** One of the fixtures, generated, installed and built before the tests of a suite. */
function fixture(name: string): {
  readonly api: () => Generated;
  readonly installed: () => ForeignPackage;
  readonly said: () => string;
} {
  let api: Generated | undefined;
  let installed: ForeignPackage | undefined;
  let said: string | undefined;
  beforeAll(async () => {
    api = await generated(join(import.meta.dirname, "fixtures", name));
    installed = new ForeignPackage(api.files);
    said = installed.compile();
  }, patience);
  afterAll(() => installed?.remove());
  const made = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error(`${name} has not been generated`);
    return value;
  };
  return { api: () => made(api), installed: () => made(installed), said: () => made(said) };
}

const lines = (requests: readonly Request[]): readonly string[] =>
  requests.map(({ method, url }) => `${method} ${url}`);
const bodies = (requests: readonly Request[]): readonly unknown[] =>
  requests.flatMap(({ headers, body }) => (body === undefined ? [] : [[headers["content-type"], body]]));

describe("a document in OpenAPI 3.0, in YAML, with every parameter style", () => {
  const { api, installed, said } = fixture("greenhouse.yaml");

  it("reports two unused schemas and a keyword without effect, and nothing else", () => {
    expect(findingLines(api().diagnostics)).toEqual([
      "info component-unused /components/schemas/constructor 202:5",
      "info component-unused /components/schemas/default 201:5",
      "warning keyword-without-effect /paths/~1search~1{plain}~1{list}~1{object}~1{labels}~1{matrix}/get 123:13",
    ]);
  });

  it("compiles under every required compiler flag", () => {
    expect(said()).toBe("");
  });

  it("is called as the document declares", { timeout: patience }, () => {
    const { errors, requests } = installed().run("greenhouse");
    expect(errors).toBe("");
    const base = "https://greenhouse.example/v2";
    const query = [
      "form=a&form=b%26c&commas=a,b%2Cc&spaces=1%202&pipes=1%7C2&spaces-apart=1&spaces-apart=2&x=1&y=-2&flat=x,1,y,-2",
      "deep%5Bx%5D=1&deep%5By%5D=-2&json=%7B%22x%22%3A1%2C%22y%22%3A-2%7D&route=/a?b=c&plain=true&body=b",
    ].join("&");
    expect(lines(requests)).toEqual([
      `GET ${base}/plants/7/?csrf=t%262`,
      `POST ${base}/plants?csrf=t%262`,
      `POST ${base}/plants`,
      `PATCH ${base}/plants/7/?csrf=t%262`,
      `PATCH ${base}/plants/7/?csrf=t%262`,
      `DELETE ${base}/plants/7/`,
      `POST ${base}/plants/7/photos?csrf=t%262`,
      `GET ${base}/search/a%2Fb/a%2Cb,c/x=1,y=-2/.a.b/;matrix=x,1,y,-2?${query}&csrf=t%262`,
      `PUT ${base}/notes?csrf=t%262`,
      `PUT ${base}/notes?csrf=t%262`,
      `PUT ${base}/notes?csrf=t%262`,
    ]);
    expect(bodies(requests)).toEqual([
      ["application/json", '{"kind":"tree"}'],
      ["application/json", '{"kind":"herb","name":null}'],
      ["application/merge-patch+json", '{"name":null,"tags":["a"]}'],
      ["application/x-www-form-urlencoded", "name=Basil+%26+co&tags=a&tags=b&position=%7B%22x%22%3A1%2C%22y%22%3A2%7D"],
      [
        "multipart/form-data; boundary=…",
        [
          ["caption", "Two"],
          ["taken", '{"by":"me"}'],
          ["photos", "blob", "application/octet-stream", "one"],
          ["photos", "two.jpg", "image/jpeg", "two"],
          ["thumbnail", "small.png", "image/png", "t"],
        ],
      ],
      ["application/json", '{"today":"water","tomorrow":null}'],
      ["text/plain", "grüße"],
      ["application/octet-stream", "\u0001"],
    ]);
    expect(requests[0]?.headers).toMatchObject({ "x-fields": "id,name", cookie: "theme=dark; seen=1,2; sid=s%201" });
    expect(requests[2]?.headers).toMatchObject({ "x-api-key": "k" });
    expect(requests[4]?.headers).toMatchObject({ "x-trace": "t" });
    expect(requests[7]?.headers).toMatchObject({ "x-point": "x,1,y,-2", "x-json": '{"x":1,"y":-2}' });
  });
});

describe("a machine-made document in OpenAPI 3.1, in JSON", () => {
  const { api, installed, said } = fixture("ledger.json");

  it("reports an operation without an id and undeclared tags, and nothing else", () => {
    expect(findingLines(api().diagnostics)).toEqual([
      "warning operation-id-missing /paths/~1accounts~1{account}~1entries~1{from}..{to}/get 12:7",
      "warning tag-undeclared /components/pathItems/Entries 62:20",
      "warning tag-undeclared /paths/~1accounts~1{account}~1entries~1{from}..{to}/get 13:18",
    ]);
  });

  it("compiles under every required compiler flag", () => {
    expect(said()).toBe("");
  });

  it("is called as the document declares", { timeout: patience }, () => {
    const { errors, requests } = installed().run("ledger");
    expect(errors).toBe("");
    const account = "https://ledger.example/api/accounts/cash/entries";
    expect(lines(requests)).toEqual([
      `POST ${account}`,
      `GET ${account}/2020-01-01..2020-12-31?kinds=1&kinds=2&page%20size=200`,
    ]);
    const entry = '{"kind":2,"amount":[12.5,"EUR"],"note":null,"secret":"s","meta":{"a":true},"corrects":null}';
    expect(bodies(requests)).toEqual([["application/vnd.ledger+json", entry]]);
    expect(requests.map(({ headers }) => headers["authorization"])).toEqual(["Bearer t0ken", "Bearer t0ken"]);
  });
});

describe("a document with problem details, a range of errors and a conflict", () => {
  const { installed, said } = fixture("warehouse.yaml");

  it("compiles under every strict flag", () => {
    expect(said()).toBe("");
  });

  it("has a server that renders every error as it is declared", { timeout: patience }, () => {
    const { errors, requests } = installed().run("warehouse");
    expect(errors).toBe("");
    const problem = (title: string, status: number, detail = title, more: object = {}): string =>
      JSON.stringify({ type: "about:blank", title, status, detail, ...more });
    const type = "application/problem+json";
    const issue = { pointer: "#/label", code: "max-length", detail: "label: must have at most 5 characters (got 7)" };
    const problems = [
      ["GET /parts/gone", 410, type, problem("Gone", 410, "It was sold.")],
      ["GET /parts/secret", 403, type, problem("Forbidden", 403)],
      ["GET /parts/teapot", 418, type, problem("Bad Request", 418)],
      ["GET /parts/busy", 429, type, problem("Too Many Requests", 429, "Slow down"), "2"],
      ["GET /parts/wrong", 500, type, problem("Internal Server Error", 500)],
      ["GET /parts/a", 401, type, problem("Unauthorized", 401)],
      ["PUT /parts/a", 409, type, problem("Conflict", 409, "Conflict", { current_version: 7 }), '"7"'],
      ["PUT /parts/locked", 423, "application/json", '{"owner":"Ada"}'],
      ["PUT /parts/broken", 500, type, problem("Internal Server Error", 500)],
      ["PUT /parts/wrong", 500, type, problem("Internal Server Error", 500)],
      [
        ...["PUT /parts/a", 400, type],
        problem("Bad Request", 400, "Bad Request", { errors: [{ ...issue, limit: 5, actual: 7 }] }),
      ],
      ["PUT /parts/a", 415, type, expect.stringContaining('"title":"Unsupported Media Type"')],
      ["POST /parts/a", 405, type, problem("Method Not Allowed", 405), "GET, HEAD, PUT, OPTIONS"],
      ["GET /nowhere", 404, type, problem("Not Found", 404)],
    ];
    const reported = [
      "getPart has no error response 503",
      "a secret of the server",
      "the error response 409 of putPart does not match its schema",
    ];
    expect(requests).toEqual([...problems, expect.arrayContaining(reported)]);
  });
});
