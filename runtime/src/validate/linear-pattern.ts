import { createAutomaton } from "./pattern-automaton.js";
import type { PatternPart } from "./pattern-states.js";
import { type PatternSteps, patternSteps } from "./pattern-steps.js";

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
  let matches: TextMatcher | undefined;
  return limitedPattern((text, steps) => {
    matches ??= createAutomaton(pattern);
    return matches(text, steps);
  });
}

/** Number of attempts that the generator allows for a text of the maximum length of a bounded pattern. */
const attemptsAtLimit = 100_000;

/** Limits a regular expression to texts of at most `limit` UTF-16 units; longer texts do not match. */
export function boundedPattern(expression: RegExp, limit: number): TextPattern {
  return limitedPattern((text, steps) => {
    if (text.length > limit) return false;
    // The attempts grow at least with the square of the length.
    steps.left -= 1 + attemptsAtLimit * (text.length / Math.max(1, limit)) ** 2;
    return steps.left >= 0 && expression.test(text);
  });
}

/** Whether a text matches. It takes the steps that it needs; below 0, the result is not used. */
type TextMatcher = (text: string, steps: PatternSteps) => boolean;

/** Once the steps did not suffice for a text, only that text does not match. */
function limitedPattern(matches: TextMatcher): TextPattern {
  return {
    test: (text) => {
      const steps = patternSteps();
      if (steps.left < 0) return text !== steps.refused;
      const result = matches(text, steps);
      if (steps.left >= 0) return result;
      steps.refused = text;
      return false;
    },
  };
}
