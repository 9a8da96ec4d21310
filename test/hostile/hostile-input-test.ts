import type { Json, JsonObject, LoadedDocument } from "../../generator/src/load/document.js";
import type { File } from "../../generator/src/print/index.js";
import { escapeToken } from "../../generator/src/values/pointer.js";
import { type Attempt, tryGenerate } from "./attempt.js";
import type { Attack } from "./corpus.js";
import { jsonOutline, type OutlineDetail, syntaxOutlines } from "./syntax-outline.js";
import {
  isAskedByText,
  keyOf,
  type Rewrite,
  rewritten,
  type TextLocation,
  type TextLocationKind,
  textLocationsOf,
} from "./text-locations.js";

/** The outcome of one text at one location, unless it is "the same code with another text". */
export interface Outcome {
  readonly location: TextLocation;
  readonly attack: Attack;
  /** `refused`: a located error, as expected. `changed` and `failed` are defects. */
  readonly verdict: "refused" | "changed" | "failed";
  /** Code of the error, file of the change, message of the exception. */
  readonly detail: string;
}

/** The outcome of one round. */
export interface Round {
  readonly outcomes: readonly Outcome[];
  /** The output with all accepted, harmless texts; none if there are no such texts. */
  readonly files: readonly File[];
  /** The number of texts left undecided at the time limit. */
  readonly undecided: number;
}

/** Locations that are attacked together, since they share a comparison. */
export interface TextLocationGroup {
  readonly kinds: readonly TextLocationKind[];
  readonly detail: OutlineDetail;
}

/**
 * Human-readable texts must not affect the code; values may become keys, which affects their quoting; names also affect
 * sort orders.
 */
export const groups: readonly TextLocationGroup[] = [
  { kinds: ["text", "pattern"], detail: "exact" },
  { kinds: ["data", "media", "extension"], detail: "keys" },
  { kinds: ["name"], detail: "names" },
];

/** Generates in memory from a document that replaces the loaded one. */
export type Generate = (loaded: LoadedDocument, document: JsonObject) => Attempt;

/** The hostile-input test of one document. */
export class HostileInputTest {
  readonly #loaded: LoadedDocument;
  readonly #generate: Generate;
  readonly #document: JsonObject;
  readonly #locations: readonly TextLocation[];
  /** Names, values and patterns of the document: a text equal to one of them would merge two things. */
  readonly #used: ReadonlySet<string>;
  readonly #outlines = new Map<OutlineDetail, readonly FileOutline[]>();

  /** `loaded` must be a document that can be generated; otherwise the first round throws. */
  constructor(loaded: LoadedDocument, generate: Generate = tryGenerate) {
    this.#loaded = loaded;
    this.#generate = generate;
    this.#document = loaded.document;
    this.#locations = textLocationsOf(loaded.document);
    this.#used = usedIn(loaded.document, this.#locations);
  }

  locationsOf(group: TextLocationGroup): readonly TextLocation[] {
    return this.#locations.filter(({ kind }) => group.kinds.includes(kind));
  }

  /**
   * Writes an attack into every location of the group, into each location the next attack. `round` selects the attack
   * of the first location: after as many rounds as there are attacks, each has been at each location. `isOver` is
   * called before the rest is retried without a refused or harmful text, and ends the round early.
   */
  round(
    group: TextLocationGroup,
    corpus: readonly Attack[],
    round: number,
    isOver: () => boolean = () => false,
  ): Round {
    const given = new Map(
      this.locationsOf(group).map((place, index) => {
        const attack = corpus[(index + round) % corpus.length] as Attack;
        // Further locations get distinct texts, or many rounds would only show name collisions.
        const suffix = index < corpus.length ? "" : `${Math.floor(index / corpus.length)}`;
        let text = textOf(place, `${attack.text}${suffix}`);
        while (text !== place.text && this.#used.has(keyOf(place.kind, text, ""))) text += "2";
        return [keyOf(place.kind, place.text, place.pointer), { place, attack, text }] as const;
      }),
    );
    return this.#settle(group, given, isOver);
  }

  /** The outcome of a choice of texts; refused locations are removed one by one. */
  #settle(group: TextLocationGroup, given: ReadonlyMap<string, Assignment>, isOver: () => boolean): Round {
    const outcomes: Outcome[] = [];
    const left = new Map(given);
    while (left.size > 0) {
      if (outcomes.length > 0 && isOver()) return { outcomes, files: [], undecided: left.size };
      const result = this.#try(group, left);
      if (result.verdict === "same") return { outcomes, files: result.files, undecided: 0 };
      const found =
        result.verdict === "refused" && result.culprits.length > 0
          ? result.culprits
          : [this.#findFailingText(group, left, result)];
      for (const { key, detail, verdict } of found) {
        const { place, attack } = left.get(key) as Assignment;
        left.delete(key);
        outcomes.push({ location: place, attack, verdict, detail });
      }
    }
    return { outcomes, files: [], undecided: 0 };
  }

  /** The first location that suffices to fail, found by bisection; a failure may need two locations. */
  #findFailingText(
    group: TextLocationGroup,
    given: ReadonlyMap<string, Assignment>,
    whole: Exclude<TrialResult, { readonly verdict: "same" }>,
  ): Culprit {
    let suspects = [...given.keys()];
    let acquitted: string[] = [];
    let last = whole;
    while (suspects.length > 1) {
      const half = suspects.slice(0, suspects.length >> 1);
      const result = this.#try(
        group,
        new Map([...acquitted, ...half].map((key) => [key, given.get(key) as Assignment])),
      );
      if (result.verdict === "same") {
        acquitted = [...acquitted, ...half];
        suspects = suspects.slice(half.length);
      } else {
        suspects = half;
        last = result;
      }
    }
    return { key: suspects[0] as string, verdict: last.verdict, detail: last.detail };
  }

  #try(group: TextLocationGroup, given: ReadonlyMap<string, Assignment>): TrialResult {
    const stands = new Map<string, string[]>();
    const rewrite: Rewrite = (kind, text, pointer, part) => {
      const key = keyOf(kind, text, pointer);
      const assignment = given.get(key);
      if (assignment === undefined) return text;
      const pointers = stands.get(key) ?? [];
      const now = `${pointer.slice(0, pointer.lastIndexOf("/"))}/${escapeToken(assignment.text)}`;
      pointers.push(part === "key" ? now : pointer);
      stands.set(key, pointers);
      return assignment.text;
    };
    const result = this.#generate(this.#loaded, rewritten(this.#document, rewrite));
    switch (result.kind) {
      case "files":
        return this.#compare(group.detail, result.files);
      case "refused":
        return refusedResult(result, given, stands);
      case "unprintable": {
        const { message, text } = result.refusal;
        // The longest one: a short text may be a part of the refused one by chance.
        const [key] = [...given]
          .filter(([, assignment]) => text.includes(assignment.text))
          .sort(([, a], [, b]) => b.text.length - a.text.length)
          .map(([culprit]) => culprit);
        const detail = `name-unusable ${message}`;
        const found: Culprit[] = key === undefined ? [] : [{ key, verdict: "refused", detail }];
        return { verdict: "refused", detail, culprits: found };
      }
      case "failed":
        return { verdict: "failed", detail: String((result.error as Error)?.message ?? result.error), culprits: [] };
    }
  }

  #compare(detail: OutlineDetail, files: readonly File[]): TrialResult {
    let found: readonly FileOutline[];
    try {
      found = outlinesOf(files, detail);
    } catch (error) {
      return { verdict: "changed", detail: error instanceof Error ? error.message : String(error), culprits: [] };
    }
    const difference = differenceOf(this.#originalOutlines(detail), found, detail);
    return difference === undefined
      ? { verdict: "same", files }
      : { verdict: "changed", detail: difference, culprits: [] };
  }

  #originalOutlines(detail: OutlineDetail): readonly FileOutline[] {
    let known = this.#outlines.get(detail);
    if (known === undefined) {
      const result = this.#generate(this.#loaded, this.#document);
      if (result.kind === "unprintable") throw result.refusal;
      if (result.kind !== "files") throw new Error(`nothing can be generated from the document: it is ${result.kind}`);
      known = outlinesOf(result.files, detail);
      this.#outlines.set(detail, known);
    }
    return known;
  }
}

/** Names, values and patterns of the document, and the unnamed group of operations without a tag. */
function usedIn(document: JsonObject, places: readonly TextLocation[]): ReadonlySet<string> {
  const used = new Set(places.flatMap(({ kind, text }) => (isAskedByText(kind) ? [keyOf(kind, text, "")] : [])));
  const items = Object.values((document["paths"] ?? {}) as JsonObject) as readonly JsonObject[];
  const operations = items.flatMap((item) => Object.values(item).filter(isOperation));
  if (operations.some(({ tags }) => !Array.isArray(tags) || tags.length === 0)) used.add(keyOf("name", "default", ""));
  return used;
}

function isOperation(member: Json): member is JsonObject {
  return typeof member === "object" && member !== null && "responses" in member;
}

/** Only the parameters of a media type are free. */
function textOf({ kind, text }: TextLocation, attack: string): string {
  if (kind !== "media") return attack;
  return `${text}; attack="${attack.replaceAll(/["\\]/g, "\\$&")}"`;
}

interface Assignment {
  readonly place: TextLocation;
  readonly attack: Attack;
  readonly text: string;
}

interface Culprit {
  readonly key: string;
  readonly verdict: Outcome["verdict"];
  readonly detail: string;
}

type TrialResult =
  | { readonly verdict: "same"; readonly files: readonly File[] }
  | { readonly verdict: Outcome["verdict"]; readonly detail: string; readonly culprits: readonly Culprit[] };

/** The locations that errors point at: exactly, else within, else around them. */
function refusedResult(
  { errors }: Extract<Attempt, { kind: "refused" }>,
  given: ReadonlyMap<string, Assignment>,
  stands: ReadonlyMap<string, readonly string[]>,
): TrialResult {
  const culprits = new Map<string, Culprit>();
  const nowhere = errors.find(({ location }) => location === undefined);
  const detail = errors.map(({ code, message }) => `${code} ${message}`)[0] ?? "";
  if (nowhere !== undefined) return { verdict: "failed", detail: `no place: ${nowhere.message}`, culprits: [] };
  for (const { code, message, pointer = "" } of errors) {
    const isAt = (test: (stood: string) => boolean): string | undefined =>
      [...stands].find(([, pointers]) => pointers.some(test))?.[0];
    const mentioned = (): string | undefined =>
      [...given]
        .filter(([, { text }]) => isMentioned(text, message))
        .sort(([, one], [, other]) => other.text.length - one.text.length)[0]?.[0];
    const key =
      isAt((stood) => stood === pointer) ??
      mentioned() ??
      isAt((stood) => pointer !== "" && stood.startsWith(`${pointer}/`)) ??
      isAt((stood) => pointer.startsWith(`${stood}/`));
    if (key !== undefined) culprits.set(key, { key, verdict: "refused", detail: `${code} ${message}` });
  }
  return { verdict: "refused", detail, culprits: [...culprits.values()] };
}

/** A short text or a single word occurs in many messages by chance: it counts in quotation marks only. */
function isMentioned(text: string, message: string): boolean {
  if (/^(?:\w*|..?)$/su.test(text)) return message.includes(JSON.stringify(text)) || message.includes(`\`${text}\``);
  return message.includes(JSON.stringify(text).slice(1, -1)) || message.includes(text);
}

interface FileOutline {
  readonly path: string;
  readonly outline: string;
}

/** One per file of code or data; if names may differ, so may file names and their order. */
function outlinesOf(files: readonly File[], detail: OutlineDetail): readonly FileOutline[] {
  const modules = files.filter(({ path }) => path.endsWith(".ts"));
  const outlines = new Map(syntaxOutlines(modules, detail).map((outline, index) => [modules[index], outline]));
  const found = files.flatMap((file): readonly FileOutline[] => {
    const { path, text } = file;
    const outline = outlines.get(file) ?? (path.endsWith(".json") ? jsonOutline(text) : undefined);
    return outline === undefined ? [] : [{ path, outline }];
  });
  return detail === "names" ? found.sort((one, other) => (one.outline < other.outline ? -1 : 1)) : found;
}

/** The first file whose code differs from the original; undefined if none does. */
function differenceOf(
  wanted: readonly FileOutline[],
  found: readonly FileOutline[],
  detail: OutlineDetail,
): string | undefined {
  const keys = (files: readonly FileOutline[]): readonly string[] =>
    files.map(({ path, outline }) => (detail === "names" ? outline : `${path} ${outline}`));
  const [before, now] = [keys(wanted), keys(found)];
  if (before.join("\n") === now.join("\n")) return undefined;
  const known = new Set(before);
  return found[now.findIndex((key) => !known.has(key))]?.path ?? "the generated code";
}
