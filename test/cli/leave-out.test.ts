import fc from "fast-check";
import { expect, it } from "vitest";
import { diagnose } from "../../generator/src/diagnostics/diagnose.js";
import type { Json } from "../../generator/src/load/document.js";
import { concernsRemoved, omitInvalidOperations } from "../../generator/src/project/omit-operations.js";
import { loadedFrom } from "../load/virtual.js";

const size = 6;
const indices = fc.subarray(Array.from({ length: size }, (_, index) => index));

/** Which schemas each operation and each schema refers to, and which operations have errors. */
const graphs = fc.record({
  operations: fc.array(indices, { minLength: size, maxLength: size }),
  schemas: fc.array(indices, { minLength: size, maxLength: size }),
  webhook: indices,
  broken: indices,
});

type Graph = typeof graphs extends fc.Arbitrary<infer Value> ? Value : never;

const pathOf = (operation: number): string => `/o${operation >> 1}`;
const methodOf = (operation: number): string => (operation % 2 === 0 ? "get" : "put");

function reachable(from: readonly number[], { schemas }: Graph): ReadonlySet<number> {
  const found = new Set(from);
  for (const schema of found) for (const next of schemas[schema] ?? []) found.add(next);
  return found;
}

/** The document with these operations and schemas; two operations share a path. */
function documentOf(graph: Graph, kept: readonly number[], schemas: readonly number[]): Json {
  const refer = (targets: readonly number[]): Json => ({
    type: "object",
    properties: Object.fromEntries(
      targets.map((target) => [`p${target}`, { $ref: `#/components/schemas/S${target}` }]),
    ),
  });
  const operation = (id: string, targets: readonly number[]): Json => ({
    operationId: id,
    responses: { "200": { description: "d", content: { "application/json": { schema: refer(targets) } } } },
  });
  const paths: Record<string, Record<string, Json>> = {};
  for (const index of kept) {
    paths[pathOf(index)] = {
      ...paths[pathOf(index)],
      [methodOf(index)]: operation(`o${index}`, graph.operations[index] ?? []),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths,
    webhooks: { hook: { post: operation("hook", graph.webhook) } },
    components: {
      schemas: Object.fromEntries(schemas.map((schema) => [`S${schema}`, refer(graph.schemas[schema] ?? [])])),
    },
  };
}

const all = Array.from({ length: size }, (_, index) => index);

it("the remaining document equals one written without the omitted operations", () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const text = JSON.stringify(documentOf(graph, all, all));
      const loaded = loadedFrom({ "openapi.json": text });
      const errors = graph.broken.map((index) =>
        diagnose("limits-contradict", "m", { pointer: `/paths/~1o${index >> 1}/${methodOf(index)}/responses` }),
      );
      const lessened = omitInvalidOperations(loaded, errors);
      if (graph.broken.length === 0) {
        expect(lessened).toBeUndefined();
        return;
      }
      const kept = all.filter((index) => !graph.broken.includes(index));
      const before = reachable(graph.operations.flat(), graph);
      const after = reachable([...kept.flatMap((index) => graph.operations[index] ?? []), ...graph.webhook], graph);
      const schemas = all.filter((schema) => after.has(schema) || !before.has(schema));
      expect(lessened?.loaded.document).toEqual(documentOf(graph, kept, schemas));
      expect(lessened?.warnings).toHaveLength(graph.broken.length);
      expect(errors.every((error) => concernsRemoved(error, lessened?.removed ?? []))).toBe(true);
    }),
    { numRuns: 200, seed: 3 },
  );
});

it("keeps a component that a path without operations also refers to", () => {
  const reference = { $ref: "#/components/parameters/P" };
  const document: Json = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { parameters: [reference], responses: {} } }, "/b": { parameters: [reference] } },
    components: { parameters: { P: { name: "p", in: "query", schema: {} } } },
  };
  const loaded = loadedFrom({ "openapi.json": JSON.stringify(document) });
  const error = diagnose("limits-contradict", "m", { pointer: "/paths/~1a/get/responses" });
  const reduced = omitInvalidOperations(loaded, [error]);
  expect(new Set(reduced?.removed)).toEqual(new Set(["/paths/~1a/get", "/paths/~1a"]));
  expect(reduced?.loaded.document.components?.parameters).toHaveProperty("P");
});

it("an error in a schema omits an operation exactly if the schema is reached from that operation alone", () => {
  fc.assert(
    fc.property(graphs, fc.nat(size - 1), (graph, schema) => {
      const loaded = loadedFrom({ "openapi.json": JSON.stringify(documentOf(graph, all, all)) });
      const error = diagnose("limits-contradict", "m", { pointer: `/components/schemas/S${schema}/properties` });
      const users = all.filter((index) => reachable(graph.operations[index] ?? [], graph).has(schema));
      const alone = users.length === 1 && !reachable(graph.webhook, graph).has(schema);
      const warnings = omitInvalidOperations(loaded, [error])?.warnings.map(({ pointer }) => pointer);
      const [only = 0] = users;
      expect(warnings).toEqual(alone ? [`/paths/~1o${only >> 1}/${methodOf(only)}`] : undefined);
    }),
    { numRuns: 200, seed: 4 },
  );
});
