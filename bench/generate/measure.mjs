import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "../statistics.mjs";

/**
 * Measures whole processes in rounds. Each round starts with another contender, so that a slowdown affects all of them.
 *
 * @param {readonly { name: string, prepare?: () => void, node?: string, args: readonly string[], cwd: string, says?: string }[]} contenders
 *   `statuses`: expected exit codes, 0 by default. `says`: the expected beginning of the output, so that a failed run is not measured.
 * @param {{ folder: string, rounds: number, seconds: number }} effort After the first round, no round starts that
 *   is likely to end after that time.
 * @returns {{ rounds: number, medians: Usage[], samples: Usage[][] }} `Usage` is { wall, cpu, memory }: seconds, seconds, and MB of
 *   peak resident memory, in the contenders' order.
 */
export function measure(contenders, { folder, rounds, seconds }) {
  const begin = performance.now();
  const samples = contenders.map(() => []);
  let round = 0;
  let longest = 0;
  for (; round < rounds; round += 1) {
    const before = performance.now();
    if (round > 0 && before - begin + longest > seconds * 1000) break;
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (turn + round) % contenders.length;
      samples[index].push(run(contenders[index], join(folder, "usage.json")));
    }
    longest = Math.max(longest, performance.now() - before);
  }
  const medians = samples.map((of) => ({
    wall: median(of.map(({ wall }) => wall)),
    cpu: median(of.map(({ cpu }) => cpu)),
    memory: median(of.map(({ memory }) => memory)),
  }));
  return { rounds: round, medians, samples };
}

/** One process: wall-clock and CPU seconds, and MB of peak memory. */
export function run({ name, prepare, node = process.execPath, args, cwd, says = "", statuses = [0] }, usageFile) {
  prepare?.();
  // Node reads these certificates at every start, which takes longer than an unchanged run.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const preload = join(import.meta.dirname, "usage.cjs");
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync(node, ["--require", preload, ...args], {
    cwd,
    env: { ...env, BENCH_USAGE: usageFile },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const wall = (performance.now() - before) / 1000;
  if (!statuses.includes(status)) throw new Error(`${name} ended with ${status}: ${stderr}${stdout.slice(0, 2000)}`);
  if (!stdout.startsWith(says)) throw new Error(`${name} says ${stdout.slice(0, 100)} instead of ${says}`);
  const { cpu, maxRSS } = JSON.parse(readFileSync(usageFile, "utf8"));
  return { wall, cpu: cpu / 1e6, memory: (maxRSS * 1024) / 1e6 };
}
