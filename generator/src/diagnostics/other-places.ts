import type { Diagnostic } from "./diagnostic.js";
import { isSuggestion } from "./spelling.js";

/** Names and values in a message. */
const quoted = /`[^`]*`|"(?:[^"\\]|\\.)*"/g;
const number = /\d[\d,.]*/g;

/** A message without its names, values and numbers. */
function formOf(text: string): string {
  return withoutQuoted(text).replaceAll(number, "0");
}

function withoutQuoted(text: string): string {
  return text.replaceAll(quoted, "…");
}

/** At most `most` of further diagnostics of a code, in their order: the first one of each form, then the first others. */
export function differentFirst(first: Diagnostic, others: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  const forms = new Set([formOf(first.message)]);
  const different = others.filter(({ message }) => {
    const known = forms.size;
    return forms.add(formOf(message)).size > known;
  });
  const listed = new Set([...new Set([...different, ...others])].slice(0, most));
  return others.filter((other) => listed.has(other));
}

/**
 * What a diagnostic says beyond the first one of its code: the names and values that differ, or the whole message if
 * more than these differ; then what is expected and the fix, unless those of the first one apply. Empty if nothing differs.
 */
export function describeOther(other: Diagnostic, first: Diagnostic): string {
  const { expected, fix } = other;
  const parts = [messageBeyond(other, first)];
  if (expected !== undefined && expected !== first.expected) parts.push(`expected: ${expected}`);
  if (fix !== undefined && isOtherFix(fix, first.fix)) parts.push(`fix: ${fix}`);
  return parts.filter((part) => part !== "").join("; ");
}

function messageBeyond({ message }: Diagnostic, first: Diagnostic): string {
  if (withoutQuoted(message) !== withoutQuoted(first.message)) return message;
  const known = first.message.match(quoted) ?? [];
  return [...new Set((message.match(quoted) ?? []).filter((each, index) => each !== known[index]))].join(", ");
}

/** Whether a fix differs in more than the names of its place. */
function isOtherFix(fix: string, ofFirst: string | undefined): boolean {
  return isSuggestion(fix) ? fix !== ofFirst : formOf(fix) !== formOf(ofFirst ?? "");
}
