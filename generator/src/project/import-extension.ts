import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { ImportExtension } from "../load/document.js";
import { isObject } from "../values/json.js";
import { sha256 } from "../write/digest.js";

/** Maximum number of configurations that extend each other. */
const maxExtended = 16;

/** Maximum size of a configuration in characters. */
const maxConfigLength = 1_000_000;

/** How a program imports TypeScript files, and the configurations of the compiler that say so. */
export interface CompilerReading {
  readonly importExtension: ImportExtension;
  /** The configurations that were read, nearest first, by absolute path, with the SHA-256 of their text. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
}

/** Returns the nearest `tsconfig.json` of a folder; undefined if there is none in or above it. */
export function nearestTsconfig(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    const path = join(current, "tsconfig.json");
    if (existsSync(path)) return path;
    if (dirname(current) === current) return undefined;
  }
}

/**
 * Returns the extension that the nearest `tsconfig.json` of a folder asks for. Without one, the program runs TypeScript
 * as written, which needs the extension of the source.
 */
export async function readImportExtension(folder: string): Promise<CompilerReading> {
  const nearest = nearestTsconfig(folder);
  if (nearest === undefined) return { importExtension: "ts", files: [] };
  const { parse } = await import("jsonc-parser");
  const reader = new TsconfigReader((text) => parse(text, [], { allowTrailingComma: true }));
  const options = reader.optionsOf(nearest);
  return { importExtension: extensionOf(options), files: reader.files };
}

function extensionOf(options: CompilerOptions): ImportExtension {
  if (options["allowImportingTsExtensions"] === true || options["rewriteRelativeImportExtensions"] === true)
    return "ts";
  const resolution = String(options["moduleResolution"] ?? options["module"] ?? "").toLowerCase();
  return /^node(?:16|18|20|next)$/.test(resolution) ? "js" : "none";
}

type CompilerOptions = { readonly [option: string]: unknown };

/** Reads configurations with those that they extend. What cannot be read is left to the compiler to report. */
class TsconfigReader {
  readonly files: { readonly path: string; readonly sha256: string }[] = [];
  readonly #parse: (text: string) => unknown;

  constructor(parse: (text: string) => unknown) {
    this.#parse = parse;
  }

  optionsOf(path: string): CompilerOptions {
    const config = this.#read(path);
    if (config === undefined) return {};
    const base = listOf(config["extends"]).flatMap((named) => this.#locate(named, path) ?? []);
    const inherited = base.map((each) => this.optionsOf(each));
    const own = isObject(config["compilerOptions"]) ? config["compilerOptions"] : {};
    const options = Object.assign({}, ...inherited, own) as CompilerOptions;
    // A solution has no options of its own: its projects have those of the program.
    const isSolution = Array.isArray(config["files"]) && config["files"].length === 0;
    return isSolution && Object.keys(options).length === 0 ? this.#optionsOfProjects(config, path) : options;
  }

  #optionsOfProjects(config: CompilerOptions, path: string): CompilerOptions {
    for (const reference of Array.isArray(config["references"]) ? config["references"] : []) {
      const named = isObject(reference) ? reference["path"] : undefined;
      if (typeof named !== "string") continue;
      const target = resolve(dirname(path), named);
      const options = this.optionsOf(target.endsWith(".json") ? target : join(target, "tsconfig.json"));
      if ("module" in options || "moduleResolution" in options) return options;
    }
    return {};
  }

  #read(path: string): CompilerOptions | undefined {
    if (this.files.length === maxExtended || this.files.some((file) => file.path === path)) return undefined;
    try {
      const text = readFileSync(path, "utf8");
      this.files.push({ path, sha256: sha256(text) });
      const value = text.length > maxConfigLength ? undefined : this.#parse(text);
      return isObject(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  #locate(named: string, from: string): string | undefined {
    if (/^(?:\.{1,2}\/|\/)/.test(named)) {
      const path = resolve(dirname(from), named);
      return [path, `${path}.json`].find((each) => each.endsWith(".json") && existsSync(each));
    }
    const require = createRequire(from);
    for (const specifier of [named, `${named}.json`, `${named}/tsconfig.json`]) {
      try {
        const path = require.resolve(specifier);
        if (path.endsWith(".json")) return path;
      } catch {
        // Not installed, or not exported under this name.
      }
    }
    return undefined;
  }
}

function listOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
}
