/** The changes of a text in which only insertions are expected. */
export interface Survival {
  /** Lines with insertions. */
  readonly extended: readonly string[];
  /** Lines with a missing or moved character. */
  readonly lost: readonly string[];
}

/**
 * Compares two texts line by line, including line endings. The longest common subsequence of lines is unchanged; every
 * other line must still exist with all its characters in order, between the same neighbours.
 */
export function survivalOf(before: string, after: string): Survival {
  const old = linesOf(before);
  const now = linesOf(after);
  const extended: string[] = [];
  const lost: string[] = [];
  let from = 0;
  let gap: string[] = [];
  const close = (to: number): void => {
    const between = now.slice(from, to).join("");
    let at = 0;
    for (const line of gap) {
      const end = endOfSubsequence(line, between, at);
      if (end === undefined) lost.push(line);
      else {
        extended.push(line);
        at = end;
      }
    }
    gap = [];
  };
  for (const [index, partner] of partners(old, now).entries()) {
    if (partner === undefined) {
      gap.push(old[index] as string);
      continue;
    }
    close(partner);
    from = partner + 1;
  }
  close(now.length);
  return { extended, lost };
}

function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** For each old line, the index of its matching new line in a longest common subsequence. */
function partners(old: readonly string[], now: readonly string[]): readonly (number | undefined)[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const same = old[row] === now[column] ? at(row + 1, column + 1) + 1 : 0;
      (lengths[row] as number[])[column] = Math.max(same, at(row + 1, column), at(row, column + 1));
    }
  }
  const found = new Array<number | undefined>(old.length).fill(undefined);
  for (let row = 0, column = 0; row < old.length && column < now.length; ) {
    if (old[row] === now[column] && at(row, column) === at(row + 1, column + 1) + 1) {
      found[row] = column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}

/** Returns the end of a subsequence match of a text from a position, if all its characters occur in order. */
function endOfSubsequence(text: string, within: string, start: number): number | undefined {
  let at = start;
  for (let index = 0; index < text.length; index += 1) {
    const found = within.indexOf(text[index] as string, at);
    if (found === -1) return undefined;
    at = found + 1;
  }
  return at;
}
