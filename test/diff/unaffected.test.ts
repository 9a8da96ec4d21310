import { describe, expect, it } from "vitest";
import { unaffectedCases } from "./cases/unaffected-schemas.js";
import { brief, changes, rulesOf } from "./differences.js";

/** A document in which a schema is sent and received as a property. */
function withSchema(schema: string): string {
  const content = `content: { application/json: { schema: { type: object, properties: { field: ${schema} } } } }`;
  return `paths:
  /things:
    post:
      operationId: postThing
      requestBody: { required: true, ${content} }
      responses: { '200': { description: ok, ${content} } }
`;
}

describe.each(Object.entries(unaffectedCases))("%s", (_name, { base, head, not, notBase = base, rules }) => {
  it.each([
    ["added", base, head],
    ["removed", head, base],
  ])("is not a change if it is %s", (_way, before, after) => {
    expect(changes(withSchema(before), withSchema(after)).map(brief)).toEqual([]);
  });

  it("is reported if it has an effect", () => {
    const expected = rules.flatMap((rule) => [`request-${rule}`, `response-${rule}`]);
    expect(rulesOf(changes(withSchema(notBase), withSchema(not)))).toEqual(expected.sort());
  });
});
