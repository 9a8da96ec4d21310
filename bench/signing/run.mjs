// Measures the verification of signed requests: CPU time one by one, and the cores that concurrent ones use. A minute.
//   node bench/signing/run.mjs [--write | --quick]
//
// Measures CPU time instead of elapsed time, because other programs affect it little. All contenders take turns in
// short rounds; each is compared with node:crypto in the same round, and the result is the median of these ratios.
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { exportPublicKey, generateKeyPair, signRequest } from "@guildwire/runtime/signing";
import { median } from "../statistics.mjs";
import { quick, record } from "../suite.mjs";
import { contenders } from "./contenders.mjs";
import { threadTimes } from "./thread-times.mjs";

const [rounds, warmUp, calls] = quick ? [1, 0, 2] : [150, 20, 48];
/** From the requirements: the maximum ratio to node:crypto's time, and the minimum ratio of a peer's time to ours. */
const allowance = 1.1;
const advantage = 1.6;

const { publicKey, privateKey } = await generateKeyPair();
const interaction = {
  type: 2,
  token: "x".repeat(200),
  data: { name: "greet", options: [{ name: "who", value: "y" }] },
};
const headerNames = { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" };
const signed = await signRequest({ headerNames, privateKey, body: JSON.stringify(interaction) });
const all = contenders({ ...signed, publicKey: exportPublicKey(publicKey, "hex") });
for (const { name, verify } of all) {
  const verdict = await verify();
  if (verdict !== true && verdict?.json?.type !== 2) throw new Error(`${name} does not verify`);
}

const one = new Map(all.map(({ name }) => [name, []]));
const wall = new Map(all.map(({ name }) => [name, []]));
const many = new Map(all.map(({ name }) => [name, []]));
const cores = new Map(all.map(({ name }) => [name, []]));
for (let round = -warmUp; round < rounds; round += 1) {
  for (const { name, verify } of all) {
    await setTimeout(2);
    const start = process.cpuUsage();
    const clock = performance.now();
    for (let call = 0; call < calls; call += 1) await verify();
    const passed = ((performance.now() - clock) * 1000) / calls;
    const alone = spentSince(start) / calls;
    await setTimeout(2);
    const threads = threadTimes();
    const begin = process.cpuUsage();
    await Promise.all(Array.from({ length: calls }, verify));
    const together = spentSince(begin) / calls;
    const busy = [...(threadTimes() ?? [])].map(([id, time]) => time - (threads?.get(id) ?? 0));
    // Ignores the warm-up rounds, in which code is still being compiled.
    if (round < 0) continue;
    one.get(name).push(alone);
    wall.get(name).push(passed);
    many.get(name).push(together);
    if (busy.length > 0) cores.get(name).push(sum(busy) / Math.max(...busy));
  }
}

const [bare] = all;
const own = all.find(({ name }) => name === "guildwire");
const rows = all.map(({ name }) => {
  const times = [one.get(name), ratios(name, bare.name), ratios(name, own.name), many.get(name), cores.get(name)];
  const [alone, toBare, toOwn, together, busy] = times.map(median);
  const kept = busy === undefined ? "unknown" : busy.toFixed(2);
  const onWall = quiet(wall.get(name));
  return `| ${name} | ${alone.toFixed(1)} | ${toBare.toFixed(2)} | ${toOwn.toFixed(2)} | ${onWall.toFixed(1)} | ${together.toFixed(1)} | ${kept} |`;
});
const text = `# Verification compared with node:crypto and a peer

Node ${process.version}, ${availableParallelism()} cores. Microseconds of CPU time per request, summed over all threads: sequentially, and with
${calls} requests in flight. Figures are medians of ${rounds} short rounds in which the contenders take turns, so that other programs on the
machine affect all of them alike. A ratio is the median of the ratios within rounds. "Elapsed" is the 10th percentile of the elapsed
time of sequential requests; on a busy machine, it depends mostly on other programs. "Cores" is the time of all threads divided by
that of the busiest thread: the number of cores that can work at once. "guildwire" checks headers and timestamp, verifies, and parses
the body; the others only verify. Targets: at most ${allowance} times the time of node:crypto, and at least ${advantage} times the time of guildwire for
the peer. Written by \`node bench/signing/run.mjs --write\`.

|  | sequential, µs | to node:crypto | to guildwire | elapsed, µs | in flight, µs | cores |
|---|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
const figures = Object.fromEntries(
  all.map(({ name }) => [`${name}, ratio to node:crypto`, median(ratios(name, bare.name))]),
);
const samples = all.map(({ name }) => ({ name, microseconds: one.get(name), inFlight: many.get(name) }));
record(import.meta.dirname, { text, figures, peers: ["discord-interactions"], samples });

function spentSince(start) {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The ratio of the times of two contenders, by round. */
function ratios(name, other) {
  return one.get(name).map((time, round) => time / one.get(other)[round]);
}

/** The 10th percentile. */
function quiet(values) {
  return values.toSorted((less, more) => less - more)[Math.floor(values.length / 10)];
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
