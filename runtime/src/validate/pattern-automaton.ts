import type { CompiledPattern } from "./pattern-states.js";
import type { PatternSteps } from "./pattern-steps.js";

/** The readings of a text up to one character: a set of states, as a state of a deterministic automaton. */
interface Readings {
  /** The states that read the next character. */
  readonly reading: readonly number[];
  /** Whether the text matches here already, whatever follows. */
  readonly accepts: boolean;
  readonly acceptsAtEnd: boolean;
  /** By symbol, as far as they are known. */
  readonly next: (Readings | undefined)[];
}

/** Maximum number of states in all cached sets, and of cached characters. The caches start again above it. */
const maxCachedStates = 200_000;
const maxCachedCharacters = 4096;

/** Matches texts with a deterministic automaton, whose states are built when a text first needs them. */
export class Automaton {
  readonly #pattern: CompiledPattern;
  /** Characters that belong to the same classes are one symbol. */
  readonly #symbols = new Map<string, number>();
  readonly #symbolsByCharacter = new Map<number, number>();
  readonly #ascii = new Int16Array(128).fill(-1);
  /** Whether a symbol belongs to each class. */
  readonly #classesOf: (readonly boolean[])[] = [];
  readonly #known = new Map<string, Readings>();
  #cachedStates = 0;
  readonly #initial: Readings;
  /** The last closure in which each state was entered. */
  readonly #entered: Uint32Array;
  #closure = 0;

  constructor(pattern: CompiledPattern) {
    this.#pattern = pattern;
    this.#entered = new Uint32Array(pattern.states.length);
    this.#initial = this.#readingsOf([], true);
  }

  /** Whether a text matches. False if `steps` does not suffice; it is then below 0. */
  matches(text: string, steps: PatternSteps): boolean {
    const ascii = this.#ascii;
    const { length } = text;
    let readings = this.#initial;
    // Characters take one step each; what is new to the automaton takes more.
    steps.left -= length;
    for (let index = 0; index < length && !readings.accepts; index++) {
      if (steps.left < 0) return false;
      let code = text.charCodeAt(index);
      let symbol = code < 128 ? (ascii[code] as number) : -1;
      if (symbol < 0) {
        code = text.codePointAt(index) as number;
        if (code > 0xffff) index += 1;
        symbol = this.#symbolOf(code, steps);
      }
      readings = readings.next[symbol] ?? this.#advance(readings, symbol, steps);
    }
    if (readings.accepts) return true;
    return readings.acceptsAtEnd;
  }

  #symbolOf(code: number, steps: PatternSteps): number {
    const known = this.#symbolsByCharacter.get(code);
    if (known !== undefined) return known;
    const character = String.fromCodePoint(code);
    const classes = this.#pattern.classes.map((has) => has(character));
    steps.left -= 8 * classes.length;
    const key = classes.map(Number).join("");
    const symbol = this.#symbols.get(key) ?? this.#classesOf.push(classes) - 1;
    this.#symbols.set(key, symbol);
    if (code < 128) this.#ascii[code] = symbol;
    else {
      if (this.#symbolsByCharacter.size >= maxCachedCharacters) this.#symbolsByCharacter.clear();
      this.#symbolsByCharacter.set(code, symbol);
    }
    return symbol;
  }

  #advance(readings: Readings, symbol: number, steps: PatternSteps): Readings {
    const { states } = this.#pattern;
    const classes = this.#classesOf[symbol] as readonly boolean[];
    const entering: number[] = [];
    for (const number of readings.reading) {
      const { reads, next } = states[number] as { readonly reads: number; readonly next: readonly number[] };
      if (classes[reads]) entering.push(next[0] as number);
    }
    const sorted = [...new Set(entering)].sort((one, other) => one - other);
    const key = sorted.join();
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#readingsOf(sorted, false);
      this.#cachedStates += sorted.length + found.reading.length + 1;
      if (this.#cachedStates > maxCachedStates) {
        // Sets that are in use stay valid; they are built again when they are needed next.
        this.#known.clear();
        this.#initial.next.length = 0;
        this.#cachedStates = 0;
      }
      this.#known.set(key, found);
      steps.left -= 8 * states.length;
    }
    steps.left -= 8 * (readings.reading.length + sorted.length);
    readings.next[symbol] = found;
    return found;
  }

  /** A match may start at every character. */
  #readingsOf(entering: readonly number[], isStart: boolean): Readings {
    const reading: number[] = [];
    const { start } = this.#pattern;
    const accepts = this.#enter([...entering, start], isStart, false, reading);
    const acceptsAtEnd = accepts || this.#enter([...entering, start], isStart, true, []);
    return { reading, accepts, acceptsAtEnd, next: [] };
  }

  /** Adds the states that read the next character. Returns whether the end of the pattern is among those entered. */
  #enter(pending: number[], isStart: boolean, isEnd: boolean, reading: number[]): boolean {
    const { states, end } = this.#pattern;
    this.#closure += 1;
    for (let number = pending.pop(); number !== undefined; number = pending.pop()) {
      if (this.#entered[number] === this.#closure) continue;
      this.#entered[number] = this.#closure;
      if (number === end) return true;
      const { reads, at, next } = states[number] as (typeof states)[number];
      if (reads !== undefined) reading.push(number);
      else if (at === undefined || (at === "start" ? isStart : isEnd)) for (const one of next) pending.push(one);
    }
    return false;
  }
}
