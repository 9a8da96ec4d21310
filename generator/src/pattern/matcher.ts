import type { CharacterClass, CharSet, NoParent } from "refa";
import { type Alternatives, boundaryOf, type PatternElement, refa } from "./syntax.js";

/** A pattern in the input format of the runtime's `linearPattern`. */
export type MatcherPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "class"; readonly source: string }
  | { readonly kind: "sequence"; readonly parts: readonly MatcherPart[] }
  | { readonly kind: "alternatives"; readonly parts: readonly MatcherPart[] }
  | { readonly kind: "repetition"; readonly part: MatcherPart; readonly min: number; readonly max: number | undefined }
  | { readonly kind: "boundary"; readonly at: "start" | "end" };

/** Maximum number of states for the runtime to unroll. */
const maxStates = 5000;

/**
 * Converts a pattern for `linearPattern`; undefined for look-arounds, back references and patterns that are too large.
 */
export function matcherOf(alternatives: Alternatives, pattern: string): MatcherPart | undefined {
  const part = choice(alternatives, pattern);
  return part === undefined || sizeOf(part) > maxStates ? undefined : part;
}

function choice(alternatives: Alternatives, pattern: string): MatcherPart | undefined {
  const parts = allDefined(alternatives.map(({ elements }) => sequence(elements, pattern)));
  if (parts === undefined) return undefined;
  return parts.length === 1 ? parts[0] : { kind: "alternatives", parts };
}

function sequence(elements: readonly PatternElement[], pattern: string): MatcherPart | undefined {
  const parts = allDefined(elements.map((element) => elementOf(element, pattern)));
  if (parts === undefined) return undefined;
  const joined: MatcherPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === "text" && part.kind === "text") joined[joined.length - 1] = text(last.text + part.text);
    else joined.push(part);
  }
  return joined.length === 1 ? joined[0] : { kind: "sequence", parts: joined };
}

function elementOf(element: PatternElement, pattern: string): MatcherPart | undefined {
  switch (element.type) {
    case "CharacterClass":
      return characters(element, pattern);
    case "Alternation":
      return choice(element.alternatives, pattern);
    case "Quantifier": {
      const part = choice(element.alternatives, pattern);
      const max = element.max === Number.POSITIVE_INFINITY ? undefined : element.max;
      return part && { kind: "repetition", part, min: element.min, max };
    }
    case "Assertion": {
      const boundary = boundaryOf(element);
      return boundary && { kind: "boundary", at: boundary === "^" ? "start" : "end" };
    }
    case "Unknown":
      return undefined;
  }
}

function characters(element: NoParent<CharacterClass>, pattern: string): MatcherPart {
  const set = element.characters as CharSet;
  const [range] = set.ranges;
  // A lone surrogate would combine with an adjacent one.
  if (set.size === 1 && range !== undefined && (range.min < 0xd800 || range.min > 0xdfff)) {
    return text(String.fromCodePoint(range.min));
  }
  return { kind: "class", source: writtenSource(element, set, pattern) ?? printElement(element) };
}

function text(characters: string): MatcherPart {
  return { kind: "text", text: characters };
}

/** Returns the class as written in the pattern, which is more readable. */
function writtenSource({ source }: NoParent<CharacterClass>, set: CharSet, pattern: string): string | undefined {
  const written = source === undefined ? "" : pattern.slice(source.start, source.end);
  try {
    const { JS } = refa();
    const [only, ...others] = JS.Parser.fromLiteral({ source: written, flags: "u" }).parse().expression.alternatives;
    const [element, ...more] = only?.elements ?? [];
    if (others.length > 0 || more.length > 0 || element?.type !== "CharacterClass") return undefined;
    return element.characters.equals(set) ? written : undefined;
  } catch {
    return undefined;
  }
}

function printElement(element: NoParent<CharacterClass>): string {
  return refa().JS.toLiteral({ type: "Concatenation", elements: [element] }, { flags: { unicode: true } }).source;
}

function sizeOf(part: MatcherPart): number {
  switch (part.kind) {
    case "text":
      return part.text.length;
    case "class":
    case "boundary":
      return 1;
    case "sequence":
    case "alternatives":
      return part.parts.reduce((total, one) => total + sizeOf(one), 1);
    case "repetition":
      return sizeOf(part.part) * Math.max(1, part.min, part.max ?? part.min + 1) + 1;
  }
}

function allDefined(parts: readonly (MatcherPart | undefined)[]): readonly MatcherPart[] | undefined {
  return parts.includes(undefined) ? undefined : (parts as readonly MatcherPart[]);
}
