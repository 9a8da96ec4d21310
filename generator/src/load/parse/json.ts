import type { Json, KeyOrValue } from "../document.js";
import { jsonPositions } from "./json-positions.js";
import { jsonSyntaxError } from "./json-syntax.js";
import { blank, closeList, closeMap, comma, endOfString, openList, openMap, quote } from "./json-units.js";
import type { Span } from "./lines.js";
import { maxStructuralErrors, type ParseDiagnostic, type ParsedText, type TextLimits } from "./parsed.js";

/**
 * Parses JSON with JSON.parse, which is sixty times as fast as a YAML parser. Depth, size and duplicate keys are
 * checked first;
 * positions are computed on demand.
 */
export function parseJson(text: string, limits: TextLimits): ParsedText {
  const scanned = scanJson(text, limits);
  if (scanned.oversized !== undefined) return failedParse([scanned.oversized]);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return failedParse([{ code: "syntax-error", ...jsonSyntaxError(text) }]);
  }
  // JSON.parse silently keeps the last of duplicate keys.
  return parsedJson(text, value, scanned);
}

function parsedJson(text: string, value: Json, { duplicateKeys: diagnostics, ends, nodes }: ScanResult): ParsedText {
  let locate: ((tokens: readonly string[], part: KeyOrValue) => Span) | undefined;
  return {
    value,
    nodes,
    diagnostics,
    locate(tokens, part) {
      locate ??= jsonPositions(text, ends);
      return locate(tokens, part);
    },
  };
}

function failedParse(diagnostics: readonly ParseDiagnostic[]): ParsedText {
  return { diagnostics, locate: () => diagnostics[0]?.span ?? { start: 0, end: 0 } };
}

/** Keys of one map with the offset of their first occurrence. */
type KeyOffsets = Map<string, number>;

interface ScanResult {
  readonly oversized?: ParseDiagnostic;
  /** Duplicate keys; meaningless if the text is not valid JSON. */
  readonly duplicateKeys: readonly ParseDiagnostic[];
  readonly nodes: number;
  /** Offsets of long outer maps and lists, and where each ends. */
  readonly ends: ReadonlyMap<number, number>;
}

/** Depth to which the ends of maps and lists are kept: paths and components, and their entries. */
const keptDepth = 4;

/** Minimum length of a map or list whose end is kept; shorter ones are scanned again. */
const keptLength = 256;

/**
 * Scans the text once for excessive depth or size and duplicate keys, skipping strings. Maps of keys are reused, so
 * their number never exceeds the depth of the text.
 */
function scanJson(text: string, limits: TextLimits): ScanResult {
  const repeated: ParseDiagnostic[] = [];
  const around: (KeyOffsets | undefined)[] = [];
  const spare: KeyOffsets[] = [];
  /** Keys of the current map; undefined in a list and at the top level. */
  let keys: KeyOffsets | undefined;
  let keyIsNext = false;
  let nodes = 1;
  const starts: number[] = [];
  const ends = new Map<number, number>();
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Fast path: most of a formatted text is indentation.
    if (unit === blank) continue;
    if (unit === quote) {
      const end = endOfString(text, at);
      if (end === -1) return { duplicateKeys: repeated, nodes, ends };
      if (keyIsNext && keys !== undefined) {
        const key = keyOf(text, at, end);
        const first = keys.get(key);
        if (first === undefined) keys.set(key, at);
        else if (repeated.length < maxStructuralErrors) repeated.push(duplicateKeyError(text, key, at, first));
        keyIsNext = false;
      }
      at = end;
    } else if (unit === comma) {
      nodes += 1;
      keyIsNext = keys !== undefined;
      if (nodes > limits.nodes) {
        const message = `the document has more than ${limits.nodes} nodes`;
        const span = { start: at, end: at + 1 };
        const expected = `at most ${limits.nodes} nodes`;
        return { oversized: { code: "limit-exceeded", message, span, expected }, duplicateKeys: repeated, nodes, ends };
      }
    } else if (unit === openMap || unit === openList) {
      if (around.length <= keptDepth) starts[around.length] = at;
      around.push(keys);
      nodes += 1;
      if (around.length > limits.depth) {
        const message = `maps and lists are nested more than ${limits.depth} levels deep`;
        const span = { start: at, end: at + 1 };
        const expected = `at most ${limits.depth} levels`;
        return { oversized: { code: "limit-exceeded", message, span, expected }, duplicateKeys: repeated, nodes, ends };
      }
      keyIsNext = unit === openMap;
      keys = keyIsNext ? (spare.pop() ?? new Map()) : undefined;
    } else if (unit === closeMap || unit === closeList) {
      if (keys !== undefined) {
        keys.clear();
        spare.push(keys);
      }
      keys = around.pop();
      const start = around.length <= keptDepth ? (starts[around.length] ?? at) : at;
      if (at - start > keptLength) ends.set(start, at + 1);
      keyIsNext = false;
    }
  }
  return { duplicateKeys: repeated, nodes, ends };
}

function duplicateKeyError(text: string, key: string, second: number, first: number): ParseDiagnostic {
  const spanAt = (start: number): Span => ({ start, end: endOfString(text, start) + 1 });
  return {
    code: "syntax-error",
    message: `the key ${JSON.stringify(key)} is defined twice in one map`,
    span: spanAt(second),
    expected: "every key once",
    related: [{ message: "first here", span: spanAt(first) }],
    deviation: "key-repeated",
  };
}

/** Decodes a key: `"\u0061"` is the key `a`. */
function keyOf(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end);
  if (!written.includes("\\")) return written;
  try {
    return JSON.parse(text.slice(start, end + 1)) as string;
  } catch {
    return written;
  }
}
