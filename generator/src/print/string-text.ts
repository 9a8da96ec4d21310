import { invisibleOrControl, unicodeEscape } from "./characters.js";

/**
 * Returns a string literal including its quotes. Control characters, separators, lone surrogates, bidirectional and
 * zero-width characters, `</script` and `<!--` are escaped.
 */
export function quotedText(value: string): string {
  // Fast path: most strings are names.
  if (/^[\w ./:-]*$/.test(value)) return `"${value}"`;
  return `"${escapedText(value.replace(/["\\]/g, "\\$&"))}"`;
}

/** Returns the text between the backticks of a template literal without expressions. */
export function templateText(value: string): string {
  return escapedText(value.replace(/[`\\]|\$(?=\{)/g, "\\$&"));
}

function escapedText(value: string): string {
  return value
    .replace(invisibleOrControl, (character) => shortEscapes.get(character) ?? unicodeEscape(character))
    .replace(markup, "\\u003c");
}

/** Sequences that would end or corrupt a script element when the code is inlined in HTML. */
const markup = /<(?=\/?script|!--)/gi;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
