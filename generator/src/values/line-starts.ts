/**
 * Returns a function that finds the start of the line after an offset; undefined in the last line. A line ends with LF, CR LF or
 * CR, as in YAML, TypeScript and editors. Offsets must not decrease from call to call.
 */
export function createLineScanner(text: string): (offset: number) => number | undefined {
  const nextFeed = createSearch(text, "\n");
  const nextReturn = createSearch(text, "\r");
  return (offset) => {
    const feed = nextFeed(offset);
    const carriage = nextReturn(offset);
    const end = Math.min(feed, carriage + 1 === feed ? feed : carriage);
    return end === Number.POSITIVE_INFINITY ? undefined : end + 1;
  };
}

/** Each character is searched for once: a text may have many of one and none of the other. */
function createSearch(text: string, character: string): (offset: number) => number {
  let found = -1;
  return (offset) => {
    if (found < offset) {
      const at = text.indexOf(character, offset);
      found = at === -1 ? Number.POSITIVE_INFINITY : at;
    }
    return found;
  };
}

/** Returns the offsets where the lines of a text start. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  const next = createLineScanner(text);
  for (let start = next(0); start !== undefined; start = next(start)) starts.push(start);
  return starts;
}
