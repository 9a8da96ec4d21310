import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median, shuffled } from "../statistics.mjs";

/**
 * Measures the CPU time per call of each contender, and the difference to the first one, the bare fetch.
 *
 * Each contender shares a process with the bare fetch only, and the two alternate in short blocks. A slowdown of the
 * machine that lasts longer than a block affects both, so it barely affects the difference within a pair of blocks.
 * Several processes run one after another, because the memory layout of a process also affects its speed. The first
 * contender also runs against itself: that difference is the noise of the measurement.
 *
 * @param {readonly { name: string }[]} contenders
 * @param {{ network: string, processes: number, blocks: number, calls: number }} effort `network` is "prepared",
 *   "stand-in" or a URL; `calls` per block, one after another; `blocks` of each contender per process.
 * @returns {Promise<readonly Row[] | undefined>} Undefined if the stand-in does not support this version of Node.
 *
 * @typedef {object} Row All in microseconds of user and system time per call.
 * @property {string} name
 * @property {number} cost The median.
 * @property {number} above The median of the differences within pairs.
 * @property {[number, number]} interval The 95 % confidence interval of the median of the differences.
 * @property {[number, number]} processes The smallest and the largest median of a process.
 */
export async function measure(contenders, { network, processes, blocks, calls }) {
  const rows = [...contenders.slice(1), { name: `${contenders[0].name}, again` }];
  const pairs = rows.map(() => []);
  for (let round = 0; round < processes; round += 1) {
    for (const row of shuffled([...rows.keys()])) {
      const found = await inProcess({ index: (row + 1) % contenders.length, network, blocks, calls });
      if (found === null) return undefined;
      pairs[row].push(found);
    }
  }
  const bare = median(pairs.flat(2).map(([cost]) => cost));
  const first = { name: contenders[0].name, cost: bare, above: 0, interval: [0, 0], processes: [0, 0] };
  return [first, ...rows.map(({ name }, row) => ({ name, ...summary(pairs[row]) }))];
}

async function inProcess(options) {
  const path = fileURLToPath(new URL("pair.mjs", import.meta.url));
  const child = fork(path, [JSON.stringify(options)]);
  const ended = once(child, "exit");
  const [message] = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => Promise.reject(new Error(`a contender ended with ${code}`))),
  ]);
  await ended;
  return message;
}

function summary(processes) {
  const differences = processes.map((pairs) => pairs.map(([bare, other]) => other - bare));
  const medians = differences.map(median);
  const all = differences.flat().toSorted((a, b) => a - b);
  return {
    cost: median(processes.flat().map(([, other]) => other)),
    above: median(all),
    interval: medianInterval(all),
    processes: [Math.min(...medians), Math.max(...medians)],
  };
}

/** The order statistics that bound the 95 % confidence interval of the median, for any distribution. */
function medianInterval(sorted) {
  const reach = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - reach));
  return [sorted[low], sorted[sorted.length - 1 - low]];
}
