import { copyItems, copyJson, pick, trimmed } from "./copy.js";
import { isObject, namesOf } from "./object.js";
import { type ArrayRules, type ObjectRules, type OtherRules, type Rules, readProperty } from "./rules.js";

/**
 * Returns what `parse` returns for a value that satisfies the rules: with defaults, trimmed strings, and without
 * undeclared properties. Scalars are returned unchanged.
 */
export function copyValue(value: unknown, rules: Rules): unknown {
  if (typeof rules === "function") return copyValue(value, rules());
  if (value === null && rules.nullable) return null;
  switch (rules.type) {
    case undefined:
      return copyOther(value, rules);
    case "string":
      return rules.trim ? trimmed(value) : value;
    case "array":
      return copyArray(value, rules);
    case "object":
      return copyObject(value, rules);
    default:
      return value;
  }
}

function copyOther(value: unknown, rules: OtherRules): unknown {
  if (rules.ref !== undefined) return copyValue(value, rules.ref);
  if (rules.copy !== undefined) return rules.copy(value);
  return isUnchanged(rules) ? value : copyJson(value);
}

function copyArray(value: unknown, { items }: ArrayRules): unknown {
  if (items === undefined) return copyJson(value);
  return isUnchanged(items) ? copyItems(value) : copyItems(value, (item) => copyValue(item, items));
}

/** Whether every value that satisfies the rules is its own copy. */
function isUnchanged(rules: Rules): boolean {
  if (typeof rules === "function") return isUnchanged(rules());
  switch (rules.type) {
    case undefined:
      if (rules.ref !== undefined) return isUnchanged(rules.ref);
      return rules.copy === undefined && (rules.enum !== undefined || rules.check !== undefined);
    case "string":
      return rules.trim !== true;
    default:
      return rules.type !== "array" && rules.type !== "object";
  }
}

/** What the copy of an object consists of. */
interface CopyPlan {
  readonly names: readonly string[];
  /** Properties with a default, and those whose values are copied. */
  readonly changed: readonly { readonly name: string; readonly rules: Rules; readonly fallback: unknown }[];
}

/** The plans of tables, made for the first value that is copied. */
const plans = new WeakMap<ObjectRules, CopyPlan>();

function planOf(rules: ObjectRules): CopyPlan {
  const known = plans.get(rules);
  if (known !== undefined) return known;
  const properties = Object.entries(rules.properties)
    .map(([name, rules]) => ({ name, rules, fallback: typeof rules === "function" ? undefined : rules.default }))
    .filter(({ rules }) => typeof rules === "function" || rules.type !== "never");
  const plan = {
    names: properties.map(({ name }) => name),
    changed: properties.filter(({ rules, fallback }) => fallback !== undefined || !isUnchanged(rules)),
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
