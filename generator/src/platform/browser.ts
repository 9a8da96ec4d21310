import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import ajv from "ajv/dist/2020.js";
import formats from "ajv-formats";
import handlebars from "handlebars/runtime.js";
import * as refa from "refa";
import * as yaml from "yaml";
import { absolutePaths } from "./absolute-paths.js";
import type { FileSystem, LibraryName, Platform } from "./platform.js";

/** Without ts-morph and Faker, which are larger than all others together and serve optional features. */
const libraries: { readonly [Name in LibraryName]?: unknown } = {
  "ajv-formats": formats,
  "ajv/dist/2020.js": ajv,
  "handlebars/runtime": handlebars,
  refa,
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
};
