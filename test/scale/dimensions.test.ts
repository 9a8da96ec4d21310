import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import { readDeviations } from "../../generator/src/load/deviations/read-deviations.js";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { type Dimension, dimensions, type JsonDocument } from "./dimensions.js";

const factor = 4;
/** Quadratic growth would be 16 times. */
const mostTimes = 10;
/** Milliseconds below which a measurement is noise. */
const noise = 100;
/** CPU time of the largest pair of documents in milliseconds: ten times that of the slowest dimension. */
const longest = 12_000;
/** Memory of the process after all documents in bytes: three times what is usual. */
const mostMemory = 1_200_000_000;

function load(document: JsonDocument): LoadedDocument {
  const bytes = Buffer.from(JSON.stringify(document));
  const { loaded } = loadDocument("/openapi.json", { cwd: "/", readFile: () => bytes });
  if (loaded === undefined) throw new Error("the document was not loaded");
  return loaded;
}

/** The CPU time to check two versions of a document and to compare them, in milliseconds. */
function timeOf({ document }: Dimension, count: number): number {
  const documents = [document(count, 1), document(count, 2)] as const;
  const start = process.cpuUsage();
  const [base, head] = [load(documents[0]), load(documents[1])];
  const errors = check(base, { strictExtensions: false }).filter(({ severity }) => severity === "error");
  const locate = { base: base.locate, head: head.locate };
  diffInterfaces(buildModel(base).model, buildModel(head).model, { locate });
  const { user, system } = process.cpuUsage(start);
  expect(errors).toEqual([]);
  return (user + system) / 1000;
}

describe("checking and comparing takes time in proportion to the number of", () => {
  it.each(Object.entries(dimensions))("%s", { timeout: 300_000 }, (_, dimension) => {
    timeOf(dimension, dimension.count);
    const small = timeOf(dimension, dimension.count);
    // The least of up to three: other programs of a shared machine add CPU time, and never take any away.
    let large = timeOf(dimension, dimension.count * factor);
    for (let again = 0; again < 2 && large >= Math.max(small, noise) * mostTimes; again += 1)
      large = Math.min(large, timeOf(dimension, dimension.count * factor));
    expect(large, `${large} ms after ${small} ms`).toBeLessThan(Math.max(small, noise) * mostTimes);
    expect(large).toBeLessThan(longest);
    expect(process.resourceUsage().maxRSS * 1024).toBeLessThan(mostMemory);
  });
});

describe("repairing takes time in proportion to the number of", () => {
  const repeatedIds = (count: number): JsonDocument => {
    const get = { operationId: "same", responses: { 204: { description: "Done" } } };
    const paths = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/p${index}`, { get }]));
    return { openapi: "3.1.0", info: { title: "Repeated", version: "1" }, paths };
  };
  const repairedIds = (count: number): { readonly time: number; readonly ids: readonly unknown[] } => {
    const start = process.cpuUsage();
    const loaded = load(repeatedIds(count));
    const repaired = readDeviations(loaded, check(loaded, { strictExtensions: false }), new Set());
    const { user, system } = process.cpuUsage(start);
    const paths = (repaired?.loaded.document["paths"] ?? {}) as Record<string, { get: { operationId: string } }>;
    return { time: (user + system) / 1000, ids: Object.values(paths).map(({ get }) => get.operationId) };
  };

  it("repeated operationIds", { timeout: 300_000 }, () => {
    repairedIds(500);
    const small = repairedIds(500);
    const numbers = Array.from({ length: 499 }, (_, index) => `same_${index + 2}`);
    expect([...small.ids].sort()).toEqual(["same", ...numbers].sort());
    const large = repairedIds(500 * factor);
    expect(large.time, `${large.time} ms after ${small.time} ms`).toBeLessThan(Math.max(small.time, noise) * mostTimes);
  });
});
