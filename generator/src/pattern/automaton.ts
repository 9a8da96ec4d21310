import type { CharSet } from "refa";
import { type Alternatives, boundaryOf, isAnchored, type PatternElement, refa } from "./syntax.js";

/**
 * The choices of a backtracking matcher as an automaton. A state is a consumed character of the pattern; an edge counts
 * the ways from one character to the next, so that different ways over the same text stay distinct.
 */
export interface Automaton {
  /** The characters that each state reads; undefined for unreachable states, which only count as attempts. */
  readonly reads: readonly (CharSet | undefined)[];
  readonly edges: readonly ReadonlyMap<number, number>[];
  /** Attempts made in a state regardless of the next character. */
  readonly attempts: readonly number[];
  /** States in which the text matches regardless of what follows. */
  readonly accepting: ReadonlySet<number>;
  /** The state before the first character. */
  readonly start: number;
  /** The state from which a search restarts at each later character; undefined for anchored patterns. */
  readonly restart: number | undefined;
}

/** Thrown for a pattern that cannot be modelled. */
export class UnsupportedPatternError extends Error {}

export interface AutomatonLimits {
  readonly states: number;
  readonly edges: number;
  /** Repetitions with a greater bound are treated as unbounded. */
  readonly repetitions: number;
}

/** A fragment of the pattern: where it starts and ends, and in how many ways it matches the empty text. */
interface Fragment {
  readonly startStates: ReadonlyMap<number, number>;
  readonly endStates: ReadonlyMap<number, number>;
  readonly empty: number;
  /** End states without an assertion between them and the end of the fragment. */
  readonly assertionFreeEnds: ReadonlySet<number>;
  /** Whether the fragment can match the empty text without an assertion. */
  readonly isFreeToSkip: boolean;
  /** Whether an assertion of the fragment constrains the following text. */
  readonly hasTrailingAssertion: boolean;
}

const emptyFragment: Fragment = {
  startStates: new Map(),
  endStates: new Map(),
  empty: 1,
  assertionFreeEnds: new Set(),
  isFreeToSkip: true,
  hasTrailingAssertion: false,
};
const assertionFragment: Fragment = { ...emptyFragment, isFreeToSkip: false, hasTrailingAssertion: true };

/** Limit that keeps counts and their products finite. */
const maxCount = 1e15;

export function automatonOf(alternatives: Alternatives, limits: AutomatonLimits): Automaton {
  const builder = new Builder(limits);
  const anchored = builder.alternatives(alternatives.filter(isAnchored).map(withoutStart));
  const searched = builder.alternatives(alternatives.filter((alternative) => !isAnchored(alternative)));
  return builder.finish(anchored, searched);
}

/** A leading `^` always holds where an anchored alternative is tried. */
function withoutStart(alternative: Alternatives[number]): Alternatives[number] {
  const [first, ...others] = alternative.elements;
  return first !== undefined && boundaryOf(first) === "^" ? { ...alternative, elements: others } : alternative;
}

class Builder {
  readonly #reads: (CharSet | undefined)[] = [];
  readonly #edges: Map<number, number>[] = [];
  readonly #limits: AutomatonLimits;
  /** Ways to reach the end of a look-ahead. */
  readonly #ends = new Map<number, number>();
  #edgeCount = 0;
  /** Whether an assertion may reject a text that the automaton accepts. */
  #hasInnerAssertion = false;

  constructor(limits: AutomatonLimits) {
    this.#limits = limits;
  }

  finish(anchored: Fragment, searched: Fragment): Automaton {
    const ends = addCounts([anchored.endStates, searched.endStates]);
    const start = this.#state(undefined);
    this.#connect(new Map([[start, 1]]), addCounts([anchored.startStates, searched.startStates]));
    const canRestart = searched.startStates.size > 0;
    const restart = canRestart ? this.#state(undefined) : undefined;
    if (restart !== undefined) this.#connect(new Map([[restart, 1]]), searched.startStates);
    const total = (weights: Iterable<number>): number => [...weights].reduce((one, other) => one + other, 0);
    const attempts = this.#edges.map(
      (edges, state) => total(edges.values()) + (ends.get(state) ?? 0) + (this.#ends.get(state) ?? 0),
    );
    attempts[start] = (attempts[start] ?? 0) + anchored.empty + searched.empty;
    if (restart !== undefined) attempts[restart] = (attempts[restart] ?? 0) + searched.empty;
    const accepting = new Set<number>();
    const made = { reads: this.#reads, edges: this.#edges, attempts, accepting, start, restart };
    if (this.#hasInnerAssertion) return made;
    for (const state of [...anchored.assertionFreeEnds, ...searched.assertionFreeEnds]) accepting.add(state);
    if (anchored.isFreeToSkip || searched.isFreeToSkip) accepting.add(start);
    if (restart !== undefined && searched.isFreeToSkip) accepting.add(restart);
    return made;
  }

  alternatives(alternatives: Alternatives): Fragment {
    const parts = alternatives.map(({ elements }) => this.#sequence(elements));
    return {
      startStates: addCounts(parts.map(({ startStates }) => startStates)),
      endStates: addCounts(parts.map(({ endStates }) => endStates)),
      empty: parts.reduce((total, { empty }) => Math.min(maxCount, total + empty), 0),
      assertionFreeEnds: new Set(parts.flatMap(({ assertionFreeEnds }) => [...assertionFreeEnds])),
      isFreeToSkip: parts.some(({ isFreeToSkip }) => isFreeToSkip),
      hasTrailingAssertion: parts.some(({ hasTrailingAssertion }) => hasTrailingAssertion),
    };
  }

  #sequence(elements: readonly PatternElement[]): Fragment {
    return elements
      .map((element) => this.#element(element))
      .reduce((one, other) => this.#concatenate(one, other), emptyFragment);
  }

  #element(element: PatternElement): Fragment {
    switch (element.type) {
      case "CharacterClass": {
        const characters = element.characters as CharSet;
        const isNever = characters.isEmpty;
        const state = this.#state(isNever ? undefined : characters);
        const first = new Map([[state, 1]]);
        if (isNever)
          return {
            startStates: first,
            endStates: new Map(),
            empty: 0,
            assertionFreeEnds: new Set(),
            isFreeToSkip: false,
            hasTrailingAssertion: false,
          };
        return {
          startStates: first,
          endStates: first,
          empty: 0,
          assertionFreeEnds: new Set([state]),
          isFreeToSkip: false,
          hasTrailingAssertion: false,
        };
      }
      case "Alternation":
        return this.alternatives(element.alternatives);
      case "Quantifier":
        return this.#repetition(element.alternatives, element.min, element.max);
      case "Assertion":
        return this.#assertion(element);
      case "Unknown":
        return this.#backReference();
    }
  }

  /** Assumes that assertions pass, which only adds attempts. A look-ahead reads the text in parallel to the rest. */
  #assertion(element: PatternElement & { readonly type: "Assertion" }): Fragment {
    if (boundaryOf(element) !== undefined) return assertionFragment;
    if (element.kind === "ahead") {
      const { startStates, endStates, empty } = this.alternatives(element.alternatives);
      for (const [state, ways] of endStates) this.#ends.set(state, ways);
      return { ...assertionFragment, startStates: addCounts([startStates, this.#dead(empty)]) };
    }
    const ways = lookbehindAttempts(element.alternatives);
    if (ways > 1000) throw new UnsupportedPatternError("a look-behind without a small bound");
    return { ...assertionFragment, startStates: this.#dead(ways) };
  }

  /** Reads any text, because the content of the group is unknown here. */
  #backReference(): Fragment {
    const state = this.#state(refa().CharSet.all(0x10ffff));
    const ways = new Map([[state, 1]]);
    return this.#loop({
      startStates: ways,
      endStates: ways,
      empty: 0,
      assertionFreeEnds: new Set([state]),
      isFreeToSkip: false,
      hasTrailingAssertion: false,
    });
  }

  #repetition(alternatives: Alternatives, min: number, max: number): Fragment {
    const isCut = max !== Number.POSITIVE_INFINITY && max > this.#limits.repetitions;
    const isLong = min > this.#limits.repetitions;
    if (isCut || isLong) {
      const once = this.alternatives(alternatives);
      if (once.empty > 0 && min > 1) throw new UnsupportedPatternError("a long repetition of what may be empty");
      const loop = this.#loop(once);
      return min > 0 ? { ...loop, empty: once.empty, isFreeToSkip: once.isFreeToSkip } : loop;
    }
    let whole = emptyFragment;
    for (let count = 0; count < min; count++) whole = this.#concatenate(whole, this.alternatives(alternatives));
    if (max === Number.POSITIVE_INFINITY) return this.#concatenate(whole, this.#loop(this.alternatives(alternatives)));
    const parts: Fragment[] = [];
    for (let count = min; count < max; count++) parts.push(this.#notEmpty(this.alternatives(alternatives)));
    const optional = parts.reduceRight((rest, part) => {
      return { ...this.#concatenate(part, rest), empty: 1, isFreeToSkip: true };
    }, emptyFragment);
    return this.#concatenate(whole, optional);
  }

  #loop(once: Fragment): Fragment {
    const part = this.#notEmpty(once);
    if (part.hasTrailingAssertion) this.#hasInnerAssertion = true;
    this.#connect(part.endStates, part.startStates);
    return { ...part, empty: 1, isFreeToSkip: true };
  }

  /** An optional repetition fails if it matches the empty text: one attempt for each way to do so. */
  #notEmpty(part: Fragment): Fragment {
    return {
      ...part,
      startStates: addCounts([part.startStates, this.#dead(part.empty)]),
      empty: 0,
      isFreeToSkip: false,
    };
  }

  #concatenate(one: Fragment, other: Fragment): Fragment {
    if (one.hasTrailingAssertion && other.startStates.size > 0) this.#hasInnerAssertion = true;
    this.#connect(one.endStates, other.startStates);
    return {
      startStates: addCounts([one.startStates, scaleCounts(other.startStates, one.empty)]),
      endStates: addCounts([other.endStates, scaleCounts(one.endStates, other.empty)]),
      empty: Math.min(maxCount, one.empty * other.empty),
      assertionFreeEnds: other.isFreeToSkip
        ? new Set([...one.assertionFreeEnds, ...other.assertionFreeEnds])
        : other.assertionFreeEnds,
      isFreeToSkip: one.isFreeToSkip && other.isFreeToSkip,
      hasTrailingAssertion: one.hasTrailingAssertion || other.hasTrailingAssertion,
    };
  }

  #connect(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>): void {
    for (const [state, ways] of from) {
      const edges = this.#edges[state] as Map<number, number>;
      for (const [next, more] of to) {
        const before = edges.get(next);
        if (before === undefined && ++this.#edgeCount > this.#limits.edges)
          throw new UnsupportedPatternError("too many edges");
        edges.set(next, Math.min(maxCount, (before ?? 0) + ways * more));
      }
    }
  }

  #dead(ways: number): ReadonlyMap<number, number> {
    return ways === 0 ? new Map() : new Map([[this.#state(undefined), ways]]);
  }

  #state(reads: CharSet | undefined): number {
    if (this.#reads.length >= this.#limits.states) throw new UnsupportedPatternError("too many states");
    this.#edges.push(new Map());
    return this.#reads.push(reads) - 1;
  }
}

/** Returns an upper bound on the attempts of a look-behind: the sum over all of its elements in each of their ways. */
function lookbehindAttempts(alternatives: Alternatives): number {
  const waysOf = (element: PatternElement): number => {
    if (element.type === "CharacterClass") return 1;
    if (element.type === "Unknown") return Number.POSITIVE_INFINITY;
    const inner = lookbehindAttempts(element.alternatives);
    if (element.type !== "Quantifier") return inner;
    return inner <= 1 && element.max <= 1 ? 2 : (inner + 1) ** element.max;
  };
  return alternatives.reduce((total, { elements }) => {
    return total + elements.reduce((product, element) => product * (waysOf(element) + 1), 1);
  }, 0);
}

function addCounts(weights: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const [only, ...others] = weights.filter(({ size }) => size > 0);
  if (only === undefined || others.length === 0) return only ?? new Map();
  const total = new Map(only);
  for (const weight of others) {
    for (const [state, ways] of weight) total.set(state, Math.min(maxCount, (total.get(state) ?? 0) + ways));
  }
  return total;
}

function scaleCounts(weights: ReadonlyMap<number, number>, factor: number): ReadonlyMap<number, number> {
  if (factor === 1) return weights;
  if (factor === 0) return new Map();
  return new Map([...weights].map(([state, ways]) => [state, Math.min(maxCount, ways * factor)]));
}
