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

/** Maximum product of a pattern's states and a text's length. Texts above it are rejected without matching. */
const maxWork = 20_000_000;

/**
 * Creates a matcher without backtracking: all readings of the text advance together, one character at a time, so that
 * the time is bounded by the product of text length and pattern size.
 */
export function linearPattern(pattern: PatternPart): TextPattern {
  let matcher: TextPattern | undefined;
  return {
    test: (text) => {
      matcher ??= new Automaton(pattern);
      return matcher.test(text);
    },
  };
}

/** Limits a regular expression to texts of at most `limit` UTF-16 units; longer texts do not match. */
export function boundedPattern(expression: RegExp, limit: number): TextPattern {
  return { test: (text) => text.length <= limit && expression.test(text) };
}

/** A state before a character or a choice. */
interface State {
  readonly reads?: CharacterClass;
  readonly at?: "start" | "end";
  next: readonly State[];
  /** The last step in which the state was entered. */
  entered: number;
}

/** A character class, with a cached result for the character of the current step. */
interface CharacterClass {
  readonly has: (character: string) => boolean;
  step: number;
  holds: boolean;
}

class Automaton implements TextPattern {
  readonly #classes = new Map<RegExp | string, CharacterClass>();
  readonly #start: State;
  readonly #end: State = { next: [], entered: 0 };
  #states = 1;
  #step = 0;

  constructor(pattern: PatternPart) {
    this.#start = this.#compile(pattern, this.#end);
  }

  test(text: string): boolean {
    if (text.length * this.#states > maxWork) return false;
    let entering: State[] = [];
    for (let index = 0; ; ) {
      this.#step++;
      // A match may start at every character.
      entering.push(this.#start);
      const reading = this.#enter(entering, index === 0, index === text.length);
      if (reading === undefined) return true;
      if (index >= text.length) return false;
      const character = String.fromCodePoint(text.codePointAt(index) as number);
      entering = reading.flatMap((state) => (this.#isIn(state.reads as CharacterClass, character) ? state.next : []));
      index += character.length;
    }
  }

  /** Returns the states that read the next character; undefined if the text already matches. */
  #enter(pending: State[], isStart: boolean, isEnd: boolean): State[] | undefined {
    const reading: State[] = [];
    for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
      if (state.entered === this.#step) continue;
      state.entered = this.#step;
      if (state === this.#end) return undefined;
      if (state.reads !== undefined) reading.push(state);
      else if (state.at === undefined || (state.at === "start" ? isStart : isEnd)) pending.push(...state.next);
    }
    return reading;
  }

  #isIn(characters: CharacterClass, character: string): boolean {
    if (characters.step !== this.#step) {
      characters.step = this.#step;
      characters.holds = characters.has(character);
    }
    return characters.holds;
  }

  #compile(part: PatternPart, next: State): State {
    if (typeof part === "string") {
      return [...part].reduceRight((rest, character) => this.#characterState(character, rest), next);
    }
    if (part instanceof RegExp) return this.#characterState(part, next);
    if (isSequence(part)) return part.reduceRight((rest: State, one) => this.#compile(one, rest), next);
    if ("or" in part) return this.#state({ next: part.or.map((one) => this.#compile(one, next)) });
    if ("at" in part) return this.#state({ at: part.at, next: [next] });
    return this.#repetition(part.of, part.min, part.max, next);
  }

  #repetition(part: PatternPart, min: number, max: number | undefined, next: State): State {
    let state = next;
    if (max === undefined) {
      const loop = this.#state({ next: [] });
      loop.next = [this.#compile(part, loop), next];
      state = loop;
    } else {
      for (let count = min; count < max; count++) {
        state = this.#state({ next: [this.#compile(part, state), next] });
      }
    }
    for (let count = 0; count < min; count++) state = this.#compile(part, state);
    return state;
  }

  #characterState(characters: RegExp | string, next: State): State {
    let known = this.#classes.get(characters);
    if (known === undefined) {
      const has = (character: string): boolean =>
        typeof characters === "string" ? character === characters : characters.test(character);
      known = { has, step: 0, holds: false };
      this.#classes.set(characters, known);
    }
    return this.#state({ reads: known, next: [next] });
  }

  #state(state: Omit<State, "entered">): State {
    this.#states++;
    return { ...state, entered: 0 };
  }
}

/** `Array.isArray` does not narrow readonly arrays. */
function isSequence(part: PatternPart): part is readonly PatternPart[] {
  return Array.isArray(part);
}
