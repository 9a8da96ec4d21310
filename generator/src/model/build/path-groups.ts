import { camelCase } from "../names.js";

/** Maximum size of a group, if the next words of its paths can split it. */
const maxGroupSize = 50;

/** A leading word does not form a group if at least this share of the operations has other words directly below it. */
const prefixShare = 3 / 4;

/** Segments that name an API or version rather than a resource. */
const technicalSegment =
  /^(?:apis?|rest|v\d+(?:\.\d+)*(?:(?:alpha|beta|rc)\d*)?|\d+(?:\.\d+)*|\d{4}-\d{2}(?:-\d{2})?)$/i;

export function isTechnicalSegment(segment: string): boolean {
  return technicalSegment.test(segment);
}

/** Placeholder for a parameter among the words of a path. */
const parameter = "";

type PathWords = readonly string[];

/**
 * Groups untagged operations by path words. Except for common prefixes and the splitting of large groups, an
 * operation's group depends only on its own path, so that adding another operation does not move it.
 */
export class PathGroups {
  readonly #prefix: PathWords;
  /** Names of groups that are split by the next words of their paths. */
  readonly #divided: ReadonlySet<string>;

  /** @param paths The path of each untagged operation, with duplicates. */
  constructor(paths: readonly string[]) {
    const all = paths.map(wordsOf);
    this.#prefix = sharedPrefix(all);
    this.#divided = dividedGroups(all.map((words) => resourceWords(words, this.#prefix)));
  }

  /** Returns the name of a path's group, such as `users`, or `guilds members` if `guilds` would be too large. */
  groupOf(path: string): string {
    const words = resourceWords(wordsOf(path), this.#prefix);
    if (words.length === 0) return nameWithoutWords(path);
    let length = 1;
    while (length < words.length && this.#divided.has(groupName(words, length))) length += 1;
    return groupName(words, length);
  }
}

/** Returns the words of a path. */
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

/**
 * Returns the start of a segment up to a parameter or action: `chat` of `chat.postMessage`, `Items` of `Items({id})`.
 */
function wordOf(segment: string): string {
  const word = segment.replace(/^[^\p{L}\p{N}{]+/u, "").replace(/[{.:;(].*$/su, "");
  return camelCase(word) === "" ? parameter : word;
}

/** Returns the words below the prefix without parameters; a path equal to the prefix keeps its last word. */
function resourceWords(words: PathWords, prefix: PathWords): PathWords {
  return words.slice(prefixLength(words, prefix)).filter((word) => word !== parameter);
}

function prefixLength(words: PathWords, prefix: PathWords): number {
  const isBelow = (depth: number): boolean => words[depth] === prefix[depth] && isFollowedByWord(words, depth);
  const end = prefix.findIndex((_, depth) => !isBelow(depth));
  return end === -1 ? prefix.length : end;
}

function isFollowedByWord(words: PathWords, depth: number): boolean {
  return (words[depth + 1] ?? parameter) !== parameter;
}

function sharedPrefix(paths: readonly PathWords[]): PathWords {
  const prefix: string[] = [];
  for (;;) {
    const depth = prefix.length;
    const below = new Map<string, string[]>();
    for (const words of paths) {
      if (prefixLength(words, prefix) < depth || !isFollowedByWord(words, depth)) continue;
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

/** Names `/v1` after its only segment, `/{bucket}/{key}` after its first parameter, and `/` `root`. */
function nameWithoutWords(path: string): string {
  const plain = segmentsOf(path).filter((segment) => !segment.includes("{"));
  const parameters = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  return [...plain, ...parameters].find((name) => camelCase(name) !== "") ?? "root";
}
