import { quantile, shuffled } from "../statistics.mjs";
/**
 * Measures calls per second of each contender. All take turns in one process, in a new order each round, so that a
 * slowdown of the machine affects all of them. Results are medians over the rounds; ratios are taken within a round.
 *
 * @param {readonly { name: string, call: (value: unknown) => unknown }[]} contenders The first one is the baseline.
 * @param {readonly unknown[]} values Passed to the calls in turn.
 * @param {{ rounds: number, milliseconds: number }} effort Number of rounds, and duration of a contender's turn.
 * @returns {{ name: string, perSecond: number, ratio: number, low: number, high: number, samples: number[] }[]} `ratio` is relative to the
 *   first contender; `low` and `high` are its 10th and 90th percentiles over the rounds.
 */
export function measure(contenders, values, { rounds, milliseconds }) {
  const speeds = contenders.map(() => []);
  const calls = contenders.map(({ call }) => calibrated(call, values, milliseconds));
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled([...contenders.keys()])) {
      speeds[index].push(calls[index] / secondsOf(contenders[index].call, values, calls[index]));
    }
  }
  if (kept === 0) throw new Error("no call returned a result");
  return contenders.map(({ name }, index) => {
    const ratios = speeds[index].map((speed, round) => speed / speeds[0][round]);
    const [low, ratio, high] = [0.1, 0.5, 0.9].map((part) => quantile(ratios, part));
    return { name, perSecond: quantile(speeds[index], 0.5), ratio, low, high, samples: speeds[index] };
  });
}

let kept = 0;

function secondsOf(call, values, calls) {
  const begin = process.hrtime.bigint();
  for (let made = 0; made < calls; made += 1) {
    // Uses the result, so that the compiler cannot eliminate the call.
    if (call(values[made % values.length])) kept += 1;
  }
  return Number(process.hrtime.bigint() - begin) / 1e9;
}

/** The number of calls that take the given time once the code is warm. */
function calibrated(call, values, milliseconds) {
  let calls = 64;
  for (let warm = 0; ; ) {
    const seconds = secondsOf(call, values, calls);
    warm += seconds;
    if (warm > 0.3) return Math.max(1, Math.round((calls * milliseconds) / 1000 / seconds));
    if (seconds < 0.05) calls *= 2;
  }
}
