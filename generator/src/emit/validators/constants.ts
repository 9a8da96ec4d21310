import {
  arrayLiteral,
  attached,
  type Code,
  code,
  identifier,
  rows,
  stringLiteral,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import type { FileUnit, Scope } from "./scope.js";

interface Constant {
  /** Its name, if free. */
  readonly wanted: string;
  /** Its name, if all files have the same one. */
  readonly name?: string;
  /** Its annotation. */
  readonly type?: Code;
  readonly value: Code;
}

/** Adds a constant to the file, or returns the existing one with the same `key`. */
export function addConstant(unit: FileUnit, key: string, constant: Constant): Code {
  const { wanted, type = code``, value } = constant;
  const known = unit.constantNames.get(key);
  if (known !== undefined) return known;
  const name = constant.name ?? unit.names.claim(wanted);
  const declaration = code`const ${identifier(name)}${type} = ${value};`;
  const use = symbol({ name, module: unit.module, typeOnly: false });
  unit.constants.push(declaration);
  // Only this file can refer to it.
  unit.privateDeclarations.set(declaration, name);
  unit.constantNames.set(key, use);
  return use;
}

/**
 * Returns the function that tests for a JSON object. It is a constant of the file, because V8 compares an imported
 * function at each inlined call.
 */
export function objectTest(unit: FileUnit): Code {
  const fields = validateRuntime("Fields", true);
  const { objectTest: name } = unit.names;
  return addConstant(unit, "object", {
    wanted: name,
    name,
    value: attached(
      code`(value: unknown): value is ${fields} =>`,
      code`typeof value === "object" && value !== null && !Array.isArray(value)`,
    ),
  });
}

/** Returns the constant of a pattern. One that cannot be checked matches no name. */
export function patternConstant(pattern: string, scope: Scope): Code {
  return (
    matcherConstant(pattern, scope) ?? addConstant(scope.unit, "/(?!)/", { wanted: "noPattern", value: code`/(?!)/u` })
  );
}

/** Returns the constant of a pattern; undefined if it cannot be checked. */
export function matcherConstant(pattern: string, scope: Scope): Code | undefined {
  const value = patternMatcher(pattern);
  return value && addConstant(scope.unit, `/${pattern}/`, { wanted: nameIn(scope, "Pattern"), value });
}

/** Returns a name for a constant: the scope's, with a suffix. */
export function nameIn({ stem }: Pick<Scope, "stem">, suffix: string): string {
  return `${stem.charAt(0).toLowerCase()}${stem.slice(1)}${suffix}`;
}

export function namesConstant(names: readonly string[], scope: Scope): Code {
  const items = arrayLiteral(rows(names.map(stringLiteral)));
  const key = `names ${JSON.stringify(names)}`;
  const type = code`: ReadonlySet<string>`;
  return addConstant(scope.unit, key, {
    wanted: nameIn(scope, "Names"),
    type,
    value: code`/* @__PURE__ */ new Set(${items})`,
  });
}
