import type { LoadedDocument } from "../../generator/src/load/document.js";
import { tryGenerate } from "./attempt.js";
import { corpus } from "./corpus.js";
import { type Generate, groups, HostileInputTest, type Outcome } from "./hostile-input-test.js";

export interface HostileReport {
  /** One line for each location at which some text does harm. */
  readonly harm: readonly string[];
  readonly locations: number;
  /** The number of tested combinations of text and location, and their total. */
  readonly tried: number;
  readonly all: number;
  /** The number of combinations refused with a located error. */
  readonly refused: number;
}

/**
 * Tests every text of the corpus at every text location of a document, in memory: the output must stay the same code
 * with another text. `isOver` ends the trial early: every location is tested at least once, but if one text is refused,
 * those that were tested with it may stay undecided.
 */
export function tryHostileTexts(
  loaded: LoadedDocument,
  isOver: () => boolean,
  generate: Generate = tryGenerate,
): HostileReport {
  const hostileInput = new HostileInputTest(loaded, generate);
  const sizes = groups.map((group) => hostileInput.locationsOf(group).length);
  const places = sizes.reduce((sum, size) => sum + size, 0);
  const harmful = new Map<string, Outcome[]>();
  let [tried, refused] = [0, 0];
  for (let round = 0; round < corpus.length && !(round > 0 && isOver()); round++) {
    for (const [index, group] of groups.entries()) {
      const { outcomes, undecided } = hostileInput.round(group, corpus, round, isOver);
      tried += (sizes[index] as number) - undecided;
      for (const outcome of outcomes) {
        if (outcome.verdict === "refused") refused++;
        else harmful.set(outcome.location.pointer, [...(harmful.get(outcome.location.pointer) ?? []), outcome]);
      }
    }
  }
  const harm = Array.from(harmful.values(), (outcomes) => describeHarm(outcomes, loaded));
  return { harm, locations: places, tried, all: places * corpus.length, refused };
}

function describeHarm(outcomes: readonly Outcome[], loaded: LoadedDocument): string {
  const [{ location, attack, verdict, detail }] = outcomes as [Outcome];
  const { file, line } = loaded.locate(location.pointer);
  const others = outcomes.length === 1 ? "" : `, and so do ${outcomes.length - 1} others`;
  const text = JSON.stringify(attack.text.length <= 60 ? attack.text : `${attack.text.slice(0, 59)}…`);
  const effect = verdict === "changed" ? `would change the code of ${detail}` : `makes the generator fail: ${detail}`;
  return `${file}:${line} the text ${text} ${effect}${others}`;
}
