/**
 * A part of a path segment: a text; one of several values; `"any"`, a text that is not empty; or `"integer"`, digits
 * with an optional sign.
 */
export type SegmentPiece = { readonly text: string } | { readonly values: readonly string[] } | "any" | "integer";

/**
 * Splits a path segment, as sent, into the values of its parameters. Of several possible splits, the one in which the
 * first parameter is shortest counts, then the second, and so on; integers are as long as possible. The time is
 * proportional to the length of the segment.
 *
 * @param values Gets the values of all pieces that are not texts, in order, if the segment matches.
 * @returns Whether the segment matches.
 */
export function splitSegment(segment: string, pieces: readonly SegmentPiece[], values: string[]): boolean {
  const matches = matchTable(segment, pieces);
  if (matches[0]?.[0] !== true) return false;
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = endOf(piece, { segment, start, next: matches[index + 1] ?? [] });
    if (typeof piece === "string" || "values" in piece) values.push(segment.slice(start, end));
    start = end;
  }
  return true;
}

/** For each position of the segment, whether the pieces from some piece on match the text from there to the end. */
type Matches = readonly boolean[];

/** Returns the matches from each piece on; those after the last piece are the end of the segment. */
function matchTable(segment: string, pieces: readonly SegmentPiece[]): readonly Matches[] {
  const table: Matches[] = [Array.from({ length: segment.length + 1 }, (_, start) => start === segment.length)];
  for (const piece of pieces.toReversed()) table.unshift(matchesFrom(piece, segment, table[0] ?? []));
  return table;
}

function matchesFrom(piece: SegmentPiece, segment: string, next: Matches): Matches {
  const row = next.map(() => false);
  for (let start = segment.length; start >= 0; start--) {
    if (typeof piece !== "string") {
      row[start] = textsOf(piece).some((text) => segment.startsWith(text, start) && next[start + text.length] === true);
    } else if (piece === "any" || isDigit(segment, start)) {
      const continues = piece === "any" || isDigit(segment, start + 1);
      row[start] = next[start + 1] === true || (continues && row[start + 1] === true);
    } else {
      row[start] = segment[start] === "-" && isDigit(segment, start + 1) && row[start + 1] === true;
    }
  }
  return row;
}

interface PieceStart {
  readonly segment: string;
  readonly start: number;
  readonly next: Matches;
}

/** Returns the end of a piece that is known to match from `start` on. */
function endOf(piece: SegmentPiece, { segment, start, next }: PieceStart): number {
  if (typeof piece !== "string") {
    const ends = textsOf(piece).flatMap((text) => (segment.startsWith(text, start) ? [start + text.length] : []));
    return Math.min(...ends.filter((end) => next[end] === true));
  }
  if (piece === "any") return next.indexOf(true, start + 1);
  let end = start + 1;
  while (isDigit(segment, end)) end++;
  return next.lastIndexOf(true, end);
}

function textsOf(piece: Exclude<SegmentPiece, string>): readonly string[] {
  return "text" in piece ? [piece.text] : piece.values;
}

function isDigit(segment: string, position: number): boolean {
  return /^[0-9]$/.test(segment.charAt(position));
}
