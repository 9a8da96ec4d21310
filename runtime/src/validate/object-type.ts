import { copyJson, pick } from "./copy.js";
import { copyValue, isUnchanged } from "./copy-by-rules.js";
import { forbidden, missing, unknownProperty, wrongType } from "./issue.js";
import { type Fields, isObject, namesOf, readProperty } from "./object.js";
import { at, type Path } from "./path.js";
import type { Report } from "./report.js";
import {
  type ContainerType,
  checkValue,
  type NumberRules,
  type ObjectRules,
  type Rules,
  type SimpleRules,
} from "./rules.js";

/** The type of objects in a table of rules. */
export const objectType: ContainerType<ObjectRules> = {
  check: checkProperties,
  copy: copyObject,
};

/** The object in messages of rules that name none. */
const anyObject = "the object";

/** Reports the violations of an object, in the order of the rules. */
function checkProperties(value: unknown, path: Path, report: Report, rules: ObjectRules): void {
  if (!isObject(value)) {
    wrongType(report, path, "an object", value);
    return;
  }
  const { owner = anyObject, required, discriminants, checkObject } = rules;
  for (const { name, rules: rule, plain } of planOf(rules).properties) {
    const item = readProperty(value, name);
    if (item === undefined) {
      if (required?.includes(name)) missing(report, at(path, name), owner);
      continue;
    }
    if (plain === typeof item) continue;
    const before = report.issues.length;
    if (isForbidden(rule)) forbidden(report, at(path, name), owner);
    else checkValue(item, at(path, name), report, rule);
    if (report.issues.length > before && discriminants?.includes(name)) return;
  }
  checkAdditional(value, path, report, rules);
  checkObject?.(value, path, report);
}

/** Whether a property must be absent. A function has no keywords. */
function isForbidden(rules: Rules): boolean {
  return (rules as SimpleRules).type === "never";
}

/** Reports the violations of undeclared properties. */
function checkAdditional(value: Fields, path: Path, report: Report, rules: ObjectRules): void {
  const { owner = anyObject, properties, additionalProperties: others, accepts } = rules;
  if (others === undefined || others === true) return;
  for (const name of namesOf(value)) {
    if (report.full) return;
    if (Object.hasOwn(properties, name)) continue;
    if (others === false) unknownProperty(report, at(path, name), owner);
    else if (accepts?.(value[name]) !== true) checkValue(value[name], at(path, name), report, others);
  }
}

/** A declared property, with what its rules say. */
interface Property {
  readonly name: string;
  readonly rules: Rules;
  /** The type, if the rules have no limits. Compared with `typeof`, which also returns "number" for NaN. */
  readonly plain: unknown;
  readonly fallback: unknown;
}

/** What checks and copies of a table of rules read. Tables have many shapes, which are slow to read. */
interface Plan {
  readonly properties: readonly Property[];
  /** The properties of a copy. */
  readonly names: readonly string[];
  /** Properties with a default, and those whose values are copied. */
  readonly changed: readonly Property[];
}

/** The plans of tables, made for the first value that is refused or copied. */
const plans = new WeakMap<ObjectRules, Plan>();

function planOf(rules: ObjectRules): Plan {
  const known = plans.get(rules);
  if (known !== undefined) return known;
  const properties = Object.entries(rules.properties).map(([name, rules]) => ({
    name,
    rules,
    plain: Object.keys(rules).length === 1 && (rules as NumberRules).type !== "number" && (rules as SimpleRules).type,
    fallback: (rules as SimpleRules).default,
  }));
  const copied = properties.filter(({ rules }) => !isForbidden(rules));
  const plan = {
    properties,
    names: copied.map(({ name }) => name),
    changed: copied.filter(({ rules, fallback }) => fallback !== undefined || !isUnchanged(rules)),
  };
  plans.set(rules, plan);
  return plan;
}

function copyObject(value: unknown, rules: ObjectRules): unknown {
  if (rules.copy !== undefined) return rules.copy(value);
  if (!isObject(value)) return value;
  const { additionalProperties: others } = rules;
  const { names, changed } = planOf(rules);
  if (names.length === 0 && others === undefined) return copyJson(value);
  const copy = pick(value, names);
  for (const { name, rules, fallback } of changed) {
    const item = readProperty(copy, name);
    // An absent property is not assigned, to keep inherited ones.
    if (item !== undefined) assign(copy, name, copyValue(item, rules));
    else if (fallback !== undefined) assign(copy, name, copyJson(fallback));
  }
  if (others === undefined || others === false) return copy;
  for (const name of namesOf(value)) {
    if (name === "__proto__" || Object.hasOwn(rules.properties, name)) continue;
    copy[name] = others === true ? copyJson(value[name]) : copyValue(value[name], others);
  }
  return copy;
}

function assign(copy: Record<string, unknown>, name: string, value: unknown): void {
  // An assignment would set the prototype.
  if (name === "__proto__") Object.defineProperty(copy, name, { value, enumerable: true });
  else copy[name] = value;
}
