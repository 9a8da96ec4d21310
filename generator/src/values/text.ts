/** Compares texts by UTF-16 code unit, independent of the locale. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Formats a count: `1 file`, `3 entries`, `1,200 files`. */
export function formatCount(number: number, noun: string): string {
  const digits = String(number).replace(/\B(?=(\d{3})+$)/g, ",");
  if (number === 1) return `${digits} ${noun}`;
  return `${digits} ${pluralOf(noun)}`;
}

/** Returns the plural of an English noun; unchanged if it is already plural. */
export function pluralOf(noun: string): string {
  if (/s$/i.test(noun)) return noun;
  if (/(?:ch|sh|x)$/i.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/i.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
