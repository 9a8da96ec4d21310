import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonSchema } from "@guildwire/generator/completion";

const schemas = new Map<string, JsonSchema>();

/** Returns the JSON Schema of documents, or of the files that documents refer to. */
export function documentSchema(isRoot: boolean): JsonSchema {
  const name = isRoot ? "document" : "fragment";
  const known = schemas.get(name) ?? readSchema(name);
  schemas.set(name, known);
  return known;
}

function readSchema(name: string): JsonSchema {
  const url = import.meta.resolve(`@guildwire/generator/schema/${name}.schema.json`);
  return JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as JsonSchema;
}
