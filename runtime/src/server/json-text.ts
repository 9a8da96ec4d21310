import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import { parseJson } from "./json.js";
import { defaultBounds } from "./limits.js";

/** Parses JSON again with bigints for integers that a number cannot represent. */
export type ExactJson = (json: string, value: unknown) => unknown;

/** How the JSON in parameters and fields is read, which converters do by themselves. */
interface JsonTextReading {
  /** Whether a text may contain integers that a number cannot represent. */
  hasLongIntegers: boolean;
  /** Replaces the parser of such texts. */
  readonly parse: ((json: string) => unknown) | undefined;
}

let current: JsonTextReading | undefined;

/** The bounds of JSON in parameters and fields. */
const bounds = { ...defaultBounds, depth: 64 };

/** Parses the JSON of a parameter or field. Other text is returned unchanged. */
export function readJsonText(text: string | undefined, exact?: ExactJson): unknown {
  if (text === undefined) return undefined;
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

/** Calls a function that reads parameters or fields, and notes whether their JSON may have lost digits. */
export function readJsonTexts<Value>(
  read: () => Value,
  parse?: (json: string) => unknown,
): { readonly value: Value; readonly hasLongIntegers: boolean } {
  const outer = current;
  const reading: JsonTextReading = { hasLongIntegers: false, parse };
  current = reading;
  try {
    return { value: read(), hasLongIntegers: reading.hasLongIntegers };
  } finally {
    current = outer;
  }
}

/** Returns a function that reads parameters or fields with another parser of JSON. */
export function readingJson(read: () => unknown): (parse: (json: string) => unknown) => unknown {
  return (parse) => readJsonTexts(read, parse).value;
}
