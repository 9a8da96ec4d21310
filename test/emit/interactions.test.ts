import { expect, it } from "vitest";
import { emitInteractions } from "../../generator/src/emit/interactions/interactions.js";
import { proveSyntax } from "../../generator/src/print/index.js";
import { modelOf, schemas } from "../model/model-of.js";
import { hostileText } from "./hostile.js";

/** A webhook of another domain: parcels that arrive or get lost. */
function parcels({ encoding = "hex", validity = "PT1H30M" } = {}): string {
  const text = JSON.stringify(hostileText);
  return `paths:
  /desks/{desk}/{parcel_secret}:
    post:
      operationId: addNote
      tags: [desks]
      summary: ${text}
      parameters:
        - { name: desk, in: path, required: true, schema: { type: string } }
        - { name: parcel_secret, in: path, required: true, schema: { type: string } }
        - { name: loud, in: query, schema: { type: boolean } }
      responses: { '204': { description: Done } }
    delete:
      operationId: forget
      tags: [desks]
      parameters:
        - { name: desk, in: path, required: true, schema: { type: string } }
        - { name: parcel_secret, in: path, required: true, schema: { type: string } }
      responses: { '204': { description: Done } }
webhooks:
  parcel:
    post:
      operationId: parcel
      tags: [desks]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }
      responses: { '200': { description: Ok, content: { application/json: { schema: { $ref: '#/components/schemas/Result' } } } } }
      x-dispatch:
        discriminator: kind
        automatic: [{ when: test, respond: { kind: fine } }]
        routes: [{ when: arrived, name: arrival, key: /shelf/name }, { when: lost, name: loss, key: /number, kind: /carrier }]
        responses: [{ when: arrived, allow: [keep] }]
        builders:
          keep: { kind: keep }
          keepForAWeek: { kind: keep, until: { days: 7 } }
          keepAlways: { kind: keep, note: for ever, until: { weeks: 1 } }
          unknown: { kind: nothing }
        followUps: [addNote, forget]
        token: { value: /secret, owner: /desk, validity: ${validity} }
      x-signature: { scheme: ed25519, encoding: ${encoding}, signatureHeader: X-Sig, timestampHeader: X-Time, content: [timestamp, body], failureStatus: 403 }
${schemas({
  Parcel:
    "{ oneOf: [{ $ref: '#/components/schemas/Arrived' }, { $ref: '#/components/schemas/Lost' }], discriminator: { propertyName: kind, mapping: { arrived: Arrived, lost: Lost } } }",
  Arrived: `{ type: object, description: ${text}, required: [kind, shelf, secret, desk], properties: { kind: { const: arrived }, shelf: { type: object, properties: { name: { type: string } } }, secret: { type: string }, desk: { type: string } } }`,
  Lost: "{ type: object, required: [kind, number, secret, desk], properties: { kind: { const: lost }, number: { type: string }, carrier: { type: string }, secret: { type: string }, desk: { type: string } } }",
  Result:
    "{ oneOf: [{ $ref: '#/components/schemas/Fine' }, { $ref: '#/components/schemas/Keep' }], discriminator: { propertyName: kind, mapping: { fine: Fine, keep: Keep } } }",
  Fine: "{ type: object, required: [kind], properties: { kind: { const: fine } } }",
  Keep: `{ type: object, description: ${text}, required: [kind], properties: { kind: { const: keep }, note: { type: string }, class: { type: string }, until: { type: object, properties: { days: { type: integer }, hours: { type: integer } } } } }`,
})}`;
}

const files = emitInteractions(modelOf(parcels()));
const text = files[0]?.text ?? "";

it("a document has no endpoint without signed webhooks, or with a signature that the runtime does not support", () => {
  expect(emitInteractions(modelOf(schemas({ A: "{ type: string }" })))).toEqual([]);
  expect(emitInteractions(modelOf(parcels({ encoding: "base64" })))).toEqual([]);
});

it("endpoint, routes and follow-ups are named after the document's identifiers", () => {
  expect(text).toContain("export function createParcelEndpoint(options: EndpointOptions): Endpoint");
  expect(text).toContain("export type RoutedParcel = Arrived | Lost;");
  expect(text).toContain("export type ArrivalResponse = Keep;");
  expect(text).toContain("export function onArrival<const Match extends RouteMatch>(");
  // Responses to losses are undeclared, so that every one is allowed.
  expect(text).toContain("export type LossResponse = Result;");
  expect(text).toContain("export function onLoss<const Match extends RouteMatch<LossKind>>(");
  expect(text).toContain('type LossKind = Lost["carrier"];');
  expect(text).toContain('type LossDelivery<Match> = RouteDelivery<Lost, ["carrier"], Match>;');
  expect(text).toContain("handler: LossHandler<RouteParameters<Match>, LossDelivery<Match>>,");
  expect(text).toContain("handler: ArrivalHandler<RouteParameters<Match>>,");
});

it("builders take the fields that are not fixed, and a builder for an undeclared response is omitted", () => {
  expect(text).toMatch(
    /export function keep\(\s*note\?: NonNullable<Keep\["note"\]>,\s*class_\?: NonNullable<Keep\["class"\]>,\s*until\?: NonNullable<Keep\["until"\]>,?\s*\): Keep/,
  );
  expect(text).toContain("...(class_ === undefined ? {} : { class: class_ })");
  expect(text).toMatch(/export function keepForAWeek\([^)]*until\?: Omit<NonNullable<Keep\["until"\]>, "days">/);
  expect(text).toMatch(/export function keepAlways\(\s*class_\?[^)]*until\?: NonNullable<Keep\["until"\]>,?\s*\)/);
  expect(text).toMatch(/kind: "keep",\s*note: "for ever",/);
  expect(text).not.toContain("function unknown");
});

it("builders have parameters whatever the names of the properties", () => {
  const renamed = parcels()
    .replaceAll(/\bnote:/g, "'a-b':")
    .replaceAll("until", "'a b'");
  const [file] = emitInteractions(modelOf(renamed));
  expect(file?.text).toMatch(/function keep\(\s*a_b\?: NonNullable<Keep\["a-b"\]>,\s*class_\?: [^)]*a_b2\?:/);
  expect(file?.text).toContain('...(a_b === undefined ? {} : { "a-b": a_b })');
  expect(file?.text).toContain('"a b": { ...a_b2, days: 7 }');
});

it("follow-ups are bound to token and owner by the names of their parameters", () => {
  expect(text).toContain('args: Omit<AddNoteArgs, "desk" | "parcel_secret">');
  expect(text).toContain("forget(options?: CallOptions)");
  expect(text.match(/desk: delivery\.desk/g)).toHaveLength(2);
  expect(text.match(/parcel_secret: delivery\.secret/g)).toHaveLength(2);
});

it("the definition states how deliveries are verified and distinguished", () => {
  expect(text).toMatch(/signatureHeader: "X-Sig",\s*timestampHeader: "X-Time",\s*failureStatus: 403/);
  expect(text).toContain('discriminator: "kind"');
  expect(text).toContain('{ when: "arrived", name: "arrival", key: ["shelf", "name"] }');
  expect(text).toContain("validity: 5400000,");
  expect(text).not.toContain("callback:");
});

it.each([
  ["P1DT1S", 86_401_000],
  ["P2W", 1_209_600_000],
  ["PT0.5S", 500],
])("a token that is valid for %s is valid for %d ms", (validity, milliseconds) => {
  const [file] = emitInteractions(modelOf(parcels({ validity })));
  expect(file?.text).toContain(`validity: ${milliseconds},`);
});

it("hostile texts leave valid TypeScript", async () => {
  expect(proveSyntax(files)).toEqual([]);
});
