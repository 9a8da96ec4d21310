// Lets tests import compiled modules in place of their sources: a plugin of Vitest (vitest.config.ts).
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { root } from "./run.mjs";

/** Packages whose `dist` contains one file per source. The entries of the other packages are bundled. */
const packages = ["generator", "nest", "service", "tools"];

/**
 * Resolves an import of `generator/src/model/type.js` to `generator/dist/model/type.js`, which Node imports without a
 * transformation. A package with a source that is newer than its last compilation is tested from its sources.
 */
export function compiledSources() {
  const compiled = new Set(packages.filter(isCompiled));
  return {
    name: "compiled-sources",
    enforce: "pre",
    resolveId(id, importer) {
      if (importer === undefined || !/^\.\.?\/.*\.js$/.test(id)) return undefined;
      const path = relative(root, resolve(dirname(importer), id)).replaceAll(sep, "/");
      const [, name, module] = /^(\w+)\/src\/(.+)$/.exec(path) ?? [];
      if (!compiled.has(name)) return undefined;
      const output = join(root, name, "dist", module);
      // Vite's ids have forward slashes on Windows as well.
      return existsSync(output) ? output.replaceAll(sep, "/") : undefined;
    },
  };
}

/** The times of folders change when a source is added, renamed or deleted. */
function isCompiled(name) {
  const built = statSync(join(root, name, "dist", ".tsbuildinfo"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const source = join(root, name, "src");
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  return [source, ...entries.map((entry) => join(entry.parentPath, entry.name))].every(
    (path) => statSync(path).mtimeMs <= built,
  );
}
