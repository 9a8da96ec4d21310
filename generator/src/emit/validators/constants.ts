import {
  type Code,
  code,
  identifier,
  list,
  rows,
  stringLiteral,
  structuralKeyOf,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import { addHelper, addPrivateDeclaration, type FileUnit, type Scope } from "./scope.js";

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

/** Adds a table of rules after the function that reads it, or returns an equal one. */
export function rulesTable(rules: Code, { unit, stem }: Scope): Code {
  const wanted = `${stem.charAt(0).toLowerCase()}${stem.slice(1)}Rules`;
  const made = addHelper(unit, `rules ${structuralKeyOf([rules])}`, wanted, (name) => {
    const exported = unit.known.isSharedAcrossFiles ? code`export ` : code``;
    return [
      { name, code: code`${exported}const ${identifier(name)}: ${validateRuntime("PropertyRules", true)} = ${rules};` },
    ];
  });
  return symbol({ name: made.stem, module: made.module, typeOnly: false });
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
