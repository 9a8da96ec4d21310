import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  addSourcePositions,
  ResponseMismatch,
  type SchemaPosition,
  type ServerOptions,
  type SourcePositions,
} from "../../runtime/src/server/index.js";

const tree: SchemaPosition = {
  at: [0, 10],
  checks: { required: [0, 11], "unknown-property": [0, 12] },
  properties: {
    name: { at: [0, 13], checks: { "max-length": [0, 14] } },
    children: { at: [0, 15], items: { at: [0, 16], type: "Tree" } },
    owner: { at: [0, 17], checks: { required: [0, 18] }, properties: { id: { at: [0, 19] } } },
    tags: { at: [0, 20], prefix: [{ at: [0, 21], checks: { pattern: [0, 22] } }], items: { at: [0, 23] } },
    either: {
      at: [0, 24],
      also: [
        { at: [0, 25], checks: { minimum: [0, 26] } },
        { at: [1, 5], checks: { minimum: [1, 6] } },
      ],
    },
  },
  additional: { at: [0, 30], checks: { maximum: [0, 31] } },
};

const positions: SourcePositions = {
  files: ["spec/a.yaml", "spec/b.yaml"],
  operations: { save: { request: [{ at: [1, 1], type: "Tree" }], response: [{ at: [1, 2], type: "Tree" }] } },
  types: { Tree: tree },
};

/** Returns what is logged for an issue of a request. */
function logged(path: string, code: string, id: string = "save"): string {
  const log: string[] = [];
  const { invalidRequest } = addSourcePositions(positions, {} as ServerOptions, (text) => log.push(text));
  const context = { operation: { id } } as Parameters<NonNullable<typeof invalidRequest>>[1];
  expect(invalidRequest?.([{ path, code, message: "is wrong" }], context)).toBe(undefined);
  expect(log).toHaveLength(1);
  return log[0] ?? "";
}

describe("the line of an issue", () => {
  it.each([
    ["/name", "max-length", "spec/a.yaml:14"],
    ["/children/0/children/7/name", "max-length", "spec/a.yaml:14"],
    ["/children/0", "type", "spec/a.yaml:10"],
    // The object requires its property, whatever that requires itself.
    ["/owner", "required", "spec/a.yaml:11"],
    ["/owner/id", "required", "spec/a.yaml:18"],
    ["/children/3/other", "unknown-property", "spec/a.yaml:12"],
    ["/other", "maximum", "spec/a.yaml:31"],
    ["/tags/0", "pattern", "spec/a.yaml:22"],
    ["/tags/1", "pattern", "spec/a.yaml:23"],
    ["/either", "minimum", "spec/a.yaml:26, spec/b.yaml:6"],
    // Without a stated rule, the schema itself.
    ["/name", "type", "spec/a.yaml:13"],
    ["", "type", "spec/a.yaml:10"],
  ])("at %s with the code %s is %s", (path, code, lines) => {
    expect(logged(path, code)).toBe(`save: request: is wrong (${lines})`);
  });

  it("is unknown for another operation, and below what the schema describes", () => {
    expect(logged("/name", "max-length", "other")).toBe("other: request: is wrong");
    expect(logged("/name/deeper/still", "type")).toBe("save: request: is wrong");
  });

  it("is searched in any path without an error", () => {
    const token = fc.oneof(fc.constantFrom("children", "0", "name", "__proto__", "constructor", "~1", ""), fc.string());
    fc.assert(
      fc.property(fc.array(token, { maxLength: 20 }), fc.string(), (tokens, code) => {
        expect(logged(tokens.map((one) => `/${one}`).join(""), code)).toMatch(/^save: request: is wrong/);
      }),
    );
  });
});

it("a response that does not match is logged with lines, beside the report", () => {
  const log: string[] = [];
  const onError = vi.fn();
  const added = addSourcePositions(positions, { onError } as ServerOptions, (text) => log.push(text));
  const facts = { requestId: "1", stage: "response", operation: { id: "save" } } as never;
  const mismatch = new ResponseMismatch("the response 200 of save", [
    { path: "/name", code: "max-length", message: "name: is too long" },
  ]);
  added.onError?.(mismatch, facts);
  added.onError?.(new Error("another"), facts);
  expect(log).toEqual(["save: response: name: is too long (spec/a.yaml:14)"]);
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    "the response 200 of save does not match its schema\n/name name: is too long",
    "another",
  ]);
});
