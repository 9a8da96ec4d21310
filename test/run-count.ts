/**
 * The number of values that a slow property is tried with: `npm test` and the repetition on the newest Node try the first
 * quarter, `npm run test:full` all of them. Not for tests that count what the values cover.
 */
export function runCount(all: number): number {
  return process.env["TEST_VALUES"] === "quarter" ? Math.ceil(all / 4) : all;
}
