/** Reads the schemas that everything here is compiled from. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Returns the OpenAPI Initiative's schema of a version, "3.0", "3.1" or "3.2". The package replaces `$dynamicRef` by
 * `$ref`, and changes nothing else.
 */
export function readMetaSchema(version) {
  return readJson(require.resolve(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`));
}

/** Returns a schema of the dialect of JSON Schema 2020-12: `schema`, or a vocabulary as `meta/core`. */
export function readDialect(name) {
  return readJson(require.resolve(`ajv/dist/refs/json-schema-2020-12/${name}.json`));
}

/** Returns a schema of this folder. */
export function readSchema(name) {
  return readJson(new URL(`${name}.schema.json`, import.meta.url));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
