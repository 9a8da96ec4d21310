import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../generator/src/load/document.js";
import { formatPointer } from "../../generator/src/values/pointer.js";
import { loadOverlaid } from "./overlaid.js";

const key = fc.constantFrom("a", "b", "it's", "a/b~c", "é", "length");
const values = fc.letrec<{ value: Json; map: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("map"),
  ),
  map: fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
}));

const versionAndInfo = { openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {} };
const queryOf = (tokens: readonly string[]): string =>
  `$${tokens.map((token) => (/^\d+$/.test(token) ? `[${token}]` : `[${JSON.stringify(token)}]`)).join("")}`;

/** Every node below `x-data`, with its tokens. */
function nodesOf(
  value: Json,
  tokens: readonly string[],
): readonly { readonly tokens: readonly string[]; readonly value: Json }[] {
  const below = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [{ tokens, value }, ...below.flatMap(([name, child]) => nodesOf(child as Json, [...tokens, name]))];
}

function apply(data: Json, actions: readonly object[]) {
  const overlay = { overlay: "1.1.0", info: { title: "o", version: "1" }, actions };
  const files = { "a.json": JSON.stringify({ ...versionAndInfo, "x-data": data }), "o.json": JSON.stringify(overlay) };
  return loadOverlaid(files, ["o.json"]);
}

/** Objects only: arrays are concatenated. */
function withoutArrays(value: Json): Json | undefined {
  if (Array.isArray(value)) return undefined;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([name, child]): [string, Json][] => {
    const inner = withoutArrays(child as Json);
    return inner === undefined ? [] : [[name, inner]];
  });
  return Object.fromEntries(kept);
}

test("an overlay that sets the existing values changes nothing", () => {
  fc.assert(
    fc.property(values.map, fc.nat(), (data, choice) => {
      const nodes = nodesOf(data, ["x-data"]);
      const { tokens, value } = nodes[choice % nodes.length] as (typeof nodes)[number];
      const { loaded, diagnostics } = apply(data, [
        { target: queryOf(tokens), update: Array.isArray(value) ? [] : withoutArrays(value) },
      ]);
      expect(diagnostics).toEqual([]);
      expect(JSON.stringify(loaded?.document["x-data"])).toBe(JSON.stringify(data));
    }),
    { numRuns: 60 },
  );
});

test("a removed node is gone, and every other node keeps its value and location", () => {
  fc.assert(
    fc.property(values.map, fc.nat(), (data, choice) => {
      const nodes = nodesOf(data, ["x-data"]);
      fc.pre(nodes.length > 1);
      const { tokens } = nodes[1 + (choice % (nodes.length - 1))] as (typeof nodes)[number];
      const isBelow = (pointer: string): boolean => `${pointer}/`.startsWith(`${formatPointer(tokens)}/`);
      const { loaded } = apply(data, [{ target: queryOf(tokens), remove: true }]);
      const { loaded: unchanged } = apply(data, [{ target: "$.info", update: {} }]);
      const locations = (of: typeof loaded, pointers: readonly string[]) =>
        pointers.map((pointer) => JSON.stringify(of?.locate(pointer))).sort();
      const left = nodesOf(loaded?.document["x-data"] as Json, ["x-data"]).map((node) => formatPointer(node.tokens));
      const stays = nodes.map((node) => formatPointer(node.tokens)).filter((pointer) => !isBelow(pointer));
      expect(locations(loaded, left)).toEqual(locations(unchanged, stays));
    }),
    { numRuns: 60 },
  );
});
