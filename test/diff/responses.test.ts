import { describe, expect, it } from "vitest";
import { responses } from "./cases/case.js";
import { brief, changes } from "./differences.js";

const ok = "'200': { description: ok }";
const lost = (status: string, schema: string): string =>
  `'${status}': { description: lost, content: { application/json: { schema: ${schema} } } }`;
const text = "{ type: string }";
const count = "{ type: integer }";

/** Responses besides a 200, before and after. */
function told(base: readonly string[], head: readonly string[]): readonly string[] {
  const document = (list: readonly string[]): string => responses(`{ ${[ok, ...list].join(", ")} }`);
  return changes(document(base), document(head)).map(brief);
}

describe("a response with its own status code", () => {
  it.each(["4XX", "default"])("is compared with the former response of %s", (range) => {
    expect(told([lost(range, text)], [lost(range, text), lost("404", count)])).toEqual([
      "response-type-changed getThing 404 response",
      "response-error-added getThing 404",
    ]);
    expect(told([lost(range, text)], [lost(range, text), lost("404", text)])).toEqual([
      "response-error-added getThing 404",
    ]);
  });

  it.each(["4XX", "default"])("is compared with the response of %s that replaces it", (range) => {
    expect(told([lost("404", count), lost(range, text)], [lost(range, text)])).toEqual([
      "response-type-changed getThing 404 response",
      "response-error-removed getThing 404",
    ]);
  });

  it("is compared with that of its range rather than the default", () => {
    const others = [lost("4XX", text), lost("default", count)];
    expect(told(others, [...others, lost("404", text)])).toEqual(["response-error-added getThing 404"]);
  });
});

it("compares the response of a range with the default response", () => {
  expect(told([lost("default", text)], [lost("default", text), lost("5XX", count)])).toEqual([
    "response-type-changed getThing 5XX response",
    "response-error-added getThing 5XX",
  ]);
});

it("treats the default response as success if there is no other", () => {
  const lone = responses(`{ ${lost("404", text)} }`);
  const all = responses(`{ ${lost("404", text)}, ${lost("default", text)} }`);
  expect(changes(lone, all).map(brief)).toEqual(["response-success-added getThing default"]);
  expect(changes(all, lone).map(brief)).toEqual(["response-success-removed getThing default"]);
});
