import { encode } from "./encode.js";

/**
 * An invalid value for headers that cannot be encoded. Unlike line breaks, which `fetch` trims, NUL makes `fetch`
 * throw, and
 * `send` then names the header.
 */
const invalidValue = "\0";

/** Encodes a header value in style `simple`; objects become JSON. */
export function headerValue(value: unknown): string | undefined {
  if (value == null) return undefined;
  try {
    const text = Object(value) === value ? JSON.stringify(value) : String(value);
    // Line breaks, other control characters, and anything beyond Latin-1.
    return /[^\t -~\x80-\xff]/.test(text) ? invalidValue : text;
  } catch {
    return invalidValue;
  }
}

/** Encodes a list: `blue,black,brown`. */
export function headerList(values: unknown): string | undefined {
  return joinItems(Array.isArray(values) ? values : [values]);
}

/** Encodes an object: `R,100,G,200`, or `R=100,G=200` exploded. */
export function headerObject(value: unknown, explode: boolean): string | undefined {
  const pairs = Object.entries(Object(value)).filter(([, item]) => item != null);
  return joinItems(explode ? pairs.map(([name, item]) => `${name}=${headerValue(item)}`) : pairs.flat());
}

/**
 * Encodes the cookie parameters of a request: values are percent-encoded, lists joined by commas. Those of style
 * `cookie` are sent unencoded, a list as several cookies.
 */
export function cookies(
  values: Readonly<Record<string, unknown>>,
  plainValues: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const pairs = Object.entries(values).filter(([, value]) => value != null);
  const texts = pairs.map(([name, value]) => {
    const items = Array.isArray(value) ? value : [value];
    const text = items.map((item) => encode(item, name)).join(",");
    // Only unexpanded parameters contain braces.
    return `${name}=${text.includes("{") ? invalidValue : text}`;
  });
  for (const [name, value] of Object.entries(plainValues)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item != null) texts.push(`${name}=${plainCookieValue(item)}`);
    }
  }
  return texts.join("; ") || undefined;
}

/**
 * Encodes a plain cookie value, which cannot contain delimiters or surrounding white space (RFC 6265, section 4.1.1).
 */
function plainCookieValue(value: unknown): string {
  const text = headerValue(value) ?? "";
  return /^\s|\s$|[;"]/.test(text) ? invalidValue : text;
}

function joinItems(items: readonly unknown[]): string | undefined {
  return items.flatMap((item) => headerValue(item) ?? []).join(",") || undefined;
}
