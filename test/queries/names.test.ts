import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { moduleOf, queryPackage } from "./query-package.js";

/** A document with one paginated list per operationId. */
function documentWith(ids: readonly string[]): string {
  const paths = ids.map((id, index) => [
    `/lists/${index}`,
    {
      get: {
        operationId: id,
        parameters: [
          { name: "after", in: "query", schema: { type: "string" } },
          { name: "limit", in: "query", schema: { type: "integer" } },
        ],
        "x-pagination": { cursor: "after", limit: "limit", key: "/id" },
        responses: {
          200: { description: "d", content: { "application/json": { schema: { $ref: "#/components/schemas/L" } } } },
        },
      },
      post: { operationId: `${id}Query`, responses: { 204: { description: "d" } } },
    },
  ]);
  const item = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
  const components = { schemas: { L: { type: "array", items: item } } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: Object.fromEntries(paths),
    components,
  });
}

it("names of operations collide neither with each other's options nor with names of the output", {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ids = [
    "client",
    "args",
    "limit",
    "data",
    "at",
    "item",
    "options",
    "invalidate",
    "queryScope",
    "infinitePages",
    "keyValue",
  ];
  writeFileSync(join(folder, "openapi.json"), documentWith(ids));
  const pack = await queryPackage(join(folder, "openapi.json"));
  onTestFinished(() => pack.remove());
  const queries = await moduleOf(pack, "queries");
  for (const id of ids) {
    // The POST operations have the names that the options of the GET operations would have.
    expect(queries[`${id}Query2`]({}, {}).queryKey).toEqual([
      "foreign-api",
      id,
      { after: undefined, limit: undefined },
    ]);
    expect(queries[`${id}QueryMutation`]({}).mutationKey).toEqual(["foreign-api", `${id}Query`]);
    expect(queries[`${id}InfiniteQuery`]({}, { after: "a" }).initialPageParam).toBe("a");
  }
});
