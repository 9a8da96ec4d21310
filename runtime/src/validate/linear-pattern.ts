import { Automaton } from "./pattern-automaton.js";
import { compilePattern } from "./pattern-states.js";
import { patternSteps } from "./pattern-steps.js";

/**
 * A part of a pattern: literal text, a character class (a regular expression for one character), a sequence,
 * alternatives, a repetition (unbounded without `max`) or a boundary of the text.
 */
export type PatternPart =
  | string
  | RegExp
  | readonly PatternPart[]
  | { readonly or: readonly PatternPart[] }
  | { readonly of: PatternPart; readonly min: number; readonly max?: number }
  | { readonly at: "start" | "end" };

/** The interface that generated code uses for patterns, including regular expressions. */
export interface TextPattern {
  test(text: string): boolean;
}

/**
 * Creates a matcher without backtracking: all readings of the text advance together, one character at a time. The sets of
 * readings are cached, so that a character usually takes one step; a new set takes as many steps as the pattern has
 * states. A text that takes more steps than are left does not match.
 */
export function linearPattern(pattern: PatternPart): TextPattern {
  let automaton: Automaton | undefined;
  return {
    test: (text) => {
      const steps = patternSteps();
      if (steps.left < 0) return text !== steps.refused;
      automaton ??= new Automaton(compilePattern(pattern));
      const matches = automaton.matches(text, steps);
      if (steps.left < 0) steps.refused = text;
      return matches;
    },
  };
}

/** Number of attempts that the generator allows for a text of the maximum length of a bounded pattern. */
const attemptsAtLimit = 100_000;

/** Limits a regular expression to texts of at most `limit` UTF-16 units; longer texts do not match. */
export function boundedPattern(expression: RegExp, limit: number): TextPattern {
  return {
    test: (text) => {
      if (text.length > limit) return false;
      const steps = patternSteps();
      if (steps.left < 0) return text !== steps.refused;
      // The attempts grow at least with the square of the length.
      steps.left -= 1 + attemptsAtLimit * (text.length / Math.max(1, limit)) ** 2;
      if (steps.left >= 0) return expression.test(text);
      steps.refused = text;
      return false;
    },
  };
}
