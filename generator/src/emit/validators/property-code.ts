import { pascalCase } from "../../model/names.js";
import { type Code, code, identifier, stringLiteral, validateRuntime } from "../../print/index.js";
import { type Condition, comparison } from "./condition.js";
import { preferredLocal, readProperty } from "./locals.js";

/** Code that depends only on the name of a property. */
export interface PropertyCode {
  /** Part of the names of helper functions. */
  readonly step: string;
  /** Preferred name of its local constant. */
  readonly preferredLocal: string;
  readonly literal: Code;
  /** Access to the property of `value`. */
  readonly source: Code;
  /** The path to it. */
  readonly at: Code;
}

/** The local constant of a property. */
export interface LocalCode {
  readonly name: Code;
  readonly declaration: Code;
  readonly isMissing: Condition;
}

/** Caches the code of each property name, because many objects share names. */
export class PropertyCodes {
  readonly #properties: Map<string, PropertyCode> = new Map();
  readonly #locals: Map<string, LocalCode> = new Map();

  of(name: string): PropertyCode {
    const known = this.#properties.get(name);
    if (known !== undefined) return known;
    const literal = stringLiteral(name);
    const made = {
      step: pascalCase(name),
      preferredLocal: preferredLocal(name),
      literal,
      source: readProperty(code`value`, name),
      at: code`${validateRuntime("at")}(path, ${literal})`,
    };
    this.#properties.set(name, made);
    return made;
  }

  /** @param local Name of the constant. */
  local(property: string, local: string): LocalCode {
    const key = `${local} ${property}`;
    const known = this.#locals.get(key);
    if (known !== undefined) return known;
    const name = identifier(local);
    const made = {
      name,
      declaration: code`const ${name} = ${this.of(property).source};`,
      isMissing: comparison(code`${name} === undefined`, code`${name} !== undefined`),
    };
    this.#locals.set(key, made);
    return made;
  }
}
