import type { Json, Part } from "./document.js";
import { jsonPositions } from "./json-positions.js";
import { jsonSyntaxError } from "./json-syntax.js";
import type { Span } from "./lines.js";
import type { Finding, ParsedText, TextLimits } from "./parsed.js";

/**
 * Reads JSON through JSON.parse, which is sixty times as fast as a YAML parser; depth and size are counted beforehand,
 * positions are worked out by the first question for one.
 */
export function parseJson(text: string, limits: TextLimits): ParsedText {
  const oversized = measure(text, limits);
  if (oversized !== undefined) return failed(oversized);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return failed({ code: "syntax-error", ...jsonSyntaxError(text) });
  }
  let locate: ((tokens: readonly string[], part: Part) => Span) | undefined;
  return {
    value,
    findings: [],
    locate(tokens, part) {
      locate ??= jsonPositions(text);
      return locate(tokens, part);
    },
  };
}

function failed(finding: Finding): ParsedText {
  return { findings: [finding], locate: () => finding.span };
}

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openMap = 0x7b;
const closeMap = 0x7d;

/** Walks over the text once, strings in one leap each, and says where it becomes too deep or too large. */
function measure(text: string, limits: TextLimits): Finding | undefined {
  let depth = 0;
  let nodes = 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      at = endOfString(text, at);
      if (at === -1) return undefined;
    } else if (unit === comma) {
      nodes += 1;
      if (nodes > limits.nodes) {
        const message = `the document has more than ${limits.nodes} nodes`;
        const span = { start: at, end: at + 1 };
        return { code: "limit-exceeded", message, span, expected: `at most ${limits.nodes} nodes` };
      }
    } else if (unit === openMap || unit === openList) {
      depth += 1;
      nodes += 1;
      if (depth > limits.depth) {
        return {
          code: "limit-exceeded",
          message: `maps and lists are nested more than ${limits.depth} levels deep`,
          span: { start: at, end: at + 1 },
          expected: `at most ${limits.depth} levels`,
        };
      }
    } else if (unit === closeMap || unit === closeList) {
      depth -= 1;
    }
  }
  return undefined;
}

/** The offset of the quote that ends the string whose opening quote is at `start`; -1 where it never ends. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}
