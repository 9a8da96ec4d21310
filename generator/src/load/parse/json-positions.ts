import type { KeyOrValue } from "../document.js";
import { blank, closeList, closeMap, comma, endOfString, openList, openMap, quote } from "./json-units.js";
import type { Span } from "./lines.js";

/** The position of a value. Its entries are located on demand. */
interface ValuePosition {
  readonly span: Span;
  readonly key: Span | undefined;
  members: ReadonlyMap<string, ValuePosition> | undefined;
}

/**
 * Locates nodes in a valid JSON text. Each map and list on the path of a lookup is scanned once and cached, so that all
 * lookups together cost at most the length of the text times its depth.
 *
 * @param ends Known ends of maps and lists by their offsets, which are not scanned.
 */
export function jsonPositions(
  text: string,
  ends: ReadonlyMap<number, number>,
): (tokens: readonly string[], part: KeyOrValue) => Span {
  const start = skipBlank(text, 0);
  // Only whitespace follows the outermost value.
  const root: ValuePosition = { span: { start, end: text.trimEnd().length }, key: undefined, members: undefined };
  return (tokens, part) => {
    let value = root;
    for (const token of tokens) {
      value.members ??= scanMembers(text, value.span.start, ends);
      const member = value.members.get(token);
      if (member === undefined) break;
      value = member;
    }
    return part === "key" && value.key !== undefined ? value.key : value.span;
  };
}

function scanMembers(
  text: string,
  start: number,
  ends: ReadonlyMap<number, number>,
): ReadonlyMap<string, ValuePosition> {
  const members: Map<string, ValuePosition> = new Map();
  const open = text[start];
  if (open !== "{" && open !== "[") return members;
  let at = skipBlank(text, start + 1);
  while (text[at] !== "}" && text[at] !== "]") {
    let token = String(members.size);
    let key: Span | undefined;
    if (open === "{") {
      const end = endOfString(text, at) + 1;
      key = { start: at, end };
      token = JSON.parse(text.slice(at, end)) as string;
      at = skipBlank(text, skipBlank(text, end) + 1);
    }
    const end = ends.get(at) ?? endOfValue(text, at);
    // Like JSON.parse, use the last of duplicate keys.
    members.set(token, { span: { start: at, end }, key, members: undefined });
    at = skipBlank(text, end);
    if (text[at] === ",") at = skipBlank(text, at + 1);
  }
  return members;
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === blank && depth > 0) continue;
    if (unit === quote) {
      at = endOfString(text, at);
      if (depth === 0) return at + 1;
    } else if (unit === openMap || unit === openList) {
      depth += 1;
    } else if (unit === closeMap || unit === closeList) {
      depth -= 1;
      if (depth === 0) return at + 1;
      if (depth < 0) return at;
    } else if (depth === 0 && (unit === comma || isBlank(unit))) {
      return at;
    }
  }
  return text.length;
}
