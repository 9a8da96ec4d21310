import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOracleSound } from "../../conformance/oracle.js";
import { comparedEdits } from "../compared-edits.js";
import { pairsOfSchemas } from "../object-schemas.js";
import { pairsOfAnySchemas, type SchemaPair } from "../schema-pairs.js";
import { shop } from "../specification.js";
import { bodyType, contradictions, found, judgesOf, readVersion, witnessed } from "./proof.js";

function documentOf(subject: unknown): string {
  const content = `content: { application/json: { schema: { $ref: '#/components/schemas/${bodyType}' } } }`;
  return `paths:
  /p: { post: { operationId: p, requestBody: { ${content} }, responses: { '200': { description: ok, ${content} } } } }
components:
  schemas:
    ${bodyType}: { type: object, properties: { p: { $ref: '#/components/schemas/Subject' } } }
    Subject: ${JSON.stringify(subject)}
`;
}

describe.each([
  ["any schemas", pairsOfAnySchemas as fc.Arbitrary<SchemaPair>, 100, 31],
  ["objects", pairsOfSchemas(2).filter(({ base, head }) => isOracleSound(base) && isOracleSound(head)), 100, 37],
] as const)("messages for random pairs of %s", (_title, pairs, count, seed) => {
  it("are judged by both validators and ajv as they say", { timeout: 180_000 }, () => {
    const tally = { found: 0, missing: 0, ajv: 0 };
    for (const { base, head } of fc.sample(pairs, { numRuns: count, seed })) {
      const [before, after] = [readVersion(documentOf(base)), readVersion(documentOf(head))];
      if (before === undefined || after === undefined) continue;
      const changes = witnessed(before.model, after.model);
      if (changes.length === 0) continue;
      const judges = { before: judgesOf(before), after: judgesOf(after) };
      for (const change of changes) {
        const witness = found(change);
        tally[witness === undefined ? "missing" : "found"] += 1;
        if (witness === undefined) continue;
        if (judges.before.ajv({}) !== undefined && judges.after.ajv({}) !== undefined) tally.ajv += 1;
        const described = JSON.stringify({ rule: change.rule, witness, base, head });
        expect(contradictions(change, witness, judges), described).toEqual([]);
      }
    }
    expect(tally.found).toBeGreaterThan(count / 4);
    expect(tally.ajv).toBeGreaterThan(tally.found / 2);
    expect(tally.missing).toBeLessThan(tally.found);
  });
});

it("the same documents have the same messages", { timeout: 60_000 }, () => {
  const { base, edits } = comparedEdits(shop, { count: 20, seed: 5 });
  const all = (): unknown => edits.map(({ head }) => witnessed(base, head));
  expect(JSON.stringify(all())).toBe(JSON.stringify(all()));
});

it("a removed property that unevaluatedProperties declares is not ignored", () => {
  const others = { type: "object", unevaluatedProperties: { type: "string" } };
  const [before, after] = [{ ...others, properties: { a: { type: "string" } } }, others].map((one) =>
    readVersion(documentOf(one)),
  );
  if (before === undefined || after === undefined) throw new Error("a document has errors");
  const judges = { before: judgesOf(before), after: judgesOf(after) };
  const changes = witnessed(before.model, after.model);
  const witnesses = changes.flatMap((change) => found(change) ?? []);
  expect(witnesses.length).toBeGreaterThan(0);
  expect(witnesses.map((one) => one.after)).not.toContain("ignored");
  for (const change of changes) {
    const witness = found(change);
    if (witness !== undefined) expect(contradictions(change, witness, judges)).toEqual([]);
  }
});
