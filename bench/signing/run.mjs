// Verification of signed requests: microseconds one by one, and cores that are used by many at once. Under a minute.
//   npm ci --prefix bench/signing
//   node bench/signing/run.mjs            prints
//   node bench/signing/run.mjs --write    writes results.md
//
// All contenders take turns in one run, so that a slow moment hits all of them; the best tenth of the rounds counts.
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { exportPublicKey, generateKeyPair, signRequest } from "@guildwire/runtime/signing";
import { contenders } from "./contenders.mjs";

const rounds = 200;
const calls = 48;
/** What the requirements allow: at most that much of node:crypto's time, and a peer that takes at least that much more. */
const allowance = 1.1;
const advantage = 1.6;

const { publicKey, privateKey } = await generateKeyPair();
const interaction = {
  type: 2,
  token: "x".repeat(200),
  data: { name: "greet", options: [{ name: "who", value: "y" }] },
};
const signed = await signRequest({ privateKey, body: JSON.stringify(interaction) });
const all = contenders({ ...signed, publicKey: exportPublicKey(publicKey, "hex") });
for (const { name, verify } of all) {
  const verdict = await verify();
  if (verdict !== true && verdict?.json?.type !== 2) throw new Error(`${name} does not verify`);
}

const times = new Map(all.map(({ name }) => [name, []]));
const cores = new Map(all.map(({ name }) => [name, []]));
const rates = new Map(all.map(({ name }) => [name, []]));
for (let round = -20; round < rounds; round += 1) {
  for (const { name, verify } of all) {
    // Whoever has just rested is not the one that the scheduler makes wait.
    await setTimeout(5);
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) await verify();
    const time = Number(process.hrtime.bigint() - start) / 1000 / calls;
    await setTimeout(5);
    const used = process.cpuUsage();
    const begin = process.hrtime.bigint();
    await Promise.all(Array.from({ length: calls }, verify));
    const wall = Number(process.hrtime.bigint() - begin) / 1000;
    const { user, system } = process.cpuUsage(used);
    // The first rounds are those of the compilers.
    if (round < 0) continue;
    times.get(name).push(time);
    cores.get(name).push((user + system) / wall);
    rates.get(name).push((calls / wall) * 1_000_000);
  }
}

const [bare] = all;
const reference = times.get(bare.name);
const rows = all.map(({ name }) => {
  const own = times.get(name);
  const ratio = (quiet(own) / quiet(reference)).toFixed(2);
  // Where a round is quiet, its rate is high.
  const rate = 1 / quiet(rates.get(name).map((perSecond) => 1 / perSecond));
  const busy = 1 / quiet(cores.get(name).map((count) => 1 / count));
  return `| ${name} | ${quiet(own).toFixed(1)} | ${ratio} | ${median(own).toFixed(1)} | ${rate.toFixed(0)} | ${busy.toFixed(2)} |`;
});
const text = `# Verification beside node:crypto and a peer

Node ${process.version}, ${availableParallelism()} cores. One by one: microseconds per request. At once: ${calls} requests in flight, per second, and the cores
that they keep busy. The contenders take turns in ${rounds} short rounds, and the best tenth of them counts, because other programs
run on the machine; the median of all rounds stands beside it. "guildwire" looks at headers and timestamp, verifies, and parses
the body; node:crypto only verifies. Allowed are ${allowance} times the time of node:crypto; the peer must take ${advantage} times that of guildwire.
Written by \`node bench/signing/run.mjs --write\`.

|  | one by one, µs | ratio | median, µs | at once, per second | cores |
|---|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
if (process.argv.includes("--write")) writeFileSync(new URL("results.md", import.meta.url), text);
else console.log(text);

/** The upper end of the best tenth. */
function quiet(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)];
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
