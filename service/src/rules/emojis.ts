/** The flag of properties of strings. Literals with it need a later language version than the compiler's target. */
const unicodeSets = "v";

const rgiEmoji = new RegExp("^\\p{RGI_Emoji}$", unicodeSets);

/**
 * Whether a text is exactly one emoji that Unicode recommends for general interchange (RGI). Sequences with joiners, flags,
 * keycaps and skin tones are; characters in text presentation are not.
 *
 * Rules: welcome-screen-emoji-unicode.
 */
export function isUnicodeEmoji(text: string): boolean {
  return rgiEmoji.test(text);
}
