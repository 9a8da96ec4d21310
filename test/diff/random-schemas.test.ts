import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Oracle, type Verdict } from "../conformance/oracle.js";
import { valuesOf } from "../conformance/values-of-schema.js";
import { loadFiles, root } from "../load/virtual.js";
import { brief, changes } from "./differences.js";
import { pairsOfAnySchemas } from "./schema-pairs.js";

/** The number of pairs, and of values per pair; a few of the pairs cannot be compiled. */
const pairs = 500;
const values = 40;

/** The schema is sent or received as a property, which unlike a body may be absent. */
function documentOf(schema: unknown, direction: "request" | "response"): string {
  const content = `content: { application/json: { schema: { type: object, properties: { p: { $ref: '#/components/schemas/Subject' } } } } }`;
  const [body, response] = direction === "request" ? [`requestBody: { ${content} }, `, ""] : ["", `, ${content}`];
  return `paths:
  /p: { post: { operationId: p, ${body}responses: { '200': { description: ok${response} } } } }
components:
  schemas: { Subject: ${JSON.stringify(schema)} }
`;
}

function isReadable(schema: unknown): boolean {
  const { diagnostics } = loadFiles({ "openapi.yaml": root(documentOf(schema, "request")) });
  return diagnostics.length === 0;
}

/** Undefined for what ajv's strict mode refuses, such as `then` without `if`. */
function verdictOf(subject: unknown): Verdict | undefined {
  try {
    return new Oracle({ Subject: subject }).verdict("Subject");
  } catch {
    return undefined;
  }
}

describe.each(["request", "response"] as const)("a pair of random schemas, in a %s", (direction) => {
  it("is safe on the wire only if ajv accepts every value of the one for the other", { timeout: 180_000 }, () => {
    const tally = { safe: 0, unsafe: 0, values: 0 };
    for (const { base, head } of fc.sample(pairsOfAnySchemas, { numRuns: pairs, seed: 23 })) {
      if (!isReadable(base) || !isReadable(head)) continue;
      // For ajv, the alternatives of `oneOf` always exclude each other.
      const reading = { alternatives: "exact" } as const;
      const findings = changes(documentOf(base, direction), documentOf(head, direction), reading);
      const isSafe = findings.every(({ effects }) => effects.wire === undefined || effects.wire === "safe");
      // This rule assumes that no one sends undeclared properties, as docs/diff.md states.
      if (findings.some(({ rule }) => rule === "request-property-added-optional")) continue;
      tally[isSafe ? "safe" : "unsafe"] += 1;
      if (!isSafe) continue;
      const [sent, taken] = direction === "request" ? [base, head] : [head, base];
      const [allows, takes] = [sent, taken].map(verdictOf);
      for (const value of fc.sample(valuesOf(sent, { Subject: sent }), { numRuns: values, seed: 29 })) {
        const verdict = takes?.(value);
        // Where ajv is unreliable, there is no verdict.
        if (allows?.(value) !== true || verdict === undefined) continue;
        tally.values += 1;
        const described = { value, base, head, findings: findings.map(brief) };
        expect(verdict, JSON.stringify(described)).toBe(true);
      }
    }
    expect(tally.safe).toBeGreaterThan(pairs / 5);
    expect(tally.unsafe).toBeGreaterThan(pairs / 5);
    expect(tally.values).toBeGreaterThan(pairs);
  });
});
