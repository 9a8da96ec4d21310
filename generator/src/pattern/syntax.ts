import { createRequire } from "node:module";
import type { CharBase, CharSet, Concatenation, Element, JS, NoParent } from "refa";

export type PatternElement = NoParent<Element>;
export type Alternatives = readonly NoParent<Concatenation>[];

interface Refa {
  readonly CharBase: typeof CharBase;
  readonly CharSet: typeof CharSet;
  readonly JS: typeof JS;
}

let loaded: Refa | undefined;

/** Loaded with the first pattern that needs an analysis: loading takes longer than the analysis. */
export function refa(): Refa {
  loaded ??= createRequire(import.meta.url)("refa") as Refa;
  return loaded;
}

/** The syntax tree of a pattern; undefined where the pattern is too large to be analysed. */
export function parsePattern(pattern: string): Alternatives | undefined {
  try {
    const parser = refa().JS.Parser.fromLiteral({ source: pattern, flags: "u" });
    const options = { backreferences: "unknown", simplify: false, maxNodes: 20_000 } as const;
    return parser.parse(options).expression.alternatives;
  } catch {
    return undefined;
  }
}

/** `^` or `$`, which the parser writes as a look-around that refuses every character. */
export function boundaryOf(element: PatternElement): "^" | "$" | undefined {
  if (element.type !== "Assertion" || !element.negate) return undefined;
  const [only, ...others] = element.alternatives;
  const [character, ...more] = only?.elements ?? [];
  if (others.length > 0 || more.length > 0 || character?.type !== "CharacterClass") return undefined;
  if (!(character.characters as CharSet).isAll) return undefined;
  return element.kind === "behind" ? "^" : "$";
}

/** Whether a match can begin at the first character of a text only. */
export function isAnchored({ elements }: NoParent<Concatenation>): boolean {
  for (const element of elements) {
    if (boundaryOf(element) === "^") return true;
    if (element.type === "Alternation") return element.alternatives.every(isAnchored);
    if (element.type !== "Assertion") return false;
  }
  return false;
}
