import { describe, expect, it } from "vitest";
import { formatNoWitness } from "../../../generator/src/diff/witness.js";
import { interfaceCases } from "../cases/interface.js";
import { schemaCases } from "../cases/schemas.js";
import { bodyType, contradictions, found, judgesOf, readVersion, witnessed } from "./proof.js";

/** A document that sends and receives a schema as a property of {@link bodyType}. */
function bothWays(schema: string, beside = ""): string {
  const content = `content: { application/json: { schema: { $ref: '#/components/schemas/${bodyType}' } } }`;
  return `paths:
  /things: { post: { operationId: p, requestBody: { required: true, ${content} }, responses: { '200': { description: ok, ${content} } } } }
components:
  schemas:
    ${bodyType}: { type: object, properties: { field: ${schema} } }
${beside.replace(/^(?=.)/gm, "    ")}
`;
}

function versionOf(text: string) {
  const version = readVersion(text);
  if (version === undefined) throw new Error(`not valid: ${text}`);
  return version;
}

/** Changes for which no message exists: one side accepts all values of the other, or decides by more than its schema. */
const schemasWithout: Readonly<Record<string, string>> = {
  "request-image-rule-introduced": "images",
  "request-image-rule-changed": "images",
  "response-image-rule-changed": "images",
  "response-image-rule-dropped": "images",
  "response-schema-rewritten": "narrower",
  "response-contains-changed": "narrower",
  "response-tuple-item-added": "narrower",
  "request-tuple-item-removed": "wider",
  "request-tuple-length-changed": "wider",
  "request-property-names-changed": "wider",
  "response-min-length-loosened": "an alternative beside it accepts these values",
  "response-max-length-loosened": "an alternative beside it accepts these values",
  "request-max-length-tightened": "an alternative beside it accepts these values",
  "request-discriminator-introduced": "the alternatives require the values",
  "request-discriminator-changed": "the alternatives list their own values",
  "response-discriminator-changed": "the alternatives list their own values",
  "response-discriminator-dropped": "the alternatives require the values",
  "response-discriminator-value-added": "the alternative has another value",
  "request-discriminator-value-removed": "the alternative has another value",
  "response-check-changed": "narrower",
  "request-unevaluated-changed": "wider",
};

describe("changes of schemas", () => {
  const tally = { found: 0, ajv: 0, missing: new Set<string>() };

  it.each(Object.entries(schemaCases))("%s: both validators and ajv agree", (_change, { base, head, beside }) => {
    const [before, after] = [versionOf(bothWays(base, beside)), versionOf(bothWays(head, beside))];
    const judges = { before: judgesOf(before), after: judgesOf(after) };
    for (const change of witnessed(before.model, after.model)) {
      const witness = found(change);
      if (witness === undefined) {
        tally.missing.add(change.rule);
        expect(Object.hasOwn(schemasWithout, change.rule), change.rule).toBe(true);
        continue;
      }
      tally.found += 1;
      const body = witness.request?.body ?? witness.response?.body;
      if (judges.before.ajv(body) !== undefined && judges.after.ajv(body) !== undefined) tally.ajv += 1;
      expect([change.rule, ...contradictions(change, witness, judges)], JSON.stringify(witness)).toEqual([change.rule]);
    }
  });

  const optional = (name: string, type: string): string =>
    `{ type: object, properties: { ${name}: { type: ${type} } } }`;
  const either = `[${optional("a", "string")}, ${optional("b", "integer")}]`;
  it.each(["anyOf", "oneOf"])("%s that only optional properties distinguish has a message when it is dropped", (of) => {
    const own = "type: object, properties: { id: { type: string } }";
    const [before, after] = [`{ ${own}, ${of}: ${either} }`, `{ ${own} }`].map((text) => versionOf(bothWays(text)));
    if (before === undefined || after === undefined) throw new Error("a document has errors");
    const changes = witnessed(before.model, after.model);
    const change = changes.find(({ rule }) => rule === "response-alternatives-dropped");
    const witness = change && found(change);
    if (change === undefined || witness === undefined) throw new Error("no message");
    expect(contradictions(change, witness, { before: judgesOf(before), after: judgesOf(after) })).toEqual([]);
    expect([witness.before, witness.after]).toEqual(["invalid", "valid"]);
  });

  it("have a message except for those listed, and ajv judges most", () => {
    expect([...tally.missing].sort()).toEqual(Object.keys(schemasWithout).sort());
    expect(tally.found).toBeGreaterThan(130);
    expect(tally.ajv).toBeGreaterThan(80);
  });
});

const transportWithout: Readonly<Record<string, string>> = {
  "error-added": "the catalogue does not list the error",
  "rate-limit-introduced": "a rate limit concerns many requests",
  "rate-limit-dropped": "a rate limit concerns many requests",
  "rate-limit-changed": "a rate limit concerns many requests",
  "body-limit-changed": "it would be as large as the limit",
  "message-size-narrowed": "it would be as large as the limit",
  "response-link-removed": "links are in the document, not in messages",
  "response-link-changed": "links are in the document, not in messages",
  "security-scheme-deprecated": "no operation accepts the scheme",
  "bearer-format-changed": "no operation accepts the scheme",
  "permission-bit-removed": "which permissions a caller holds is in no request",
  "permission-bit-moved": "which permissions a caller holds is in no request",
  "dispatch-changed": "the rules are those of the receiver",
  "error-format-changed": "it concerns the errors of every operation",
  "lifecycle-removed": "a lifecycle concerns several requests",
  "validity-shortened": "a lifecycle concerns several requests",
  "state-added": "a lifecycle concerns several requests",
  "state-removed": "a lifecycle concerns several requests",
  "transition-added": "a lifecycle concerns several requests",
  "transition-removed": "a lifecycle concerns several requests",
  "transition-changed": "a lifecycle concerns several requests",
  "sunset-brought-forward": "the date is in the document, not in messages",
  "sunset-too-soon": "the date is in the document, not in messages",
  "stability-decreased": "the level is in the document, not in messages",
};

describe("changes of what is sent around schemas", () => {
  const missing: Record<string, string> = {};

  it.each(Object.entries(interfaceCases))("%s: has an exchange, or a reason", (rule, { base, head }) => {
    for (const change of witnessed(versionOf(base).model, versionOf(head).model)) {
      if (change.witness !== undefined && !("found" in change.witness)) {
        missing[change.rule] = formatNoWitness(change.witness);
      }
      const witness = found(change);
      if (witness === undefined) continue;
      expect(
        [witness.request, witness.response, witness.message].some((part) => part !== undefined),
        rule,
      ).toBe(true);
      if (change.effects.wire === "risky") continue;
      const isShown = witness.before !== "valid" || witness.after !== "valid";
      // The same bytes are read differently.
      const isReadOtherwise =
        /^(response-property-removed$|(parameter|body|response-header|callback-parameter|webhook-parameter)-)/.test(
          change.rule,
        );
      expect(isShown || isReadOtherwise, change.rule).toBe(true);
    }
  });

  it("have a message except for those listed", () => {
    const reasons = Object.entries(transportWithout).map(([rule, reason]) => [rule, `no example: ${reason}`]);
    expect(missing).toEqual(Object.fromEntries(reasons));
  });

  it("show a renamed event under its former name, with its former payload", () => {
    const base = versionOf("x-gateway-events: { MADE: { title: Made, payload: { const: made } } }");
    const head = versionOf("x-gateway-events: { BUILT: { title: Made, x-renamed-from: MADE } }");
    const messages = witnessed(base.model, head.model).map((change) => [change.rule, found(change)]);
    const expected = { before: "valid", after: "invalid", at: "/message", message: { name: "MADE", payload: "made" } };
    expect(Object.fromEntries(messages)).toEqual({ "event-renamed": expected, "event-payload-removed": expected });
  });
});
