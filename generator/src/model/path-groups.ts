import { camelCase } from "./names.js";

/** How many operations a group holds at most, as long as the next words of their paths divide them. */
const maxGroupSize = 50;

/** A leading word is no group where at least this share of the operations has other words directly below it. */
const prefixShare = 3 / 4;

/** Segments that name an interface or its version, and no resource. */
const technicalSegment =
  /^(?:apis?|rest|v\d+(?:\.\d+)*(?:(?:alpha|beta|rc)\d*)?|\d+(?:\.\d+)*|\d{4}-\d{2}(?:-\d{2})?)$/i;

export function isTechnicalSegment(segment: string): boolean {
  return technicalSegment.test(segment);
}

/** What stands for a parameter among the words of a path. */
const parameter = "";

type PathWords = readonly string[];

/**
 * Groups of operations without a tag, by the words of their paths. Except for prefixes that most paths share and for
 * groups that are too large, the group of an operation follows from its own path, so that another operation moves none.
 */
export class PathGroups {
  readonly #prefix: PathWords;
  /** Names of groups that the next words of their paths divide. */
  readonly #divided: ReadonlySet<string>;

  /** @param paths The path of each operation without a tag, as often as there are such operations. */
  constructor(paths: readonly string[]) {
    const all = paths.map(wordsOf);
    this.#prefix = sharedPrefix(all);
    this.#divided = dividedGroups(all.map((words) => resourceWords(words, this.#prefix)));
  }

  /** The name of the group of a path, such as `users`, or `guilds members` where `guilds` alone would be too large. */
  groupOf(path: string): string {
    const words = resourceWords(wordsOf(path), this.#prefix);
    if (words.length === 0) return nameWithoutWords(path);
    let length = 1;
    while (length < words.length && this.#divided.has(groupName(words, length))) length += 1;
    return groupName(words, length);
  }
}

/** The words of a path from the first one on. */
function wordsOf(path: string): PathWords {
  const words = segmentsOf(path)
    .filter((segment) => !isTechnicalSegment(segment))
    .map(wordOf);
  const first = words.findIndex((word) => word !== parameter);
  return first === -1 ? [] : words.slice(first);
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** How a segment begins, up to a parameter or an action: `chat` of `chat.postMessage`, `Items` of `Items({id})`. */
function wordOf(segment: string): string {
  const word = segment.replace(/^[^\p{L}\p{N}{]+/u, "").replace(/[{.:;(].*$/su, "");
  return camelCase(word) === "" ? parameter : word;
}

/** The words below the prefix, without parameters; a path that ends with the prefix keeps its last word. */
function resourceWords(words: PathWords, prefix: PathWords): PathWords {
  return words.slice(prefixLength(words, prefix)).filter((word) => word !== parameter);
}

function prefixLength(words: PathWords, prefix: PathWords): number {
  const isBelow = (depth: number): boolean => words[depth] === prefix[depth] && leadsToWord(words, depth);
  const end = prefix.findIndex((_, depth) => !isBelow(depth));
  return end === -1 ? prefix.length : end;
}

function leadsToWord(words: PathWords, depth: number): boolean {
  return (words[depth + 1] ?? parameter) !== parameter;
}

function sharedPrefix(paths: readonly PathWords[]): PathWords {
  const prefix: string[] = [];
  for (;;) {
    const depth = prefix.length;
    const below = new Map<string, string[]>();
    for (const words of paths) {
      if (prefixLength(words, prefix) < depth || !leadsToWord(words, depth)) continue;
      const [own = "", next = ""] = words.slice(depth);
      const others = below.get(own);
      if (others === undefined) below.set(own, [next]);
      else others.push(next);
    }
    const isShared = (next: PathWords): boolean => next.length >= paths.length * prefixShare && new Set(next).size > 1;
    const shared = [...below].find(([, next]) => isShared(next));
    if (shared === undefined) return prefix;
    prefix.push(shared[0]);
  }
}

function dividedGroups(paths: readonly PathWords[]): ReadonlySet<string> {
  const divided = new Set<string>();
  let candidates = paths;
  for (let length = 1; candidates.length > 0; length++) {
    const sizes = new Map<string, number>();
    for (const words of candidates) {
      const name = groupName(words, length);
      sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }
    for (const [name, size] of sizes) if (size > maxGroupSize) divided.add(name);
    candidates = candidates.filter((words) => words.length > length && divided.has(groupName(words, length)));
  }
  return divided;
}

function groupName(words: PathWords, length: number): string {
  return words.slice(0, length).join(" ");
}

/** `/v1` is named after its only segment, `/{bucket}/{key}` after its first parameter, and `/` is the root. */
function nameWithoutWords(path: string): string {
  const plain = segmentsOf(path).filter((segment) => !segment.includes("{"));
  const parameters = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  return [...plain, ...parameters].find((name) => camelCase(name) !== "") ?? "root";
}
