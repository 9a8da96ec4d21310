import { invisibleOrControl, unicodeEscape } from "./characters.js";
import { EncodingRefusal } from "./refusal.js";
import { quotedText } from "./string-text.js";
import { type Code, literal, sequence, text } from "./tree.js";

/**
 * Prints a regular expression equivalent to `new RegExp(source, flags)`: a literal, or that call for patterns that
 * TypeScript rejects although JavaScript accepts them. Throws {@link EncodingRefusal} if the pattern does not compile
 * on every supported platform.
 */
export function regexLiteral(source: string, flags: string): Code {
  try {
    new RegExp(source, flags);
  } catch (error) {
    throw new EncodingRefusal("regex", source, error instanceof Error ? error.message : String(error));
  }
  const skeleton = withoutEscapesAndClasses(source);
  if (/\(\?[ims-]/.test(skeleton)) {
    throw new EncodingRefusal("regex", source, "modifiers inside of a pattern need ECMAScript 2025");
  }
  const names = [...skeleton.matchAll(/\(\?<([^=!>]+)>/g)].map(([, name]) => name);
  if (new Set(names).size < names.length) {
    throw new EncodingRefusal("regex", source, "two groups of one name need ECMAScript 2025");
  }
  if (isReported(source, flags)) {
    return sequence([text("new RegExp("), literal(`${quotedText(source)}, ${quotedText(flags)}`), text(")")]);
  }
  const unicode = flags.includes("u");
  const body = source.replace(/\\?(?:[\s\S]|$)/gu, (atom) => encodeAtom(atom, unicode));
  return literal(`/${body === "" ? "(?:)" : body}/${flags}`);
}

/**
 * Whether TypeScript reports the pattern: the flag `v` below ES2024, and without `u`, octal escapes and escapes
 * reserved for Unicode mode (`\p{…}`, `\u{…}`, `\k<…>`).
 */
function isReported(source: string, flags: string): boolean {
  if (flags.includes("v") || /\(\?<(?![=!])[^>]*\\/.test(source)) return true;
  return !flags.includes("u") && /\\(?:[1-9]|0\d|k|[pP]\{|u\{)/.test(source);
}

/** Encodes one character of the pattern, including a preceding backslash. */
function encodeAtom(atom: string, unicode: boolean): string {
  const escaped = atom.startsWith("\\") && atom.length > 1;
  const character = escaped ? atom.slice(1) : atom;
  if (character === "/") return "\\/";
  if (character.search(invisibleOrControl) === -1) return atom;
  // An escaped character of this kind means itself, so the escape replaces the backslash too.
  const short = shortEscapes.get(character);
  if (short !== undefined) return short;
  // In Unicode mode, two adjacent \uXXXX escapes of lone surrogates would combine into one character.
  if (unicode && /^[\ud800-\udfff]$/u.test(character)) return `\\u{${character.charCodeAt(0).toString(16)}}`;
  return unicodeEscape(character);
}

function withoutEscapesAndClasses(source: string): string {
  return source.replace(/\\[\s\S]/g, "").replace(/\[[^\]]*\]/g, "");
}

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\v", "\\v"],
  ["\f", "\\f"],
]);
