import { identifierPart, identifierStart } from "./compiled/identifiers.js";
import { invisibleCharacters } from "./invisible.js";

// Compiled on the first non-ASCII text. Uses the tables of the TypeScript compiler instead of `\p{ID_Start}`, which
// depends on the version of Node: the same document would get different names.
let patterns: Patterns | undefined;

interface Patterns {
  readonly whole: RegExp;
  readonly start: RegExp;
  readonly unusable: RegExp;
}

function beyondAscii(): Patterns {
  patterns ??= compilePatterns();
  return patterns;
}

function compilePatterns(): Patterns {
  const start = `A-Za-z_$${classOf(identifierStart)}`;
  const part = `\\w$${classOf(identifierPart)}`;
  return {
    whole: new RegExp(`^[${start}][${part}]*$`, "u"),
    start: new RegExp(`^[${start}]`, "u"),
    unusable: new RegExp(`(?:[^${part}]|[${invisibleCharacters}\\ufe0e\\ufe0f])+`, "gu"),
  };
}

/** Returns the body of a character class for the flag u. */
function classOf(ranges: string): string {
  let point = 0;
  const characters = ranges.replaceAll(/\w+/g, (distance) => {
    point += Number.parseInt(distance, 36);
    return `\\u{${point.toString(16)}}`;
  });
  return characters.replaceAll(" ", "");
}

/** Whether the text is an ECMAScript identifier name, which includes reserved words. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text) || beyondAscii().whole.test(text);
}

/** Whether an identifier name can start with the text's first character. */
export function beginsIdentifier(text: string): boolean {
  return /^[A-Za-z_$]/.test(text) || beyondAscii().start.test(text);
}

/** Replaces each run of characters that are invalid or invisible in a name. */
export function replaceUnusable(text: string, replacement: string): string {
  const unusable = /^[\0-\x7f]*$/.test(text) ? /[^\w$]+/g : beyondAscii().unusable;
  return text.replaceAll(unusable, replacement);
}
