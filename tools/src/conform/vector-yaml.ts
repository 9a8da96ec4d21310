import type { SourceLocation } from "@guildwire/generator";
import { type Document, isScalar, Lexer, LineCounter, parseDocument, visit } from "yaml";
import { maxProblems, problem, VectorProblem } from "./vector-problem.js";

/** A YAML document. */
export interface ParsedYaml {
  readonly value: unknown;
  /** Returns the location of a value by its keys. */
  readonly locationOf: (keys: readonly unknown[]) => SourceLocation;
}

/** Maximum nesting of lists and maps in a file. */
const maxNesting = 1000;

/**
 * Parses a YAML document.
 *
 * @param file The file in diagnostics.
 * @throws VectorProblem for errors of syntax, more than a thousand levels, and too many aliases.
 */
export function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new LineCounter();
  if (isTooDeep(text)) throw problem("vectors-malformed", "the document is nested too deeply", start(file));
  // Both options take quadratic time.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const problems = [...document.errors.map(({ message, pos }) => ({ message, pos })), ...repeatedKeys(document)];
  if (problems.length === 0) {
    return {
      value: plainValue(document, file),
      locationOf: (keys) => locationOf(document, { keys, lines, file }),
    };
  }
  throw new VectorProblem(
    problems.slice(0, maxProblems).map(({ message, pos: [from, to] }) => ({
      code: "vectors-malformed",
      severity: "error",
      message,
      location: rangeOf({ from, to, lines, file }),
    })),
  );
}

/** Keys that a map has twice. */
function repeatedKeys(
  document: Document,
): readonly { readonly message: string; readonly pos: readonly [number, number] }[] {
  const found: { message: string; pos: readonly [number, number] }[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) {
          const [from = 0, to = from] = key.range ?? [];
          found.push({ message: `the key ${JSON.stringify(key.value)} is defined twice`, pos: [from, to] });
        }
        known.add(key.value);
      }
    },
  });
  return found;
}

/**
 * Whether lists and maps are nested more than about a thousand times. The parser recurses, and the process would end if
 * its stack were exhausted. Each level of a block needs an indicator or a column more than the one around it.
 */
function isTooDeep(text: string): boolean {
  let flow = 0;
  let block = 0;
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") flow += 1;
    else if (token === "]" || token === "}") flow = Math.max(flow - 1, 0);
    else if (/^[\r\n]/.test(token)) block = 0;
    else if (token === "-" || token === "?") block += 1;
    else if (isLineStart && /^ +$/.test(token)) block += token.length;
    if (flow + block > maxNesting) return true;
    isLineStart = /^[\r\n]/.test(token);
  }
  return false;
}

/** The value of a document, with aliases within the limit of the parser. */
function plainValue(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw problem("vectors-malformed", error instanceof Error ? error.message : String(error), start(file));
  }
}

interface Lookup {
  readonly keys: readonly unknown[];
  readonly lines: LineCounter;
  readonly file: string;
}

/** The location of a value; for the value of an alias, that of the closest node around it. */
function locationOf(document: Document, { keys, lines, file }: Lookup): SourceLocation {
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
    const range = (node as { readonly range?: readonly number[] } | undefined | null)?.range;
    const [from, to] = range ?? [];
    if (from === undefined || to === undefined) continue;
    return rangeOf({ from, to, lines, file });
  }
  return start(file);
}

function rangeOf({
  from,
  to,
  lines,
  file,
}: Omit<Lookup, "keys"> & { readonly from: number; readonly to: number }): SourceLocation {
  const [first, last] = [lines.linePos(from), lines.linePos(to)];
  return { file, line: first.line, column: first.col, endLine: last.line, endColumn: last.col };
}

function start(file: string): SourceLocation {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
