/**
 * Characters that terminals interpret or that are invisible: controls (an escape sequence could overwrite earlier
 * output), bidirectional marks, separators and zero-width characters.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes text from a specification for display: invisible characters are shown as symbols or numbers. */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) as number;
  if (character === "\t") return "→";
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/**
 * Returns the terminal width of a text after {@link escapeInvisible}: zero for combining marks, two for wide
 * characters.
 */
export function columnWidth(text: string): number {
  let sum = 0;
  for (const character of text) sum += characterWidth(character);
  return sum;
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x300) return 1;
  if (/\p{Mark}/u.test(character)) return 0;
  return wideCharacters.test(character) ? 2 : 1;
}

const wideCharacters =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
