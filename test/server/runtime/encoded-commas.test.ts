import { describe, expect, test } from "vitest";
import {
  createFetchHandler,
  formBody,
  jsonResponse,
  type Operation,
  type Query,
} from "../../../runtime/src/server/index.js";
import { at, isObject, patternMissed, type Validator, validator } from "../../../runtime/src/validate/index.js";

/** A group whose field `items` is an array of strings that match a pattern. */
function listOf(pattern: RegExp): Validator<unknown> {
  const isList = (value: unknown): boolean =>
    isObject(value) &&
    (value["items"] === undefined || (value["items"] as string[]).every((item) => pattern.test(item)));
  return validator((value): value is unknown => isList(value), {
    check: (value, path, issues) => {
      if (!isList(value)) patternMissed(issues, at(path, "items"), String(pattern), String(value));
    },
  }) as Validator<unknown>;
}

/** Calls an operation that returns the received array, from the query and from a form. */
function asking(pattern: RegExp): (sent: string) => Promise<unknown[]> {
  const read = (source: Query): unknown => ({ items: source.list("items", "form") });
  const get: Operation = {
    id: "get",
    handler: ["all", "get"],
    method: "GET",
    path: "/",
    parameters: { query: [read, listOf(pattern)] },
    responses: { 200: jsonResponse() },
  };
  const post: Operation = {
    id: "post",
    handler: ["all", "post"],
    method: "POST",
    path: "/",
    body: formBody(listOf(pattern), { required: true, read }),
    responses: { 200: jsonResponse() },
  };
  const definition = { route: () => ({ allow: "GET, POST", GET: get, POST: post }), operations: [get, post] };
  const handlers = {
    all: {
      get: ({ query }: { query: { items: unknown } }) => query.items,
      post: ({ body }: { body: { items: unknown } }) => body.items,
    },
  };
  const handler = createFetchHandler(definition, handlers, {});
  return async (sent) => {
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: sent };
    const responses = [
      await handler(new Request(`http://example.test/?${sent}`)),
      await handler(new Request("http://example.test/", form)),
    ];
    return Promise.all(responses.map(async (response) => (response.ok ? response.json() : response.status)));
  };
}

describe("a percent-encoded comma in an array", () => {
  test.each(["items=1%2C22%2C333", "items=1%2c22,333", String(new URLSearchParams({ items: "1,22,333" }))])(
    "separates items that cannot contain a comma: %s",
    async (sent) => {
      const items = ["1", "22", "333"];
      expect(await asking(/^[0-9]{1,3}$/)(sent)).toEqual([items, items]);
    },
  );

  test("is text in items that may contain a comma", async () => {
    const items = ["a,b", "c"];
    expect(await asking(/^[a-c,]+$/)("items=a%2Cb,c")).toEqual([items, items]);
  });

  test("does not make an invalid array valid", async () => {
    expect(await asking(/^[0-9]{1,3}$/)("items=1%2Cx")).toEqual([400, 400]);
  });
});
