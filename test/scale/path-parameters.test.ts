import { expect, it } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";

/** The CPU time for the model of a document with this number of parameters in one path, in milliseconds. */
function timeOfModel(count: number): number {
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  const parameters = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const get = { operationId: "get", parameters, responses: { 204: { description: "d" } } };
  const paths = { [`/${names.map((name) => `{${name}}`).join("/")}`]: { get } };
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths });
  const { loaded } = loadDocument("/openapi.json", { cwd: "/", readFile: () => Buffer.from(text) });
  if (loaded === undefined) throw new Error("the document was not loaded");
  const start = process.cpuUsage();
  const { model } = buildModel(loaded);
  const { user, system } = process.cpuUsage(start);
  expect(model.operations[0]?.parameters).toHaveLength(count);
  return (user + system) / 1000;
}

// The pointers of 4,000 parameters exceed the length up to which V8 hashes the characters of a text.
it("builds the model of a path with thousands of parameters in bounded time", { timeout: 120_000 }, () => {
  timeOfModel(1000);
  const [small, large] = [timeOfModel(1000), timeOfModel(4000)];
  expect(large, `${large} ms after ${small} ms`).toBeLessThan(Math.max(small, 50) * 4 * 10);
});
