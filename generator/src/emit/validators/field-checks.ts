import { pascalCase } from "../../model/names.js";
import type { ArrayType, FieldCheck, ObjectType, Property, Type, Use } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  identifier,
  identityOf,
  jsonLiteral,
  list,
  numberLiteral,
  stringLiteral,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { all, any, type Condition, call, expression, not, test } from "./condition.js";
import { read } from "./local.js";
import { type Aspect, defaultOf, patternConstant } from "./object.js";
import { runtimeCall } from "./runtime-call.js";
import { helper, type Scope } from "./scope.js";
import { type Kind, kinds, kindsOf } from "./selector.js";

export interface FieldCheckPlace {
  readonly scope: Scope;
  /** What `value` is known to be where the code stands. */
  readonly base: "object" | "array" | "any";
  readonly type: Type | ObjectType | ArrayType;
}

/** A cross-field check (`x-checks`). It follows the checks of the fields themselves, so it may rely on nothing else. */
export function fieldCheckCode(check: FieldCheck, place: FieldCheckPlace): Aspect {
  const field = (name: string): Code => readField(name, place);
  const present = (name: string, ignoreEmpty: boolean): Condition =>
    any([isPresent(field(name), ignoreEmpty), ...familyOf(name, place)]);
  const rule = (violated: Condition): Aspect => ({
    accepts: [code`if (${expression(violated)}) return false;`],
    explains: [code`if (${expression(violated)}) ${reportBroken(check, code`path`)};`],
  });
  switch (check.kind) {
    case "at-least-one-of":
      return rule(all(check.fields.map((name) => not(present(name, check.ignoreEmpty)))));
    case "exactly-one-of":
    case "mutually-exclusive": {
      const counted = check.fields.map((name) => {
        return code`Number(${expression(present(name, check.ignoreEmpty))})`;
      });
      const sum = joined(counted, code` + `);
      return rule(
        check.kind === "exactly-one-of"
          ? test(code`${sum} !== 1`, code`${sum} === 1`)
          : test(code`${sum} > 1`, code`${sum} <= 1`),
      );
    }
    case "less-or-equal": {
      const [lower, upper] = check.fields.map((name) => code`${field(name)}${defaultCode(name, place) ?? code``}`);
      if (lower === undefined || upper === undefined) return { accepts: [], explains: [] };
      const values = [code`const lower = ${lower};`, code`const upper = ${upper};`];
      const wrong = code`typeof lower === "number" && typeof upper === "number" && lower > upper`;
      const names = check.fields.map((name) => stringLiteral(name));
      const [lowName = code``, highName = code``] = names;
      const hasDefault = defaultCode(check.fields[0], place) !== undefined;
      // what is not sent is not to blame
      const blamed = hasDefault ? code`${field(check.fields[0])} === undefined ? ${highName} : ${lowName}` : lowName;
      const at = code`${validateRuntime("at")}(path, ${blamed})`;
      const more = code`{ limit: upper, actual: lower }`;
      const known = code`${validateRuntime("isReported")}(report, path, ${list({ open: "[", close: "]", separator: ",", items: names })})`;
      return {
        accepts: [block(code``, [...values, code`if (${wrong}) return false;`])],
        explains: [block(code``, [...values, code`if (${wrong} && !${known}) ${reportBroken(check, at, more)};`])],
      };
    }
    case "required-when": {
      const applies = all(check.when.map(({ property, value }) => equals(field(property), value)));
      const missing = check.fields.map((name) => ({
        name,
        violated: all([applies, test(code`${field(name)} === undefined`, code`${field(name)} !== undefined`)]),
      }));
      return {
        accepts: missing.map(({ violated }) => code`if (${expression(violated)}) return false;`),
        explains: missing.map(({ name, violated }) => {
          const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
          return code`if (${expression(violated)}) ${reportBroken(check, at)};`;
        }),
      };
    }
    case "unique":
      return uniqueCode(check, place);
    case "sum-of-lengths":
      return sumCode(check, place);
  }
}

function reportBroken(check: FieldCheck, path: Code, more?: Code): Code {
  const facts = [code`report`, path, stringLiteral(check.name), stringLiteral(check.message)];
  return runtimeCall("broken", ...facts, ...(more === undefined ? [] : [more]));
}

function readField(name: string, { base }: FieldCheckPlace): Code {
  if (base === "object") return read(code`value`, name);
  return code`${validateRuntime("fieldOf")}(value, ${stringLiteral(name)})`;
}

function isPresent(field: Code, ignoreEmpty: boolean): Condition {
  if (ignoreEmpty) return call(code`${validateRuntime("isFilled")}(${field})`);
  return test(code`${field} !== undefined`, code`${field} === undefined`);
}

/** Numbered fields count under their common name: `files[0]` where the check says `files` (T58). */
function familyOf(name: string, { type, base, scope }: FieldCheckPlace): readonly Condition[] {
  if (type.kind !== "object" || base !== "object") return [];
  if (type.properties.some((property) => property.name === name)) return [];
  return type.patterns
    .filter(({ pattern }) => pattern.startsWith(`^${name}\\[`))
    .map(({ pattern }) => call(code`${validateRuntime("hasMatching")}(value, ${patternConstant(pattern, scope)})`));
}

function equals(field: Code, value: Parameters<typeof jsonLiteral>[0]): Condition {
  const literal = jsonLiteral(value);
  if (typeof value === "object" && value !== null) return call(code`${validateRuntime("equal")}(${field}, ${literal})`);
  return test(code`${field} === ${literal}`, code`${field} !== ${literal}`);
}

/** ` ?? 1` where the field has a default, which counts (T45). */
function defaultCode(name: string, { scope, type }: FieldCheckPlace): Code | undefined {
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

type Unique = Extract<FieldCheck, { readonly kind: "unique" }>;

function uniqueCode(check: Unique, place: FieldCheckPlace): Aspect {
  const found = kindsAlong(check.path, { at: "", type: place.type, nullable: false }, place.scope);
  const scalar = !found.has("array") && !found.has("object");
  const visited = (last: Code): Code =>
    scalar ? code`found.push(${last});` : code`if (!seen.add(${last})) return false;`;
  const walked = walk(check.path, place, (last) => [code`if (${last} !== undefined) ${visited(last)}`]);
  const path = list({ open: "[", close: "]", separator: ",", items: check.path.map(stringLiteral) });
  const words = [stringLiteral(check.name), stringLiteral(check.message)];
  const tests = scalar
    ? [code`const found: unknown[] = [];`, ...walked, code`return ${validateRuntime("distinctScalars")}(found);`]
    : [code`const seen = new ${validateRuntime("Distinct")}();`, ...walked, code`return true;`];
  const { unit, stem } = place.scope;
  const type = { array: code`readonly unknown[]`, object: validateRuntime("Fields", true), any: code`unknown` }[
    place.base
  ];
  const key = `obeys ${identityOf([type, ...tests])}`;
  const exported = unit.known.acrossFiles ? code`export ` : code``;
  const made = helper(unit, key, `${stem}${pascalCase(check.name)}`, (claimed) => {
    const name = `obeys${claimed}`;
    return [{ name, code: block(code`${exported}function ${identifier(name)}(value: ${type}): boolean`, tests) }];
  });
  const name = symbol({ name: `obeys${made.stem}`, module: made.module, typeOnly: false });
  const report = runtimeCall("repeated", code`report`, code`path`, code`value`, path, ...words);
  return { accepts: [code`if (!${name}(value)) return false;`], explains: [code`if (!${name}(value)) ${report};`] };
}

/** The JSON types of the values that a path leads to. */
function kindsAlong(
  path: readonly string[],
  use: Use,
  scope: Scope,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<Kind> {
  const [token, ...rest] = path;
  if (token === undefined) return kindsOf(use, scope);
  const { type } = use;
  const merged = (uses: readonly Use[]): ReadonlySet<Kind> =>
    new Set(uses.flatMap((each) => [...kindsAlong(path, each, scope, seen)]));
  switch (type.kind) {
    case "reference": {
      const target = scope.unit.model.types.get(type.name);
      const key = `${type.name} ${path.length}`;
      if (target === undefined || seen.has(key)) return new Set(kinds);
      return kindsAlong(path, target.use, scope, new Set([...seen, key]));
    }
    case "union":
      return merged(type.variants);
    case "intersection":
      return merged(type.parts);
    case "array":
      if (token !== "*") return new Set();
      return type.items === undefined || type.prefix.length > 0
        ? new Set(kinds)
        : kindsAlong(rest, type.items, scope, seen);
    case "object": {
      const property = type.properties.find((candidate) => candidate.name === token);
      return property === undefined ? new Set(kinds) : kindsAlong(rest, property, scope, seen);
    }
    case "any":
      return new Set(kinds);
    default:
      return new Set();
  }
}

type Sum = Extract<FieldCheck, { readonly kind: "sum-of-lengths" }>;

function sumCode(check: Sum, place: FieldCheckPlace): Aspect {
  const most = numberLiteral(check.max);
  const adding = [
    code`let total = 0;`,
    ...check.paths.flatMap((path) =>
      walk(path, place, (last) => [
        code`if (typeof ${last} === "string") total += ${validateRuntime("codePoints")}(${last});`,
      ]),
    ),
  ];
  const more = code`{ limit: ${most}, actual: total }`;
  return {
    accepts: [block(code``, [...adding, code`if (total > ${most}) return false;`])],
    explains: [block(code``, [...adding, code`if (total > ${most}) ${reportBroken(check, code`path`, more)};`])],
  };
}

/** Nested loops to every value that a path leads to; the innermost statements are those of `visit`. */
function walk(
  path: readonly string[],
  place: FieldCheckPlace,
  visit: (last: Code) => readonly Code[],
): readonly Code[] {
  const step = (index: number, current: Code, isRoot: boolean): readonly Code[] => {
    const token = path[index];
    if (token === undefined) return visit(current);
    const name = levels[index] ?? code`${levels[0]}${identifier(`_${index}`)}`;
    if (token === "*") {
      const items = isRoot && place.base === "array" ? code`value` : code`${validateRuntime("itemsOf")}(${current})`;
      return [block(code`for (const ${name} of ${items})`, step(index + 1, name, false))];
    }
    const source =
      isRoot && place.base === "object"
        ? read(code`value`, token)
        : code`${validateRuntime("isObject")}(${current}) ? ${read(current, token)} : undefined`;
    return [code`const ${name} = ${source};`, ...step(index + 1, name, false)];
  };
  const body = step(0, code`value`, true);
  return path[0] === "*" ? body : [block(code``, body)];
}

const levels = [
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
