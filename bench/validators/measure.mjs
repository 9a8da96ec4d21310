/**
 * Calls a second of each contender. All take turns in one process, in a new order each round, so that a slow moment of
 * the machine hits all of them; medians over the rounds count, and ratios are taken within a round.
 *
 * @param {readonly { name: string, call: (value: unknown) => unknown }[]} contenders The first is the measure.
 * @param {readonly unknown[]} values Taken in turn.
 * @param {{ rounds: number, milliseconds: number }} effort How many rounds, and how long a contender's turn is.
 * @returns {{ name: string, perSecond: number, ratio: number, low: number, high: number }[]} `ratio` is that to the
 *   first contender, `low` and `high` are what 10 % of its rounds lie below and above.
 */
export function measure(contenders, values, { rounds, milliseconds }) {
  const speeds = contenders.map(() => []);
  const calls = contenders.map(({ call }) => calibrated(call, values, milliseconds));
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(contenders.length)) {
      speeds[index].push(calls[index] / secondsOf(contenders[index].call, values, calls[index]));
    }
  }
  if (kept === 0) throw new Error("no call had an answer");
  return contenders.map(({ name }, index) => {
    const ratios = speeds[index].map((speed, round) => speed / speeds[0][round]);
    const [low, ratio, high] = [0.1, 0.5, 0.9].map((part) => quantile(ratios, part));
    return { name, perSecond: quantile(speeds[index], 0.5), ratio, low, high };
  });
}

let kept = 0;

function secondsOf(call, values, calls) {
  const begin = process.hrtime.bigint();
  for (let made = 0; made < calls; made += 1) {
    // Kept, so that no call can be left out as useless.
    if (call(values[made % values.length])) kept += 1;
  }
  return Number(process.hrtime.bigint() - begin) / 1e9;
}

/** As many calls as last so long, once the code is warm. */
function calibrated(call, values, milliseconds) {
  let calls = 64;
  for (let warm = 0; ; ) {
    const seconds = secondsOf(call, values, calls);
    warm += seconds;
    if (warm > 0.3) return Math.max(1, Math.round((calls * milliseconds) / 1000 / seconds));
    if (seconds < 0.05) calls *= 2;
  }
}

export function median(numbers) {
  return quantile(numbers, 0.5);
}

function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** The numbers below `length` in any order. */
function shuffled(length) {
  return Array.from({ length }, (_, index) => ({ index, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ index }) => index);
}
