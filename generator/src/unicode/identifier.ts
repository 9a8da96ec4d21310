import { identifierPart, identifierStart } from "./compiled/identifiers.js";
import { invisibleCharacters } from "./invisible.js";

// Compiled for the first text that is not all ASCII. The tables are those of the compiler and not `\p{ID_Start}`, which
// grows with the version of Node: the same document would get other names.
let patterns: { readonly whole: RegExp; readonly start: RegExp; readonly unusable: RegExp } | undefined;

function beyondAscii(): NonNullable<typeof patterns> {
  const start = `A-Za-z_$${identifierStart}`;
  const part = `\\w$${identifierPart}`;
  patterns ??= {
    whole: new RegExp(`^[${start}][${part}]*$`, "u"),
    start: new RegExp(`^[${start}]`, "u"),
    unusable: new RegExp(`(?:[^${part}]|[${invisibleCharacters}\\ufe0e\\ufe0f])+`, "gu"),
  };
  return patterns;
}

/** Whether the text can be a name of ECMAScript; reserved words can. */
export function isIdentifier(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text) || beyondAscii().whole.test(text);
}

/** Whether a name of ECMAScript can begin as the text does. */
export function beginsIdentifier(text: string): boolean {
  return /^[A-Za-z_$]/.test(text) || beyondAscii().start.test(text);
}

/** The text with each run of characters that no name should have, unseen ones among them, replaced. */
export function replaceUnusable(text: string, replacement: string): string {
  const unusable = /^[\0-\x7f]*$/.test(text) ? /[^\w$]+/g : beyondAscii().unusable;
  return text.replaceAll(unusable, replacement);
}
