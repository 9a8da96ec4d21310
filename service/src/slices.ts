import { setImmediate } from "node:timers/promises";

/** Maximum number of items that are processed before other work of the process gets its turn. */
export const sliceSize = 500;

/** Waits until other work has had its turn. */
export type Pause = () => Promise<unknown>;

/** Maps items of a list without a limit, with a pause after each slice but the last. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
  pause: Pause = setImmediate,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length > 0 && results.length % sliceSize === 0) await pause();
    results.push(map(item));
  }
  return results;
}
