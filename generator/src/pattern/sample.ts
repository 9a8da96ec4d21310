import type { CharSet } from "refa";
import { type Alternatives, isAnchored, type PatternElement, parsePattern } from "./syntax.js";

/** Length limits in code points. */
export interface SampleBounds {
  readonly least: number;
  readonly most: number;
}

/** Maximum length of a sample in UTF-16 units. */
const maxLength = 4096;

/** Numbers of repetitions that are added to the minimum of each quantifier, in turn. */
const stretches = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 255, 512, 1000, 2000];

/**
 * Returns a text that matches a pattern and has a length within bounds; undefined if none is found. Look-arounds and back
 * references are only respected by chance.
 *
 * @param next Returns a number from 0 (inclusive) to 1 (exclusive).
 */
export function samplePattern(pattern: string, bounds: SampleBounds, next: () => number): string | undefined {
  const alternatives = parsePattern(pattern);
  if (alternatives === undefined || leastLength(alternatives) > bounds.most) return undefined;
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
  const first = Math.floor(next() * 6);
  for (const stretch of [first, ...stretches]) {
    for (let attempt = 0; attempt < 4; attempt++) {
      const sampler = new Sampler(stretch, next);
      const text = padded(sampler.alternatives(alternatives), bounds, alternatives);
      const length = [...text].length;
      if (length >= bounds.least && length <= bounds.most && expression.test(text)) return text;
    }
  }
  return undefined;
}

/** Returns the length of the shortest text that the alternatives describe. */
function leastLength(alternatives: Alternatives): number {
  return Math.min(
    ...alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + leastLengthOf(element), 0)),
  );
}

function leastLengthOf(element: PatternElement): number {
  switch (element.type) {
    case "CharacterClass":
      return 1;
    case "Alternation":
      return leastLength(element.alternatives);
    case "Quantifier":
      return element.min === 0 ? 0 : element.min * leastLength(element.alternatives);
    default:
      return 0;
  }
}

/** A pattern without `^` may match anywhere, so that text before the match makes it long enough. */
function padded(text: string, { least }: SampleBounds, alternatives: Alternatives): string {
  const missing = Math.min(maxLength, least) - [...text].length;
  return missing <= 0 || alternatives.some(isAnchored) ? text : "a".repeat(missing) + text;
}

class Sampler {
  readonly #stretch: number;
  readonly #next: () => number;
  #length = 0;

  constructor(stretch: number, next: () => number) {
    this.#stretch = stretch;
    this.#next = next;
  }

  alternatives(alternatives: Alternatives): string {
    const chosen = alternatives[Math.floor(this.#next() * alternatives.length)];
    return chosen === undefined ? "" : chosen.elements.map((element) => this.#element(element)).join("");
  }

  #element(element: PatternElement): string {
    switch (element.type) {
      case "CharacterClass": {
        this.#length += 1;
        return characterOf(element.characters as CharSet, this.#next);
      }
      case "Alternation":
        return this.alternatives(element.alternatives);
      case "Quantifier": {
        const most = Math.min(element.max, element.min + this.#stretch);
        const count = this.#stretch > 5 ? most : element.min + Math.round(this.#next() * (most - element.min));
        let text = "";
        for (let index = 0; index < count && this.#length < maxLength; index++) {
          text += this.alternatives(element.alternatives);
        }
        return text;
      }
      default:
        return "";
    }
  }
}

/** Characters that samples prefer, as ranges of code points: lower-case letters, digits, upper-case letters, the rest of ASCII. */
const preferred = [
  [0x61, 0x7a],
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x21, 0x7e],
  [0x20, 0x20],
] as const;

type Ranges = readonly (readonly [number, number])[];

/** The preferred ranges of each set: patterns with properties of Unicode have hundreds of ranges. */
const preferredOf = new WeakMap<CharSet, Ranges>();

function characterOf(characters: CharSet, next: () => number): string {
  const known = preferredOf.get(characters) ?? preferredRanges(characters);
  preferredOf.set(characters, known);
  return pickFrom(known, next);
}

function preferredRanges({ ranges }: CharSet): Ranges {
  for (const [first, last] of preferred) {
    const within = ranges
      .map(({ min, max }) => [Math.max(min, first), Math.min(max, last)] as const)
      .filter(([min, max]) => min <= max);
    if (within.length > 0) return within;
  }
  return ranges.map(({ min, max }) => [min, max] as const);
}

function pickFrom(ranges: Ranges, next: () => number): string {
  const total = ranges.reduce((sum, [min, max]) => sum + max - min + 1, 0);
  let index = Math.floor(next() * total);
  for (const [min, max] of ranges) {
    if (index <= max - min) return String.fromCodePoint(min + index);
    index -= max - min + 1;
  }
  return "";
}
