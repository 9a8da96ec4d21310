import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** A Redis server of a test, without persistence. */
export interface RedisServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends the process, and with it all data. */
  stop(): Promise<void>;
}

/** The reason why tests with Redis are skipped; undefined if it is installed. */
export const redisSkipped: string | undefined = await promisify(execFile)("redis-server", ["--version"]).then(
  () => undefined,
  () => "skipped: redis-server is not installed",
);

/** @param port Default: a free one. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const chosen = port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), "guildwire-redis-"));
  const settings = ["--port", String(chosen), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const exited = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (/Ready to accept connections/.test(line)) break;
  }
  if (child.exitCode !== null) throw new Error(`Redis does not start:\n${lines.join("\n")}`);
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${chosen}`,
    process: child,
    async stop() {
      child.kill("SIGKILL");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
