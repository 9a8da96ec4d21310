import { transformSync } from "esbuild";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { File } from "../../generator/src/print/index.js";
import type { DirectionalValidator, Validator } from "../../runtime/src/validate/index.js";
import * as runtime from "../../runtime/src/validate/index.js";
import { loadFiles, shown } from "../load/virtual.js";

/** A JSON Schema as a JSON value. */
export type Schema = unknown;

export type CompiledValidator = Validator<unknown> & { readonly response?: Validator<unknown> };

/**
 * The validator emitted for a JSON Schema. The schema is named `Subject` in a separate document;
 * `others` are the schemas that it refers to as `#/components/schemas/<name>`. Throws if the schema is refused.
 */
export function compile(schema: Schema, others: Readonly<Record<string, Schema>> = {}): CompiledValidator {
  const compiled = compileAll({ Subject: schema, ...others })["Subject"];
  if (compiled === undefined) throw new Error("nothing was emitted");
  return compiled;
}

/** The validators of several schemas, by name; names must be in PascalCase. */
export function compileAll(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, CompiledValidator>> {
  return run(emitted(modelOfSchemas(schemas)));
}

/** The interface of a document that contains only schemas. Throws on an error in them. */
export function modelOfSchemas(schemas: Readonly<Record<string, Schema>>): Interface {
  const document = { openapi: "3.1.0", info: { title: "t", version: "1" }, components: { schemas } };
  const { loaded, diagnostics } = loadFiles({ "openapi.json": JSON.stringify(document) });
  const built = loaded === undefined ? undefined : buildModel(loaded);
  const serious = [...diagnostics, ...(built?.diagnostics ?? [])].filter(({ severity }) => severity === "error");
  if (built === undefined || serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return built.model;
}

/** The emitted files of named types; many schemas yield several files, which refer to each other. */
export function emitted(model: Interface): readonly File[] {
  const files = [...emitValidators(model)];
  return files.filter(({ path }) => /^src\/validators\/(?!index\.ts$)[^/]+$/.test(path));
}

type Exports = Readonly<Record<string, DirectionalValidator<unknown, unknown>>>;

/** Runs emitted files against the runtime's sources, and returns their exports. */
export function run(files: readonly File[]): Exports {
  const texts = new Map(files.map(({ path, text }) => [`./${path.split("/").at(-1)?.replace(/\.ts$/, ".js")}`, text]));
  const modules = new Map<string, { exports: Exports }>();
  const load = (name: string): unknown => {
    if (name === "@guildwire/runtime/validate") return runtime;
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const text = texts.get(name);
    if (text === undefined) throw new Error(`the emitted code imports ${name}`);
    const { code } = transformSync(text, { loader: "ts", format: "cjs", target: "es2022" });
    const module = { exports: {} };
    // Files may import each other cyclically.
    modules.set(name, module);
    new Function("module", "exports", "require", code)(module, module.exports, load);
    return module.exports;
  };
  return Object.assign({}, ...[...texts.keys()].map(load));
}
