const lastCodePoint = 0x10_ffff;

/** Longer than any name. */
const afterAllNames = String.fromCodePoint(lastCodePoint).repeat(64);

/**
 * The least text that follows all names with a prefix, by code points: the prefix with its last code point incremented.
 */
export function prefixEnd(prefix: string): string {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === lastCodePoint) points.pop();
  const last = points.pop();
  if (last === undefined) return afterAllNames;
  // Surrogates are not code points of a text.
  const next = last === 0xd7_ff ? 0xe0_00 : last + 1;
  return String.fromCodePoint(...points, next);
}
