import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { emitAll, type File, generatorDigest, type Interface } from "@guildwire/generator";
import { build, version as bundlerVersion, type Plugin } from "esbuild";
import { hashValue } from "./value-hash.js";

/** Generates the server of an interface, and bundles it as one ECMAScript module. */
export async function compileServer(model: Interface): Promise<Uint8Array> {
  const files = emitAll(
    model,
    { bundle: "{}" },
    {
      packageName: "in-memory",
      packageVersion: "0.0.0",
      runtimeVersion: "0.0.0",
      only: ["types", "validators", "conversions", "server"],
    },
  );
  // One file per group, or a single one: `layout` decides.
  const operationFiles = files.filter(({ path }) => /^src\/server\/operations(?:\/|\.ts$)/.test(path));
  const contents = [
    'export { createFetchHandler } from "./src/server/index.js";',
    ...operationFiles.map(({ path }) => `export * from ${JSON.stringify(`./${path.replace(/\.ts$/, ".js")}`)};`),
  ].join("\n");
  return bundleModule(contents, files);
}

/**
 * Returns a SHA-256 of everything that affects the compiled server: the model, which holds what the document and the
 * settings say, the generator, this package, the bundler, Node, and the runtime that the server imports.
 */
export function compilationKey(model: Interface): string {
  const own = new URL("../package.json", import.meta.url);
  const runtime = import.meta.resolve("@guildwire/runtime/server");
  const hash = createHash("sha256");
  for (const part of [generatorDigest(), bundlerVersion, process.version, runtime, runtimeVersion(runtime)]) {
    hash.update(`${part}\0`);
  }
  for (const url of [own, import.meta.url]) hash.update(readFileSync(fileURLToPath(url))).update("\0");
  return hash.update(hashValue(model)).digest("hex");
}

function runtimeVersion(entry: string): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", entry), "utf8")) as {
    readonly version: string;
  };
  return version;
}

/** Bundles a module over generated files. The bundle imports the runtime of the tools. */
export async function bundleModule(contents: string, files: readonly File[]): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "/", sourcefile: "entry.js" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    write: false,
    logLevel: "silent",
    plugins: [generatedFiles(files)],
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Resolves relative imports among generated files, and imports of the runtime to the runtime of the tools. */
function generatedFiles(files: readonly File[]): Plugin {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: "generated-files",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@guildwire\/runtime\// }, ({ path }) => ({
        path: import.meta.resolve(path),
        external: true,
      }));
      onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, namespace }) => {
        const from = namespace === "generated" ? posix.dirname(importer) : "";
        return { path: posix.join(from, path).replace(/\.js$/, ".ts"), namespace: "generated" };
      });
      onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => {
        const text = texts.get(path);
        return text === undefined ? { errors: [{ text: `there is no ${path}` }] } : { contents: text, loader: "ts" };
      });
    },
  };
}
