import { join } from "node:path";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "../../runtime/src");

/** A bundle of one import from an entry of the runtime: as published, or from its sources. */
function bundleOf(names: string, entry: string, form: "published" | "sources") {
  const from = form === "published" ? `@guildwire/runtime/${entry}` : join(sources, entry, "index.ts");
  const { metafile } = buildSync({
    stdin: { contents: `export ${names} from ${JSON.stringify(from)};`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    metafile: true,
    write: false,
    treeShaking: true,
  });
  // A bundle that imports a package or a module of Node fails: none is external.
  const [output] = Object.values(metafile.outputs);
  if (output === undefined) throw new Error("no output");
  return output;
}

/** The files of the entry in a bundle of its sources, by name. */
function filesOf(names: string, entry: string): readonly string[] {
  return Object.entries(bundleOf(names, entry, "sources").inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /runtime\/src\/(.*)\.ts$/.exec(path)?.[1] ?? [])
    .sort();
}

const logging = ["fetch/body-prefix", "fetch/error-type", "fetch/logging", "fetch/redaction"];

test.each([
  ["withLogging", ["client/observed", ...logging]],
  ["withSpans", ["client/observed", "fetch/error-type", "fetch/redaction", "fetch/spans", "http/method-attributes"]],
  ["withMocks", ["fetch/mock-routes", "fetch/mocks"]],
  ["withBodyLimit", ["client/draft", "fetch/body-limit"]],
  ["withEtagCache", ["fetch/bounded-store", "fetch/cacheable", "fetch/capture-body", "fetch/etag-cache"]],
])("a bundle with %s contains its files only", (name, files) => {
  expect(filesOf(`{ ${name} }`, "fetch")).toEqual(files);
  // The published files are few, and contain several modules each.
  const bytes = bundleOf(`{ ${name} }`, "fetch", "sources").bytes;
  expect(bundleOf(`{ ${name} }`, "fetch", "published").bytes).toBeLessThan(bytes * 1.05);
});

test("the client contains none of them", () => {
  const files = filesOf("*", "client");
  expect(files).toContain("client/send");
  expect(files.filter((file) => file.startsWith("fetch/"))).toEqual([]);
});
