import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { emitAll, type File, type Interface } from "@guildwire/generator";
import type { FetchHandler, Operation, ServerOptions } from "@guildwire/runtime/server";
import { build, type Plugin } from "esbuild";

/** What the generated server of an interface exports, as far as the tools use it. */
export interface GeneratedServer {
  /** Every operation of the interface, including variants. */
  readonly operations: readonly Operation[];
  createFetchHandler(handlers: object, options: ServerOptions): FetchHandler;
}

const servers = new WeakMap<Interface, Promise<GeneratedServer>>();

/** Generates the server of an interface in memory and loads it, once per interface. */
export function loadGeneratedServer(model: Interface): Promise<GeneratedServer> {
  const server = servers.get(model) ?? generateServer(model);
  servers.set(model, server);
  return server;
}

async function generateServer(model: Interface): Promise<GeneratedServer> {
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
  const operationFiles = files.filter(({ path }) => path.startsWith("src/server/operations/"));
  const contents = [
    'export { createFetchHandler } from "./src/server/index.js";',
    ...operationFiles.map(({ path }) => `export * from ${JSON.stringify(`./${path.replace(/\.ts$/, ".js")}`)};`),
  ].join("\n");
  const { createFetchHandler, ...exported } = await loadModule(contents, files);
  const operations = Object.values(exported).filter(isOperation);
  return { operations, createFetchHandler: createFetchHandler as GeneratedServer["createFetchHandler"] };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "id" in value && "handler" in value && "responses" in value;
}

/** Bundles a module over generated files, and imports it. The bundle shares the runtime with the tools. */
export async function loadModule(contents: string, files: readonly File[]): Promise<Readonly<Record<string, unknown>>> {
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
  const folder = await mkdtemp(join(tmpdir(), "guildwire-tools-"));
  try {
    const path = join(folder, "server.mjs");
    await writeFile(path, outputFiles[0]?.contents ?? "");
    return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
