import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * CPU per call of each contender. They take turns, in a new order each round, because one pays for the garbage of the
 * one before. What one costs above the first is the median of the differences within the rounds, so that a slow moment
 * of the machine weighs on neither.
 *
 * @param {readonly { name: string, call: () => Promise<unknown> }[]} contenders
 * @param {{ rounds: number, calls: number }} effort Calls are made one after another.
 * @returns {Promise<{ name: string, cost: number, above: number }[]>} Microseconds of user and system time per call.
 */
export async function measure(contenders, { rounds, calls }) {
  const times = contenders.map(() => []);
  // The first rounds warm up.
  for (let round = -5; round < rounds; round += 1) {
    for (const index of shuffled(contenders.length)) {
      const time = await cpuPerCall(contenders[index].call, calls);
      if (round >= 0) times[index].push(time);
    }
  }
  return summary(contenders, times);
}

/**
 * The same, with each measurement in a process of its own: in one process, real fetches of one contender pay for the
 * garbage and the compiled code of another, which is more than what is to be told apart. The first contender runs a second
 * time in each round, to show how far apart two equal ones come out.
 *
 * @param {readonly { name: string }[]} contenders
 * @param {{ rounds: number, calls: number, baseUrl?: string }} effort Without an address, fetch has a stand-in for its network.
 * @returns {Promise<{ name: string, cost: number, above: number }[] | undefined>} Undefined where there is no stand-in.
 */
export async function measureApart(contenders, { rounds, calls, baseUrl }) {
  const rows = [...contenders, { name: `${contenders[0].name}, again` }];
  const times = rows.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(rows.length)) {
      const time = await cpuInProcess(index % contenders.length, calls, baseUrl);
      if (time === null) return undefined;
      times[index].push(time);
    }
  }
  return summary(rows, times);
}

async function cpuInProcess(index, calls, baseUrl) {
  const args = [index, calls, ...(baseUrl === undefined ? [] : [baseUrl])].map(String);
  const child = fork(fileURLToPath(new URL("one.mjs", import.meta.url)), args, { execArgv: ["--expose-gc"] });
  const [time] = await once(child, "message");
  await once(child, "exit");
  return time;
}

function summary(contenders, times) {
  const [first] = times;
  return contenders.map(({ name }, index) => ({
    name,
    cost: median(times[index]),
    above: median(times[index].map((time, round) => time - first[round])),
  }));
}

async function cpuPerCall(call, calls) {
  const before = process.cpuUsage();
  for (let made = 0; made < calls; made += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The numbers below `length` in any order. */
function shuffled(length) {
  return Array.from({ length }, (_, index) => ({ index, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ index }) => index);
}
