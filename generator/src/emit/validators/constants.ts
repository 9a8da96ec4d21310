import { type Code, code, identifier, list, rows, stringLiteral, symbol } from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import { addPrivateDeclaration, type FileUnit, type Scope } from "./scope.js";

/** Adds a constant to the file, or returns the existing one with the same `key`. */
export function addConstant(unit: FileUnit, key: string, wanted: string, type: Code, value: Code): Code {
  const known = unit.constantNames.get(key);
  if (known !== undefined) return known;
  const name = unit.names.claim(wanted);
  const declaration = code`const ${identifier(name)}${type} = ${value};`;
  const use = symbol({ name, module: unit.module, typeOnly: false });
  unit.constants.push(declaration);
  addPrivateDeclaration(unit, declaration, name);
  unit.constantNames.set(key, use);
  return use;
}

export function patternConstant(pattern: string, scope: Scope): Code {
  const wanted = `${scope.stem.charAt(0).toLowerCase()}${scope.stem.slice(1)}Pattern`;
  // A pattern that cannot be checked matches no name.
  const matcher = patternMatcher(pattern) ?? code`/(?!)/u`;
  return addConstant(scope.unit, `/${pattern}/`, wanted, code``, matcher);
}

export function namesConstant(names: readonly string[], scope: Scope): Code {
  const wanted = `${scope.stem.charAt(0).toLowerCase()}${scope.stem.slice(1)}Names`;
  const items = list({ open: "[", close: "]", separator: ",", items: rows(names.map(stringLiteral)) });
  const key = `names ${JSON.stringify(names)}`;
  return addConstant(scope.unit, key, wanted, code`: ReadonlySet<string>`, code`/* @__PURE__ */ new Set(${items})`);
}
