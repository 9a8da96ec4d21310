import { expect, it } from "vitest";
import { brief, changes } from "./differences.js";

const reference = "{ $ref: '#/components/schemas/Item' }";
const event = (data: string): string =>
  `{ type: object, required: [event, data], properties: { event: { const: added }, data: ${data} } }`;
const content = (schema: string): string =>
  `{ type: string, contentMediaType: application/json, contentSchema: ${schema} }`;

/** A document with one stream, and a schema of items. */
function feed(media: string, properties: string, mediaType = "text/event-stream"): string {
  return `paths:
  /feed:
    get:
      operationId: follow
      tags: [feed]
      responses: { '200': { description: d, content: { ${mediaType}: ${media} } } }
components: { schemas: { Item: { type: object, required: [id], properties: { ${properties} } } } }`;
}

const [before, after] = ["id: { type: string }", "id: { type: string }, name: { type: string }"];

it.each([
  ["text/event-stream", `{ x-stream: { item: ${event(content(reference))} } }`],
  ["text/event-stream", `{ x-stream: { format: events, item: ${event(reference)} } }`],
  ["application/jsonl", `{ x-stream: { item: ${reference} } }`],
  ["application/json-seq", `{ x-stream: { item: ${reference} } }`],
  ["multipart/mixed", `{ x-stream: { item: ${reference} } }`],
])("a property that is added to the items of %s is safe, and another type is not", (mediaType, media) => {
  const compare = (properties: string): readonly string[] =>
    changes(feed(media, before, mediaType), feed(media, properties, mediaType)).map(
      ({ rule, where, effects }) => `${rule} ${where} ${effects.callers}`,
    );
  expect(compare(after)).toEqual(["response-property-added-optional Item.name safe"]);
  expect(compare("id: { type: integer }")).toEqual(["response-type-changed Item.id breaking"]);
});

it("the content of an unnamed schema is compared at its path", () => {
  const [base, head] = ["{ type: integer, maximum: 5 }", "{ type: integer, maximum: 9 }"].map((schema) =>
    feed(`{ x-stream: { item: ${event(content(schema))} } }`, before),
  );
  expect(changes(base ?? "", head ?? "").map(brief)).toEqual(["response-maximum-loosened FollowResult.data content"]);
});

it("reports data that becomes JSON instead of text as a changed stream", () => {
  const [base, head] = ["{ type: string }", content(reference)].map((data) =>
    feed(`{ x-stream: { item: ${event(data)} } }`, before),
  );
  const found = changes(base ?? "", head ?? "");
  expect(found.map(brief)).toContain("response-stream-changed follow 200 response");
  expect(found.map(({ message }) => message)).toContain(
    "was a stream of events of text, and is a stream of events of JSON",
  );
});

it("the largest bodies of media types are compared, those of the operation as well", () => {
  const document = (media: string): string => `paths:
  /feed:
    post:
      operationId: follow
      tags: [feed]
      requestBody: { content: { text/plain: { ${media} schema: { type: string } }, application/json: { schema: {} } } }
      responses: { '204': { description: d } }`;
  const [none, small, large] = ["", "x-max-body: 10,", "x-max-body: 20,"].map(document) as [string, string, string];
  const compare = (base: string, head: string): readonly string[] =>
    changes(base, head).map(({ rule, message }) => `${rule}: ${message}`);
  expect(compare(small, large)).toEqual([
    "body-limit-changed: the largest body of text/plain was 10 bytes, and is 20 bytes",
  ]);
  expect(compare(large, none)).toEqual([
    "body-limit-changed: the largest body of text/plain was 20 bytes, and is that of others",
  ]);
  expect(compare(large, large)).toEqual([]);
});
