/**
 * Whether a path matches a glob: `*` matches characters within a segment, a segment `**` any number of segments, and
 * everything else matches literally, including braces and brackets. Runs in time proportional to the product of the
 * lengths; a regular expression could backtrack on the paths of third-party documents.
 */
export function matchesGlob(path: string, glob: string): boolean {
  return matchesSequence(path.split("/"), glob.split("/"), (segment) => segment === "**", matchesSegment);
}

function matchesSegment(segment: string, pattern: string): boolean {
  return matchesSequence([...segment], [...pattern], (character) => character === "*", Object.is);
}

/** Matches items with wildcards for any number of items: on a mismatch, the last wildcard consumes one more. */
function matchesSequence(
  items: readonly string[],
  pattern: readonly string[],
  isWildcard: (part: string) => boolean,
  matches: (item: string, part: string) => boolean,
): boolean {
  let item = 0;
  let part = 0;
  let wildcard = -1;
  let resume = 0;
  while (item < items.length) {
    const current = pattern[part];
    if (current !== undefined && isWildcard(current)) {
      wildcard = part;
      resume = item;
      part += 1;
    } else if (current !== undefined && matches(items[item] as string, current)) {
      item += 1;
      part += 1;
    } else if (wildcard >= 0) {
      resume += 1;
      item = resume;
      part = wildcard + 1;
    } else return false;
  }
  return pattern.slice(part).every(isWildcard);
}
