import type { Edit } from "../stubs/splice.js";
import { ts } from "../typescript/compiler.js";
import { isIdentifier } from "../unicode/identifier.js";

/** Renames `object.name`; a name that is no identifier needs brackets. Returns the reason if that is impossible. */
export function memberEdit(node: ts.PropertyAccessExpression, current: string): Edit | string {
  const file = node.getSourceFile();
  const start = node.name.getStart(file);
  if (isIdentifier(current)) return { start, end: node.name.end, text: current };
  const bracketed = `[${JSON.stringify(current)}]`;
  if (node.questionDotToken !== undefined) return { start, end: node.name.end, text: bracketed };
  const dot = file.text.lastIndexOf(".", start - 1);
  if (file.text.slice(dot + 1, start).trim() !== "") return "there is a comment between the dot and the name";
  return { start: dot, end: node.name.end, text: bracketed };
}

/** Renames the key of an object literal. */
export function keyEdit(name: ts.Identifier | ts.StringLiteralLike, current: string): Edit {
  if (ts.isStringLiteralLike(name)) return stringEdit(name, current);
  return { start: name.getStart(), end: name.end, text: keyText(current) };
}

/** Renames the property that a destructuring pattern reads; the variable keeps its name. */
export function bindingEdit(
  element: ts.BindingElement,
  name: ts.Identifier | ts.StringLiteralLike,
  current: string,
): Edit {
  if (ts.isStringLiteralLike(name)) return stringEdit(name, current);
  const text = element.propertyName === undefined ? `${keyText(current)}: ${name.text}` : keyText(current);
  return { start: name.getStart(), end: name.end, text };
}

/** Renames the key of `{ name }`, its value, or both. A default of an assignment pattern stays. */
export function shorthandEdit(
  node: ts.ShorthandPropertyAssignment,
  { key, value }: { readonly key: string; readonly value: string },
): Edit {
  const text = key === value ? key : `${keyText(key)}: ${value}`;
  return { start: node.name.getStart(), end: node.name.end, text };
}

/** Replaces the content of a string and keeps its quotes. */
export function stringEdit(node: ts.StringLiteralLike, current: string): Edit {
  const start = node.getStart();
  const quote = node.getSourceFile().text.charAt(start);
  return { start, end: node.end, text: quoted(current, quote) };
}

function quoted(text: string, quote: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const inner = escaped.replaceAll(quote, `\\${quote}`);
  return `${quote}${quote === "`" ? inner.replaceAll("${", "\\${") : inner}${quote}`;
}

function keyText(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}
