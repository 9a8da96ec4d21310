import { describe, expect, test } from "vitest";
import {
  createFetchHandler,
  declaredError,
  describeErrorResponse,
  dottedPath,
  type ErrorFormat,
  emptyErrorResponse,
  emptyResponse,
  Failure,
  HttpError,
  issueMap,
  type Operation,
  pointerFragment,
  type ServerOptions,
  spelled,
} from "../../../runtime/src/server/index.js";
import { isObject, missing, at as property, validator } from "../../../runtime/src/validate/index.js";

const textOf = (message: string): ErrorFormat => ({ mediaType: "text/plain", body: () => message });
const own: ErrorFormat = { mediaType: "application/json", body: ({ kind, title }) => ({ kind, title }) };
const WithOwner = validator((value): value is object => isObject(value) && "owner" in value, {
  check: (value, path, report) => {
    if (!isObject(value) || !("owner" in value)) missing(report, property(path, "owner"), "an error");
  },
});

/** A server whose one operation fails with `failure`, thrown or returned. */
function failing(failure: unknown, options: ServerOptions = {}, isReturned = false) {
  const operation: Operation = {
    id: "act",
    handler: ["all", "act"],
    method: "GET",
    path: "/",
    responses: { 204: emptyResponse },
    errors: {
      404: describeErrorResponse(textOf("exact")),
      408: emptyErrorResponse,
      409: describeErrorResponse({ ...own, isPartial: true }, WithOwner),
      423: describeErrorResponse(undefined, WithOwner, "application/vnd.lock+json"),
      "4XX": describeErrorResponse(textOf("range")),
      default: describeErrorResponse(own),
    },
  };
  const route = { allow: "GET", GET: operation };
  const reported: string[] = [];
  const handler = createFetchHandler(
    { route: () => route, operations: [operation], errorFormat: textOf("document") },
    { all: { act: () => (isReturned ? failure : Promise.reject(failure)) } },
    { onError: (error) => reported.push(String(error).split("\n")[0] ?? ""), requestId: () => "r1", ...options },
  );
  return async () => {
    const { status, headers, ...response } = await handler(new Request("http://example.test/")).then(async (one) => ({
      status: one.status,
      headers: one.headers,
      text: await one.text(),
    }));
    return { status, type: headers.get("content-type"), after: headers.get("retry-after"), ...response, reported };
  };
}

describe("an error", () => {
  test.each([
    ["of a declared status", new HttpError(404), 404, "exact"],
    ["of a declared range", new HttpError(410), 410, "range"],
    ["of any other status", new HttpError(503), 503, '{"kind":"service-unavailable","title":"Service Unavailable"}'],
    ["of a known kind", new Failure("forbidden"), 403, "range"],
    [
      "whose format needs what only handlers know",
      new HttpError(409),
      409,
      // The format of the document is text, which is no substitute for JSON.
      '{"type":"about:blank","title":"Conflict","status":409}',
    ],
  ])("%s has the format of its response", async (_, failure, status, text) => {
    expect(await failing(failure)()).toMatchObject({ status, text });
  });

  test.each([true, false])("with a body of its own is completed by the format (returned: %s)", async (isReturned) => {
    const error = declaredError(409, { owner: "Ada" });
    const response = await failing(error, {}, isReturned)();
    expect(response).toMatchObject({ status: 409, text: '{"kind":"conflict","title":"Conflict","owner":"Ada"}' });
    expect(response.reported).toEqual([]);
  });

  test("without declared content has only a body from the handler or from `renderError`", async () => {
    expect(await failing(new HttpError(408))()).toMatchObject({ status: 408, type: null, text: "", reported: [] });
    const given = await failing(declaredError(408, { owner: "Ada" }))();
    expect(given).toMatchObject({ type: "application/json", text: '{"owner":"Ada"}' });
    const renderError = () => ({ body: "late", contentType: "text/plain" });
    expect(await failing(new HttpError(408), { renderError })()).toMatchObject({ type: "text/plain", text: "late" });
  });

  test("with its own body is sent unchanged if no format is known", async () => {
    const response = await failing(declaredError(423, { owner: "Ada" }))();
    expect(response).toMatchObject({ status: 423, type: "application/vnd.lock+json", text: '{"owner":"Ada"}' });
  });

  test("whose own body does not match the schema is a 500, outside of production", async () => {
    const checked = await failing(declaredError(423, {}), { validateResponses: true })();
    expect(checked).toMatchObject({ status: 500 });
    expect(checked.reported).toEqual(["Error: the error response 423 of act does not match its schema"]);
    expect(await failing(declaredError(423, {}), { validateResponses: false })()).toMatchObject({ status: 423 });
  });

  test("of the format that does not match the schema is sent, and reported", async () => {
    const response = await failing(new HttpError(423), { validateResponses: true })();
    expect(response).toMatchObject({ status: 423, type: "application/vnd.lock+json" });
    expect(JSON.parse(response.text)).toEqual({ type: "about:blank", title: "Locked", status: 423 });
    expect(response.reported).toEqual(["Error: the error response 423 of act does not match its schema"]);
  });

  test("sends Retry-After in whole seconds", async () => {
    expect(await failing(new HttpError(429, 1, "Slow", { retryAfter: 1.2 }))()).toMatchObject({ after: "2" });
  });

  test("is rendered by the option `renderError`, unless it returns undefined or throws", async () => {
    const seen: unknown[] = [];
    const renderError: ServerOptions["renderError"] = ({ status, message, requestId }) => {
      seen.push([status, message, requestId]);
      if (status === 410) throw new Error("the hook fails");
      return status === 404 ? { body: { text: message }, contentType: "application/json" } : undefined;
    };
    expect(await failing(new HttpError(404, 7, "No."), { renderError })()).toMatchObject({
      status: 404,
      type: "application/json",
      text: '{"text":"No."}',
    });
    expect(await failing(new HttpError(400), { renderError })()).toMatchObject({ text: "range" });
    const failed = await failing(new HttpError(410), { renderError })();
    expect([failed.text, failed.reported]).toEqual(["range", ["Error: the hook fails"]]);
    expect(seen[0]).toEqual([404, "No.", "r1"]);
  });
});

describe("issues", () => {
  test.each([
    ["", "", "#"],
    ["/items/0/name", "items[0].name", "#/items/0/name"],
    ["/a~1b/~0", "a/b.~", "#/a~1b/~0"],
    ["/ä \ud800", "ä \ud800", "#/%C3%A4%20%EF%BF%BD"],
  ])("at %j have the path %j and the fragment %j", (pointer, path, fragment) => {
    expect(dottedPath(pointer)).toBe(path);
    expect(pointerFragment(pointer)).toBe(fragment);
  });

  test("are grouped by path, whatever its name", () => {
    const issues = ["/__proto__", "/a", "/a"].map((path, index) => ({ path, code: "type", message: String(index) }));
    const map = JSON.stringify(issueMap(issues, ({ message }) => message));
    expect(map).toBe('{"__proto__":["0"],"a":["1","2"]}');
  });

  test.each([
    ["kebab-case", "max-items"],
    ["snake_case", "max_items"],
    ["UPPER_SNAKE_CASE", "MAX_ITEMS"],
    ["camelCase", "maxItems"],
    ["PascalCase", "MaxItems"],
  ] as const)("have codes in %s", (spelling, code) => {
    expect(spelled("max-items", spelling)).toBe(code);
    expect(spelled("maxItems", spelling)).toBe(code);
  });
});
