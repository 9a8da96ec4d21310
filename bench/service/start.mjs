// Measures how long `npm start` takes in a built clone, and the memory of the service afterwards; on SQLite. A minute.
//   node bench/service/start.mjs [--starts 7] [--requests 10000] [--write]
//
// A start ends with the first 200 of /readyz. Memory is the resident set size.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { kinds, makeWorld } from "./world.mjs";

const { values } = parseArgs({
  options: {
    starts: { type: "string", default: "7" },
    requests: { type: "string", default: "10000" },
    write: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "guildwire-bench-"));
const controlToken = randomBytes(32).toString("base64url");
try {
  const own = [process.execPath, [join(root, "service/bin/guildwire-service.js")]];
  const rows = [];
  for (const [name, command] of [
    ["npm start", ["npm", ["start"]]],
    ["guildwire-service", own],
  ]) {
    // The first start builds the service and creates the database.
    const times = [];
    for (let start = 0; start <= Number(values.starts); start += 1) {
      const service = await startService(command, { DATA_DIR: join(folder, "data") });
      if (start > 0) times.push(service.milliseconds);
      await service.stop();
    }
    rows.push(`| ready, ${name}, ms | ${spread(times)} |`);
  }
  const [ready, afterwards] = [[], []];
  for (let start = 0; start < Number(values.starts); start += 1) {
    const service = await startService(own, { DATA_DIR: join(folder, `world-${start}`), RATE_LIMITS: "off" });
    ready.push(await service.resident());
    const world = await makeWorld(service, 10);
    const requests = kinds.flatMap((kind) => kind.requests(world));
    for (let sent = 0; sent < Number(values.requests); sent += 16)
      await Promise.all(
        Array.from({ length: 16 }, (_, at) => send(service.url, requests[(sent + at) % requests.length])),
      );
    afterwards.push(await service.resident());
    await service.stop();
  }
  rows.push(`| resident when ready, MiB | ${spread(ready)} |`);
  rows.push(`| resident after ${values.requests} requests, MiB | ${spread(afterwards)} |`);
  const text = `# Starting the service

${cpus().length} cores, Node ${process.version}, SQLite. Median and interquartile range of ${values.starts} starts in a built clone. The requests are reads and writes in
turn, 16 at a time. Written by \`node bench/service/start.mjs --write\`.

| | |
|---|---:|
${rows.join("\n")}
`;
  console.log(text);
  if (values.write) await writeFile(new URL("start.md", import.meta.url), text);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function send(url, { method, path, headers, body }) {
  const response = await fetch(`${url}${path}`, { method, headers, body });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
}

async function startService([program, args], env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const { NODE_EXTRA_CA_CERTS: _, ...inherited } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...inherited, ...env, PORT: String(port), CONTROL_TOKEN: controlToken, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
    // A separate process group, because npm does not forward signals to all of its children.
    detached: true,
  });
  const exited = once(child, "exit");
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
    if (child.exitCode !== null) throw new Error(`the service exited with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    controlToken,
    milliseconds: performance.now() - began,
    async resident() {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20);
    },
    async stop() {
      process.kill(-child.pid, "SIGTERM");
      await exited;
    },
  };
}

/** A port that is currently free. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

function spread(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part) => sorted[Math.round((sorted.length - 1) * part)].toFixed(0);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)})`;
}
