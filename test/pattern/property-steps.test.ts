import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { moduleOf } from "../queries/query-package.js";

const patience = 120_000;

const repeated = <Value>(count: number, value: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => value(index));

/** An object with `count` properties. */
function objectOf(count: number, value: (index: number) => unknown, name = (index: number) => `k${index}`): object {
  return Object.fromEntries(repeated(count, (index) => [name(index), value(index)]));
}

const numbers = (bound: number) => ({ type: "object", additionalProperties: { type: "integer", maximum: bound } });
const dependent = objectOf(
  100,
  () => ({ maxProperties: 100_000 }),
  (index) => `k${index}`,
);

/** The schema of each operation. */
const schemas = {
  dependent: { type: "object", dependentSchemas: dependent },
  every: { allOf: repeated(100, (index) => numbers(1000 + index)) },
  some: { anyOf: repeated(100, (index) => numbers(-index)) },
  kinds: {
    type: "array",
    items: {
      anyOf: repeated(20, (index) => ({
        type: "object",
        patternProperties: { [`^k${index}`]: { type: "integer" } },
        additionalProperties: false,
      })),
    },
  },
  lists: { allOf: repeated(100, (index) => ({ type: "array", items: { type: "integer", maximum: 1000 + index } })) },
  patterns: {
    type: "object",
    patternProperties: objectOf(
      100,
      () => ({ type: "integer" }),
      (index) => `^[a-z0-9]+_${index}$`,
    ),
  },
  plain: { type: "object", additionalProperties: { type: "integer" }, propertyNames: { pattern: "^[a-z0-9]+$" } },
};

let pack: ForeignPackage;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-steps-"));
  const operation = (operationId: string, schema: object) => ({
    operationId,
    tags: ["maps"],
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { 204: { description: "Stored." } },
  });
  const paths = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [`/${id}`, { post: operation(id, schema) }]),
  );
  writeFileSync(
    join(folder, "maps.json"),
    JSON.stringify({ openapi: "3.1.0", info: { title: "Maps", version: "1" }, paths }),
  );
  try {
    pack = new ForeignPackage((await generated(join(folder, "maps.json"))).files);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(pack.compile()).toBe("");
}, patience);
afterAll(() => pack?.remove());

async function post(operation: keyof typeof schemas, body: unknown, values?: number) {
  const { createFetchHandler } = await moduleOf(pack, "server");
  const maps = Object.fromEntries(Object.keys(schemas).map((id) => [id, () => undefined]));
  const handle = createFetchHandler({ maps }, values === undefined ? {} : { limits: { values } });
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://localhost/${operation}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response: Response = await handle(request);
  const text = await response.text();
  return { status: response.status, issues: text === "" ? [] : JSON.parse(text).errors };
}

describe("a body whose objects are listed more often than the limit allows", { timeout: patience }, () => {
  const large = objectOf(30_000, () => 1);
  it.each([
    ["dependentSchemas", "dependent", large],
    ["allOf", "every", large],
    ["anyOf", "some", objectOf(30_000, () => -99)],
    ["anyOf of objects without properties", "kinds", repeated(240_000, () => ({}))],
    ["allOf of lists", "lists", repeated(200_000, () => 1)],
    [
      "patternProperties",
      "patterns",
      objectOf(
        90_000,
        () => 1,
        (index) => `${"a".repeat(60)}${index}`,
      ),
    ],
  ] as const)("is refused with 400: %s", async (_, operation, body) => {
    const detail = expect.stringContaining("at most 10,000,000 steps");
    expect(await post(operation, body)).toEqual({
      status: 400,
      issues: [{ pointer: "#", code: "property-steps", detail }],
    });
  });

  it("is accepted by a server with a higher limit of values", async () => {
    expect((await post("dependent", large, 5_000_000)).status).toBe(204);
  });
});

describe("a body within the limit", () => {
  it.each([
    ["many properties", "plain", objectOf(90_000, () => 1)],
    ["few properties of many schemas", "every", objectOf(100, () => 1)],
    ["few properties of many dependent schemas", "dependent", objectOf(1000, () => 1)],
  ] as const)("is accepted: %s", async (_, operation, body) => {
    expect(await post(operation, body)).toEqual({ status: 204, issues: [] });
  });

  it("has its own issues", async () => {
    const { status, issues } = await post("plain", { ...objectOf(1000, () => 1), "not a name": 1 });
    expect([status, issues]).toEqual([400, [expect.objectContaining({ code: "property-name" })]]);
  });
});

describe("validators outside of servers", { timeout: patience }, () => {
  it("do not limit the number of properties", async () => {
    const { DependentBody } = await moduleOf(pack, "validators");
    expect(DependentBody.is(objectOf(20_000, () => 1))).toBe(true);
  });
});
