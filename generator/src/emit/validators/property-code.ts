import { pascalCase } from "../../model/names.js";
import { type Code, code, identifier, stringLiteral, validateRuntime } from "../../print/index.js";
import { type Condition, comparison } from "./condition.js";
import { preferredLocal, readProperty } from "./locals.js";

/** What follows from the name of a property alone. */
export interface PropertyCode {
  /** What the names of helper functions call it. */
  readonly step: string;
  /** What the constant that holds it would like to be called. */
  readonly preferredLocal: string;
  readonly literal: Code;
  /** The property of `value`. */
  readonly source: Code;
  /** The path to it. */
  readonly at: Code;
}

/** The constant that holds a property. */
export interface LocalCode {
  readonly name: Code;
  readonly declaration: Code;
  readonly isMissing: Condition;
}

/** Many objects share a few names, so the code of each name is created once. */
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

  /** @param local The name of the constant. */
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
