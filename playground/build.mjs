// Bundles the playground: node playground/build.mjs [FOLDER], by default playground/dist/site. The folder is
// replaced. The result is static, and works below any path. Requires the compiled generator.
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(here, "..", "generator", "package.json"), "utf8"));

const folder = resolve(process.argv[2] ?? join(here, "dist", "site"));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// Imports that browsers lack are errors.
await build({
  entryPoints: ["components", "page", "worker"].map((name) => ({ in: join(here, "src", `${name}.ts`), out: name })),
  outdir: folder,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  loader: { ".yaml": "text" },
  legalComments: "linked",
  define: { generatorVersion: JSON.stringify(version) },
  logLevel: "warning",
});
for (const name of ["components.html", "index.html", "style.css"]) cpSync(join(here, "src", name), join(folder, name));
