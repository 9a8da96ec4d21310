import { posix } from "node:path";
import { transformSync } from "esbuild";
import { emitConstructors } from "../../generator/src/emit/validators/constructors.js";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import type { File } from "../../generator/src/print/index.js";
import * as runtime from "../../runtime/src/validate/index.js";
import type { CompiledValidator } from "./compile.js";

/** The interface of spec/ and its output, run from memory, without a previous build. */

export const model: Interface = modelOfSpecification();

export const validatorFiles: readonly File[] = [...emitValidators(model)];

const modules = modulesOf([...validatorFiles, ...emitConstructors(model)]);

type Validators = Readonly<Record<string, CompiledValidator>>;

export const validators: Validators = modules("src/validators/index.js") as Validators;

type Constructors = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

export const constructors: Constructors = modules("src/constructors/index.js") as Constructors;

/** The validator of a named schema. */
export function validator(name: string): CompiledValidator {
  const found = validators[name];
  if (found === undefined) throw new Error(`there is no validator ${name}`);
  return found;
}

function modelOfSpecification(): Interface {
  const { loaded, diagnostics } = loadDocument("spec/openapi.yaml", {
    cwd: new URL("../..", import.meta.url).pathname,
  });
  if (loaded === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return buildModel(loaded).model;
}

/** Loads emitted modules that import each other, by path. */
function modulesOf(files: readonly File[]): (path: string) => unknown {
  const sources = new Map(files.map((file) => [file.path.replace(/\.ts$/, ".js"), file.text]));
  const loaded = new Map<string, { exports: unknown }>();
  const load = (path: string): unknown => {
    if (path === "@guildwire/runtime/validate") return runtime;
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const text = sources.get(path);
    if (text === undefined) throw new Error(`${path} was not emitted`);
    const module = { exports: {} };
    loaded.set(path, module);
    const { code } = transformSync(text, { loader: "ts", format: "cjs", target: "es2022" });
    const require = (name: string): unknown =>
      load(name.startsWith(".") ? posix.join(posix.dirname(path), name) : name);
    new Function("module", "exports", "require", code)(module, module.exports, require);
    return module.exports;
  };
  return load;
}
