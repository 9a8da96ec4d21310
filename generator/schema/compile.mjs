/**
 * Compiles the official meta-schemas and the vocabulary into src/check/compiled/validators.ts, and writes
 * document.schema.json and fragment.schema.json for editors.
 *
 *   node generator/schema/compile.mjs           writes what changed
 *   node generator/schema/compile.mjs --check   writes nothing; exit code 1 where a file is not what it should be
 *
 * Compiled ahead because ajv takes about 0.3 s to load and to compile all of them, and the compiled form 10 ms.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { documentSchema, fragmentSchema } from "./editor.mjs";
import { shallow30, shallow31, vocabulary } from "./shallow.mjs";

const require = createRequire(import.meta.url);
const { default: Ajv2020 } = require("ajv/dist/2020.js");
const { default: standaloneCode } = require("ajv/dist/standalone/index.js");
const { default: addFormats } = require("ajv-formats");

/** Every validator by its name: `3.1 operation`, `x-flags`. */
export function allSchemas() {
  const schemas = {};
  for (const [kind, schema] of Object.entries(shallow31())) schemas[`3.1 ${kind}`] = schema;
  for (const [kind, schema] of Object.entries(shallow30())) schemas[`3.0 ${kind}`] = schema;
  return { ...schemas, ...vocabulary().validators };
}

export function newAjv(code) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, messages: false, validateSchema: false, ...code });
  addFormats(ajv, ["uri", "uri-reference", "email"]);
  // `check` reads media types by itself and says what is wrong with them.
  ajv.addFormat("media-range", true);
  return ajv;
}

function compiled() {
  const schemas = allSchemas();
  const ajv = newAjv({ code: { source: true, esm: true, lines: true } });
  const names = {};
  for (const [index, [name, schema]] of Object.entries(schemas).entries()) {
    ajv.addSchema(schema, name);
    names[`v${index}`] = name;
  }
  const { outputFiles } = buildSync({
    stdin: {
      contents: `${standaloneCode(ajv, names)}\nexport { fullFormats as formats } from "ajv-formats/dist/formats";`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    alias: { "ajv/dist/runtime/equal": fileURLToPath(new URL("equal.cjs", import.meta.url)) },
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    minify: true,
    lineLimit: 120,
    write: false,
    legalComments: "none",
  });
  const bundle = outputFiles[0].text;
  const end = bundle.lastIndexOf("export{");
  const code = bundle.slice(0, end);
  const locals = Object.fromEntries(
    [...bundle.slice(end).matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?\s*(?=[,}])/g)].map(([, local, exported]) => [
      exported ?? local,
      local,
    ]),
  );
  const table = Object.entries(names).map(([exported, name]) => `  ${JSON.stringify(name)}: ${locals[exported]},`);
  return `// @ts-nocheck
// Machine-written by generator/schema/compile.mjs from the meta-schemas beside it. Do not edit.
import type { CompiledFormat, CompiledValidator } from "../validator.js";

${code.trim()}

export const validators: { readonly [name: string]: CompiledValidator } = {
${table.join("\n")}
};

/** The formats of JSON Schema and OpenAPI, as ajv-formats knows them. */
export const formats: { readonly [name: string]: CompiledFormat } = ${locals.formats};

/** The keys that a map may have: validator → place in its schema → keys. For messages. */
export const keywords: { readonly [name: string]: { readonly [place: string]: readonly string[] } } = ${JSON.stringify(keywordTable(schemas))};

/** Where a key of the vocabulary may stand: place → key → name of its validator. */
export const placement: { readonly [place: string]: { readonly [key: string]: string } } = ${JSON.stringify(vocabulary().placement, null, 2)};
`;
}

/** Every place of a schema that refuses unknown properties, with the names that it knows. */
function keywordTable(schemas) {
  const table = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const places = {};
    collect(schema, "", places);
    if (Object.keys(places).length > 0) table[name] = places;
  }
  return table;
}

function collect(schema, place, places) {
  if (typeof schema !== "object" || schema === null) return;
  const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
  const names = namedHere(schema);
  if (names.size > 0 && (isClosed || place === "")) places[place] = [...names];
  for (const [key, value] of Object.entries(schema)) {
    if (["properties", "patternProperties", "dependentSchemas"].includes(key)) {
      for (const [name, child] of Object.entries(value)) {
        collect(child, `${place}/${key}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, places);
      }
    } else if (["allOf", "anyOf", "oneOf"].includes(key)) {
      for (const [index, child] of value.entries()) collect(child, `${place}/${key}/${index}`, places);
    } else if (["items", "additionalProperties", "if", "then", "else", "not"].includes(key)) {
      collect(value, `${place}/${key}`, places);
    }
  }
}

/** Names of properties that the schema or a part of it that looks at the same object mentions. */
function namedHere(schema) {
  if (typeof schema !== "object" || schema === null) return new Set();
  const names = new Set(Object.keys(schema.properties ?? {}));
  const patterns = Object.keys(schema.patternProperties ?? {}).flatMap(
    (pattern) => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1]?.split("|") ?? [],
  );
  for (const name of patterns) names.add(name);
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise, dependentSchemas = {} } = schema;
  for (const part of [...allOf, ...anyOf, ...oneOf, then, otherwise, ...Object.values(dependentSchemas)]) {
    for (const name of namedHere(part)) names.add(name);
  }
  return names;
}

function main() {
  const files = {
    "../src/check/compiled/validators.ts": compiled(),
    "document.schema.json": `${printed(documentSchema())}\n`,
    "fragment.schema.json": `${printed(fragmentSchema())}\n`,
  };
  let stale = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = fileURLToPath(new URL(name, import.meta.url));
    if (text === readOrNothing(path)) continue;
    stale++;
    if (process.argv.includes("--check")) {
      console.error(`generator/schema/${name} is not what compile.mjs writes`);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  if (stale > 0 && process.argv.includes("--check")) process.exitCode = 1;
}

/** JSON as the project's formatter writes it: short lists of scalars on one line. */
function printed(value, indent = "", before = 0) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  if (Object.keys(value).length === 0) return open + close;
  if (isList && value.every((item) => typeof item !== "object" || item === null)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    if (indent.length + before + line.length < 120) return line;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const label = isList ? "" : `${JSON.stringify(key)}: `;
    return inner + label + printed(item, inner, label.length);
  });
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function readOrNothing(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
