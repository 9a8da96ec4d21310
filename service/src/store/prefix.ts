const lastCodePoint = 0x10_ffff;

/** Longer than any name. */
const afterAllNames = String.fromCodePoint(lastCodePoint).repeat(64);

/**
 * A text that follows all names that start with a prefix, and precedes those that follow them, by code points: the prefix
 * with its last code point raised.
 */
export function prefixEnd(prefix: string): string {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === lastCodePoint) points.pop();
  const last = points.pop();
  if (last === undefined) return afterAllNames;
  // Half of a surrogate pair is no code point of a text.
  const next = last === 0xd7_ff ? 0xe0_00 : last + 1;
  return String.fromCodePoint(...points, next);
}
