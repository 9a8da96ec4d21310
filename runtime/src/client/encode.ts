/**
 * Stands for a value that cannot be sent, with the name of its parameter between NULs. No address can hold one, so that `send`
 * finds it there and refuses the call under the name of its operation, which encoders do not know.
 */
export const unencodable = (name: string): string => `\0${name}\0`;

/** Percent-encodes a value; an object is JSON. Gives `unsound` for half of a surrogate pair, a cycle, a nested bigint. */
export function encode(value: unknown, name: string): string {
  try {
    return encodeURIComponent(Object(value) === value ? JSON.stringify(value) : (value as string));
  } catch {
    return unencodable(name);
  }
}
