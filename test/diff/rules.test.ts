import { describe, expect, it } from "vitest";
import { catalogue } from "../../generator/src/diff/catalogue.js";
import { policyOf } from "../../generator/src/diff/policy.js";
import { interfaceCases } from "./cases/interface.js";
import { schemaCases } from "./cases/schemas.js";
import { brief, changes, rulesOf } from "./differences.js";

/** A document in which a schema is sent and received as a property. */
function withSchema(schema: string, beside = ""): string {
  const holder = `{ type: object, properties: { field: ${schema} } }`;
  const named = beside === "" ? "" : `components:\n  schemas:\n${beside.replace(/^/gm, "    ")}\n`;
  return `paths:
  /things:
    post:
      operationId: postThing
      requestBody: { required: true, content: { application/json: { schema: ${holder} } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: ${holder} } } }
${named}`;
}

describe.each(Object.entries(schemaCases))("%s", (change, { base, head, not, notBase = base, beside, also = [] }) => {
  it("is reported for requests and for responses", () => {
    const expected = [change, ...also].flatMap((id) => [`request-${id}`, `response-${id}`]);
    expect(rulesOf(changes(withSchema(base, beside), withSchema(head, beside)))).toEqual(expected.sort());
  });

  it("is not reported for a similar change", () => {
    const rules = rulesOf(changes(withSchema(notBase, beside), withSchema(not, beside)));
    expect(rules.filter((rule) => rule.replace(/^(request|response)-/, "") === change)).toEqual([]);
  });
});

describe.each(Object.entries(interfaceCases))("%s", (rule, { base, head, not, notBase = base, also = [], policy }) => {
  const options = { words: true, policy: policyOf(policy) };

  it("is reported", () => {
    expect(rulesOf(changes(base, head, options))).toEqual([rule, ...also].sort());
  });

  it("is not reported for a similar change", () => {
    const findings = changes(notBase, not, options);
    expect(findings.filter((finding) => finding.rule === rule).map(brief)).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("has a pair of documents for every rule", () => {
    const shown = new Set([
      ...Object.keys(schemaCases).flatMap((id) => [`request-${id}`, `response-${id}`]),
      ...Object.keys(interfaceCases),
    ]);
    expect([...catalogue.keys()].filter((id) => !shown.has(id))).toEqual([]);
    expect([...shown].filter((id) => !(catalogue as ReadonlyMap<string, unknown>).has(id))).toEqual([]);
  });

  it("has a near miss for every rule, different from the change", () => {
    const cases = Object.entries({ ...schemaCases, ...interfaceCases });
    expect(cases.filter(([, { base, not, notBase = base }]) => not === notBase).map(([id]) => id)).toEqual([]);
  });

  it("has more than 120 rules, each with an effect on someone", () => {
    expect(catalogue.size).toBeGreaterThan(120);
    expect([...catalogue.values()].filter(({ effects }) => Object.keys(effects).length === 0)).toEqual([]);
  });
});
