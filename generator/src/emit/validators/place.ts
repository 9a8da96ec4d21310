import type { Type, Use } from "../../model/type.js";
import { type Code, code, stringLiteral, validateRuntime } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";
import { all, always, any, type Condition, call, never, not, test } from "./condition.js";
import { enumPlace } from "./enum.js";
import { functionsFor } from "./functions.js";
import { isKept } from "./kept.js";
import { listPlace } from "./list.js";
import { numberPlace } from "./number.js";
import type { Rules } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import { inside, type Scope } from "./scope.js";
import { stringPlace } from "./string.js";
import { ownerOf } from "./words.js";

/** The three things that generated code does with the value of a place. `value` is a name or a literal access. */
export interface Place {
  readonly accepts: (value: Code) => Condition;
  /**
   * What can be wrong. Calls of `check` functions stand behind a call of `is`, unless `straight`: where most values are
   * fine, that saves the path.
   */
  readonly rules: (value: Code, path: Code, straight?: boolean) => Rules;
  /** The new value that `parse` puts here; absent where the value itself can stay. The value was accepted before. */
  readonly copies?: ((value: Code) => Code) | undefined;
  /** The functions behind it, where a call of each is all there is to say: for lists of such values. */
  readonly functions?: PlaceFunctions | undefined;
  /** What is expected, with its article: `a string`; absent where a message of this kind would say nothing. */
  readonly expected?: string | undefined;
}

/** Names of functions, as they are handed to the runtime. */
export interface PlaceFunctions {
  readonly accepts: Code;
  readonly explains: Code;
  /** Absent where the value itself can stay. */
  readonly copies?: Code | undefined;
}

/**
 * Code for a use: in place for scalars, calls of functions for everything else. `step` names the place in the names of
 * helper functions.
 */
export function placeOf(use: Use, scope: Scope, step: string, more: Partial<Scope> = {}): Place {
  const below = inside(scope, step, { title: use.title, ...more });
  const named = use.type.kind === "object" ? { ...below, owner: objectName(below) } : below;
  const place = typePlace(use.type, named, use.nullable);
  return use.nullable ? orNull(place) : place;
}

/** What messages call an object that has no name of its own. */
function objectName({ title, property, owner }: Scope): string {
  if (title !== undefined) return ownerOf(title, title);
  return property === undefined ? owner : `the ${property.replaceAll("_", " ")}`;
}

function orNull(place: Place): Place {
  const { accepts, rules, copies } = place;
  const notNull = (value: Code): Condition => test(code`${value} !== null`, code`${value} === null`);
  return {
    ...place,
    functions: undefined,
    accepts: (value) => any([not(notNull(value)), accepts(value)]),
    rules: (value, path, straight) => {
      const inner = rules(value, path, straight);
      return { ...inner, applies: all([notNull(value), inner.applies]) };
    },
    copies: copies === undefined ? undefined : (value) => code`${value} === null ? null : ${copies(value)}`,
  };
}

function typePlace(type: Type, scope: Scope, nullable: boolean): Place {
  switch (type.kind) {
    case "any":
      return type.checks.length === 0 ? anyPlace : functionsFor(type, scope);
    case "never":
      return neverPlace(scope);
    case "null":
      return kindPlace("null", (value) => test(code`${value} === null`, code`${value} !== null`));
    case "boolean":
      if (type.checks.length > 0) return functionsFor(type, scope);
      return kindPlace(expectation("a boolean", nullable), (value) =>
        test(code`typeof ${value} === "boolean"`, code`typeof ${value} !== "boolean"`),
      );
    case "string":
      return stringPlace(type, scope, nullable) ?? functionsFor(type, scope);
    case "number":
      return numberPlace(type, scope, nullable) ?? functionsFor(type, scope);
    case "enum":
      return type.checks.length === 0 ? enumPlace(type, scope, nullable) : functionsFor(type, scope);
    case "reference":
      return referencePlace(type.name, scope);
    case "array":
      return listPlace(type, scope) ?? functionsFor(type, scope);
    case "object":
    case "union":
    case "intersection":
      return functionsFor(type, scope);
  }
}

export function expectation(expected: string, nullable: boolean): string {
  return nullable ? `${expected} or null` : expected;
}

const anyPlace: Place = {
  accepts: () => always,
  rules: () => ({ applies: always, others: [] }),
  copies: (value) => code`${validateRuntime("copyJson")}(${value})`,
};

function neverPlace(scope: Scope): Place {
  return {
    accepts: () => never,
    rules: (_value, path) => {
      const report = runtimeCall("forbidden", code`report`, path, stringLiteral(scope.owner));
      return { applies: always, first: { violated: always, report }, others: [] };
    },
  };
}

/** A place that only asks for a kind of value. */
function kindPlace(expected: string, accepts: (value: Code) => Condition): Place {
  return {
    accepts,
    rules: (value, path) => ({
      applies: always,
      first: { violated: not(accepts(value)), report: wrongType(path, expected, value) },
      others: [],
    }),
    expected,
  };
}

export function wrongType(path: Code, expected: string, value: Code): Code {
  return runtimeCall("wrongType", code`report`, path, stringLiteral(expected), value);
}

/** A place whose type has a name: calls of that type's functions. */
function referencePlace(name: string, scope: Scope): Place {
  const { names, model } = scope.unit;
  const type = namedType(model, name);
  const recursive = scope.circle.types.has(name);
  const memo = scope.circle.revisits ? code`, memo` : code``;
  const depth = recursive ? code`, depth + 1${memo}` : code``;
  const functionOf = (prefix: "is" | "check" | "copy"): Code => names.functionOf(prefix, type, scope.view);
  const accepts = (value: Code): Condition => call(code`${functionOf("is")}(${value}${depth})`);
  const isSame = isKept(type.use.type, model);
  return {
    accepts,
    functions: recursive
      ? undefined
      : { accepts: functionOf("is"), explains: functionOf("check"), copies: isSame ? undefined : functionOf("copy") },
    rules: (value, path, straight) => {
      const report = code`${functionOf("check")}(${value}, ${path}, report${depth})`;
      // looking first would be quadratic where types are nested in themselves
      const unasked = recursive || (straight === true && !isSame);
      return { applies: always, first: { violated: unasked ? always : not(accepts(value)), report }, others: [] };
    },
    copies: isSame ? undefined : (value) => code`${functionOf("copy")}(${value}${depth})`,
  };
}
