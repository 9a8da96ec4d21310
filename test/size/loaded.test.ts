import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const dist = join(import.meta.dirname, "../../runtime/dist");

/** Maximum size of the files that Node loads for an entry, in kB: parsing them takes about 20 µs per kB at each start. */
const limits = {
  client: 106,
  dispatch: 72,
  fetch: 32,
  paths: 18.6,
  server: 272,
  signing: 20,
  streams: 27,
  validate: 47,
  values: 132,
  webhooks: 41,
};

test.each(Object.entries(limits))("the entry %s loads at most %i kB", (entry, limit) => {
  const files = [...loadedFiles(join(dist, entry, "index.js"))];
  const size = files.reduce((sum, file) => sum + readFileSync(file).length, 0) / 1000;
  expect(size, files.join("\n")).toBeLessThanOrEqual(limit);
});

test("an endpoint for signed webhooks does not load the engine of servers", () => {
  const texts = [...loadedFiles(join(dist, "dispatch/index.js"))].map((file) => readFileSync(file, "utf8"));
  expect(texts.some((text) => text.includes("var FetchTransport = "))).toBe(true);
  expect(texts.some((text) => text.includes("var Call = "))).toBe(false);
});

/** Returns a file and all that it imports statically, directly or indirectly. */
function loadedFiles(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|\} from) "(\.[^"]+)";$/gm);
  for (const [, path = ""] of imports) loadedFiles(join(dirname(file), path), found);
  return found;
}
