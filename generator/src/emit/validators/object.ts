import { pascalCase } from "../../model/names.js";
import type { FieldCheck, ObjectCheck, ObjectType, Property, Use } from "../../model/type.js";
import {
  attached,
  block,
  type Code,
  code,
  jsonLiteral,
  lines,
  list,
  numberLiteral,
  rows,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { patternMatcher } from "../typescript/pattern-matcher.js";
import { type Body, isFieldCheck } from "./body.js";
import { all, always, any, type Condition, call, expression, not, test } from "./condition.js";
import { fieldCheckCode } from "./field-checks.js";
import { Locals, read } from "./local.js";
import { type Place, placeOf } from "./place.js";
import { afterMissing, type Rule, type Rules, statements } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import { constant, type Scope } from "./scope.js";
import { refusesUndefined } from "./undefined.js";

const value = code`value`;

/** An object: its properties one by one, then what is said about it as a whole. */
export function objectBody(type: ObjectType, scope: Scope): Body {
  const locals = new Locals(scope);
  const fields = type.properties.map((property) => fieldCode(property, scope, locals));
  const required = type.requiredElsewhere.map((name) => requiredCode(name, scope));
  const own = type.checks
    .filter((check): check is ObjectCheck => !isFieldCheck(check))
    .sort((one, other) => Number(isCount(other)) - Number(isCount(one)));
  const counted = own.map((check) => objectCheckCode(check, scope));
  const rest = restOf(type, scope);
  const others = restCode(type, rest, scope);
  const between = type.checks
    .filter((check): check is FieldCheck => isFieldCheck(check))
    .map((check) => fieldCheckCode(check, { scope, base: "object", type }));
  const parts = [...fields, ...required, ...counted, ...others, ...between];
  const isObject = call(code`${validateRuntime("isObject")}(value)`);
  const notObject = runtimeCall("wrongType", code`report`, code`path`, code`"an object"`, code`value`);
  return {
    accepts: [
      code`if (${expression(not(isObject))}) return ${type.lenient ? code`true` : code`false`};`,
      ...parts.flatMap((part) => part.accepts),
    ],
    result: always,
    explains: [
      code`if (${expression(not(isObject))}) return${type.lenient ? code`` : code` ${notObject}`};`,
      ...parts.flatMap((part) => part.explains),
    ],
    copies: copyCode(type, rest, scope, fields),
    ...(type.lenient ? {} : { expected: "an object" }),
  };
}

function isCount({ kind }: ObjectCheck): boolean {
  return kind === "min-properties" || kind === "max-properties";
}

/** Code about one aspect of a value: statements that return false, and statements that report. */
export interface Aspect {
  readonly accepts: readonly Code[];
  readonly explains: readonly Code[];
}

interface FieldCode extends Aspect {
  readonly property: Property;
  readonly hidden: boolean;
  readonly place: Place;
}

function fieldCode(property: Property, scope: Scope, locals: Locals): FieldCode {
  const hidden = scope.view === "request" ? property.readOnly : property.writeOnly;
  const { properties } = scope.unit;
  const { step, wanted, at, source } = properties.of(property.name);
  const place = placeOf(property, scope, step, { property: property.name });
  const field = { property, hidden, place };
  // the other direction's business: neither required nor looked at
  if (hidden) return { ...field, accepts: [], explains: [] };

  const mandatory = property.required && property.type.kind !== "never";
  const { name, declaration, isMissing } = properties.local(property.name, locals.name(wanted));
  const accepted = place.accepts(name);
  const rules = place.rules(name, at, true);
  const forbidden = property.type.kind === "never" && !property.nullable;
  if (forbidden && !property.required) {
    const report = rules.first?.report ?? code``;
    return {
      ...field,
      accepts: [code`if (${source} !== undefined) return false;`],
      explains: [code`if (${source} !== undefined) ${report};`],
    };
  }
  if (!mandatory && !property.required) {
    if (accepted.kind === "always") return { ...field, accepts: [], explains: [] };
    const present = not(isMissing);
    return {
      ...field,
      accepts: [declaration, code`if (${expression(all([present, not(accepted)]))}) return false;`],
      explains: [declaration, ...statements({ ...rules, applies: all([present, rules.applies]) })],
    };
  }
  const missing: Rule = {
    violated: isMissing,
    report: runtimeCall("missing", code`report`, at, stringLiteral(scope.owner)),
  };
  const strict = refusesUndefined(property.type, scope.unit.model);
  const wrong = strict ? not(accepted) : any([isMissing, not(accepted)]);
  return {
    ...field,
    accepts: [declaration, code`if (${expression(wrong)}) return false;`],
    explains: [
      declaration,
      ...afterMissing(missing, scope.tags?.has(property.name) === true ? andLeave(rules) : rules),
    ],
  };
}

/** A value with another tag is another thing: its other properties would only be noise. */
function andLeave(rules: Rules): Rules {
  const { first } = rules;
  return first === undefined ? rules : { ...rules, first: { ...first, report: code`return ${first.report}` } };
}

function requiredCode(name: string, scope: Scope): Aspect {
  const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
  const source = read(value, name);
  return {
    accepts: [code`if (${source} === undefined) return false;`],
    explains: [
      code`if (${source} === undefined) ${validateRuntime("missing")}(report, ${at}, ${stringLiteral(scope.owner)});`,
    ],
  };
}

function objectCheckCode(check: ObjectCheck, scope: Scope): Aspect {
  switch (check.kind) {
    case "min-properties":
    case "max-properties": {
      const least = check.kind === "min-properties";
      const count = code`${validateRuntime("namesOf")}(value).length`;
      const limit = numberLiteral(check.limit);
      const wrong = least ? code`${count} < ${limit}` : code`${count} > ${limit}`;
      const report = validateRuntime(least ? "tooFewProperties" : "tooManyProperties");
      return {
        accepts: [code`if (${wrong}) return false;`],
        // The properties of an object that has too many are not looked at: its sender chooses how many there are.
        explains: [code`if (${wrong}) ${least ? code`` : code`return `}${report}(report, path, ${limit}, ${count});`],
      };
    }
    case "property-names": {
      const place = placeOf(check.use, scope, "Name");
      const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
      const accepted = place.accepts(code`name`);
      if (accepted.kind === "always") return nothing;
      const at = code`${validateRuntime("at")}(path, name)`;
      const refuse =
        accepted.kind === "never" ? refuseProperties : code`${head} if (${expression(not(accepted))}) return false;`;
      return {
        accepts: [refuse],
        explains: [
          code`${head} if (${expression(not(accepted))}) ${validateRuntime("wrongName")}(report, ${at}, name);`,
        ],
      };
    }
    case "dependent-required": {
      const present = code`${read(value, check.property)} !== undefined`;
      const wrong = (name: string): Code => code`${present} && ${read(value, name)} === undefined`;
      return {
        accepts: check.required.map((name) => code`if (${wrong(name)}) return false;`),
        explains: check.required.map((name) => {
          const at = code`${validateRuntime("at")}(path, ${stringLiteral(name)})`;
          const report = runtimeCall("missingBeside", code`report`, at, stringLiteral(check.property));
          return code`if (${wrong(name)}) ${report};`;
        }),
      };
    }
    case "dependent-schema": {
      const place = placeOf(check.use, scope, `With${pascalCase(check.property)}`, { owner: scope.owner });
      const present = test(
        code`${read(value, check.property)} !== undefined`,
        code`${read(value, check.property)} === undefined`,
      );
      const accepted = place.accepts(value);
      const rules = place.rules(value, code`path`);
      return {
        accepts:
          accepted.kind === "always" ? [] : [code`if (${expression(all([present, not(accepted)]))}) return false;`],
        explains: statements({ ...rules, applies: all([present, rules.applies]) }),
      };
    }
  }
}

const nothing: Aspect = { accepts: [], explains: [] };

/** Properties beyond the named ones. */
interface Rest {
  readonly patterns: readonly { readonly regex: Code; readonly place: Place }[];
  /** What all others hold; absent when that is anything. */
  readonly additional?: Place | undefined;
  /** Whether there must be no others. */
  readonly closed: boolean;
}

function restOf(type: ObjectType, scope: Scope): Rest {
  return {
    patterns: type.patterns.map(({ pattern, use }, index) => ({
      regex: patternConstant(pattern, scope),
      place: placeOf(use, scope, `Pattern${index + 1}`),
    })),
    additional:
      type.additional === undefined ? undefined : placeOf(type.additional, scope, "Value", { owner: scope.owner }),
    closed: type.additional?.type.kind === "never" && !type.additional.nullable,
  };
}

/** Of objects that must not hold any. */
export const refuseProperties: Code = code`if (${validateRuntime("namesOf")}(value).length > 0) return false;`;

function restCode(type: ObjectType, { patterns, additional, closed }: Rest, scope: Scope): readonly Aspect[] {
  const constrained = additional !== undefined && additional.accepts(code`item`).kind !== "always";
  const kept = patterns.filter(({ place }) => place.accepts(code`item`).kind !== "always");
  if (!constrained && kept.length === 0) return [];

  const head = code`for (const name of ${validateRuntime("namesOf")}(value))`;
  const at = code`${validateRuntime("at")}(path, name)`;
  const item = code`item`;
  const accepts: Code[] = [];
  const explains: Code[] = [];
  for (const { regex, place } of kept) {
    const matches = call(code`${regex}.test(name)`);
    accepts.push(code`if (${expression(all([matches, not(place.accepts(item))]))}) return false;`);
    const rules = place.rules(item, at);
    explains.push(...statements({ ...rules, applies: all([matches, rules.applies]) }));
  }
  if (constrained) {
    const unknown = all([
      ...(type.properties.length === 0 ? [] : [not(isNamed(type, scope))]),
      ...patterns.map(({ regex }) => not(call(code`${regex}.test(name)`))),
    ]);
    const report = runtimeCall("unknownProperty", code`report`, at, stringLiteral(scope.owner));
    if (closed) {
      accepts.push(unknown.kind === "always" ? code`return false;` : code`if (${expression(unknown)}) return false;`);
      explains.push(unknown.kind === "always" ? code`${report};` : code`if (${expression(unknown)}) ${report};`);
    } else {
      accepts.push(code`if (${expression(all([unknown, not(additional.accepts(item))]))}) return false;`);
      const rules = additional.rules(item, at);
      explains.push(...statements({ ...rules, applies: all([unknown, rules.applies]) }));
    }
  }
  const reads = (constrained && !closed) || kept.some(({ place }) => place.accepts(item).kind !== "never");
  const declaration = reads ? code`const item = value[name];` : undefined;
  const stop = code`if (report.full) break;`;
  const holdsNothing = closed && type.properties.length === 0 && patterns.length === 0;
  return [
    {
      accepts: [holdsNothing ? refuseProperties : block(head, [declaration, ...accepts])],
      explains: [block(head, [stop, declaration, ...explains])],
    },
  ];
}

export function patternConstant(pattern: string, scope: Scope): Code {
  const wanted = `${scope.stem.charAt(0).toLowerCase()}${scope.stem.slice(1)}Pattern`;
  // A name of which nothing is known counts as one that does not match.
  const matcher = patternMatcher(pattern) ?? code`/(?!)/u`;
  return constant(scope.unit, `/${pattern}/`, wanted, code``, matcher);
}

/** Whether `name` is one of the properties that the specification names. */
function isNamed(type: ObjectType, scope: Scope): Condition {
  const names = type.properties.map((property) => property.name);
  if (names.length <= 3) {
    return any(names.map((name) => test(code`name === ${stringLiteral(name)}`, code`name !== ${stringLiteral(name)}`)));
  }
  return call(code`${namesConstant(names, scope)}.has(name)`);
}

export function namesConstant(names: readonly string[], scope: Scope): Code {
  const wanted = `${scope.stem.charAt(0).toLowerCase()}${scope.stem.slice(1)}Names`;
  const items = list({ open: "[", close: "]", separator: ",", items: rows(names.map(stringLiteral)) });
  const key = `names ${JSON.stringify(names)}`;
  return constant(scope.unit, key, wanted, code`: ReadonlySet<string>`, code`/* @__PURE__ */ new Set(${items})`);
}

/** Only what the specification names, unless it says that others may follow or names nothing at all. */
function copyCode(type: ObjectType, rest: Rest, scope: Scope, fields: readonly FieldCode[]): readonly Code[] {
  const bare = type.properties.length === 0 && type.patterns.length === 0 && !type.additionalStated;
  if (bare) return [code`return ${validateRuntime("copyJson")}(value);`];
  const known = fields.filter(({ property, hidden }) => !hidden && property.type.kind !== "never");
  const picked = known.map(({ property }) => scope.unit.properties.of(property.name).literal);
  const names = list({ open: "[", close: "]", separator: ",", items: rows(picked) });
  const [annotation, pick] =
    picked.length === 0
      ? [code`: Record<string, unknown>`, code`{}`]
      : [code``, code`${validateRuntime("pick")}(value, ${names})`];
  const changes = [...known.flatMap((field) => changeCode(field, scope)), ...copyRest(type, rest, scope)];
  return [
    code`if (!${validateRuntime("isObject")}(value)) return value;`,
    ...(changes.length === 0 && picked.length > 0
      ? [code`return ${pick};`]
      : [code`const copy${annotation} = ${pick};`, ...changes, code`return copy;`]),
  ];
}

/** What becomes of a property that does not stay as it is. */
function changeCode({ property, place }: FieldCode, scope: Scope): readonly Code[] {
  const { name } = property;
  // what was not there is not picked: the copy, too, then inherits what every object does
  const source = read(code`copy`, name);
  const copied = place.copies?.(source);
  const fallback = defaultOf(property, scope);
  const present = code`if (${source} !== undefined)`;
  const absent = code`if (${source} === undefined)`;
  const change = copied === undefined ? undefined : assignment(name, copied);
  if (fallback === undefined) {
    if (change === undefined) return [];
    return [property.required ? change : attached(present, change)];
  }
  const filled = attached(absent, assignment(name, jsonLiteral(fallback.value)));
  return change === undefined ? [filled] : [filled, attached(code`else`, change)];
}

function assignment(name: string, copied: Code): Code {
  // an assignment would set the prototype
  return name === "__proto__"
    ? code`Object.defineProperty(copy, "__proto__", { value: ${copied}, enumerable: true });`
    : attached(code`copy[${stringLiteral(name)}] =`, code`${copied};`);
}

function copyRest(type: ObjectType, { patterns, additional, closed }: Rest, scope: Scope): readonly Code[] {
  const keepsOthers = type.additionalStated && !closed;
  if (!keepsOthers && patterns.length === 0) return [];
  const copied = (place: Place): Code => code`copy[name] = ${place.copies?.(code`item`) ?? code`item`};`;
  const others =
    additional === undefined ? code`copy[name] = ${validateRuntime("copyJson")}(item);` : copied(additional);
  let chain: Code | undefined = keepsOthers ? others : undefined;
  for (const { regex, place } of patterns.toReversed()) {
    const head = code`if (${regex}.test(name)) ${copied(place)}`;
    chain = chain === undefined ? head : lines([head, code`else ${chain}`]);
  }
  const isNamedOrUnsafe = any([
    test(code`name === "__proto__"`, code`name !== "__proto__"`),
    ...(type.properties.length === 0 ? [] : [isNamed(type, scope)]),
  ]);
  return [
    block(code`for (const name of ${validateRuntime("namesOf")}(value))`, [
      code`if (${expression(isNamedOrUnsafe)}) continue;`,
      code`const item = value[name];`,
      chain,
    ]),
  ];
}

/** The default of a place, or else of the type that stands there. */
export function defaultOf(use: Use, scope: Scope): Use["default"] {
  if (use.default !== undefined || use.type.kind !== "reference") return use.default;
  return scope.unit.model.types.get(use.type.name)?.use.default;
}
