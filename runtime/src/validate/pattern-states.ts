import type { PatternPart } from "./linear-pattern.js";

/** A pattern as states, each with a number: before a character, at a boundary of the text, or before a choice. */
export interface CompiledPattern {
  readonly states: readonly State[];
  readonly start: number;
  readonly end: number;
  readonly classes: readonly CharacterTest[];
}

export interface State {
  /** Index of the class of the next character. */
  readonly reads?: number;
  readonly at?: "start" | "end";
  next: readonly number[];
}

/** Whether a character belongs to a class. */
export type CharacterTest = (character: string) => boolean;

export function compilePattern(pattern: PatternPart): CompiledPattern {
  const compiler = new Compiler();
  const end = compiler.add({ next: [] });
  const start = compiler.compile(pattern, end);
  return { states: compiler.states, start, end, classes: compiler.classes };
}

class Compiler {
  readonly states: State[] = [];
  readonly classes: CharacterTest[] = [];
  readonly #known = new Map<RegExp | string, number>();

  add(state: State): number {
    return this.states.push(state) - 1;
  }

  /** Returns the first state of a part that continues with `next`. */
  compile(part: PatternPart, next: number): number {
    if (typeof part === "string") {
      return [...part].reduceRight((rest, character) => this.#character(character, rest), next);
    }
    if (part instanceof RegExp) return this.#character(part, next);
    if (isSequence(part)) return part.reduceRight((rest: number, one) => this.compile(one, rest), next);
    if ("or" in part) return this.add({ next: part.or.map((one) => this.compile(one, next)) });
    if ("at" in part) return this.add({ at: part.at, next: [next] });
    return this.#repetition(part.of, part.min, part.max, next);
  }

  #repetition(part: PatternPart, min: number, max: number | undefined, next: number): number {
    let first = next;
    if (max === undefined) {
      const loop: State = { next: [] };
      first = this.add(loop);
      loop.next = [this.compile(part, first), next];
    } else {
      for (let count = min; count < max; count++) first = this.add({ next: [this.compile(part, first), next] });
    }
    for (let count = 0; count < min; count++) first = this.compile(part, first);
    return first;
  }

  #character(characters: RegExp | string, next: number): number {
    let reads = this.#known.get(characters);
    if (reads === undefined) {
      const has: CharacterTest =
        typeof characters === "string"
          ? (character) => character === characters
          : (character) => characters.test(character);
      reads = this.classes.push(has) - 1;
      this.#known.set(characters, reads);
    }
    return this.add({ reads, next: [next] });
  }
}

/** `Array.isArray` does not narrow readonly arrays. */
function isSequence(part: PatternPart): part is readonly PatternPart[] {
  return Array.isArray(part);
}
