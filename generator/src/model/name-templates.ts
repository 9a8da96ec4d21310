import type { ConfiguredNames } from "../load/document.js";
import { camelCase, pascalCase } from "./names.js";

/** What the configuration makes of the names of types and functions. */
export class NameTemplates {
  readonly #types: string | undefined;
  readonly #functions: string | undefined;

  constructor({ types, functions }: Pick<ConfiguredNames, "types" | "functions"> = {}) {
    this.#types = types;
    this.#functions = functions;
  }

  /** The name of a type, from the one that it has without a template; an empty one stays. */
  type(identifier: string): string {
    return filled(this.#types, identifier, identifier);
  }

  /** The same for a function, whose name begins with a small letter. */
  function(identifier: string): string {
    const name = filled(this.#functions, identifier, pascalCase(identifier));
    return this.#functions === undefined || name === "" ? name : camelCase(name);
  }
}

function filled(template: string | undefined, identifier: string, pascal: string): string {
  if (template === undefined || identifier === "") return identifier;
  return template.replace("{Name}", () => pascal).replace("{name}", () => camelCase(identifier).replace(/_$/, ""));
}
