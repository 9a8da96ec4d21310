// The load generator, in a separate process: persistent connections, each of which sends the next request as soon as it
// has the response to the last one.
import { Agent, request } from "node:http";

process.on("message", async ({ url, requests, connections, milliseconds }) => {
  process.send(await load(new URL(url), requests, connections, milliseconds));
});
process.on("disconnect", () => process.exit());

/** @returns {Promise<{ requests: number, seconds: number, times: number[] }>} Times in milliseconds. */
async function load({ hostname, port }, requests, connections, milliseconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  const begin = performance.now();
  const end = begin + milliseconds;
  let next = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const { method, path, headers, body } = requests[next++ % requests.length];
      const sent = performance.now();
      await call({ agent, hostname, port, method, path, headers }, body);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return { requests: times.length, seconds: (performance.now() - begin) / 1000, times };
}

function call(options, body) {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      if (response.statusCode >= 300) reject(new Error(`${options.method} ${options.path}: ${response.statusCode}`));
      response.once("error", reject).once("end", resolve).resume();
    });
    sent.once("error", reject).end(body);
  });
}
