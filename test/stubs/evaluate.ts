import { posix } from "node:path";
import { ts } from "ts-morph";
import type { Folder } from "./compile.js";

type Exports = Record<string, unknown>;

/** Runs the modules of a folder; minimal functions replace the generated package. */
export class Evaluation {
  readonly #folder: Folder;
  readonly #loaded = new Map<string, Exports>();

  constructor(folder: Folder) {
    this.#folder = folder;
  }

  load(path: string): Exports {
    const found = this.#loaded.get(path);
    if (found !== undefined) return found;
    const exports: Exports = {};
    this.#loaded.set(path, exports);
    const text = this.#folder.get(path);
    if (text === undefined) throw new Error(`there is no ${path}`);
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const require = (specifier: string): Exports => {
      const target = posix.join(posix.dirname(path), specifier);
      // Outside of the folder is the generated code.
      if (!specifier.startsWith(".") || target.startsWith("../")) return generated;
      return this.load(/\.ts$/.test(target) ? target : `${target.replace(/\.js$/, "")}.ts`);
    };
    new Function("require", "exports", outputText)(require, exports);
    return exports;
  }
}

const generated: Exports = {
  notImplemented: () => new Error("not implemented"),
  createNodeHandler: (handlers: unknown) => handlers,
};
