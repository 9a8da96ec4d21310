import { attemptsByLength, attemptsPerCharacter, isUnambiguousAutomaton } from "./attempts.js";
import { type Automaton, automatonOf, UnsupportedPatternError } from "./automaton.js";
import { type MatcherPart, matcherOf } from "./matcher.js";
import { type Alternatives, parsePattern } from "./syntax.js";

/** Worst-case growth of a backtracking matcher's attempts with the length of the text. */
export type Growth = "linear" | "polynomial" | "exponential" | "unknown";

export interface PatternCost {
  readonly growth: Growth;
  /** Upper bounds on the attempts by text length; empty if unknown or not needed. */
  readonly attempts: readonly number[];
  readonly strategy: MatchStrategy;
}

/** How generated code matches a pattern in bounded time. */
export type MatchStrategy =
  | { readonly kind: "expression" }
  /** Advances all readings together; for costly patterns without look-arounds and back references. */
  | { readonly kind: "linear"; readonly part: MatcherPart }
  /** Uses an expression on texts of at most `limit` UTF-16 units; longer ones do not match. */
  | { readonly kind: "bounded"; readonly limit: number }
  /** Not matched at all. */
  | { readonly kind: "none" };

const limits = {
  states: 600,
  edges: 20_000,
  pairs: 100_000,
  /** Maximum text length to analyse, and the number of attempts at which the analysis ends. */
  length: 1000,
  attempts: 1_000_000,
  /** Maximum attempts per character of a linear pattern. */
  attemptsPerCharacter: 256,
  /** Maximum attempts per character of an expression that is used directly, if another matcher exists. */
  expressionAttempts: 16,
  /** Maximum number of sets of states to examine. */
  sets: 1000,
} as const;

/** Maximum number of attempts that causes no diagnostic, and that a text of bounded length may cause. */
export const harmlessAttempts = 100_000;

const linearCost: PatternCost = { growth: "linear", attempts: [], strategy: { kind: "expression" } };
const costsByPattern = new Map<string, PatternCost>();

/** Returns the cost of a regular expression with the flag `u`; linear if it is invalid. */
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
 * Returns the maximum number of attempts for texts of at most `maxLength` characters; infinity if longer texts always
 * cost more.
 */
export function maxAttempts({ growth, attempts }: PatternCost, maxLength: number | undefined): number {
  if (growth === "linear") return 0;
  // The list ends early at a bound that longer texts do not exceed, or above the limit of the analysis.
  const last = attempts.at(-1) ?? Number.POSITIVE_INFINITY;
  const isFinal = attempts.length <= limits.length && last <= limits.attempts;
  const bound = attempts[maxLength ?? Number.POSITIVE_INFINITY];
  return bound ?? (isFinal ? last : Number.POSITIVE_INFINITY);
}

const plainPattern =
  /^\^(?:\\[dswDSW.-]|\[(?:[^\\[\]]|\\.)*\]|[\w :@#~,;<>=!%&'"/-])*(?:(?:[*+?]|\{\d+(?:,\d*)?\})[\w :@#~,;<>=!%&'"/-]*)?\$?$/;

/** Whether the pattern is anchored and has no groups, no alternatives and at most one quantifier. */
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
  const { growth, attempts, isCostly } = growthOf(alternatives);
  if (growth !== "linear") return { growth, attempts, strategy: matchStrategyOf(alternatives, attempts, pattern) };
  const part = isCostly === true && !isPlainText(pattern) ? matcherOf(alternatives, pattern) : undefined;
  return part === undefined ? linearCost : { ...linearCost, strategy: { kind: "linear", part } };
}

/** Whether a pattern is a text without operators, for which engines search without an automaton. */
function isPlainText(pattern: string): boolean {
  return !/[\\^$.*+?()[\]{}|]/.test(pattern);
}

interface PatternGrowth extends Pick<PatternCost, "growth" | "attempts"> {
  /** Whether a character may take many attempts, although their number grows linearly. */
  readonly isCostly?: boolean;
}

function growthOf(alternatives: Alternatives): PatternGrowth {
  const automaton = smallAutomaton(alternatives);
  if (automaton === undefined) return { growth: "unknown", attempts: [] };
  const attempts = attemptsByLength(automaton, limits.length, limits.attempts);
  if (isLinear(attempts)) return { ...linearCost, isCostly: isCostly(automaton, attempts) };
  const growth = attempts.length <= 60 && (attempts.at(-1) ?? 0) > limits.attempts ? "exponential" : "polynomial";
  const perCharacter = automaton.attempts.reduce((total, count) => total + count, 0);
  if (perCharacter > 4 * limits.attemptsPerCharacter) return { growth, attempts };
  if (isUnambiguousAutomaton(automaton, false, limits.pairs) === true)
    return { ...linearCost, isCostly: isCostly(automaton) };
  if (growth === "polynomial" || isUnambiguousAutomaton(automaton, true, limits.pairs) !== true)
    return { growth, attempts };
  // Each start of the search takes time linear in the length.
  const squares = Array.from({ length: limits.length + 1 }, (_, length) => perCharacter * (length + 1) ** 2);
  const above = squares.findIndex((count) => count > limits.attempts);
  return { growth: "polynomial", attempts: above === -1 ? squares : squares.slice(0, above + 1) };
}

/** @param attempts By text length; absent for an automaton that is known to be unambiguous. */
function isCostly(automaton: Automaton, attempts?: readonly number[]): boolean {
  const { expressionAttempts, pairs, sets } = limits;
  if (attempts?.every((count, length) => count <= expressionAttempts * (length + 16))) return false;
  if (attempts !== undefined && isUnambiguousAutomaton(automaton, false, pairs) !== true) return true;
  return attemptsPerCharacter(automaton, expressionAttempts, sets) > expressionAttempts;
}

/** Builds an automaton with repetitions unrolled as far as the limits allow; longer ones count as unbounded. */
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
