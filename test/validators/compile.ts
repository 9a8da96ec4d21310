import { transformSync } from "esbuild";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { buildModel } from "../../generator/src/model/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { DirectionalValidator, Validator } from "../../runtime/src/validate/index.js";
import * as runtime from "../../runtime/src/validate/index.js";
import { loadFiles, shown } from "../load/virtual.js";

/** A JSON value, as schemas are written. */
export type Schema = unknown;

export type CompiledValidator = Validator<unknown> & { readonly response?: Validator<unknown> };

/**
 * The validator that is emitted for a JSON Schema. The schema stands under the name `Subject` in a document of its own;
 * others that it refers to as `#/components/schemas/<name>` come in `others`. Throws when the schema is refused.
 */
export function compile(schema: Schema, others: Readonly<Record<string, Schema>> = {}): CompiledValidator {
  const compiled = compileAll({ Subject: schema, ...others })["Subject"];
  if (compiled === undefined) throw new Error("nothing was emitted");
  return compiled;
}

/** The validators of several schemas, by their names, which must be in PascalCase. */
export function compileAll(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, CompiledValidator>> {
  return run(emitted(modelOfSchemas(schemas)));
}

/** The interface of a document that holds nothing but schemas. Throws when something about them is an error. */
function modelOfSchemas(schemas: Readonly<Record<string, Schema>>): Interface {
  const document = { openapi: "3.1.0", info: { title: "t", version: "1" }, components: { schemas } };
  const { loaded, diagnostics } = loadFiles({ "openapi.json": JSON.stringify(document) });
  const built = loaded === undefined ? undefined : buildModel(loaded);
  const serious = [...diagnostics, ...(built?.diagnostics ?? [])].filter(({ severity }) => severity === "error");
  if (built === undefined || serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return built.model;
}

/** The emitted file, as text. */
export function emitted(model: Interface): string {
  const file = emitValidators(model).find(({ path }) => path === "src/validators/schemas.ts");
  return file?.text ?? "";
}

/** Runs one emitted file against the runtime's sources. */
export function run(text: string): Readonly<Record<string, CompiledValidator>> {
  const { code } = transformSync(text, { loader: "ts", format: "cjs", target: "es2022" });
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (name === "@guildwire/runtime/validate") return runtime;
    throw new Error(`the emitted code imports ${name}`);
  };
  new Function("module", "exports", "require", code)(module, module.exports, require);
  return module.exports as Readonly<Record<string, DirectionalValidator<unknown, unknown>>>;
}
