// Bundles the playground: node playground/build.mjs [FOLDER], by default playground/dist/site. The folder is
// replaced. The result is static, and works below any path. Requires the compiled generator.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;
const read = (...path) => readFileSync(join(here, "..", ...path), "utf8");
const { version } = JSON.parse(read("generator", "package.json"));

/** The schemas that the editors complete from: that of documents, and that of a message's components. */
const schemaFiles = {
  name: "schemas",
  setup({ onResolve, onLoad }) {
    const filter = /^(?:document|message-components)\.schema\.json$/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: "schemas" }));
    onLoad({ filter, namespace: "schemas" }, ({ path }) => ({
      contents: path.startsWith("document") ? read("generator", "schema", path) : JSON.stringify(componentsSchema()),
      loader: "json",
    }));
  },
};

/** From the emitted document. */
function componentsSchema() {
  const { components } = JSON.parse(read("generated", "openapi.json"));
  const name = "MessageComponents";
  const schemas = withReferences(name, components.schemas);
  return { $ref: `#/components/schemas/${name}`, components: { schemas } };
}

/** A schema and all that it refers to, by name. */
function withReferences(name, schemas, found = {}) {
  if (Object.hasOwn(found, name)) return found;
  found[name] = schemas[name];
  const text = JSON.stringify(schemas[name]);
  for (const [, next] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    withReferences(next, schemas, found);
  return found;
}

const folder = resolve(process.argv[2] ?? join(here, "dist", "site"));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const options = {
  outdir: folder,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  logLevel: "warning",
};
// Imports that browsers lack are errors. What is imported on demand becomes a file of its own.
await build({
  ...options,
  entryPoints: ["components", "page", "worker"].map((name) => ({ in: join(here, "src", `${name}.ts`), out: name })),
  splitting: true,
  loader: { ".yaml": "text" },
  plugins: [schemaFiles],
  legalComments: "linked",
  define: { generatorVersion: JSON.stringify(version) },
});
for (const name of ["components.html", "index.html", "style.css"]) cpSync(join(here, "src", name), join(folder, name));

/** The files that the page needs without a network. `./` is index.html. */
const precached = readdirSync(folder).filter((name) => /\.(?:css|html|js)$/.test(name));
const hash = createHash("sha256");
for (const name of precached) hash.update(name).update(readFileSync(join(folder, name)));
await build({
  ...options,
  entryPoints: [join(here, "src", "offline.ts")],
  format: "iife",
  define: {
    precached: JSON.stringify(["./", ...precached]),
    cacheName: JSON.stringify(`playground-${hash.digest("hex").slice(0, 16)}`),
  },
});
