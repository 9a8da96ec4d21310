/**
 * Percent-encodes a parameter value; objects become JSON. Returns the {@link unexpanded} parameter for a lone
 * surrogate, a cycle or a nested bigint.
 */
export function encode(value: unknown, name: string): string {
  try {
    return encodeURIComponent(Object(value) === value ? JSON.stringify(value) : (value as string));
  } catch {
    return unexpanded(name);
  }
}

/**
 * Returns the template expression `{name}` for a parameter that cannot be encoded. Encoded text never contains braces,
 * so `send` can find the name and reject the call with its operationId, which encoders do not know.
 */
export function unexpanded(name: string): string {
  return `{${name}}`;
}
