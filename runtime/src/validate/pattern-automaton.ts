import { compilePattern, type PatternPart, type PatternState } from "./pattern-states.js";
import type { PatternSteps } from "./pattern-steps.js";

/** The readings of a text up to one character: a set of states, as a state of a deterministic automaton. */
interface Readings {
  /** The states that read the next character. */
  readonly reading: readonly PatternState[];
  /** Whether the text matches here already, whatever follows. */
  readonly accepts: boolean;
  /** Whether it matches if the text ends here. */
  readonly acceptsEnd: boolean;
  /** By character, as far as they are known. */
  readonly next: Map<string, Readings>;
}

/** Maximum number of states in the caches, about. The caches start again above it. */
const maxCached = 400_000;

/**
 * Creates a matcher: a deterministic automaton, whose states are built when a text first needs them. The matcher stops
 * when `steps.left` is below 0.
 */
export function createAutomaton(pattern: PatternPart): (text: string, steps: PatternSteps) => boolean {
  const states = compilePattern(pattern);
  const known = new Map<string, Readings>();
  let cached = 0;

  /** Enters the states, and the start of the pattern: a match may start at every character. */
  const enter = (entering: readonly number[], isStart?: boolean, isEnd?: boolean): Readings => {
    const entered = new Set([...entering, states.length - 1]);
    const reading: PatternState[] = [];
    for (const number of entered) {
      const state = states[number] as PatternState;
      const { reads } = state;
      if (reads && reads !== (isStart && "start") && reads !== (isEnd && "end")) reading.push(state);
      else for (const next of state.next) entered.add(next);
    }
    const acceptsEnd = isEnd || enter(entering, isStart, true).accepts;
    return { reading, accepts: entered.has(0), acceptsEnd, next: new Map() };
  };

  const initial = enter([], true);

  return (text, steps) => {
    let readings = initial;
    // What is new to the automaton takes more steps than a character.
    const take = (count: number): void => {
      steps.left -= 8 * count;
      cached += count;
      if (cached > maxCached) {
        // Sets that are in use stay valid; they are built again when they are needed next.
        known.clear();
        initial.next.clear();
        cached = 0;
      }
    };
    steps.left -= text.length;
    for (const character of text) {
      if (readings.accepts || steps.left < 0) break;
      let found = readings.next.get(character);
      if (!found) {
        const { reading } = readings;
        take(reading.length);
        // Any order will do that is the same for each set.
        const entering = [
          ...new Set(
            reading.flatMap(({ reads, next }) =>
              reads === character || (reads instanceof RegExp && reads.test(character)) ? next : [],
            ),
          ),
        ].sort();
        const name = entering.join();
        found = known.get(name);
        if (!found) {
          take(states.length);
          found = enter(entering);
          known.set(name, found);
        }
        readings.next.set(character, found);
      }
      readings = found;
    }
    return readings.acceptsEnd;
  };
}
