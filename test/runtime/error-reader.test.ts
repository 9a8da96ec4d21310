import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ApiError,
  issueList,
  issueMap,
  issueTree,
  type JsonNode,
  pointerOfFragment,
  pointerOfPath,
  readErrorBody,
  type UncheckedErrorFacts,
} from "../../runtime/src/client/index.js";
import { issueTree as arrangeTree, dottedPath, pointerFragment } from "../../runtime/src/server/issue-arrangement.js";

const nothing = { code: undefined, message: undefined, issues: [] };

function errorWith(body: unknown): ApiError {
  return new ApiError("response", "getItem", "status 400", { status: 400, body });
}

function readTree(body: JsonNode): UncheckedErrorFacts {
  const issues = issueTree(body?.["errors"], "_list", (issue) => ({
    code: issue?.["code"],
    message: issue?.["message"],
  }));
  return { code: body?.["code"], message: body?.["message"], issues };
}

const pointer = fc
  .array(fc.oneof(fc.constantFrom("a/b", "~", "~1", "", "__proto__", "0"), fc.string()), { maxLength: 5 })
  .map((names) => names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));

describe("the reader of an error body", () => {
  test.each<[string, unknown]>([
    ["no error", undefined],
    ["another error", new Error("failed")],
    ["an error without a body", errorWith(undefined)],
    ["a text", errorWith("gone")],
    ["null", errorWith(null)],
    ["a list", errorWith([1])],
    ["properties of other types", errorWith({ code: {}, message: 5, errors: "no" })],
    ["inherited properties", errorWith(Object.create({ code: 1, message: "inherited" }) && { toString: 1 })],
    ["lists that are none", errorWith({ errors: { name: { _list: 5 } } })],
    ["empty lists", errorWith({ errors: { name: { _list: [] } } })],
    ["issues without code and message", errorWith({ errors: { name: { _list: [null, 1, {}, { code: {} }] } } })],
  ])("returns nothing for %s", (_, error) => {
    expect(readErrorBody(error, readTree)).toEqual(nothing);
  });

  test("returns nothing for a body that is too deep", () => {
    let errors: object = {};
    for (let depth = 0; depth < 50_000; depth++) errors = { errors };
    expect(readErrorBody(errorWith({ errors }), readTree)).toEqual(nothing);
  });

  test("reads every issue of a tree at the path from which the server made it", () => {
    fc.assert(
      fc.property(fc.array(pointer, { minLength: 1, maxLength: 8 }), (paths) => {
        const issues = paths.map((path, index) => ({ path, code: `c${index}`, message: "m" }));
        const errors = arrangeTree(issues, "_list", ({ code, message }) => ({ code, message }));
        const read = readErrorBody(errorWith(JSON.parse(JSON.stringify({ errors }))), readTree);
        const order = (one: { readonly code: string }, other: { readonly code: string }): number =>
          one.code < other.code ? -1 : 1;
        expect(read.issues.toSorted(order)).toEqual(issues.toSorted(order));
      }),
    );
  });

  test("reads the URI fragment that the server made of any path", () => {
    fc.assert(
      fc.property(pointer, (path) => {
        const wellFormed = path.replace(/\p{Surrogate}/gu, "\ufffd").replaceAll("%", "");
        expect(pointerOfFragment(pointerFragment(wellFormed))).toBe(wellFormed);
      }),
    );
  });

  test.each([
    ["/name", "name"],
    ["/items/0/name", "items[0].name"],
    ["/a~1b/0", "a/b[0]"],
    ["", ""],
  ])("reads the path of %s", (path, written) => {
    expect([dottedPath(path), pointerOfPath(written)]).toEqual([written, path]);
  });

  test("reads a list and a map of issues, with limits", () => {
    const list = [{ field: "name", code: 7, limit: 3, actual: 5 }, "too long"] as unknown as JsonNode;
    expect(
      issueList(list, (issue) => ({
        path: pointerOfPath(issue?.["field"]),
        code: issue?.["code"],
        message: typeof issue === "string" ? issue : undefined,
        limit: issue?.["limit"],
        actual: issue?.["actual"],
      })),
    ).toEqual([
      { path: "/name", code: "7", message: "", limit: 3, actual: 5 },
      { path: "", code: "", message: "too long", limit: undefined, actual: undefined },
    ]);
    const map = { "items[0]": ["is taken"], name: "no list" } as unknown as JsonNode;
    expect(issueMap(map, (issue) => ({ message: issue }))).toEqual([
      { path: "/items/0", code: "", message: "is taken" },
    ]);
  });
});
