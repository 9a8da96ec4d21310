import { emitOpenapiTypescript } from "../../generator/src/emit/openapi-typescript/openapi-typescript.js";
import type { PathsOptions } from "../../generator/src/emit/openapi-typescript/paths-options.js";
import { compileFiles, scratchFolder, strictest } from "../types/compile.js";

/** A document of which the tests state the parts that matter. */
export interface PartialDocument {
  readonly paths?: object;
  readonly webhooks?: object;
  readonly components?: object;
  readonly [field: string]: unknown;
}

/** A document with these schemas. */
export function withSchemas(schemas: object): PartialDocument {
  return { components: { schemas } };
}

/** Returns the types of a document. `json` is for documents that no JavaScript literal can state. */
export function typesOf(document: PartialDocument | { readonly json: string }, options: PathsOptions = {}): string {
  const output = { title: "Types", version: "1" } as never;
  const text =
    "json" in document ? String(document["json"]) : JSON.stringify({ openapi: "3.1.0", paths: {}, ...document });
  return emitOpenapiTypescript({ output }, text, options)
    .map((file) => file.text)
    .join("");
}

/**
 * Compiles types with every strict flag except `erasableSyntaxOnly`, which forbids the output of `--enum`. Returns the errors.
 * Programs may import `./<name>.js`.
 */
export function errorsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = scratchFolder();
  const sources = Object.entries(files).map(([name, text]) => ({ path: `${name}.ts`, text }));
  const errors = compileFiles(folder, sources, { ...strictest, erasableSyntaxOnly: false });
  return errors.split("\n").filter((line) => line !== "" && !line.startsWith(" "));
}
