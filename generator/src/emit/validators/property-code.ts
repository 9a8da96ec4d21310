import { pascalCase } from "../../model/names.js";
import { type Code, code, identifier, propertyKey, stringLiteral, validateRuntime } from "../../print/index.js";
import { type Condition, comparison } from "./condition.js";
import { preferredLocal, prototypeProperties, readProperty } from "./locals.js";
import type { ValueCode } from "./value-code.js";

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
  /** The property in a destructuring pattern; undefined if reading it is not enough to detect an own property. */
  readonly pattern: Code | undefined;
  readonly isMissing: Condition;
}

/** The statements that test a property. */
export interface PropertyTest {
  readonly statements: readonly Code[];
  /** Whether they use the property's local constant, which they do not declare. */
  readonly usesLocal: boolean;
}

/** Caches the code of each property name, because many objects share names. */
export class PropertyCodes {
  readonly #properties: Map<string, PropertyCode> = new Map();
  readonly #locals: Map<string, LocalCode> = new Map();
  readonly #tests: Map<string, PropertyTest> = new Map();
  readonly #rules: Map<string, Code> = new Map();

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
      pattern: prototypeProperties.has(property) ? undefined : patternOf(property, local),
      isMissing: comparison(code`${name} === undefined`, code`${name} !== undefined`),
    };
    this.#locals.set(key, made);
    return made;
  }

  /**
   * Returns the statements that test a property, from the cache if its value has a shared key.
   *
   * @param context What the statements depend on besides the value.
   */
  tests({ sharedKey }: ValueCode, context: string, print: () => PropertyTest): PropertyTest {
    return sharedKey === undefined ? print() : cached(this.#tests, `${sharedKey} ${context}`, print);
  }

  /** Returns the rules of a property without a default, from the cache if its value has a shared key. */
  rules({ sharedKey }: ValueCode, name: string, print: () => Code): Code {
    return sharedKey === undefined ? print() : cached(this.#rules, `${sharedKey} ${name}`, print);
  }
}

/** Prints `name` or `"user-id": userId`. */
function patternOf(property: string, local: string): Code {
  return property === local ? identifier(local) : code`${propertyKey(property)}: ${identifier(local)}`;
}

function cached<Value>(cache: Map<string, Value>, key: string, create: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const created = create();
  cache.set(key, created);
  return created;
}
