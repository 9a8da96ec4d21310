// Bundle sizes of one call with each optional feature, from the document of test/mock.
//   node bench/client/features.mjs           prints them
//   node bench/client/features.mjs --write   updates features.md
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { emitAll, standardEmitters } from "../../generator/dist/emit/emit.js";
import { shippedEmitters } from "../../generator/dist/emitters/shipped.js";
import { loadDocument } from "../../generator/dist/load/load.js";
import { bundleText } from "../../generator/dist/load/output.js";
import { buildModel } from "../../generator/dist/model/build/build.js";

const root = join(import.meta.dirname, "../..");
const document = join(root, "test/mock/books.yaml");

const call = `
  import { createClient, getBook } from "./src/client/index.js";
  const client = createClient({ baseUrl: "https://example.com/api/v1", auth: { bearer: "x" } });
  console.log(await getBook(client, { book_id: 7 }));`;

const programs = [
  { name: "one call", text: call },
  { name: "`validateResponses: off`", text: call, settings: { validateResponses: "off" } },
  { name: "`validateResponses: throw`", text: call, settings: { validateResponses: "throw" } },
  { name: "`optionalProperties: undefined`", text: call, settings: { optionalProperties: "undefined" } },
  { name: "`fetchOptions`", text: call.replace("auth:", 'fetchOptions: { cache: "no-store" }, auth:') },
  { name: "`readError`", text: `${call}\nimport { readError } from "./src/client/index.js"; console.log(readError);` },
  {
    name: "the validator of the response",
    text: `${call}\nimport { Book } from "./src/validators/index.js"; console.log(Book.is(1));`,
  },
  {
    name: "the Zod schema of the response, with Zod",
    text: `${call}\nimport { Book } from "./src/zod/index.js"; console.log(Book.safeParse(1));`,
  },
  {
    name: "the fixture of the response",
    text: `${call}\nimport { createBook } from "./src/fixtures/index.js"; console.log(createBook());`,
  },
];

/** @returns {ReadonlyMap<string, string>} The texts of the generated files, by path. */
function filesOf(settings) {
  const { loaded } = loadDocument(document);
  const configured = { ...loaded, ...settings };
  const { model } = buildModel(configured);
  const plugins = Object.values(shippedEmitters).map((definition) => ({ definition, options: undefined }));
  const only = [...standardEmitters, ...Object.keys(shippedEmitters)];
  const options = { packageName: "books", packageVersion: "1.0.0", runtimeVersion: "0.1.0", only, plugins };
  const files = emitAll(model, { bundle: bundleText(configured) }, options);
  return new Map(files.map(({ path, text }) => [join("/package", path), text]));
}

function printed(files) {
  return {
    name: "printed",
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
        if (importer.startsWith(root)) return undefined;
        return { path: join(resolveDir, path).replace(/\.js$/, ".ts"), namespace: "printed", sideEffects: false };
      });
      bundler.onResolve({ filter: /^@guildwire\/runtime\// }, ({ path }) => ({
        path: join(root, "runtime/src", path.split("/")[2], "index.ts"),
        sideEffects: false,
      }));
      bundler.onResolve({ filter: /^zod$/ }, () => ({
        path: join(root, "node_modules/zod/index.js"),
        sideEffects: false,
      }));
      bundler.onLoad({ filter: /.*/, namespace: "printed" }, ({ path }) => ({
        contents: files.get(path),
        loader: "ts",
        resolveDir: dirname(path),
      }));
    },
  };
}

/** @returns {Promise<{ name: string, bytes: number }[]>} Sizes, minified by esbuild for browsers, gzip -9. */
export async function featureSizes() {
  return Promise.all(
    programs.map(async ({ name, text, settings = {} }) => {
      const { outputFiles } = await build({
        stdin: { contents: text, resolveDir: "/package" },
        bundle: true,
        minify: true,
        format: "esm",
        platform: "browser",
        target: "es2022",
        write: false,
        plugins: [printed(filesOf(settings))],
      });
      return { name, bytes: gzipSync(outputFiles[0].contents, { level: 9 }).length };
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = await featureSizes();
  const [base] = sizes;
  const rows = sizes.map(({ name, bytes }) => `| ${name} | ${bytes} | ${bytes - base.bytes} |`);
  const page = [
    "# Bundle sizes with optional features",
    "",
    "A program with one call of `test/mock/books.yaml`, minified by esbuild for browsers, gzip -9. Each row adds one feature to the first one.",
    "Written by `node bench/client/features.mjs --write`.",
    "",
    "| feature | bytes | more than one call |",
    "|---|--:|--:|",
    ...rows,
    "",
  ].join("\n");
  if (process.argv.includes("--write")) writeFileSync(join(import.meta.dirname, "features.md"), page);
  else console.log(page);
}
