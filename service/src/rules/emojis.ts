/** The flag for properties of strings. Regex literals with it require a later target of the compiler. */
const unicodeSets = "v";

const rgiEmoji = new RegExp("^\\p{RGI_Emoji}$", unicodeSets);

/**
 * Whether a text is exactly one emoji that Unicode recommends for general interchange (RGI). This includes sequences
 * with joiners, flags, keycaps and skin tones, but not characters in text presentation.
 *
 * Rules: welcome-screen-emoji-unicode.
 */
export function isUnicodeEmoji(text: string): boolean {
  return rgiEmoji.test(text);
}
