import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/**
 * @typedef {object} Check
 * @property {(value: unknown) => boolean} accepts
 * @property {(value: unknown) => readonly unknown[]} issues All issues.
 */

/**
 * The peers that take a JSON Schema, by name. Each returns a check, or throws for a schema that it cannot express.
 *
 * @type {Record<string, (schema: Record<string, unknown>) => Check>}
 */
export const peers = { ajv, TypeBox: await typebox(), zod: await zod() };

export function ajv(schema) {
  const first = compiled(schema, false);
  const all = compiled(schema, true);
  return { accepts: first, issues: (value) => (all(value) ? [] : all.errors) };
}

function compiled(schema, allErrors) {
  // Without a log: unknown formats are annotations.
  const validators = new Ajv2020.default({ strict: false, allErrors, logger: false });
  addFormats.default(validators);
  return validators.compile(schema);
}

async function typebox() {
  const { Compile } = await import("typebox/schema");
  return (schema) => {
    const validator = Compile(schema);
    return { accepts: (value) => validator.Check(value), issues: (value) => validator.Errors(value)[1] };
  };
}

async function zod() {
  const { z } = await import("zod");
  return (schema) => {
    const parser = z.fromJSONSchema(schema);
    return {
      accepts: (value) => parser.safeParse(value).success,
      issues: (value) => parser.safeParse(value).error?.issues ?? [],
    };
  };
}
