// Compares the bundles of test/size/entries, minified by esbuild and gzipped, with test/size/budget.json.
//   node scripts/sizes.mjs           fails if a budget is exceeded
//   node scripts/sizes.mjs --write   updates the sizes; budgets are changed by hand
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./run.mjs";

const folder = join(root, "test", "size", "entries");
const table = join(root, "test", "size", "budget.json");

/** The measured programs, by name. */
export const entries = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -".mjs".length))
  .sort();

/** @returns {Record<string, { minified: number, bytes: number, budget: number }>} The committed table; the budget is for
 *   the gzipped bytes. */
export function readBudget() {
  return JSON.parse(readFileSync(table, "utf8"));
}

/**
 * Bundles an entry for browsers, without externals: imports that browsers lack are errors.
 *
 * @returns {Promise<{ text: string, minified: number, bytes: number, modules: string[] }>} The minified text, its size
 * in bytes, minified and gzipped, and the modules that contribute code.
 */
export async function bundle(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, `${entry}.mjs`)],
    alias: Object.fromEntries(
      ["client", "devices", "dispatch", "paths", "signing", "validate"].map((room) => [
        `@guildwire/runtime/${room}`,
        join(root, "runtime", "src", room, "index.ts"),
      ]),
    ),
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "silent",
    plugins: [forBrowsers],
  });
  const [{ text, contents }] = outputFiles;
  const [{ inputs }] = Object.values(metafile.outputs);
  const modules = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0);
  return {
    text,
    minified: contents.length,
    bytes: gzipSync(contents, { level: 9 }).length,
    modules: modules.map((path) => basename(path)),
  };
}

/** Applies the browser replacements of the runtime's package to its sources. */
const forBrowsers = {
  name: "for-browsers",
  setup({ onResolve }) {
    const { browser } = JSON.parse(readFileSync(join(root, "runtime", "package.json"), "utf8"));
    const source = (built) => join(root, "runtime", built.replace("/dist/", "/src/").replace(/\.js$/, ".ts"));
    const replaced = new Map(Object.entries(browser).map(([from, to]) => [source(from), source(to)]));
    onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir }) => {
      const replacement = replaced.get(join(resolveDir, path).replace(/\.js$/, ".ts"));
      return replacement === undefined ? undefined : { path: replacement };
    });
  },
};

async function main(write) {
  const old = readBudget();
  const budget = {};
  let failed = false;
  for (const entry of entries) {
    const { bytes, minified } = await bundle(entry);
    const allowed = old[entry]?.budget;
    const above = !(bytes <= allowed);
    failed ||= above;
    console.log(
      `${entry.padEnd(24)} ${String(bytes).padStart(6)} of ${allowed ?? "?"} bytes${above ? "  TOO LARGE" : ""}`,
    );
    budget[entry] = { minified, bytes, budget: allowed ?? Math.ceil(bytes / 100) * 100 };
  }
  if (write) writeFileSync(table, `${JSON.stringify(budget, null, 2)}\n`);
  else if (failed) process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.includes("--write"));
}
