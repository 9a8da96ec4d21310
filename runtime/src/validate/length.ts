/** Counts Unicode code points, as JSON Schema does. A lone surrogate counts as one. */

export function codePoints(text: string): number {
  const units = text.length;
  let count = units;
  for (let index = 0; index < units; index++) {
    const unit = text.charCodeAt(index);
    // The first half of a pair, if the second one follows.
    if ((unit & 0xfc00) !== 0xd800 || (text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue;
    count--;
    index++;
  }
  return count;
}

/** Whether the text has at least `limit` code points. Counts them only if the UTF-16 length is inconclusive. */
export function minLength(text: string, limit: number): boolean {
  if (text.length < limit) return false;
  return text.length >= 2 * limit || codePoints(text) >= limit;
}

/** Whether the text has at most `limit` code points. Counts them only if the UTF-16 length is inconclusive. */
export function maxLength(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  return text.length <= 2 * limit && codePoints(text) <= limit;
}
