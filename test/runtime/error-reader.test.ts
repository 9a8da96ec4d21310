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
const all = ["body", "code", "message"];

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
    ["white space", errorWith(" \n")],
    ["null", errorWith(null)],
    ["a list", errorWith([1])],
    ["properties of other types", errorWith({ code: {}, message: 5, errors: "no" })],
    [
      "names of all objects",
      errorWith(JSON.parse('{ "__proto__": { "code": 1 }, "constructor": { "message": "m" } }')),
    ],
    ["lists that are none", errorWith({ errors: { name: { _list: 5 } } })],
    ["empty lists", errorWith({ errors: { name: { _list: [] } } })],
    ["issues without code and message", errorWith({ errors: { name: { _list: [null, 1, {}, { code: {} }] } } })],
  ])("returns nothing for %s", (_, error) => {
    const missing = error instanceof ApiError && error.body !== undefined ? ["code", "message"] : all;
    expect(readErrorBody(error, readTree)).toEqual({ ...nothing, missing });
  });

  test("completes the issues of a format with what their values state", () => {
    const body = {
      errors: [
        { code: "E1", message: "first", field: "a" },
        { code: "E2", detail: "second" },
      ],
    };
    const read = (node: JsonNode): UncheckedErrorFacts => ({
      issues: issueList(node?.["errors"], (issue) => ({ code: issue?.["code"], message: issue?.["detail"] })),
    });
    expect(readErrorBody(errorWith(body), read).issues).toEqual([
      { path: "/a", code: "E1", message: "first" },
      { path: "", code: "E2", message: "second" },
    ]);
  });

  test.each<[string, unknown, unknown, unknown, readonly string[]]>([
    ["a text", " gone\n", undefined, "gone", ["code"]],
    ["the first 1,000 characters of a page", "x".repeat(5000), undefined, "x".repeat(1000), ["code"]],
    ["{ status, err }", { status: 409, err: "taken" }, 409, "taken", []],
    ["{ error: text }", { error: "taken" }, undefined, "taken", ["code"]],
    ["{ error: { code, message } }", { error: { code: "E7", message: "taken" } }, "E7", "taken", []],
    ["{ err: { code, msg } }", { err: { code: 7, msg: "taken" }, status: 400 }, 7, "taken", []],
    ["an error around a code", { message: "taken", error: { code: "E7" } }, "E7", "taken", []],
    ["OAuth's errors", { error: "invalid_grant", error_description: "expired" }, "invalid_grant", "expired", []],
    ["{ errors: [{ code, detail }] }", { errors: [{ code: "E7", detail: "taken" }] }, "E7", "taken", []],
    ["the code of an entry before the status", { status: 400, errors: [{ code: "E7", message: "m" }] }, "E7", "m", []],
    ["texts in errors", { errors: ["taken", "closed"] }, undefined, "taken", ["code"]],
    ["NestJS's messages", { statusCode: 400, message: ["m"], error: "Bad Request" }, 400, "Bad Request", []],
    ["errors by field", { errors: { name: ["is taken"] } }, undefined, "is taken", ["code"]],
    ["GraphQL's errors", { errors: [{ message: "m", extensions: { code: "E7" } }] }, "E7", "m", []],
    ["a list", [{ code: 7, message: "taken" }], 7, "taken", []],
    [
      "problem details",
      { type: "https://example.com/taken", title: "Taken", status: 409, detail: "by 7" },
      "https://example.com/taken",
      "by 7",
      [],
    ],
    ["problem details without a type", { type: "about:blank", title: "Conflict", status: 409 }, 409, "Conflict", []],
    ["details of a validation", { detail: [{ loc: ["body", "a/b", 0], msg: "bad", type: "int" }] }, "int", "bad", []],
    [
      "empty values as missing",
      { code: "", message: "", error: "", errors: [] },
      undefined,
      undefined,
      ["code", "message"],
    ],
  ])("finds by value: %s", (_, body, code, message, missing) => {
    const found = readErrorBody(errorWith(body), () => ({}));
    expect([found.message, found.missing]).toEqual([message, missing]);
    expect(found.code).toEqual(code);
  });

  test.each<[unknown, readonly object[]]>([
    [{ errors: ["taken"] }, [{ path: "", code: "", message: "taken" }]],
    [
      { statusCode: 400, message: ["name is short", "age is low"], error: "Bad Request" },
      [
        { path: "", code: "", message: "name is short" },
        { path: "", code: "", message: "age is low" },
      ],
    ],
    [{ errors: { "items[0].name": ["short", 5] } }, [{ path: "/items/0/name", code: "", message: "short" }]],
    [{ errors: [{ source: { pointer: "/data/a" }, code: "x" }] }, [{ path: "/data/a", code: "x", message: "" }]],
    [{ errors: [{ pointer: "#/a%20b", detail: "d" }] }, [{ path: "/a b", code: "", message: "d" }]],
    [
      { detail: [{ loc: ["body", "a/b", 0], msg: "bad", type: "int" }] },
      [{ path: "/body/a~1b/0", code: "int", message: "bad" }],
    ],
    [
      { issues: [{ path: ["a", 0], code: "too_big", message: "m" }] },
      [{ path: "/a/0", code: "too_big", message: "m" }],
    ],
    [{ "invalid-params": [{ name: "age", reason: "r" }] }, [{ path: "/age", code: "", message: "r" }]],
  ])("finds issues by value: %j", (body, issues) => {
    expect(readErrorBody(errorWith(body), () => ({})).issues).toEqual(issues);
  });

  test("takes what the format reads before what the value states", () => {
    const error = errorWith({ code: 1, message: "by value", fault: { id: 7 }, errors: ["by value"] });
    const read = (body: JsonNode): UncheckedErrorFacts => ({ code: body?.["fault"]?.["id"] });
    expect(readErrorBody(error, read)).toEqual({
      code: 7,
      message: "by value",
      issues: [{ path: "", code: "", message: "by value" }],
      missing: [],
    });
  });

  test("reads at most 100 issues", () => {
    const errors = Array.from({ length: 5000 }, (_, index) => `e${index}`);
    const lists = { a: errors, b: errors };
    for (const body of [{ errors }, { errors: lists }]) {
      expect(readErrorBody(errorWith(body), () => ({})).issues.length).toBe(100);
    }
  });

  test("accepts any JSON", () => {
    const names = fc.constantFrom(
      "error",
      "err",
      "errors",
      "code",
      "message",
      "detail",
      "path",
      "loc",
      "source",
      "__proto__",
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie("node")),
        fc.dictionary(names, tie("node")),
      ),
    }));
    fc.assert(
      fc.property(node, (body) => {
        const { code, message, issues, missing } = readErrorBody(errorWith(body), () => ({}));
        expect(["string", "number", "undefined"]).toContain(typeof code);
        expect(["string", "undefined"]).toContain(typeof message);
        expect(issues.every((issue) => Object.values(issue).every((value) => typeof value === "string"))).toBe(true);
        expect([missing.includes("code"), missing.includes("message")]).toEqual([
          code === undefined,
          message === undefined,
        ]);
      }),
    );
  });

  test("returns nothing for a body that is too deep", () => {
    let errors: object = {};
    for (let depth = 0; depth < 50_000; depth++) errors = { errors };
    expect(readErrorBody(errorWith({ errors }), readTree)).toEqual({ ...nothing, missing: ["code", "message"] });
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
