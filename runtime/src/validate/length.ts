const highSurrogate = /[\ud800-\udbff]/;

/** Counts Unicode code points, as JSON Schema does. A lone surrogate counts as one. */
export function codePoints(text: string): number {
  // Engines know which strings have one byte per character, and decide this at once.
  if (!highSurrogate.test(text)) return text.length;
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/** Whether the text has at least `limit` code points. Counts them only if the UTF-16 length is inconclusive. */
export function minLength(text: string, limit: number): boolean {
  return text.length >= 2 * limit || codePoints(text) >= limit;
}

/** Whether the text has at most `limit` code points. Counts them only if the UTF-16 length is inconclusive. */
export function maxLength(text: string, limit: number): boolean {
  return text.length <= limit || (text.length <= 2 * limit && codePoints(text) <= limit);
}
