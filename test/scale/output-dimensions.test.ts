import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { proveSyntax } from "../../generator/src/print/syntax.js";
import { type Dimension, dimensions } from "./dimensions.js";

const factor = 4;
/** Quadratic growth would be 16 times. Objects in objects and inherited properties are indented and repeated. */
const mostBytes = 8;
const mostTimes = 10;
/** Milliseconds below which a measurement is noise. */
const noise = 100;
/** CPU time of the largest document in milliseconds: ten times that of the slowest dimension. */
const longest = 30_000;
/** Memory of the process after all documents in bytes: three times what is usual. */
const mostMemory = 1_600_000_000;

/** The size of the output in characters, and the CPU time to generate it in milliseconds. */
function outputOf({ document }: Dimension, count: number): { readonly size: number; readonly time: number } {
  const bytes = Buffer.from(JSON.stringify(document(count, 1)));
  const start = process.cpuUsage();
  const { loaded } = loadDocument("/openapi.json", { cwd: "/", readFile: () => bytes });
  if (loaded === undefined) throw new Error("the document was not loaded");
  const errors = check(loaded, { strictExtensions: false }).filter(({ severity }) => severity === "error");
  const options = { packageName: "a", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
  const files = emitAll(buildModel(loaded).model, { bundle: bundleText(loaded) }, options);
  const problems = proveSyntax(files);
  const { user, system } = process.cpuUsage(start);
  expect([...errors, ...problems]).toEqual([]);
  return { size: files.reduce((sum, { text }) => sum + text.length, 0), time: (user + system) / 1000 };
}

describe("generating takes time, and its output has a size, in proportion to the number of", () => {
  it.each(Object.entries(dimensions))("%s", { timeout: 300_000 }, (_, dimension) => {
    outputOf(dimension, dimension.count);
    const small = outputOf(dimension, dimension.count);
    const large = outputOf(dimension, dimension.count * factor);
    expect(large.size, `${large.size} characters after ${small.size}`).toBeLessThan(small.size * mostBytes);
    expect(large.time, `${large.time} ms after ${small.time} ms`).toBeLessThan(Math.max(small.time, noise) * mostTimes);
    expect(large.time).toBeLessThan(longest);
    expect(process.resourceUsage().maxRSS * 1024).toBeLessThan(mostMemory);
  });
});
