/**
 * Percent-encodes the value of a parameter; an object is encoded as JSON. Returns the {@link unexpanded} parameter for a
 * lone surrogate, a cycle or a nested bigint.
 */
export function encode(value: unknown, name: string): string {
  try {
    return encodeURIComponent(Object(value) === value ? JSON.stringify(value) : (value as string));
  } catch {
    return unexpanded(name);
  }
}

/**
 * The expression `{name}` of a URL template, for a parameter without a value that can be sent. Encoded text never
 * contains braces, so `send` finds the name between them and rejects the call with its operationId, which encoders lack.
 */
export function unexpanded(name: string): string {
  return `{${name}}`;
}
