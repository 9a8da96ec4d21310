import { type Convert, objectOf, type PropertyConverters, text } from "./text.js";

/**
 * Decodes the serialization styles of path parameters and headers (OpenAPI 3.1, 4.8.12.2). Input is the raw text: items
 * are separated before they are percent-decoded, so that an item may contain the separator. The engine has validated
 * the encoding. Text without the style's form is treated as absent.
 */

/** Decodes a list in style `simple`: `blue,black,brown`. */
export function list(sent: string | undefined, convert: Convert = text): unknown[] | undefined {
  return sent === undefined ? undefined : itemsOf(sent, ",", convert);
}

/** Decodes an object in style `simple`: `R,100,G,200`, or `R=100,G=200` exploded. */
export function object(
  sent: string | undefined,
  explode: boolean,
  properties?: PropertyConverters,
): Record<string, unknown> | undefined {
  return sent === undefined ? undefined : propertiesOf(sent, ",", explode, properties);
}

/** Decodes a single value in style `label`: `.blue`. */
export function label(sent: string | undefined, convert: Convert = text): unknown {
  const inner = withoutLabelPrefix(sent);
  return inner === undefined ? undefined : convert(decodeURIComponent(inner));
}

/** Decodes a list in style `label`: `.blue,black`, or `.blue.black` exploded. */
export function labelList(sent: string | undefined, explode: boolean, convert: Convert = text): unknown[] | undefined {
  const inner = withoutLabelPrefix(sent);
  return inner === undefined ? undefined : itemsOf(inner, explode ? "." : ",", convert);
}

/** Decodes an object in style `label`: `.R,100,G,200`, or `.R=100.G=200` exploded. */
export function labelObject(
  sent: string | undefined,
  explode: boolean,
  properties?: PropertyConverters,
): Record<string, unknown> | undefined {
  const inner = withoutLabelPrefix(sent);
  return inner === undefined ? undefined : propertiesOf(inner, explode ? "." : ",", explode, properties);
}

/** Decodes a single value in style `matrix`: `;color=blue`. */
export function matrix(sent: string | undefined, name: string, convert: Convert = text): unknown {
  const inner = withoutMatrixName(sent, name);
  return inner === undefined ? undefined : convert(decodeURIComponent(inner));
}

/** Decodes a list in style `matrix`: `;color=a,b`, or `;color=a;color=b` exploded. */
export function matrixList(
  sent: string | undefined,
  name: string,
  explode: boolean,
  convert: Convert = text,
): unknown[] | undefined {
  if (!explode) {
    const inner = withoutMatrixName(sent, name);
    return inner === undefined ? undefined : itemsOf(inner, ",", convert);
  }
  const items = sent
    ?.split(";")
    .slice(1)
    .map((item) => withoutMatrixName(`;${item}`, name));
  if (items === undefined || items.length === 0 || !sent?.startsWith(";")) return undefined;
  return items.some((item) => item === undefined)
    ? undefined
    : items.map((item) => convert(decodeURIComponent(item as string)));
}

/** Decodes an object in style `matrix`: `;color=R,1,G,2`, or `;R=1;G=2` exploded. */
export function matrixObject(
  sent: string | undefined,
  name: string,
  explode: boolean,
  properties?: PropertyConverters,
): Record<string, unknown> | undefined {
  if (explode) return sent?.startsWith(";") ? propertiesOf(sent.slice(1), ";", true, properties) : undefined;
  const inner = withoutMatrixName(sent, name);
  return inner === undefined ? undefined : propertiesOf(inner, ",", false, properties);
}

function withoutLabelPrefix(sent: string | undefined): string | undefined {
  return sent?.startsWith(".") ? sent.slice(1) : undefined;
}

function withoutMatrixName(sent: string | undefined, name: string): string | undefined {
  if (!sent?.startsWith(";")) return undefined;
  const equals = sent.indexOf("=");
  const found = decodeURIComponent(equals === -1 ? sent.slice(1) : sent.slice(1, equals));
  if (found !== name) return undefined;
  return equals === -1 ? "" : sent.slice(equals + 1);
}

function itemsOf(sent: string, separator: string, convert: Convert): unknown[] {
  if (sent === "") return [];
  return sent.split(separator).map((item) => convert(decodeURIComponent(item)));
}

function propertiesOf(
  sent: string,
  separator: string,
  explode: boolean,
  properties: PropertyConverters | undefined,
): Record<string, unknown> | undefined {
  const parts = sent === "" ? [] : sent.split(separator);
  if (!explode && parts.length % 2 === 1) return undefined;
  const entries: [string, string][] = [];
  for (let index = 0; index < parts.length; index += explode ? 1 : 2) {
    const part = parts[index] as string;
    const equals = explode ? part.indexOf("=") : part.length;
    // Style `matrix` omits the equals sign before an empty value.
    if (equals === -1 && separator !== ";") return undefined;
    const end = equals === -1 ? part.length : equals;
    const value = explode ? part.slice(end + 1) : (parts[index + 1] as string);
    entries.push([decodeURIComponent(part.slice(0, end)), decodeURIComponent(value)]);
  }
  return objectOf(entries, properties);
}
