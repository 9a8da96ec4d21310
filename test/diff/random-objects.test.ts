import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brief, changes } from "./differences.js";
import { directions, documentOf, namesIn, objectsOf, pairsOfSchemas, verdictOf } from "./object-schemas.js";

/** The number of pairs of schemas. */
const pairs = Number(process.env["DIFF_PAIRS"] ?? 400);
const seed = Number(process.env["SEED"] ?? 41);

describe.each(directions)("a pair of object schemas in a %s", (direction) => {
  it("is safe on the wire only if ajv accepts every object of the one for the other", { timeout: 180_000 }, () => {
    const tally = { safe: 0, unsafe: 0, objects: 0 };
    for (const { base, head } of fc.sample(pairsOfSchemas(2), { numRuns: pairs, seed })) {
      // For ajv, the alternatives of `oneOf` always exclude each other.
      const reading = { alternatives: "exact" } as const;
      const findings = changes(documentOf(base, direction), documentOf(head, direction), reading);
      const isSafe = findings.every(({ effects }) => effects.wire === undefined || effects.wire === "safe");
      tally[isSafe ? "safe" : "unsafe"] += 1;
      if (!isSafe) continue;
      const [sent, taken] = direction === "request" ? [base, head] : [head, base];
      const [allows, takes] = [sent, taken].map(verdictOf);
      // No one sends properties that the schema does not declare, as docs/diff.md states.
      for (const value of objectsOf(namesIn(sent))) {
        const verdict = takes?.(value);
        if (allows?.(value) !== true || verdict === undefined) continue;
        tally.objects += 1;
        const described = { value, base, head, findings: findings.map(brief) };
        expect(verdict, JSON.stringify(described)).toBe(true);
      }
    }
    expect(tally.safe).toBeGreaterThan(pairs / 20);
    expect(tally.unsafe).toBeGreaterThan(pairs / 5);
    expect(tally.objects).toBeGreaterThan(pairs / 2);
  });
});
