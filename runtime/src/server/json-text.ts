import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import { parseJson } from "./json.js";
import { countValues, ExceededBound } from "./json-bounds.js";
import { defaultBounds } from "./limits.js";

/** Parses JSON again with bigints for integers that a number cannot represent. */
export type ExactJson = (json: string, value: unknown) => unknown;

/** How the JSON in parameters and fields is read, which converters do by themselves. */
interface JsonTextReading {
  /** Whether a text may contain integers that a number cannot represent. */
  hasLongIntegers: boolean;
  /** Replaces the parser of such texts. */
  readonly parse: ((json: string) => unknown) | undefined;
  /** How many values the texts that follow may have. Undefined: as many as each text may have. */
  values: number | undefined;
}

let current: JsonTextReading | undefined;

/** The bounds of JSON in parameters and fields. */
const bounds = { ...defaultBounds, depth: 64 };

/** Parses the JSON of a parameter or field. Other text is returned unchanged. */
export function readJsonText(text: string | undefined, exact?: ExactJson): unknown {
  if (text === undefined) return undefined;
  if (current?.values !== undefined) current.values -= countWithin(text, current.values);
  try {
    const value = parseJson(text, bounds);
    if (!mayHaveLongIntegers(text)) return value;
    if (current !== undefined) current.hasLongIntegers = true;
    if (current?.parse !== undefined) return current.parse(text);
    return exact === undefined ? value : exact(text, value);
  } catch {
    return text;
  }
}

/** Reads an integer that a number may not represent. It stays text where lost digits would not be noted. */
export function readLongInteger(digits: string): unknown {
  return current === undefined ? digits : readJsonText(digits);
}

/** Throws an ExceededBound only for too many values; a text that exceeds another bound counts as text. */
function countWithin(text: string, values: number): number {
  try {
    return countValues(text, { ...bounds, values });
  } catch (error) {
    if (error instanceof ExceededBound && error.code !== "max-values") return 1;
    throw error;
  }
}

/** How {@link readJsonTexts} reads. */
interface JsonTextsOptions {
  /** Replaces the parser of texts that may contain integers that a number cannot represent. */
  readonly parse?: (json: string) => unknown;
  /** Maximum number of values of all texts together; above it, an ExceededBound is thrown. */
  readonly values?: number;
}

/** Calls a function that reads parameters or fields, and notes whether their JSON may have lost digits. */
export function readJsonTexts<Value>(
  read: () => Value,
  { parse, values }: JsonTextsOptions = {},
): { readonly value: Value; readonly hasLongIntegers: boolean } {
  const outer = current;
  const reading: JsonTextReading = { hasLongIntegers: false, parse, values };
  current = reading;
  try {
    return { value: read(), hasLongIntegers: reading.hasLongIntegers };
  } finally {
    current = outer;
  }
}

/** Returns a function that reads parameters or fields with another parser of JSON. */
export function readingJson(read: () => unknown): (parse: (json: string) => unknown) => unknown {
  return (parse) => readJsonTexts(read, { parse }).value;
}
