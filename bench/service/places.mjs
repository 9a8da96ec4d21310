// Databases for the benchmarks: the variables that select a new database, its size, and its removal.

import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import pg from "pg";

export async function openEmbedded() {
  const folder = await mkdtemp(join(tmpdir(), "guildwire-bench-"));
  return {
    env: { DATA_DIR: folder },
    bytes: async () => Number.NaN,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @param options Options of `startPostgresCluster` in addition to `fsync`. */
export async function openPostgres(options = {}) {
  const cluster = await startPostgresCluster({ fsync: true, ...options });
  const url = cluster.url("bench");
  await query(cluster.url("postgres"), "create database bench");
  const folder = await mkdtemp(join(tmpdir(), "guildwire-bench-"));
  let postmaster;
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    bytes: async () => Number(await query(url, "select pg_database_size('bench')")),
    /** Creates another database in the cluster. */
    async another(name) {
      await query(cluster.url("postgres"), `create database ${name}`);
      return { DATA_DIR: folder, DATABASE_URL: cluster.url(name) };
    },
    /** Seconds of CPU that all processes of the server have used so far. */
    async cpu() {
      postmaster ??= Number.parseInt(await query(url, "select pg_read_file('postmaster.pid')"), 10);
      const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && statOf(pid)?.parent === postmaster);
      const own = statOf(postmaster);
      const live = [own, ...children.map(statOf)].reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0);
      return (live + own.ticksOfEnded) / 100;
    },
    async close() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Hundredths of a second of CPU of a process and its exited children; undefined once it has exited. */
function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: user + system, ticksOfEnded: userOfEnded + systemOfEnded };
  } catch {
    return undefined;
  }
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
}

/** Starts the cluster that the tests use; its module imports only Node's modules. */
async function startPostgresCluster(options) {
  const source = await readFile(new URL("../../test/service/harness/postgres-cluster.ts", import.meta.url), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.startPostgresCluster(options);
}
