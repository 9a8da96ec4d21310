import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import handlebars from "handlebars/runtime.js";
import * as yaml from "yaml";
import { absolutePaths } from "./absolute-paths.js";
import type { FileSystem, LibraryName, Platform } from "./platform.js";

/** Without ts-morph and Faker, which are larger than all others together and serve optional features. */
const libraries: { [Name in LibraryName]?: unknown } = {
  "handlebars/runtime": handlebars,
  yaml,
};

/** A browser has no files: documents are passed as text. */
const files: FileSystem = {
  canonical: () => undefined,
  size: () => "does not exist",
  read: () => undefined,
};

/** Browsers and their workers. Bundles for them contain this file instead of `node.ts`. */
export const platform: Platform = {
  files,
  paths: absolutePaths,
  // Synchronous, unlike the one of the platform.
  sha256: (text) => bytesToHex(sha256(text)),
  currentFolder: () => "/",
  library(name) {
    const library = libraries[name];
    if (library === undefined) throw new Error(`${name} is not part of the generator for browsers`);
    return library;
  },
  // Half of all code: refa analyses patterns, and ajv evaluates the keywords that `check/evaluate.ts` leaves to it. Escapes may hide both.
  async prepare(texts) {
    if (texts.some((text) => /pattern|\\[ux]/.test(text))) libraries.refa ??= exportsOf(await import("refa"));
    if (!texts.some((text) => /unevaluated|\$(?:dynamicRef|recursiveRef|id|anchor)|\\[ux]/.test(text))) return;
    libraries["ajv/dist/2020.js"] ??= exportsOf(await import("ajv/dist/2020.js"));
    libraries["ajv-formats"] ??= exportsOf(await import("ajv-formats"));
  },
};

/** What a CommonJS module exports, of which an imported namespace may have only the default. */
function exportsOf(namespace: object): unknown {
  return "default" in namespace ? namespace.default : namespace;
}
