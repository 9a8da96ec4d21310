/**
 * Returns the known word that was probably meant, if any: at most one typo in short words, two in longer ones, where a
 * typo is an added, missing, wrong or transposed letter. Ignores case and the difference between `-` and `_`.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const wanted = foldCase(word);
  if (wanted.length > 64) return undefined;
  let best: string | undefined;
  let bestDistance = wanted.length <= 3 ? 1.5 : wanted.length <= 5 ? 2 : 3;
  for (const candidate of known) {
    if (candidate === word) continue;
    const distance = editDistance(wanted, foldCase(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns a suggestion as `fix`; empty without one. */
export function didYouMean(word: string, known: Iterable<string>): { readonly fix?: string } {
  const suggestion = suggest(word, known);
  return suggestion === undefined ? {} : { fix: `did you mean \`${suggestion}\`?` };
}

/** Returns the word that a fix by {@link didYouMean} suggests; undefined for other fixes. */
export function suggestionIn(fix: string | undefined): string | undefined {
  return /^did you mean `(.+)`\?$/s.exec(fix ?? "")?.[1];
}

/** Whether a fix is a suggestion by {@link didYouMean}. */
export function isSuggestion(fix: string | undefined): fix is string {
  return fix?.startsWith("did you mean `") === true;
}

function foldCase(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, "");
}

/**
 * Computes the Damerau-Levenshtein distance (optimal string alignment). Distances of at least `bound` may be returned
 * as
 * `bound`.
 */
function editDistance(left: string, right: string, bound: number): number {
  if (Math.abs(left.length - right.length) >= bound) return bound;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) >= bound) return bound;
    beforeLast = last;
    last = row;
  }
  return last[right.length] ?? bound;
}
