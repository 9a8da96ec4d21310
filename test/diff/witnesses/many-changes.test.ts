import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { InterfaceChange } from "../../../generator/src/diff/interface-change.js";
import type { Witness } from "../../../generator/src/diff/witness.js";
import { schemaCases } from "../cases/schemas.js";
import { witnessedChanges } from "../differences.js";

const before = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", maxLength: 30 },
    kind: { type: "string", enum: ["a", "b", "c", "d"] },
    size: { type: "number", minimum: 0, multipleOf: 0.5 },
    tags: { type: "array", items: { type: "string" } },
    meta: { type: "object", additionalProperties: { type: "string" } },
    choice: { type: ["string", "null"] },
    code: { type: "string" },
  },
};

const after = {
  type: "object",
  required: ["name", "kind", "origin"],
  properties: {
    name: { type: "string", maxLength: 20, minLength: 2 },
    kind: { type: "string", enum: ["a", "b"] },
    size: { type: "number", minimum: 1, multipleOf: 0.5 },
    tags: { type: "array", items: { type: "string" }, uniqueItems: true, minItems: 2 },
    meta: { type: "object", additionalProperties: { type: "string", minLength: 3 }, maxProperties: 2 },
    choice: { type: "string" },
    code: { type: "integer" },
    origin: { type: "string" },
  },
};

const received = (schema: unknown): string => `paths:
  /things:
    post:
      operationId: postThing
      requestBody: { required: true, content: { application/json: { schema: ${JSON.stringify(schema)} } } }
      responses: { '200': { description: ok } }
`;

function witnessOf({ witness }: InterfaceChange): Witness | undefined {
  return witness !== undefined && "found" in witness ? witness.found : undefined;
}

describe("a message that shows one of many changes of an object", () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  const [accepts, rejects] = [ajv.compile(before), ajv.compile(after)];
  const found = witnessedChanges(received(before), received(after)).filter(
    ({ effects }) => effects.wire === "breaking",
  );

  it.each([
    ["max-length-tightened", "name", "/name maxLength"],
    ["min-length-tightened", "name", "/name minLength"],
    ["min-length-tightened", "meta.*", "/meta/key1 minLength"],
    ["enum-member-removed", "kind", "/kind enum"],
    ["property-made-required", "kind", " required"],
    ["property-added-required", "origin", " required"],
    ["minimum-tightened", "size", "/size minimum"],
    ["min-items-tightened", "tags", "/tags minItems"],
    ["unique-items-introduced", "tags", "/tags uniqueItems"],
    ["max-properties-tightened", "meta", "/meta maxProperties"],
    ["null-forbidden", "choice", "/choice type"],
    ["type-changed", "code", "/code type"],
  ])("violates the rule of request-%s in %s, and no other", (rule, where, expected) => {
    const own = found.filter((change) => change.rule === `request-${rule}` && change.where.endsWith(`.${where}`));
    expect(own).not.toEqual([]);
    for (const body of own.map((change) => witnessOf(change)?.request?.body)) {
      expect(accepts(body)).toBe(true);
      rejects(body);
      expect(rejects.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([expected]);
    }
  });

  it("has the value that was removed from an enumeration", () => {
    const removed = found.filter(({ rule }) => rule === "request-enum-member-removed");
    expect(removed.map((change) => witnessOf(change)?.request?.body)).toMatchObject([{ kind: "c" }, { kind: "d" }]);
  });

  it("points to a property that is missing", () => {
    const required = found.filter(({ rule }) => rule.endsWith("-required"));
    expect(required.map((change) => witnessOf(change)?.at).sort()).toEqual([
      "/request/body/kind",
      "/request/body/origin",
    ]);
  });
});

describe.each(Object.entries(schemaCases))(
  "an example of %s beside another change",
  (change, { base, head, beside }) => {
    const named = beside === undefined ? "" : `components:\n  schemas:\n${beside.replace(/^/gm, "    ")}\n`;
    const holding = (field: string, others: string): string => `paths:
  /things:
    post:
      operationId: postThing
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, ${others}, properties: { field: ${field}, other: { type: string } } } } }
      responses: { '200': { description: ok } }
${named}`;

    it("fulfils what the other one requires", () => {
      const found = witnessedChanges(holding(base, "required: []"), holding(head, "required: [other]"));
      const own = found.find(({ rule }) => rule === `request-${change}`);
      const witness = own === undefined ? undefined : witnessOf(own);
      if (witness?.after === "invalid") expect(witness.request?.body).toHaveProperty("other");
    });
  },
);
