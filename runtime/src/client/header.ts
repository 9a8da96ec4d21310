import { ApiError } from "./error.js";
import { encode } from "./style.js";

/**
 * One header value, in style `simple`. Throws an ApiError of kind `argument` for characters that a header cannot hold
 * (line ends, other control characters, anything beyond Latin-1).
 */
export function headerValue(value: unknown): string | undefined {
  if (value == null) return undefined;
  const text = Object(value) === value ? JSON.stringify(value) : String(value);
  if (/[^\t -~\x80-\xff]/.test(text)) throw new ApiError("argument", "", "a header has characters that it cannot hold");
  return text;
}

/** A list: `blue,black,brown`. */
export function headerList(values: unknown): string | undefined {
  return joined(Array.isArray(values) ? values : [values]);
}

/** An object: `R,100,G,200`, or `R=100,G=200` exploded. */
export function headerObject(value: unknown, explode: boolean): string | undefined {
  const pairs = Object.entries(Object(value)).filter(([, item]) => item != null);
  return joined(explode ? pairs.map(([name, item]) => `${name}=${headerValue(item)}`) : pairs.flat());
}

/** The cookie parameters of a request; values are percent-encoded, lists joined by commas. */
export function cookies(values: Readonly<Record<string, unknown>>): string | undefined {
  const pairs = Object.entries(values).filter(([, value]) => value != null);
  const texts = pairs.map(
    ([name, value]) => `${name}=${Array.isArray(value) ? value.map(encode).join(",") : encode(value)}`,
  );
  return texts.join("; ") || undefined;
}

function joined(items: readonly unknown[]): string | undefined {
  return items.flatMap((item) => headerValue(item) ?? []).join(",") || undefined;
}
