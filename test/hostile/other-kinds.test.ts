import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { tryGenerate } from "./attempt.js";
import { kitchenSink } from "./kitchen-sink.js";

/** A value of the wrong JSON type: a string instead of a number, an array instead of a map. */

const loaded = kitchenSink();
const document: JsonObject = loaded.document;
const code = "1);globalThis.attacked = true;(1";

/** Keywords whose values are instances: there, a value of another JSON type is valid, too. */
const instances = new Set(
  "default example examples const enum value fixed when respond equals builders requestBody allow".split(" "),
);

interface Node {
  readonly path: readonly string[];
  readonly value: Json;
}

/** The code of an error in the catalogue may be a text. */
function isErrorCode(path: readonly (string | number)[]): boolean {
  return path[0] === "x-errors" && path.at(-1) === "code";
}

describe("a text of code instead of a number or a boolean", () => {
  const leaves = nodesOf(document).filter(
    ({ path, value }) =>
      (typeof value === "number" || typeof value === "boolean") &&
      !path.some((key) => instances.has(key)) &&
      !isErrorCode(path),
  );

  it("is refused at each location, with the location", () => {
    expect(leaves.length).toBeGreaterThan(60);
    const result = tryGenerate(loaded, replaced(leaves, code));
    const told = result.kind === "refused" ? result.errors : [];
    expect(told.filter(({ location }) => location === undefined)).toEqual([]);
    const pointers = new Set(told.map(({ pointer }) => pointer));
    // An error can hide another one, so leaves without an error are retried alone.
    const hidden = leaves.filter(({ path }) => !pointers.has(pointerOf(path)));
    expect(hidden.length).toBeLessThan(leaves.length / 3);
    const accepted = hidden.filter((leaf) => tryGenerate(loaded, replaced([leaf], code)).kind !== "refused");
    expect(accepted.map(({ path }) => pointerOf(path))).toEqual([]);
  });
});

describe("any value at any location", { timeout: 300_000 }, () => {
  it("is generated or refused with a location; it never makes the generator fail", () => {
    const others = [
      null,
      true,
      0,
      -1,
      1.5,
      1e21,
      "",
      "x",
      "/",
      "#/",
      [],
      [[]],
      ["x", "x"],
      {},
      { "": {} },
      { $ref: "x" },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...nodesOf(document)), fc.constantFrom<Json>(...others), (node, other) => {
        const result = tryGenerate(loaded, replaced([node], other));
        if (result.kind === "failed") throw result.error;
        if (result.kind === "unprintable") throw result.refusal;
        if (result.kind === "refused") {
          expect(result.errors.filter(({ location }) => location === undefined)).toEqual([]);
        }
      }),
      { numRuns: Number(process.env["ANYTHING_RUNS"] ?? 100) },
    );
  });
});

function nodesOf(node: Json, path: readonly string[] = [], found: Node[] = []): readonly Node[] {
  if (path.length > 0) found.push({ path, value: node });
  if (typeof node === "object" && node !== null) {
    for (const [key, value] of Object.entries(node)) nodesOf(value as Json, [...path, key], found);
  }
  return found;
}

function replaced(nodes: readonly Node[], other: Json): JsonObject {
  const copy = structuredClone(document) as { [key: string]: Json };
  for (const { path } of nodes) {
    let parent = copy;
    for (const key of path.slice(0, -1)) parent = parent[key] as { [key: string]: Json };
    parent[path.at(-1) as string] = other;
  }
  return copy;
}

function pointerOf(path: readonly string[]): string {
  return path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
