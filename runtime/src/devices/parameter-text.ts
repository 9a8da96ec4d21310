import type { Result } from "../validate/index.js";

/**
 * Parses the text of a query parameter: as it is, or as a JSON number or boolean, whichever the validator accepts.
 * Returns undefined for an invalid text.
 */
export function parseParameter<T>(
  text: string,
  validator: { readonly parse: (value: unknown) => Result<T> },
): T | undefined {
  for (const value of [text, ...primitivesOf(text)]) {
    const parsed = validator.parse(value);
    if (parsed.ok) return parsed.value;
  }
  return undefined;
}

/** Returns the number or boolean that a text is as JSON: a bigint first, if a number would lose digits. */
function primitivesOf(text: string): readonly unknown[] {
  if (text === "true" || text === "false") return [text === "true"];
  if (!/^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,20})?$/.test(text)) return [];
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) && !text.includes(".")
    ? [BigInt(text), number]
    : [number];
}

/** Returns the text of a query parameter from its JSON. */
export function parameterText(json: string): string {
  return json.startsWith('"') ? JSON.parse(json) : json;
}
