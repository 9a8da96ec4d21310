import { expect, it } from "vitest";
import { endpointWebhooks } from "../../generator/src/model/endpoint.js";
import { webhookReceivers } from "../../generator/src/model/webhook-receivers.js";
import { findingsOf, modelOf } from "./model-of.js";

const parts = {
  body: "requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }",
  responses:
    "responses: { '200': { description: Ok, content: { application/json: { schema: { $ref: '#/components/schemas/Result' } } } } }",
  routes: "routes: [{ when: arrived, name: arrival, key: /shelf }]",
  allow: "responses: [{ when: arrived, allow: [keep] }]",
  builders: "builders: { keep: { kind: keep, days: 7, shelf: { row: 1 } } }",
  token: "token: { value: /secret, owner: /desk, validity: P2W }",
  followUps: "callback: submit, followUps: [submit]",
  signature:
    "x-signature: { scheme: ed25519, encoding: hex, signatureHeader: X-Sig, timestampHeader: X-Time, content: [timestamp, body] }",
  submit: "/parcels/{number}/{secret}",
  submitBody: "requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Result' } } } }",
  more: "Lost: { type: object, properties: { kind: { const: lost } } }",
};

/** A webhook of parcels, with one part replaced. */
function parcels(changed: Partial<typeof parts> = {}): string {
  const part = { ...parts, ...changed };
  const parameters = [...part.submit.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`,
  );
  return `paths:
  ${part.submit}:
    post: { operationId: submit, parameters: [${parameters.join(", ")}], ${part.submitBody}, responses: { '204': { description: Done } } }
webhooks:
  parcel:
    post:
      operationId: parcel
      ${part.body}
      ${part.responses}
      x-dispatch:
        { discriminator: kind, ${part.routes}, ${part.allow}, ${part.builders}, ${part.token}, ${part.followUps} }
      ${part.signature}
components:
  schemas:
    Parcel: { oneOf: [{ $ref: '#/components/schemas/Arrived' }, { type: object, properties: { kind: { const: lost } } }] }
    Arrived: { type: object, required: [kind], properties: { kind: { const: arrived }, shelf: { type: string }, number: { type: string }, secret: { type: string }, desk: { type: string } } }
    Result: { oneOf: [{ $ref: '#/components/schemas/Keep' }, { $ref: '#/components/schemas/Fine' }, { $ref: '#/components/schemas/AlsoFine' }] }
    Keep: { type: object, required: [kind], properties: { kind: { const: keep }, days: { type: integer }, shelf: { type: object, properties: { row: { type: integer } } } } }
    Fine: { type: object, required: [kind], properties: { kind: { const: fine } } }
    AlsoFine: { type: object, required: [kind], properties: { kind: { const: fine } } }
    ${part.more}
`;
}

/** `Fine` and `AlsoFine` overlap, for the builder of a kind that the response has twice. */
const endpointFindings = (document: string): readonly string[] =>
  findingsOf(document).filter((finding) => !finding.includes(" alternatives-overlap "));

const isMade = (document: string): boolean => endpointWebhooks(modelOf(document)).length === 1;

it("a webhook for which everything can be generated gives no diagnostic", () => {
  expect(endpointFindings(parcels())).toEqual([]);
  expect(isMade(parcels())).toBe(true);
});

it.each<[string, Partial<typeof parts>, string]>([
  [
    "the signature is missing",
    { signature: "" },
    "openapi.yaml:12:7 endpoint-incomplete no endpoint is generated: the document does not describe how requests are signed",
  ],
  [
    "the signature is base64",
    { signature: parts.signature.replace("hex", "base64") },
    "openapi.yaml:14:49 endpoint-incomplete no endpoint is generated for signatures in base64",
  ],
  [
    "the timestamp is not signed",
    { signature: parts.signature.replace("timestamp, body", "body") },
    "openapi.yaml:14:112 endpoint-incomplete no endpoint is generated for signatures over {body} with Ed25519",
  ],
  [
    "the timestamp has no header",
    { signature: parts.signature.replace("timestampHeader: X-Time, ", "") },
    "openapi.yaml:14:7 endpoint-incomplete no endpoint is generated: the location of the timestamp is not declared",
  ],
  [
    "there is no body",
    { body: "summary: No body" },
    "openapi.yaml:8:5 endpoint-incomplete no endpoint is generated: the body has no named type as JSON",
  ],
  [
    "the body is no JSON",
    { body: parts.body.replace("application/json", "text/plain") },
    "openapi.yaml:10:7 endpoint-incomplete no endpoint is generated: the body has no named type as JSON",
  ],
  [
    "the response has another status",
    { responses: parts.responses.replace("200", "202") },
    "openapi.yaml:11:7 endpoint-incomplete no endpoint is generated: the response 200 has no named type as JSON",
  ],
  [
    "a route is for an alternative without a name",
    { routes: parts.routes.replace("when: arrived", "when: lost") },
    'openapi.yaml:13:49 endpoint-incomplete no endpoint is generated: no named alternative of the body has the kind "lost"',
  ],
])("no endpoint is generated where %s, with a located diagnostic", (_, changed, finding) => {
  expect(endpointFindings(parcels(changed))).toEqual([finding]);
  expect(isMade(parcels(changed))).toBe(false);
});

it.each<[string, Partial<typeof parts>, string]>([
  [
    "a builder for what the response has not",
    { builders: "builders: { give: { kind: give } }" },
    'openapi.yaml:13:148 endpoint-incomplete no builder `give` is generated: the response has no named alternative of the kind "give"',
  ],
  [
    "a builder for what the response has twice",
    { builders: "builders: { fine: { kind: fine } }" },
    'openapi.yaml:13:148 endpoint-incomplete no builder `fine` is generated: the response has several alternatives of the kind "fine"',
  ],
  [
    "a builder of no kind",
    { builders: "builders: { keep: { days: 7 } }" },
    "openapi.yaml:13:148 endpoint-incomplete no builder `keep` is generated: it does not state the `kind` of its responses",
  ],
  [
    "a builder with a property too many",
    { builders: "builders: { keep: { kind: keep, shelf: { colour: red } } }" },
    "openapi.yaml:13:177 endpoint-incomplete `Keep` has no `/shelf/colour`, so the builder `keep` omits it",
  ],
  [
    "a kind of response that there is not",
    { allow: parts.allow.replace("keep", "keep, give") },
    'openapi.yaml:13:132 endpoint-incomplete the response has no named alternative of the kind "give"',
  ],
  [
    "a validity of months",
    { token: parts.token.replace("P2W", "P1M") },
    "openapi.yaml:13:249 endpoint-incomplete months and years have no fixed length, so the token is considered valid forever",
  ],
  [
    "a token that no follow-up takes",
    { token: "token: { value: /shelf }" },
    "openapi.yaml:13:256 endpoint-incomplete `submit` uses nothing from the delivery: no path parameter is named after the token or its owner",
  ],
])("an endpoint is generated without %s, with a located diagnostic", (_, changed, finding) => {
  expect(endpointFindings(parcels(changed))).toEqual([finding]);
  expect(isMade(parcels(changed))).toBe(true);
});

/** A webhook with this signature and no `x-dispatch`. */
function signed(signature: string): string {
  return `webhooks:
  paid:
    post:
      operationId: paid
      x-signature: ${signature}
      responses: { "204": { description: Done } }
`;
}

const none = "endpoint-incomplete no receiver and no sender are generated";

it.each([
  ["{timestamp}.{body}", "", `${none}: the location of the timestamp is not declared`],
  ["{body}", "timestampHeader: T, ", `${none}: the timestamp is not signed`],
  ["{id}{body}", "", `${none}: the location of the message id is not declared`],
  ["{body}", "idHeader: I, ", `${none}: the message id is not signed`],
  [
    "{timestamp}{body}",
    'timestampHeader: T, format: "t={timestamp},v1={signature}", ',
    `${none}: \`timestampHeader\` and`,
  ],
  ["[body, timestamp]", "timestampHeader: T, ", `${none}: the signed content does not end with the body`],
])("reports an HMAC signature over %s with `%s`", (content, more, message) => {
  const stated = content.startsWith("[") ? content : `"${content}"`;
  const found = findingsOf(signed(`{ scheme: hmac-sha256, signatureHeader: S, ${more}content: ${stated} }`));
  expect(found).toEqual([expect.stringContaining(message)]);
});

it("selects webhooks by a property or a header only if each has other constants", () => {
  const webhook = (name: string, property: string, header = ""): string => `  ${name}:
    post:
      operationId: ${name}
      parameters: [${header}]
      requestBody: { content: { application/json: { schema: { type: object, required: [type], properties: { type: ${property} } } } } }
      responses: { "204": { description: Done } }
`;
  const selectorOf = (...webhooks: readonly string[]): unknown =>
    webhookReceivers(modelOf(`webhooks:\n${webhooks.join("")}`))[0]?.selector;
  expect(selectorOf(webhook("a", "{ const: a }"), webhook("b", "{ enum: [b, c] }"))).toEqual({
    kind: "property",
    name: "type",
  });
  expect(selectorOf(webhook("a", "{ const: a }"), webhook("b", "{ enum: [b, a] }"))).toBeUndefined();
  expect(selectorOf(webhook("a", "{ const: a }"), webhook("b", "{ type: string }"))).toBeUndefined();
  const header = (value: string): string =>
    `{ name: X-Event, in: header, required: true, schema: { const: ${value} } }`;
  expect(selectorOf(webhook("a", "{}", header("a")), webhook("b", "{}", header("b")))).toEqual({
    kind: "header",
    name: "X-Event",
  });
});
