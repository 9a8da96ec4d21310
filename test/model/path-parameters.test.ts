import { describe, expect, it } from "vitest";
import { findingsOf } from "./model-of.js";

const done = "responses: { '204': { description: d } }";

function adjacent(one: string, other: string, path = "/a/{p}{q}"): readonly string[] {
  const parameter = (name: string, schema: string): string =>
    `{ name: ${name}, in: path, required: true, schema: ${schema} }`;
  const parameters = `[${parameter("p", one)}, ${parameter("q", other)}]`;
  const operations = `get: { operationId: a, ${done} }, put: { operationId: b, ${done} }`;
  return findingsOf(`paths: { '${path}': { parameters: ${parameters}, ${operations} } }`);
}

describe("parameters of a path with no text between them", () => {
  it("are reported once, with the split that servers choose", () => {
    expect(adjacent("{ type: string }", "{ type: string }")).toEqual([
      expect.stringMatching(
        /path-parameters-adjacent .*no text separates `p` from `q` in `\/a\/\{p\}\{q\}`, so servers give `p` one character/,
      ),
    ]);
    expect(adjacent("{ type: integer }", "{ type: string }")).toEqual([
      expect.stringContaining("so servers give `p` all digits"),
    ]);
  });

  it("are not reported if one of them lists its values, or text separates them", () => {
    expect(adjacent("{ type: string }", "{ enum: [.json, .xml] }")).toEqual([]);
    expect(adjacent("{ enum: [en, es] }", "{ type: string }")).toEqual([]);
    expect(adjacent("{ type: string }", "{ type: string }", "/a/{p}.{q}")).toEqual([]);
  });

  it("are reported if the list of values is open", () => {
    expect(adjacent("{ type: string }", "{ type: string, enum: [.json], x-open-enum: true }")).toHaveLength(1);
  });
});
