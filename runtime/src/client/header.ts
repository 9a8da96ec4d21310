import { join } from "./style.js";

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
    // Line breaks, other control characters, anything beyond Latin-1, and surrounding white space, which HTTP removes.
    return /[^\t -~\x80-\xff]|^[\t ]|[\t ]$/.test(text) ? invalidValue : text;
  } catch {
    return invalidValue;
  }
}

/**
 * Encodes a list: `blue,black,brown`. Refuses items that a server would read differently: headers have no encoding for
 * commas and for white space around items, and a single empty item is an empty list.
 */
export function headerList(values: unknown): string | undefined {
  return joinItems([values].flat());
}

/** Encodes an object: `R,100,G,200`, or `R=100,G=200` exploded. */
export function headerObject(value: unknown, explode: boolean): string | undefined {
  const pairs = Object.entries(Object(value)).filter(([, item]) => item != null);
  if (!explode) return joinItems(pairs.flat());
  return joinItems(pairs.map(([name, item]) => (name.includes("=") ? invalidValue : `${name}=${headerValue(item)}`)));
}

/**
 * Encodes cookie parameters as the header `cookie`. For an invalid parameter, the result is an invalid header of its
 * name, which `send` then reports.
 *
 * @param encoded Cookies in style `form`, encoded like query parameters: `&color=R,100`, `&R=100&G=200`.
 * @param plain Values in style `cookie`, which are not encoded; a list or an object is several cookies.
 */
export function cookieHeader(
  encoded: Readonly<Record<string, string>>,
  plain: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  const texts: string[] = [];
  for (const [name, text] of Object.entries(encoded)) {
    // Only unexpanded parameters contain braces.
    if (text.includes("{")) return { [name]: invalidValue };
    if (text) texts.push(text.slice(1));
  }
  for (const [name, value] of Object.entries(plain)) {
    const isObject = Object(value) === value && !Array.isArray(value);
    for (const [key, item] of isObject ? Object.entries(value as object) : [value].flat().map((one) => [name, one])) {
      const text = headerValue(item);
      // A plain value cannot contain delimiters (RFC 6265, section 4.1.1).
      if (text && /[\0;"]/.test(text)) return { [name]: invalidValue };
      if (text !== undefined) texts.push(`${key}=${text}`);
    }
  }
  return texts.length > 0 ? { cookie: texts.join("; ") } : {};
}

function joinItems(items: readonly unknown[]): string | undefined {
  const texts = items.map(headerValue).filter((text) => text !== undefined);
  return texts.length > 0 ? join(texts, ",", invalidValue) : undefined;
}
