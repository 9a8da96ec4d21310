// Chooses the documents and their request bodies, and writes guildwire's validators for them into .cache/.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { downloadDocuments, sample } from "../../test/documents/download.mjs";
import { chosenFrom, isYaml } from "../generate/documents.mjs";
import { quick } from "../suite.mjs";
import { bodySchemas } from "./json-schema.mjs";

export const root = join(import.meta.dirname, "..", "..");
const cache = join(import.meta.dirname, ".cache");

/** Number of documents, and the least number of JSON bodies that a document must have to be one of them. */
const mostDocuments = quick ? 1 : 5;
const leastBodies = 20;
/** Bodies per document, spread evenly over its operations. */
const mostBodies = 40;

/**
 * @typedef {object} Body
 * @property {string} id The operation.
 * @property {Record<string, unknown>} schema JSON Schema 2020-12 without references to other documents.
 * @property {{ is(value: unknown): boolean, validate(value: unknown): { issues?: readonly unknown[] } }} validator guildwire's.
 */

/**
 * The first documents of bench/generate's list with enough request bodies in JSON. The rule is older than any measurement. With
 * `--quick`, the smallest such document.
 *
 * @returns {Promise<{ title: string, bodies: Body[] }[]>}
 */
export async function prepare() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const chosen = chosenFrom(sample.documents).filter(({ file }) => !isYaml(file));
  const candidates = quick ? chosen.toReversed() : chosen;
  const downloads = await downloadDocuments(candidates);
  if (downloads.unavailable !== undefined) throw new Error(downloads.unavailable);
  const prepared = [];
  for (const candidate of candidates) {
    const path = downloads.paths.get(candidate);
    const schemas = bodySchemas(JSON.parse(readFileSync(path, "utf8")));
    if (schemas.length < leastBodies) continue;
    const validators = await generatedValidators(path, join(cache, String(prepared.length)));
    const known = schemas.flatMap(({ id, schema }) => {
      const validator = validators.get(id);
      return validator === undefined ? [] : [{ id, schema, validator }];
    });
    const step = Math.max(1, known.length / mostBodies);
    const bodies = known.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    prepared.push({ title: candidate.publisher, bodies });
    if (prepared.length === mostDocuments) break;
  }
  return prepared;
}

/** The validators that the generated server applies to bodies, by method and path. */
async function generatedValidators(document, folder) {
  mkdirSync(folder);
  writeFileSync(
    join(folder, "guildwire.config.yaml"),
    `edition: 2026-12\nspec: ${JSON.stringify(document)}\nout: out\n`,
  );
  const program = join(root, "generator", "bin", "guildwire.js");
  const { status, stderr } = spawnSync(process.execPath, [program, "generate"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.slice(-2000));
  const operations = join(folder, "out/src/server/operations");
  const imports = readdirSync(operations).map((name) => `export * from ${JSON.stringify(join(operations, name))};`);
  const outfile = join(folder, "operations.mjs");
  await build({
    stdin: { contents: imports.join("\n"), resolveDir: root },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  const validators = new Map();
  for (const { method, path, body } of Object.values(await import(pathToFileURL(outfile).href))) {
    body?.rebuilt?.((validator) => {
      validators.set(`${method} ${path}`, validator);
      return validator;
    });
  }
  return validators;
}
