import type { ConfiguredNames } from "../../load/document.js";
import { camelCase, pascalCase } from "../names.js";

/** Applies the name templates of the configuration to types and functions. */
export class NameTemplates {
  readonly #types: string | undefined;
  readonly #functions: string | undefined;

  constructor({ types, functions }: Pick<ConfiguredNames, "types" | "functions"> = {}) {
    this.#types = types;
    this.#functions = functions;
  }

  /** Returns the name of a type, given its default name; an empty one is unchanged. */
  type(identifier: string): string {
    return filled(this.#types, identifier, identifier);
  }

  /** Returns the name of a function, which starts with a lower-case letter. */
  function(identifier: string): string {
    const name = filled(this.#functions, identifier, pascalCase(identifier));
    return this.#functions === undefined || name === "" ? name : camelCase(name);
  }
}

function filled(template: string | undefined, identifier: string, pascal: string): string {
  if (template === undefined || identifier === "") return identifier;
  return template.replace("{Name}", () => pascal).replace("{name}", () => camelCase(identifier).replace(/_$/, ""));
}
