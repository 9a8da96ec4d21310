import type { CharSet } from "refa";
import type { Automaton } from "./automaton.js";
import { refa } from "./syntax.js";

/** An automaton over character classes: numbered sets of characters that the pattern does not distinguish further. */
interface IndexedAutomaton {
  readonly states: number;
  readonly attempts: Float64Array;
  readonly isAccepting: Uint8Array;
  /** One list per character class: triples of state, next state and number of ways, sorted by state. */
  readonly edges: readonly Float64Array[];
  readonly start: number;
}

/**
 * Returns upper bounds on the attempts of a backtracking matcher by text length: index n is the bound for n characters.
 * The bound lets each branch read its own text, so that it is never too low. Ends at the first bound above `limit`, or
 * at the last length where the bound still grows.
 */
export function attemptsByLength(automaton: Automaton, length: number, limit: number): readonly number[] {
  const indexedAutomaton = indexAutomaton(automaton);
  const { states, start } = indexedAutomaton;
  let current: AttemptBounds = { failing: new Float64Array(states), any: new Float64Array(states) };
  const found: number[] = [];
  while (found.length <= length) {
    const next = extendBounds(indexedAutomaton, current);
    const bound = next.any[start] as number;
    found.push(bound);
    if (bound > limit || isSame(next.any, current.any)) break;
    current = next;
  }
  return found;
}

/** Bounds on the attempts from each state. */
interface AttemptBounds {
  /** If no branch matches. */
  readonly failing: Float64Array;
  /** If a branch may match, which ends the search. */
  readonly any: Float64Array;
}

/** Extends the bounds to texts with one more leading character. */
function extendBounds(
  { states, attempts, isAccepting, edges }: IndexedAutomaton,
  current: AttemptBounds,
): AttemptBounds {
  const failing = new Float64Array(states);
  const any = new Float64Array(states);
  for (const list of edges) {
    for (let index = 0; index < list.length; ) {
      const state = list[index] as number;
      let failed = 0;
      let gain = 0;
      let matches = false;
      for (; list[index] === state; index += 3) {
        const next = list[index + 1] as number;
        const all = (list[index + 2] as number) * (current.failing[next] as number);
        if (isAccepting[next] === 1) {
          matches = true;
          gain = Math.max(gain, current.any[next] as number);
        } else {
          failed += all;
          gain = Math.max(gain, (current.any[next] as number) - all);
        }
      }
      if (!matches && failed > (failing[state] as number)) failing[state] = failed;
      if (failed + gain > (any[state] as number)) any[state] = failed + gain;
    }
  }
  for (let state = 0; state < states; state++) {
    failing[state] = (failing[state] as number) + (attempts[state] as number);
    any[state] = Math.max(failing[state] as number, (any[state] as number) + (attempts[state] as number));
  }
  return { failing, any };
}

function isSame(one: Float64Array, other: Float64Array): boolean {
  return one.every((value, index) => value === other[index]);
}

/**
 * Whether no text reaches a state in two ways, ignoring restarts of the search if `atStart`. The attempts per character
 * are then bounded by the sum over all states. Undefined if the analysis exceeds `maxPairs`.
 */
export function isUnambiguousAutomaton(automaton: Automaton, atStart: boolean, maxPairs: number): boolean | undefined {
  const { states, edges, start } = indexAutomaton(automaton);
  const steps = edges.map((list) => {
    const byState: number[][] = Array.from({ length: states }, () => []);
    for (let index = 0; index < list.length; index += 3) {
      if (atStart && list[index + 1] === automaton.restart) continue;
      const next = byState[list[index] as number] as number[];
      next.push(list[index + 1] as number);
      if ((list[index + 2] as number) > 1) next.push(list[index + 1] as number);
    }
    return byState;
  });
  const seen = new Set([start * states + start]);
  const pending = [...seen];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const one = Math.floor(pair / states);
    const other = pair % states;
    for (const byState of steps) {
      const ways = byState[one] as number[];
      const otherWays = byState[other] as number[];
      for (const [index, next] of ways.entries()) {
        for (let otherIndex = one === other ? index : 0; otherIndex < otherWays.length; otherIndex++) {
          const otherNext = otherWays[otherIndex] as number;
          const isSameWay = one === other && index === otherIndex;
          if (next === otherNext && !isSameWay) return false;
          const found = Math.min(next, otherNext) * states + Math.max(next, otherNext);
          if (seen.has(found)) continue;
          if (seen.size >= maxPairs) return undefined;
          seen.add(found);
          pending.push(found);
        }
      }
    }
  }
  return true;
}

/**
 * An upper bound on the attempts per character of a pattern whose automaton is unambiguous: no state is tried twice at
 * the same character, so it is the greatest sum over the states that one text reaches. Infinity if it exceeds `limit`,
 * or if the texts reach more than `maxSets` sets of states.
 */
export function attemptsPerCharacter(automaton: Automaton, limit: number, maxSets: number): number {
  const { attempts, edges, start } = indexAutomaton(automaton);
  const seen = new Set([String(start)]);
  const pending: ReadonlySet<number>[] = [new Set([start])];
  let greatest = 0;
  for (let states = pending.pop(); states !== undefined; states = pending.pop()) {
    const sum = [...states].reduce((total, state) => total + (attempts[state] as number), 0);
    greatest = Math.max(greatest, sum);
    if (greatest > limit) return Number.POSITIVE_INFINITY;
    for (const list of edges) {
      const next = new Set<number>();
      for (let index = 0; index < list.length; index += 3) {
        if (states.has(list[index] as number)) next.add(list[index + 1] as number);
      }
      const name = [...next].sort((one, other) => one - other).join();
      if (seen.has(name)) continue;
      if (seen.size >= maxSets) return Number.POSITIVE_INFINITY;
      seen.add(name);
      pending.push(next);
    }
  }
  return greatest;
}

const known = new WeakMap<Automaton, IndexedAutomaton>();

function indexAutomaton(automaton: Automaton): IndexedAutomaton {
  const before = known.get(automaton);
  if (before !== undefined) return before;
  const { reads, attempts, accepting, start, restart } = automaton;
  const charactersOf = indexCharacters(reads);
  const edges: number[][] = Array.from({ length: charactersOf.count + 1 }, () => []);
  for (const [state, next] of automaton.edges.entries()) {
    for (const [to, ways] of next) {
      const read = reads[to];
      if (read === undefined) continue;
      for (const character of charactersOf.of(read)) edges[character]?.push(state, to, ways);
    }
    if (restart !== undefined && (state === start || state === restart)) {
      for (const list of edges) list.push(state, restart, 1);
    }
  }
  const isAccepting = Uint8Array.from(reads, (_, state) => (accepting.has(state) ? 1 : 0));
  const made: IndexedAutomaton = {
    states: reads.length,
    attempts: Float64Array.from(attempts),
    isAccepting,
    edges: edges.map((list) => Float64Array.from(list)),
    start,
  };
  known.set(automaton, made);
  return made;
}

/** Numbers sets of characters. The last number represents all characters that the pattern does not mention. */
function indexCharacters(reads: readonly (CharSet | undefined)[]): {
  readonly count: number;
  readonly of: (set: CharSet) => readonly number[];
} {
  const distinct = new Map<string, CharSet>();
  const keys = new Map<CharSet, string>();
  for (const set of reads) {
    if (set === undefined || keys.has(set)) continue;
    const key = set.toRangesString();
    keys.set(set, key);
    distinct.set(key, set);
  }
  const base = new (refa().CharBase)(distinct.values());
  const numbers = new Map([...distinct].map(([key, set]) => [key, base.split(set)]));
  return { count: base.sets.length, of: (set) => numbers.get(keys.get(set) as string) ?? [] };
}
