// Runs the bare fetch and one other contender in a separate process: pair.mjs OPTIONS, as JSON. Sends the parent the
// microseconds of user and system time per call, [bare, other] for each pair of blocks; null without a stand-in.
import { contenders } from "./contenders.mjs";
import { body } from "./guild.mjs";
import { replaceNetwork } from "./stand-in.mjs";

const { index, network, blocks, calls } = JSON.parse(process.argv[2]);
const headers = new Headers({ "content-type": "application/json", "content-length": String(body.length) });
process.send(await measured());
process.disconnect();

async function measured() {
  const baseUrl = network.startsWith("http") ? network : "http://h/api/v8";
  if (network === "stand-in" && !(await replaceNetwork())) return null;
  const fetched = network === "prepared" ? prepared : fetch;
  // Created twice, so that a comparison of the bare fetch with itself also uses two functions.
  const bare = contenders(baseUrl, fetched)[0].call;
  const other = contenders(baseUrl, fetched)[index].call;
  // CPU time includes V8's compiler threads, so the code that a long-lived client runs is compiled first.
  for (let round = 0; round < 20; round += 1) {
    await cpuPerCall(bare, calls);
    await cpuPerCall(other, calls);
  }
  const pairs = [];
  // Garbage is not collected explicitly: a forced collection discards compiled code.
  for (let block = 0; block < blocks; block += 1) {
    const first = Math.random() < 0.5 ? bare : other;
    const one = await cpuPerCall(first, calls);
    const two = await cpuPerCall(first === bare ? other : bare, calls);
    pairs.push(first === bare ? [one, two] : [two, one]);
  }
  return pairs;
}

async function cpuPerCall(call, count) {
  const before = process.cpuUsage();
  for (let made = 0; made < count; made += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

/** A Response without a stream, so that nearly all CPU time is that of the contenders. */
async function prepared() {
  return { ok: true, status: 200, headers, body: null, text: async () => body, json: async () => JSON.parse(body) };
}
