import type { CharBase, CharSet, Concatenation, DFA, Element, isDisjointWith, JS, NFA, NoParent } from "refa";
import { platform } from "../platform/node.js";

export type PatternElement = NoParent<Element>;
export type Alternatives = readonly NoParent<Concatenation>[];

interface Refa {
  readonly CharBase: typeof CharBase;
  readonly CharSet: typeof CharSet;
  readonly DFA: typeof DFA;
  readonly JS: typeof JS;
  readonly NFA: typeof NFA;
  readonly isDisjointWith: typeof isDisjointWith;
}

let loaded: Refa | undefined;

/** Loads refa on the first pattern that needs analysis: loading takes longer than the analysis. */
export function refa(): Refa {
  loaded ??= platform.library("refa") as Refa;
  return loaded;
}

/** Parses a pattern; undefined if it is too large to analyse. */
export function parsePattern(pattern: string): Alternatives | undefined {
  try {
    const parser = refa().JS.Parser.fromLiteral({ source: pattern, flags: "u" });
    const options = { backreferences: "unknown", simplify: false, maxNodes: 20_000 } as const;
    return parser.parse(options).expression.alternatives;
  } catch {
    return undefined;
  }
}

/** Recognizes `^` and `$`, which the parser represents as a negated look-around over every character. */
export function boundaryOf(element: PatternElement): "^" | "$" | undefined {
  if (element.type !== "Assertion" || !element.negate) return undefined;
  const [only, ...others] = element.alternatives;
  const [character, ...more] = only?.elements ?? [];
  if (others.length > 0 || more.length > 0 || character?.type !== "CharacterClass") return undefined;
  if (!(character.characters as CharSet).isAll) return undefined;
  return element.kind === "behind" ? "^" : "$";
}

/** Whether a match can start only at the first character. */
export function isAnchored({ elements }: NoParent<Concatenation>): boolean {
  for (const element of elements) {
    if (boundaryOf(element) === "^") return true;
    if (element.type === "Alternation") return element.alternatives.every(isAnchored);
    if (element.type !== "Assertion") return false;
  }
  return false;
}
