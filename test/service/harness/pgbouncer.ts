import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PgBouncer in transaction mode, in front of a cluster of `startPostgresCluster`. */
export interface Pooler {
  /** The URL of a database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The version of PgBouncer, such as `1.18.0`; undefined if it is not installed. */
export async function pgbouncerVersion(): Promise<string | undefined> {
  const printed = await run("pgbouncer", ["--version"]).catch(() => undefined);
  return /PgBouncer (\S+)/.exec(printed?.stdout ?? "")?.[1];
}

/** @param url A database on the socket of a cluster. */
export async function startPooler(url: string): Promise<Pooler> {
  const { pathname, searchParams } = new URL(url);
  const database = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), "guildwire-pgbouncer-"));
  await chmod(folder, 0o777);
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${database} = host=${searchParams.get("host")} dbname=${database} user=postgres
[pgbouncer]
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 10
logfile = ${join(folder, "log")}
`,
  );
  const privileged = process.getuid?.() === 0;
  // PgBouncer refuses to run as root.
  const child = spawn("pgbouncer", [...(privileged ? ["-u", "nobody"] : []), file], { stdio: "ignore" });
  await listening(child, join(folder, "log"));
  return {
    url: `postgres://postgres@localhost:6432/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGINT");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listening(child: ChildProcess, log: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && child.exitCode === null; ) {
    if (/process up/.test(await readFile(log, "utf8").catch(() => ""))) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`PgBouncer does not start: ${await readFile(log, "utf8").catch(() => "")}`);
}
