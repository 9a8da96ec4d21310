import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";

const path = join(import.meta.dirname, "../../../generator/schema/uses.schema.json");

/** Validates a manifest against the schema that the package contains. */
export const schemaValidator = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(path, "utf8")) as object,
);
