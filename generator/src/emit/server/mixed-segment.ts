import {
  block,
  type Code,
  code,
  identifier,
  jsonLiteral,
  numberLiteral,
  operators,
  serverRuntime,
  stringLiteral,
} from "../../print/index.js";
import type { Json } from "../../values/json.js";
import type { SegmentPart } from "./routes.js";

/**
 * Prints code that splits a segment of text and parameters, such as `{name}.png`. A parameter ends at the first
 * occurrence of the text after it and is never empty. If the values of one are known, `splitSegment` finds where they
 * are. `first` is the index of its first value.
 */
export function mixedSegment(parts: readonly SegmentPart[], first: number, found: readonly Code[]): Code {
  if (parts.some((part) => part === "integer" || (typeof part === "object" && "values" in part))) {
    return splitByValues(parts, found);
  }
  const texts = parts.map((part) => (typeof part === "object" && "text" in part ? part.text : undefined));
  return splitByTexts(texts, first, found);
}

function splitByValues(parts: readonly SegmentPart[], found: readonly Code[]): Code {
  const pieces = jsonLiteral(parts as readonly Json[]);
  return block(code`if (${serverRuntime("splitSegment")}(path.slice(start, end), ${pieces}, values))`, found);
}

function splitByTexts(parts: readonly (string | undefined)[], first: number, found: readonly Code[]): Code {
  const prefix = parts[0] ?? "";
  const suffix = parts.at(-1) ?? "";
  // Adjacent parameters are separated by the empty text.
  const between = separatorTexts(parts);
  const tests = [
    code`end - start > ${numberLiteral(prefix.length + suffix.length)}`,
    ...(prefix === "" ? [] : [code`path.startsWith(${stringLiteral(prefix)}, start)`]),
    ...(suffix === "" ? [] : [code`path.endsWith(${stringLiteral(suffix)}, end)`]),
  ];
  const begin = offset(code`start`, prefix.length);
  const end = suffix === "" ? code`end` : code`end - ${numberLiteral(suffix.length)}`;
  return block(code`if (${operators(tests, "&&")})`, splitSegment(between, { begin, end, value: first, found }));
}

interface RemainingSegment {
  /** Where the next value starts. */
  readonly begin: Code;
  /** Where the last one ends. */
  readonly end: Code;
  /** The index of the next value. */
  readonly value: number;
  readonly found: readonly Code[];
}

function splitSegment(between: readonly string[], rest: RemainingSegment): readonly Code[] {
  const { begin, end, value, found } = rest;
  const [text, ...others] = between;
  const index = numberLiteral(value);
  if (text === undefined) return [code`values[${index}] = path.slice(${begin}, ${end});`, ...found];
  const at = identifier(`at${value}`);
  const behind = offset(at, text.length);
  return [
    code`const ${at} = path.indexOf(${stringLiteral(text)}, ${begin} + 1);`,
    block(code`if (${at} !== -1 && ${behind} < ${end})`, [
      code`values[${index}] = path.slice(${begin}, ${at});`,
      ...splitSegment(others, { begin: behind, end, value: value + 1, found }),
    ]),
  ];
}

function offset(from: Code, length: number): Code {
  return length === 0 ? from : code`${from} + ${numberLiteral(length)}`;
}

function separatorTexts(parts: readonly (string | undefined)[]): readonly string[] {
  const texts: string[] = [];
  let pending: string | undefined;
  for (const part of parts) {
    if (part !== undefined) {
      pending = pending === undefined ? undefined : pending + part;
      continue;
    }
    if (pending !== undefined) texts.push(pending);
    pending = "";
  }
  return texts;
}
