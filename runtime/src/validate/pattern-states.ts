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

/** A state of a pattern: before a character or a boundary of the text, or before a choice. */
export interface PatternState {
  /** The class of the next character, or "start" or "end"; absent before a choice. */
  readonly reads?: string | RegExp | undefined;
  /** Numbers of the next states. */
  readonly next: readonly number[];
}

/** Returns the states of a pattern: the first is its end, the last one its start. */
export function compilePattern(pattern: PatternPart): readonly PatternState[] {
  const states: PatternState[] = [{ next: [] }];
  const add = (next: readonly number[], reads?: string | RegExp): number => states.push({ reads, next }) - 1;
  const addCharacter = (next: number, reads: string | RegExp): number => add([next], reads);

  /** Returns the first state of a part that continues with `next`. */
  const compile = (next: number, part: PatternPart): number => {
    if (typeof part === "string") return [...part].reduceRight(addCharacter, next);
    if ("source" in part) return addCharacter(next, part);
    if ("length" in part) return part.reduceRight(compile, next);
    if ("at" in part) return addCharacter(next, part.at);
    if ("or" in part) return add(part.or.map((one) => compile(next, one)));
    const { of, min, max } = part;
    let first = next;
    if (max === undefined) {
      const loop = [next];
      first = add(loop);
      loop.push(compile(first, of));
    }
    for (let count = max ?? min; count > 0; count--) {
      const required = compile(first, of);
      first = count > min ? add([required, next]) : required;
    }
    return first;
  };

  add([compile(0, pattern)]);
  return states;
}
