import { duplicatesIn, expressionOf } from "../check/evaluate.js";
import type { FieldCheck, Type } from "../model/type.js";
import { isObject, isSame, type Json, type JsonObject } from "../values/json.js";

/** Whether a value passes a cross-field check of its type (`x-checks`). */
export function passesFieldCheck(check: FieldCheck, value: Json, type: Type): boolean {
  if (check.kind === "unique") return duplicatesIn(valuesAt(value, check.path)).length === 0;
  if (check.kind === "sum-of-lengths") {
    const texts = check.paths.flatMap((path) => valuesAt(value, path));
    const total = texts.reduce<number>(
      (sum, text) => sum + (typeof text === "string" ? [...text.trim()].length : 0),
      0,
    );
    return total <= check.max;
  }
  if (!isObject(value)) return true;
  const fields = value as JsonObject;
  switch (check.kind) {
    case "at-least-one-of":
      return presentFields(check, fields, type) >= 1;
    case "exactly-one-of":
      return presentFields(check, fields, type) === 1;
    case "mutually-exclusive":
      return presentFields(check, fields, type) <= 1;
    case "less-or-equal": {
      const [lower, upper] = check.fields.map((name) => fields[name] ?? defaultOf(name, type));
      return typeof lower !== "number" || typeof upper !== "number" || lower <= upper;
    }
    case "required-when": {
      const applies = check.when.every((one) => isSame(fields[one.property] ?? null, one.value));
      return !applies || check.fields.every((name) => Object.hasOwn(fields, name));
    }
  }
}

type CountedCheck = Extract<FieldCheck, { readonly ignoreEmpty: boolean }>;

function presentFields({ fields, ignoreEmpty }: CountedCheck, value: JsonObject, type: Type): number {
  return fields.filter((name) => {
    if (Object.hasOwn(value, name)) return !ignoreEmpty || isFilled(value[name]);
    const patterns = numberedFields(name, type);
    return Object.keys(value).some((key) => patterns.some((pattern) => pattern?.test(key) === true));
  }).length;
}

/** The patterns of numbered fields with a common name: `files[0]` if the check names `files`. */
function numberedFields(name: string, type: Type): readonly (RegExp | undefined)[] {
  if (type.kind !== "object" || type.properties.some((property) => property.name === name)) return [];
  return type.patterns
    .filter(({ pattern }) => pattern.startsWith(`^${name}\\[`))
    .map(({ pattern }) => expressionOf(pattern));
}

function defaultOf(name: string, type: Type): Json | undefined {
  if (type.kind !== "object") return undefined;
  return type.properties.find((property) => property.name === name)?.default?.value;
}

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}

/** Returns the values at a path, in which `*` matches every item. */
function valuesAt(value: Json, path: readonly string[]): readonly Json[] {
  const [token, ...rest] = path;
  if (token === undefined) return [value];
  if (token === "*") return Array.isArray(value) ? value.flatMap((item: Json) => valuesAt(item, rest)) : [];
  const inner = isObject(value) && Object.hasOwn(value, token) ? (value as JsonObject)[token] : undefined;
  return inner === undefined ? [] : valuesAt(inner, rest);
}
