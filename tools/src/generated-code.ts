import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { File, Interface } from "@guildwire/generator";
import type { FetchHandler, Operation, ServerOptions } from "@guildwire/runtime/server";
import { bundleModule, compilationKey, compileServer } from "./compile-server.js";
import { CompiledCache, cacheFolder } from "./compiled-cache.js";

/** What the generated server of an interface exports, as far as the tools use it. */
export interface GeneratedServer {
  /** Every operation of the interface, including variants. */
  readonly operations: readonly Operation[];
  createFetchHandler(handlers: object, options: ServerOptions): FetchHandler;
}

/** How the server of an interface is compiled. */
export interface CompileOptions {
  /** Where compiled servers are kept between runs. Default: nowhere. */
  readonly cache?: { readonly cwd: string; readonly env: { readonly [name: string]: string | undefined } };
  /** Compiles in a worker thread, so that this one stays responsive. Ends when the signal aborts. Default: here. */
  readonly background?: { readonly signal: AbortSignal; readonly onStart?: () => void };
}

const servers = new WeakMap<Interface, Promise<GeneratedServer>>();

/** Generates the server of an interface and loads it, once per interface. */
export function loadGeneratedServer(model: Interface, options: CompileOptions = {}): Promise<GeneratedServer> {
  const server = servers.get(model) ?? loadServer(model, options);
  servers.set(model, server);
  return server;
}

async function loadServer(model: Interface, options: CompileOptions): Promise<GeneratedServer> {
  const { createFetchHandler, ...exported } = await importCode(await compiledServer(model, options));
  const operations = Object.values(exported).filter(isOperation);
  return { operations, createFetchHandler: createFetchHandler as GeneratedServer["createFetchHandler"] };
}

/** Returns the code of a server from the cache, or else compiles it. */
async function compiledServer(model: Interface, { cache, background }: CompileOptions): Promise<Uint8Array> {
  const compile = (): Promise<Uint8Array> => {
    background?.onStart?.();
    return background === undefined ? compileServer(model) : compileInWorker(model, background.signal);
  };
  const folder = cache && (await cacheFolder(cache.cwd, cache.env));
  if (folder === undefined) return compile();
  const compiled = new CompiledCache({ folder });
  const key = compilationKey(model);
  const known = await compiled.read(key);
  if (known !== undefined) return known;
  const code = await compile();
  await compiled.write(key, code);
  return code;
}

function compileInWorker(model: Interface, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Relative to both the sources and the compiled code: a worker thread cannot run the sources.
    const worker = new Worker(new URL("../dist/compile-worker.js", import.meta.url), { workerData: model });
    const stop = (): void => {
      reject(new DOMException("the compilation was stopped", "AbortError"));
      void worker.terminate();
    };
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`the compilation ended with exit code ${code}`));
    });
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "id" in value && "handler" in value && "responses" in value;
}

/** Bundles a module over generated files, and imports it. The bundle shares the runtime with the tools. */
export async function loadModule(contents: string, files: readonly File[]): Promise<Readonly<Record<string, unknown>>> {
  return importCode(await bundleModule(contents, files));
}

/** Imports exactly these bytes: no one else can write the folder that they are imported from. */
async function importCode(code: Uint8Array): Promise<Readonly<Record<string, unknown>>> {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-tools-"));
  try {
    const path = join(folder, "server.mjs");
    await writeFile(path, code);
    return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
