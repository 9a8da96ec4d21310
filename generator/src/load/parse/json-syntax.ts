import { endOfString } from "./json-units.js";
import type { Span } from "./lines.js";

export interface JsonSyntaxError {
  readonly message: string;
  readonly span: Span;
  readonly expected?: string;
}

const blank = /[ \t\r\n]*/y;
const number = /-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const literal = /true|false|null/y;
/**
 * Locates the syntax error in a text that JSON.parse rejects. Engines word their errors differently and do not always
 * include a position. Parses the grammar of RFC 8259 iteratively.
 */
export function jsonSyntaxError(text: string): JsonSyntaxError {
  const open: ("{" | "[")[] = [];
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  // What the grammar allows next.
  let state: "value" | "value-or-end" | "key" | "key-or-end" | "after" = "value";
  for (;;) {
    skip(blank);
    const next = text[at];
    const inMap = open.at(-1) === "{";
    if (state === "after") {
      if (open.length === 0) return syntaxFailure(text, at, "the end of the file");
      if (next === ",") {
        at += 1;
        state = inMap ? "key" : "value";
      } else if (next === (inMap ? "}" : "]")) {
        at += 1;
        open.pop();
      } else return syntaxFailure(text, at, inMap ? "a comma or }" : "a comma or ]");
    } else if (state === "key" || state === "key-or-end") {
      if (next === "}" && state === "key-or-end") {
        at += 1;
        open.pop();
        state = "after";
      } else if (next !== '"') {
        return syntaxFailure(text, at, state === "key" ? "a key in double quotes" : "a key in double quotes or }");
      } else {
        const wrong = stringError(text, at);
        if (wrong !== undefined) return wrong;
        at = endOfString(text, at) + 1;
        skip(blank);
        if (text[at] !== ":") return syntaxFailure(text, at, "a colon");
        at += 1;
        state = "value";
      }
    } else if (next === "{" || next === "[") {
      at += 1;
      open.push(next);
      state = next === "{" ? "key-or-end" : "value-or-end";
    } else if (next === "]" && state === "value-or-end") {
      at += 1;
      open.pop();
      state = "after";
    } else if (next === '"') {
      const wrong = stringError(text, at);
      if (wrong !== undefined) return wrong;
      at = endOfString(text, at) + 1;
      state = "after";
    } else if (skip(number) || skip(literal)) {
      state = "after";
    } else return syntaxFailure(text, at, "a value");
  }
}

function syntaxFailure(text: string, at: number, expected: string): JsonSyntaxError {
  if (at >= text.length) return { message: "unexpected end of file", span: { start: at, end: at }, expected };
  const found = String.fromCodePoint(text.codePointAt(at) as number);
  return { message: `unexpected ${JSON.stringify(found)}`, span: { start: at, end: at + found.length }, expected };
}

function stringError(text: string, start: number): JsonSyntaxError | undefined {
  const end = endOfString(text, start);
  if (end === -1)
    return { message: "a string is not terminated", span: { start, end: start + 1 }, expected: 'a closing "' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that JSON forbids in strings.
  const suspect = /[\u0000-\u001f]|\\(["\\/bfnrt]|u[0-9a-fA-F]{4})?/g;
  suspect.lastIndex = start + 1;
  for (let match = suspect.exec(text); match !== null && match.index < end; match = suspect.exec(text)) {
    if (match[1] !== undefined) continue;
    const span = { start: match.index, end: match.index + 1 };
    return match[0] === "\\"
      ? {
          message: "a backslash does not start a JSON escape sequence",
          span,
          expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX',
        }
      : { message: "a string contains a control character", span, expected: "an escape such as \\n" };
  }
  return undefined;
}
