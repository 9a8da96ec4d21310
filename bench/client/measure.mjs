import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * CPU per call of each contender above that of the first, the bare fetch.
 *
 * A contender shares a process with the bare fetch only, where the two take turns in short blocks: what slows the machine
 * down for longer than a block slows both, and the difference within a pair of blocks hardly knows it. Several processes
 * follow each other, since where a process has its code and data in memory makes a difference of its own. The first contender
 * runs against itself, too: what comes out for that is what the measurement cannot tell from nothing.
 *
 * @param {readonly { name: string }[]} contenders
 * @param {{ network: string, processes: number, blocks: number, calls: number }} effort `network` is "prepared", "stand-in"
 *   or an address; `calls` in each block, one after another; `blocks` of either contender in each process.
 * @returns {Promise<readonly Row[] | undefined>} Undefined where there is no stand-in.
 *
 * @typedef {object} Row All in microseconds of user and system time per call.
 * @property {string} name
 * @property {number} cost The median.
 * @property {number} above The median of the differences within pairs.
 * @property {[number, number]} interval Where the true median of the differences lies, with 95 % certainty.
 * @property {[number, number]} processes The least and the greatest median of a process.
 */
export async function measure(contenders, { network, processes, blocks, calls }) {
  const rows = [...contenders.slice(1), { name: `${contenders[0].name}, again` }];
  const pairs = rows.map(() => []);
  for (let round = 0; round < processes; round += 1) {
    for (const row of shuffled(rows.length)) {
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

/** The order statistics between which the median lies with 95 % certainty, whatever the distribution. */
function medianInterval(sorted) {
  const reach = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - reach));
  return [sorted[low], sorted[sorted.length - 1 - low]];
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The numbers below `length` in any order. */
function shuffled(length) {
  return Array.from({ length }, (_, index) => ({ index, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ index }) => index);
}
