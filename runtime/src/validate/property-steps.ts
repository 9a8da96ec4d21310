/**
 * The steps that listing and copying the properties of objects may still take. The sender controls the number of
 * properties, and the schema how often they are listed. Below 0, validation has been given up.
 */
export interface PropertySteps {
  left: number;
}

let shared: PropertySteps | undefined;

/** Runs a synchronous function whose objects share the steps. Without this, they are not counted. */
export function withPropertySteps<Result>(steps: PropertySteps, work: () => Result): Result {
  const before = shared;
  shared = steps;
  try {
    return work();
  } finally {
    shared = before;
  }
}

/**
 * Counts steps. Listing the properties of an object takes 2, and each of them 8.
 *
 * @throws RangeError if the steps do not suffice.
 */
export function takeSteps(count: number): void {
  if (shared === undefined) return;
  shared.left -= count;
  if (shared.left < 0) throw new RangeError();
}
