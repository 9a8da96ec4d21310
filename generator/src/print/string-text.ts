import { invisibleOrControl, unicodeEscape } from "./characters.js";

/**
 * A string literal's text, quotes included. Controls, separators, lone surrogates, bidirectional and zero-width
 * characters are escaped, and it contains no `</script` or `<!--`.
 */
export function quotedText(value: string): string {
  return `"${escapedText(value.replace(/["\\]/g, "\\$&"))}"`;
}

/** The text between the backticks of a template literal, without expressions. */
export function templateText(value: string): string {
  return escapedText(value.replace(/[`\\]|\$(?=\{)/g, "\\$&"));
}

function escapedText(value: string): string {
  return value
    .replace(invisibleOrControl, (character) => shortEscapes.get(character) ?? unicodeEscape(character))
    .replace(markup, "\\u003c");
}

/** What would end or corrupt a script element if the code is inlined in HTML. */
const markup = /<(?=\/?script|!--)/gi;

const shortEscapes: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);
