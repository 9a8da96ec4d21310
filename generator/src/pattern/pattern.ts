import { attemptsByLength, isUnambiguousAutomaton } from "./attempts.js";
import { type Automaton, automatonOf, UnsupportedPatternError } from "./automaton.js";
import { type MatcherPart, matcherOf } from "./matcher.js";
import { type Alternatives, parsePattern } from "./syntax.js";

/** How the attempts of a matcher that backtracks grow with the length of the text, at worst. */
export type Growth = "linear" | "polynomial" | "exponential" | "unknown";

export interface PatternCost {
  readonly growth: Growth;
  /** Upper bounds of the attempts by length of the text; empty where they are unknown or need no analysis. */
  readonly attempts: readonly number[];
  readonly strategy: MatchStrategy;
}

/** How generated code matches a pattern, so that no text takes long. */
export type MatchStrategy =
  | { readonly kind: "expression" }
  /** All readings advance together; for patterns without look-arounds and back references. */
  | { readonly kind: "linear"; readonly part: MatcherPart }
  /** As an expression, on texts of at most so many UTF-16 units; longer ones do not match. */
  | { readonly kind: "bounded"; readonly limit: number }
  /** Not at all. */
  | { readonly kind: "none" };

const limits = {
  states: 600,
  edges: 20_000,
  pairs: 100_000,
  /** The length of the texts that are looked at, and the attempts at which the search ends. */
  length: 1000,
  attempts: 1_000_000,
  /** What a linear pattern may take per character. */
  attemptsPerCharacter: 256,
} as const;

/** The most attempts that are no reason for a diagnostic, and that a text may cause where its length is bounded. */
export const harmlessAttempts = 100_000;

const linearCost: PatternCost = { growth: "linear", attempts: [], strategy: { kind: "expression" } };
const costsByPattern = new Map<string, PatternCost>();

/** What a regular expression with the flag `u` may cost; linear where it is not a valid regular expression. */
export function patternCost(pattern: string): PatternCost {
  if (isPlain(pattern)) return linearCost;
  let cost = costsByPattern.get(pattern);
  if (cost === undefined) {
    cost = isExpression(pattern) ? analyse(pattern) : linearCost;
    costsByPattern.set(pattern, cost);
  }
  return cost;
}

/**
 * The attempts that the worst text of at most `maxLength` characters can cause; infinite where a longer text can always
 * cause more.
 */
export function maxAttempts({ growth, attempts }: PatternCost, maxLength: number | undefined): number {
  if (growth === "linear") return 0;
  // The list ends early at a bound that no longer text exceeds, or above the limit of the search.
  const last = attempts.at(-1) ?? Number.POSITIVE_INFINITY;
  const isFinal = attempts.length <= limits.length && last <= limits.attempts;
  const bound = attempts[maxLength ?? Number.POSITIVE_INFINITY];
  return bound ?? (isFinal ? last : Number.POSITIVE_INFINITY);
}

const plainPattern =
  /^\^(?:\\[dswDSW.-]|\[(?:[^\\[\]]|\\.)*\]|[\w :@#~,;<>=!%&'"/-])*(?:(?:[*+?]|\{\d+(?:,\d*)?\})[\w :@#~,;<>=!%&'"/-]*)?\$?$/;

/** Whether the pattern is anchored, and has no group, no alternatives and one quantifier at most. */
function isPlain(pattern: string): boolean {
  return pattern.length < 1000 && plainPattern.test(pattern);
}

function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

function analyse(pattern: string): PatternCost {
  const alternatives = parsePattern(pattern);
  if (alternatives === undefined) return { growth: "unknown", attempts: [], strategy: { kind: "none" } };
  const { growth, attempts } = growthOf(alternatives);
  return growth === "linear"
    ? linearCost
    : { growth, attempts, strategy: matchStrategyOf(alternatives, attempts, pattern) };
}

function growthOf(alternatives: Alternatives): Pick<PatternCost, "growth" | "attempts"> {
  const automaton = smallAutomaton(alternatives);
  if (automaton === undefined) return { growth: "unknown", attempts: [] };
  const attempts = attemptsByLength(automaton, limits.length, limits.attempts);
  if (isLinear(attempts)) return linearCost;
  const growth = attempts.length <= 60 && (attempts.at(-1) ?? 0) > limits.attempts ? "exponential" : "polynomial";
  const perCharacter = automaton.attempts.reduce((total, count) => total + count, 0);
  if (perCharacter > 4 * limits.attemptsPerCharacter) return { growth, attempts };
  if (isUnambiguousAutomaton(automaton, false, limits.pairs) === true) return linearCost;
  if (growth === "polynomial" || isUnambiguousAutomaton(automaton, true, limits.pairs) !== true)
    return { growth, attempts };
  // Every start of the search takes a time that grows with the length only.
  const squares = Array.from({ length: limits.length + 1 }, (_, length) => perCharacter * (length + 1) ** 2);
  const above = squares.findIndex((count) => count > limits.attempts);
  return { growth: "polynomial", attempts: above === -1 ? squares : squares.slice(0, above + 1) };
}

/** With repetitions unrolled as far as the limits allow; longer ones count as unbounded. */
function smallAutomaton(alternatives: Alternatives): Automaton | undefined {
  for (const repetitions of [limits.states, 64, 16, 4, 1]) {
    try {
      return automatonOf(alternatives, { states: limits.states, edges: limits.edges, repetitions });
    } catch (error) {
      if (!(error instanceof UnsupportedPatternError)) throw error;
    }
  }
  return undefined;
}

function isLinear(attempts: readonly number[]): boolean {
  const last = attempts.at(-1) ?? 0;
  if (last > limits.attempts) return false;
  if (attempts.some((count, length) => count > limits.attemptsPerCharacter * (length + 16))) return false;
  if (attempts.length <= limits.length) return true;
  const half = attempts[limits.length / 2] ?? 0;
  return last - half <= 1.25 * (half - (attempts[0] ?? 0));
}

function matchStrategyOf(alternatives: Alternatives, attempts: readonly number[], pattern: string): MatchStrategy {
  const part = matcherOf(alternatives, pattern);
  if (part !== undefined) return { kind: "linear", part };
  const above = attempts.findIndex((count) => count > harmlessAttempts);
  if (attempts.length === 0) return { kind: "none" };
  return { kind: "bounded", limit: (above === -1 ? attempts.length : above) - 1 };
}
