/**
 * The hooks by which Node loads `guildwire.config.ts` and what it imports: TypeScript without its types, and relative
 * imports as the compiler resolves them. Node runs the exported functions in a thread of their own where it has no
 * synchronous hooks.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { MessagePort } from "node:worker_threads";

/** A file of the configuration: not of a package. */
export interface LoadedFile {
  readonly path: string;
}

/** Removes the types of a TypeScript file, and appends its source map. */
export type Transpile = (path: string, text: string) => string;

/** TypeScript that does not parse, at an offset in characters. */
export class SyntaxMistake extends SyntaxError {
  readonly file: string;
  readonly start: number;

  constructor(message: string, file: string, start: number) {
    super(message);
    this.file = file;
    this.start = start;
  }
}

interface ResolveContext {
  readonly parentURL?: string | undefined;
}

interface Resolution {
  readonly url: string;
  readonly format?: string | null | undefined;
  readonly shortCircuit?: boolean | undefined;
}

interface LoadContext {
  readonly format?: string | null | undefined;
}

interface Loading {
  readonly format: string | null | undefined;
  readonly source?: unknown;
  readonly shortCircuit?: boolean | undefined;
}

/** The synchronous hooks of Node. */
interface Hooks {
  resolve(
    specifier: string,
    context: ResolveContext,
    next: (specifier: string, context: ResolveContext) => Resolution,
  ): Resolution;
  load(url: string, context: LoadContext, next: (url: string, context: LoadContext) => Loading): Loading;
}

export function createHooks(transpile: Transpile, onLoaded: (file: LoadedFile) => void): Hooks {
  return {
    resolve(specifier, context, next) {
      return ownResolution(specifier, context) ?? next(specifier, context);
    },
    load(url, context, next) {
      return ownLoading(url, context, { transpile, onLoaded }) ?? next(url, context);
    },
  };
}

let shared: { readonly transpile: Transpile; readonly onLoaded: (file: LoadedFile) => void } | undefined;

/** Called by Node in the thread of the hooks. */
export async function initialize({ port }: { readonly port: MessagePort }): Promise<void> {
  shared = { transpile: await loadTranspiler(), onLoaded: (file) => port.postMessage(file) };
}

/** Called by Node in the thread of the hooks. */
export async function resolve(
  specifier: string,
  context: ResolveContext,
  next: (specifier: string, context: ResolveContext) => Promise<Resolution>,
): Promise<Resolution> {
  return ownResolution(specifier, context) ?? (await next(specifier, context));
}

/** Called by Node in the thread of the hooks. */
export async function load(
  url: string,
  context: LoadContext,
  next: (url: string, context: LoadContext) => Promise<Loading>,
): Promise<Loading> {
  return (shared && ownLoading(url, context, shared)) ?? (await next(url, context));
}

/** oxc is native and loads quickly; TypeScript's compiler is there where it is not installed. */
export async function loadTranspiler(): Promise<Transpile> {
  try {
    const { transformSync } = await import("oxc-transform");
    return (path, text) => {
      const { code, map, errors } = transformSync(path, text, { lang: "ts", sourceType: "module", sourcemap: true });
      const [error] = errors.filter(({ severity }) => severity === "Error");
      if (error !== undefined) throw new SyntaxMistake(error.message, path, error.labels[0]?.start ?? 0);
      return withSourceMap(code, map);
    };
  } catch {
    const { transpile } = await import("../typescript/transpile.js");
    return (path, text) => {
      const { code, map, error } = transpile(path, text);
      if (error !== undefined) throw new SyntaxMistake(error.message, path, error.start);
      return withSourceMap(code, map);
    };
  }
}

function withSourceMap(code: string, map: unknown): string {
  const encoded = Buffer.from(JSON.stringify(map)).toString("base64");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`;
}

const generator = "@guildwire/generator";

function ownResolution(specifier: string, { parentURL }: ResolveContext): Resolution | undefined {
  const from = parentURL === undefined ? undefined : ownFile(parentURL);
  if (from === undefined) return undefined;
  if (specifier === generator) {
    // The whole library takes much longer to load than a configuration, and may not be installed in the project.
    const needsLibrary = !importsOnlyDefineConfig(readFileSync(from, "utf8"));
    const url = new URL("../project/define-config.js", import.meta.url).href;
    return needsLibrary ? undefined : { url, shortCircuit: true };
  }
  if (!/^\.{1,2}\//.test(specifier)) return undefined;
  const path = typescriptFile(join(dirname(from), specifier));
  return path === undefined ? undefined : { url: pathToFileURL(path).href, shortCircuit: true };
}

function importsOnlyDefineConfig(text: string): boolean {
  const clauses = [...text.matchAll(/\bimport\s+(?!type\b)([^;"']*?)\bfrom\s*["']@guildwire\/generator["']/g)];
  return clauses.every(([, clause = ""]) => /^\{\s*(?:(?:defineConfig|type\s+\w+)\s*,?\s*)*\}\s*$/.test(clause));
}

/** Returns the TypeScript file that a relative import means; undefined if it names a file as it is. */
function typescriptFile(path: string): string | undefined {
  if (isFile(path)) return undefined;
  const source = path.replace(/\.(m?)js$/, ".$1ts");
  const candidates = [source, `${path}.ts`, `${path}.mts`, `${path}.js`, `${path}.mjs`, join(path, "index.ts")];
  return candidates.find((each) => each !== path && isFile(each));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function ownLoading(
  url: string,
  { format }: LoadContext,
  { transpile, onLoaded }: { readonly transpile: Transpile; readonly onLoaded: (file: LoadedFile) => void },
): Loading | undefined {
  const path = ownFile(url);
  if (path === undefined) return undefined;
  onLoaded({ path });
  if (/\.m?ts$/.test(path)) {
    return { format: "module", source: transpile(path, readFileSync(path, "utf8")), shortCircuit: true };
  }
  if (!path.endsWith(".js") || format === "module") return undefined;
  // Node would find out as well, and warn about the package.json without a type.
  const text = readFileSync(path, "utf8");
  const isModule = /^\s*(?:import[\s{*"']|export[\s{*])/m.test(text);
  return isModule ? { format: "module", source: text, shortCircuit: true } : undefined;
}

/** Returns the path of a file that is not in a package. */
function ownFile(url: string): string | undefined {
  if (!url.startsWith("file:")) return undefined;
  const path = fileURLToPath(url);
  return /[\\/]node_modules[\\/]/.test(path) || url.startsWith(new URL("../", import.meta.url).href) ? undefined : path;
}
