import { camelCase, splitWords } from "../names.js";
import { isTechnicalSegment } from "./path-groups.js";

/** A method and path, or the name of a webhook. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/**
 * Returns names for an operation without an `operationId`. The first has the method, the path words and trailing
 * parameters:
 * `getUsers`, `getUsersById`, `getUsersPosts`. The second, for collisions, has all words and parameters:
 * `getV1UsersByIdPosts`.
 */
export function routeNames({ method, path }: Route): readonly [short: string, long: string] {
  const segments = path.split("/").filter((segment) => segment !== "");
  const named = segments.filter((segment) => !isTechnicalSegment(segment));
  return [
    nameOf(method, shortWords(named.some((segment) => hasWord(segment)) ? named : segments)),
    nameOf(
      method,
      segments.flatMap(partsOf).flatMap((part) => (part.isParameter ? ["by", part.text] : [part.text])),
    ),
  ];
}

function nameOf(method: string, words: readonly string[]): string {
  const name = camelCase([method.toLowerCase(), ...words].join(" "));
  return splitWords(words.join(" ")).length > 0 ? name : camelCase(`${method.toLowerCase()} root`);
}

function shortWords(segments: readonly string[]): readonly string[] {
  const parts = segments.flatMap(partsOf);
  const last = parts.findLastIndex(({ isParameter }) => !isParameter);
  const words = parts.filter(({ isParameter }) => !isParameter).map(({ text }) => text);
  const trailing = parts.slice(last + 1).map(({ text }) => text);
  return trailing.length === 0 ? words : [...words, "by", trailing.join(" and ")];
}

interface PathPart {
  readonly text: string;
  readonly isParameter: boolean;
}

/** Returns the parts of a segment that contain words; `{id}.json` has two. */
function partsOf(segment: string): readonly PathPart[] {
  return [...segment.matchAll(/\{([^{}]*)\}|[^{}]+/g)]
    .map(([text, parameter]) => ({ text: parameter ?? text, isParameter: parameter !== undefined }))
    .filter(({ text }) => hasWord(text));
}

function hasWord(text: string): boolean {
  return splitWords(text).length > 0;
}
