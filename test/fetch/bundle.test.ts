import { buildSync } from "esbuild";
import { expect, test } from "vitest";

/** The files of the entry in a bundle of one import, by name. */
function filesOf(source: string): readonly string[] {
  const { metafile } = buildSync({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
    treeShaking: true,
  });
  // A bundle that imports a package or a module of Node fails: none is external.
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /runtime\/dist\/(.*)/.exec(path)?.[1] ?? [])
    .sort();
}

const logging = ["fetch/body-prefix.js", "fetch/error-type.js", "fetch/logging.js", "fetch/redaction.js"];

test.each([
  ["withLogging", ["client/observed.js", ...logging]],
  ["withSpans", ["client/observed.js", "fetch/error-type.js", "fetch/redaction.js", "fetch/spans.js"]],
  ["withMocks", ["fetch/mock-routes.js", "fetch/mocks.js"]],
  ["withEtagCache", ["fetch/bounded-store.js", "fetch/cacheable.js", "fetch/capture-body.js", "fetch/etag-cache.js"]],
])("a bundle with %s contains its files only", (name, files) => {
  expect(filesOf(`export { ${name} } from "@guildwire/runtime/fetch";`)).toEqual(files);
});

test("the client contains none of them", () => {
  const files = filesOf('export * from "@guildwire/runtime/client";');
  expect(files).toContain("client/send.js");
  expect(files.filter((file) => file.startsWith("fetch/"))).toEqual([]);
});
