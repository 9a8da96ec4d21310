import { createRequire } from "node:module";
import type { Concatenation, JS, NFA, NoParent } from "refa";
import type { analyse } from "scslre";

/** How the time of a match grows with the text, where it grows faster than the text does. */
export type Backtracking = "exponential" | "polynomial";

/** Above so many states an automaton is not compared with itself, which takes their square. */
const maxStates = 120;

const known = new Map<string, Backtracking | undefined>();

/**
 * Whether somebody can send a text on which the pattern takes very long: JavaScript matches by trying, and tries every way
 * in which a part of the text can be read. Two analyses complement each other: `scslre` looks at quantifiers and how they
 * meet, and here the automaton of the pattern is searched for a loop that reads one text in two ways, such as `(a|aa)+`.
 */
export function backtrackingOf(pattern: string): Backtracking | undefined {
  // There have to be two quantifiers without an upper bound, or one around a group.
  if ((pattern.match(/[*+]|\{\d+,\}/g) ?? []).length < 2 && !/\)(?:[*+]|\{\d+,\})/.test(pattern)) return undefined;
  if (!known.has(pattern)) known.set(pattern, analysed(pattern));
  return known.get(pattern);
}

function analysed(pattern: string): Backtracking | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, "u");
  } catch {
    return undefined; // Reported where the pattern is written.
  }
  const { reports } = libraries().analyse(expression, { reportTypes: { Move: false }, maxReports: 20 });
  if (reports.some(({ exponential }) => exponential) || hasAmbiguousLoop(expression)) return "exponential";
  return reports.length > 0 ? "polynomial" : undefined;
}

/** Whether a state leads back to itself by one text on two ways: then n such texts can be read in 2ⁿ ways. */
function hasAmbiguousLoop(expression: RegExp): boolean {
  const { JS, NFA } = libraries();
  let automaton: NFA;
  try {
    const parsed = JS.Parser.fromLiteral(expression).parse({ backreferences: "disable", simplify: false });
    if (hasEqualAlternatives(parsed.expression.alternatives, false)) return true;
    const factory = new NFA.LimitedNodeFactory(maxStates * 4);
    const { maxCharacter } = parsed;
    automaton = NFA.fromRegex(parsed.expression, { maxCharacter }, { assertions: "ignore" }, factory);
  } catch {
    return false; // Too large: what `scslre` has found is all there is to know.
  }
  const states = [...automaton.nodes()];
  if (states.length > maxStates) return false;
  const numbers = new Map(states.map((state, index) => [state, index]));
  const size = states.length;
  const steps = (pair: number): number[] => {
    const found: number[] = [];
    for (const [one, readByOne] of (states[Math.floor(pair / size)] as NFA.Node).out) {
      for (const [other, readByOther] of (states[pair % size] as NFA.Node).out) {
        if (!readByOne.isDisjointWith(readByOther)) {
          found.push((numbers.get(one) as number) * size + (numbers.get(other) as number));
        }
      }
    }
    return found;
  };
  return states.some((_, index) => leadsApartAndBack(index * size + index, size, steps));
}

/** Whether a pair of equal states is reached again from a pair of different ones that it reaches. */
function leadsApartAndBack(start: number, size: number, steps: (pair: number) => readonly number[]): boolean {
  // Whether the two have been apart is part of where a search stands.
  const seen = new Set<number>();
  const pending = [start * 2];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const apart = place % 2;
    for (const pair of steps((place - apart) / 2)) {
      const next = pair * 2 + (apart === 1 || Math.floor(pair / size) !== pair % size ? 1 : 0);
      if (next === start * 2 + 1) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      pending.push(next);
    }
  }
  return false;
}

/** Alternatives of one character each that overlap, in a loop: an automaton has one edge for both. */
function hasEqualAlternatives(alternatives: readonly NoParent<Concatenation>[], inLoop: boolean): boolean {
  const single = alternatives.flatMap(({ elements }) => {
    const [only, ...others] = elements;
    return only?.type === "CharacterClass" && others.length === 0 ? [only.characters] : [];
  });
  const overlap = single.some((one, index) => single.slice(index + 1).some((other) => !one.isDisjointWith(other)));
  if (inLoop && overlap) return true;
  return alternatives.some(({ elements }) =>
    elements.some((element) => {
      if (!("alternatives" in element)) return false;
      const isLoop = element.type === "Quantifier" && element.max === Number.POSITIVE_INFINITY;
      return hasEqualAlternatives(element.alternatives, inLoop || isLoop);
    }),
  );
}

interface Libraries {
  readonly analyse: typeof analyse;
  readonly JS: typeof JS;
  readonly NFA: typeof NFA;
}

let loaded: Libraries | undefined;

/** Loaded with the first pattern that has to be looked at, because that takes a while. */
function libraries(): Libraries {
  if (loaded === undefined) {
    const require = createRequire(import.meta.url);
    const { JS, NFA } = require("refa") as typeof import("refa");
    loaded = { analyse: (require("scslre") as typeof import("scslre")).analyse, JS, NFA };
  }
  return loaded;
}
