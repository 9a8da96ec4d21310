import { type JsonType, jsonTypes, jsonTypesOf } from "../../model/json-types.js";
import { pascalCase } from "../../model/names.js";
import type { ArrayType, FieldCheck, ObjectType, Property, SchemaUse, Type } from "../../model/type.js";
import {
  arrayLiteral,
  block,
  type Code,
  call,
  code,
  identifier,
  jsonLiteral,
  numberLiteral,
  stringLiteral,
  structuralKeyOf,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { all, any, type Condition, callCondition, comparison, conditionExpression, not } from "./condition.js";
import { objectTest, patternConstant } from "./constants.js";
import { readProperty } from "./locals.js";
import { keyword, keywordList } from "./rules-code.js";

import { addHelper, defaultOf, type Scope } from "./scope.js";
import type { ValueAspect } from "./value-code.js";

export interface FieldCheckContext {
  readonly scope: Scope;
  /** The known base type of `value` at this point. */
  readonly base: "object" | "array" | "any";
  readonly type: Type | ObjectType | ArrayType;
}

export function isFieldCheck(check: { readonly kind: string }): check is FieldCheck {
  return "message" in check;
}

/** Prints a cross-field check (`x-checks`). It runs after the checks of the fields themselves, on which it relies. */
export function fieldCheckCode(check: FieldCheck, place: FieldCheckContext): ValueAspect {
  const field = (name: string): Code => readField(name, place);
  const present = (name: string, ignoreEmpty: boolean): Condition =>
    any([isPresent(field(name), ignoreEmpty), ...familyOf(name, place)]);
  const rule = (violated: Condition): ValueAspect => ({
    is: [code`if (${conditionExpression(violated)}) return false;`],
    check: [code`if (${conditionExpression(violated)}) ${reportViolation(check, code`path`)};`],
  });
  switch (check.kind) {
    case "at-least-one-of":
      return rule(all(check.fields.map((name) => not(present(name, check.ignoreEmpty)))));
    case "exactly-one-of":
    case "mutually-exclusive": {
      const counted = check.fields.map((name) => {
        return code`Number(${conditionExpression(present(name, check.ignoreEmpty))})`;
      });
      const sum = joined(counted, code` + `);
      return rule(
        check.kind === "exactly-one-of"
          ? comparison(code`${sum} !== 1`, code`${sum} === 1`)
          : comparison(code`${sum} > 1`, code`${sum} <= 1`),
      );
    }
    case "less-or-equal": {
      const [lower, upper] = check.fields.map((name) => code`${field(name)}${defaultCode(name, place) ?? code``}`);
      if (lower === undefined || upper === undefined) return { is: [], check: [] };
      const values = [code`const lower = ${lower};`, code`const upper = ${upper};`];
      const wrong = code`typeof lower === "number" && typeof upper === "number" && lower > upper`;
      const names = check.fields.map((name) => stringLiteral(name));
      const [lowName = code``, highName = code``] = names;
      const hasDefault = defaultCode(check.fields[0], place) !== undefined;
      // Do not report the issue at a field that was not sent.
      const blamed = hasDefault ? code`${field(check.fields[0])} === undefined ? ${highName} : ${lowName}` : lowName;
      const at = code`${validateRuntime("at")}(path, ${blamed})`;
      const more = [code`limit: upper`, code`actual: lower`];
      const known = code`${validateRuntime("isReported")}(report, path, ${arrayLiteral(names)})`;
      return {
        is: [block(code``, [...values, code`if (${wrong}) return false;`])],
        check: [block(code``, [...values, code`if (${wrong} && !${known}) ${reportViolation(check, at, more)};`])],
      };
    }
    case "required-when": {
      const applies = all(check.when.map(({ property, value }) => equalsCode(field(property), value)));
      const missing = check.fields.map((name) => ({
        name,
        violated: all([applies, comparison(code`${field(name)} === undefined`, code`${field(name)} !== undefined`)]),
      }));
      return {
        is: missing.map(({ violated }) => code`if (${conditionExpression(violated)}) return false;`),
        check: missing.map(({ name, violated }) => {
          const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
          return code`if (${conditionExpression(violated)}) ${reportViolation(check, at)};`;
        }),
      };
    }
    case "unique":
      return uniqueCode(check, place);
    case "sum-of-lengths":
      return sumCode(check, place);
  }
}

function reportViolation(check: FieldCheck, path: Code, more: readonly Code[] = []): Code {
  return call(validateRuntime("broken"), [code`report`, path, keywordList([...wordsOf(check), ...more])]);
}

function wordsOf({ name, message }: FieldCheck): readonly Code[] {
  return [keyword("name", stringLiteral(name)), keyword("message", stringLiteral(message))];
}

function readField(name: string, { base }: FieldCheckContext): Code {
  if (base === "object") return readProperty(code`value`, name);
  return code`${validateRuntime("fieldOf")}(value, ${stringLiteral(name)})`;
}

function isPresent(field: Code, ignoreEmpty: boolean): Condition {
  if (ignoreEmpty) return callCondition(code`${validateRuntime("isFilled")}(${field})`);
  return comparison(code`${field} !== undefined`, code`${field} === undefined`);
}

/** Matches numbered fields by their common name: `files[0]` if the check names `files` (T58). */
function familyOf(name: string, { type, base, scope }: FieldCheckContext): readonly Condition[] {
  if (type.kind !== "object" || base !== "object") return [];
  if (type.properties.some((property) => property.name === name)) return [];
  return type.patterns
    .filter(({ pattern }) => pattern.startsWith(`^${name}\\[`))
    .map(({ pattern }) =>
      callCondition(code`${validateRuntime("hasMatching")}(value, ${patternConstant(pattern, scope)})`),
    );
}

function equalsCode(field: Code, value: Parameters<typeof jsonLiteral>[0]): Condition {
  const literal = jsonLiteral(value);
  if (typeof value === "object" && value !== null)
    return callCondition(code`${validateRuntime("equal")}(${field}, ${literal})`);
  return comparison(code`${field} === ${literal}`, code`${field} !== ${literal}`);
}

/** Prints ` ?? 1` for a field with a default, which applies (T45). */
function defaultCode(name: string, { scope, type }: FieldCheckContext): Code | undefined {
  const property = findProperty(name, type, scope, new Set());
  const fallback = property === undefined ? undefined : defaultOf(property, scope);
  return fallback === undefined ? undefined : code` ?? ${jsonLiteral(fallback.value)}`;
}

function findProperty(name: string, type: Type, scope: Scope, seen: ReadonlySet<string>): Property | undefined {
  switch (type.kind) {
    case "object":
      return type.properties.find((property) => property.name === name);
    case "intersection":
      return type.parts.map((part) => findProperty(name, part.type, scope, seen)).find((found) => found !== undefined);
    case "reference": {
      const target = scope.unit.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return undefined;
      return findProperty(name, target.use.type, scope, new Set([...seen, type.name]));
    }
    default:
      return undefined;
  }
}

type UniqueCheck = Extract<FieldCheck, { readonly kind: "unique" }>;

function uniqueCode(check: UniqueCheck, place: FieldCheckContext): ValueAspect {
  const found = jsonTypesAlong(check.path, { at: "", type: place.type, nullable: false }, place.scope);
  const scalar = !found.has("array") && !found.has("object");
  const visited = (last: Code): Code =>
    scalar ? code`found.push(${last});` : code`if (!seen.add(${last})) return false;`;
  const walked = walkPath(check.path, place, (last) => [code`if (${last} !== undefined) ${visited(last)}`]);
  const path = arrayLiteral(check.path.map(stringLiteral));
  const tests = scalar
    ? [code`const found: unknown[] = [];`, ...walked, code`return ${validateRuntime("distinctScalars")}(found);`]
    : [code`const seen = new ${validateRuntime("Distinct")}();`, ...walked, code`return true;`];
  const { unit, stem } = place.scope;
  const type = { array: code`readonly unknown[]`, object: validateRuntime("Fields", true), any: code`unknown` }[
    place.base
  ];
  const key = `obeys ${structuralKeyOf([type, ...tests])}`;
  const made = addHelper(unit, key, `${stem}${pascalCase(check.name)}`, (claimed) => {
    const name = `obeys${claimed}`;
    return [{ name, code: block(code`function ${identifier(name)}(value: ${type}): boolean`, tests) }];
  });
  const name = symbol({ name: `obeys${made.stem}`, module: unit.module, typeOnly: false });
  const report = call(validateRuntime("repeated"), [
    code`report`,
    code`path`,
    code`value`,
    keywordList([keyword("steps", path), ...wordsOf(check)]),
  ]);
  return { is: [code`if (!${name}(value)) return false;`], check: [code`if (!${name}(value)) ${report};`] };
}

/** Returns the JSON types of the values at a path. */
function jsonTypesAlong(
  path: readonly string[],
  use: SchemaUse,
  scope: Scope,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<JsonType> {
  const [token, ...rest] = path;
  if (token === undefined) return jsonTypesOf(use, scope);
  const { type } = use;
  const merged = (uses: readonly SchemaUse[]): ReadonlySet<JsonType> =>
    new Set(uses.flatMap((each) => [...jsonTypesAlong(path, each, scope, seen)]));
  switch (type.kind) {
    case "reference": {
      const target = scope.unit.model.types.get(type.name);
      const key = `${type.name} ${path.length}`;
      if (target === undefined || seen.has(key)) return new Set(jsonTypes);
      return jsonTypesAlong(path, target.use, scope, new Set([...seen, key]));
    }
    case "union":
      return merged(type.alternatives);
    case "intersection":
      return merged(type.parts);
    case "array":
      if (token !== "*") return new Set();
      return type.items === undefined || type.prefix.length > 0
        ? new Set(jsonTypes)
        : jsonTypesAlong(rest, type.items, scope, seen);
    case "object": {
      const property = type.properties.find((candidate) => candidate.name === token);
      return property === undefined ? new Set(jsonTypes) : jsonTypesAlong(rest, property, scope, seen);
    }
    case "any":
      return new Set(jsonTypes);
    default:
      return new Set();
  }
}

type SumCheck = Extract<FieldCheck, { readonly kind: "sum-of-lengths" }>;

function sumCode(check: SumCheck, place: FieldCheckContext): ValueAspect {
  const most = numberLiteral(check.max);
  const adding = [
    code`let total = 0;`,
    ...check.paths.flatMap((path) =>
      walkPath(path, place, (last) => [
        code`if (typeof ${last} === "string") total += ${validateRuntime("codePoints")}(${last});`,
      ]),
    ),
  ];
  const more = [code`limit: ${most}`, code`actual: total`];
  return {
    is: [block(code``, [...adding, code`if (total > ${most}) return false;`])],
    check: [block(code``, [...adding, code`if (total > ${most}) ${reportViolation(check, code`path`, more)};`])],
  };
}

/** Prints nested loops over the values at a path, with the statements of `visit` inside. */
function walkPath(
  path: readonly string[],
  place: FieldCheckContext,
  visit: (last: Code) => readonly Code[],
): readonly Code[] {
  const step = (index: number, current: Code, isRoot: boolean): readonly Code[] => {
    const token = path[index];
    if (token === undefined) return visit(current);
    const name = loopNames[index] ?? code`${loopNames[0]}${identifier(`_${index}`)}`;
    if (token === "*") {
      const items = isRoot && place.base === "array" ? code`value` : code`${validateRuntime("itemsOf")}(${current})`;
      return [block(code`for (const ${name} of ${items})`, step(index + 1, name, false))];
    }
    const source =
      isRoot && place.base === "object"
        ? readProperty(code`value`, token)
        : code`${objectTest(place.scope.unit)}(${current}) ? ${readProperty(current, token)} : undefined`;
    return [code`const ${name} = ${source};`, ...step(index + 1, name, false)];
  };
  const body = step(0, code`value`, true);
  return path[0] === "*" ? body : [block(code``, body)];
}

const loopNames = [
  code`first`,
  code`second`,
  code`third`,
  code`fourth`,
  code`fifth`,
  code`sixth`,
  code`seventh`,
  code`eighth`,
] as const;

function joined(parts: readonly Code[], separator: Code): Code {
  return parts.reduce((sum, part, index) => (index === 0 ? part : code`${sum}${separator}${part}`), code``);
}
