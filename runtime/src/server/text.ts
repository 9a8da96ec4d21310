import { parseJson } from "./json.js";

/**
 * Turns the text of a parameter or form field into a value. What cannot be turned stays text, so that the validator
 * reports it where it stands, with what was found. What is not there stays so.
 */
export type Convert = (text: string) => unknown;

/** The text itself. */
export function text(value: string): string {
  return value;
}

/** Digits, with a minus or without; numbers beyond 2^53 stay text, because they would become others. */
export function integer(value: string | undefined): unknown {
  if (value === undefined || !/^-?\d{1,16}$/.test(value)) return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A number as JSON writes it. */
export function number(value: string | undefined): unknown {
  if (value === undefined || !/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return value;
  const converted = Number(value);
  return Number.isFinite(converted) ? converted : value;
}

/** `true`, `True`, `1`; `false`, `False`, `0`. */
export function boolean(value: string | undefined): unknown {
  if (value === "true" || value === "True" || value === "1") return true;
  if (value === "false" || value === "False" || value === "0") return false;
  return value;
}

/** JSON text, at most 64 levels deep. */
export function json(value: string | undefined): unknown {
  if (value === undefined) return undefined;
  try {
    return parseJson(value, 64);
  } catch {
    return value;
  }
}

/** How the properties of an object are converted; one that is not named stays text. */
export interface PropertyConverters {
  readonly [property: string]: Convert;
}

/** The converter of a property, never one that all objects inherit. */
export function converterOf(properties: PropertyConverters | undefined, name: string): Convert {
  return (properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined) ?? text;
}

/**
 * An object of these entries, without a prototype, so that `__proto__` is a name like any other. Of entries with the
 * same name the last one counts.
 */
export function objectOf(
  entries: Iterable<readonly [name: string, text: string]>,
  properties?: PropertyConverters,
): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) object[name] = converterOf(properties, name)(value);
  return object;
}
