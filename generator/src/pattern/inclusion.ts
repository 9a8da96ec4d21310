import type { NFA } from "refa";
import { type Alternatives, boundaryOf, type PatternElement, parsePattern, refa } from "./syntax.js";

/** Maximum number of states of an automaton. */
const maxNodes = 2000;
/** Maximum length of a pattern to compare. */
const maxLength = 1000;
const maxCharacter = 0x10ffff;

const known = new Map<string, boolean>();

/**
 * Whether every text that matches a pattern also matches another one. False if undecided: for look-arounds, back
 * references and patterns that need too many states.
 *
 * @param inner Undefined for all texts.
 */
export function isPatternIncluded(inner: string | undefined, outer: string): boolean {
  if (inner === outer) return true;
  const key = JSON.stringify([inner, outer]);
  let isIncluded = known.get(key);
  if (isIncluded === undefined) {
    isIncluded = decide(inner ?? "", outer);
    known.set(key, isIncluded);
  }
  return isIncluded;
}

function decide(inner: string, outer: string): boolean {
  if (inner.length > maxLength || outer.length > maxLength) return false;
  try {
    const [accepted, required] = [automatonOf(inner), automatonOf(outer)];
    if (accepted === undefined || required === undefined) return false;
    const { DFA, isDisjointWith } = refa();
    const rejected = DFA.fromFA(required, new DFA.LimitedNodeFactory(maxNodes));
    rejected.complement();
    return isDisjointWith(accepted, rejected);
  } catch {
    // Too many states.
    return false;
  }
}

/** Returns an automaton of the texts in which a pattern is found. */
function automatonOf(pattern: string): NFA | undefined {
  const alternatives = parsePattern(pattern);
  const whole = alternatives === undefined ? undefined : wholeTexts(alternatives);
  if (whole === undefined) return undefined;
  const { NFA } = refa();
  return NFA.fromRegex(whole, { maxCharacter }, { assertions: "throw" }, new NFA.LimitedNodeFactory(maxNodes));
}

/** Replaces missing boundaries by any text; undefined if an assertion occurs elsewhere. */
function wholeTexts(alternatives: Alternatives): Alternatives | undefined {
  const any: PatternElement = {
    type: "Quantifier",
    min: 0,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [
      {
        type: "Concatenation",
        elements: [{ type: "CharacterClass", characters: refa().CharSet.all(maxCharacter) }],
      },
    ],
  };
  const whole: Alternatives[number][] = [];
  for (const { elements } of alternatives) {
    const [first, last] = [elements[0], elements.at(-1)];
    const isStart = first !== undefined && boundaryOf(first) === "^";
    const isEnd = last !== undefined && boundaryOf(last) === "$";
    const inside = elements.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
    if (!inside.every(isRegular)) return undefined;
    whole.push({ type: "Concatenation", elements: [...(isStart ? [] : [any]), ...inside, ...(isEnd ? [] : [any])] });
  }
  return whole;
}

function isRegular(element: PatternElement): boolean {
  if (element.type === "CharacterClass") return true;
  if (element.type === "Assertion" || element.type === "Unknown") return false;
  return element.alternatives.every(({ elements }) => elements.every(isRegular));
}
