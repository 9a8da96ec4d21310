// Where the data lie: the variables that name a new database, how large it is, and how to be rid of it.
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

export async function openPostgres() {
  const cluster = await startPostgresCluster({ fsync: true });
  const url = cluster.url("bench");
  await query(cluster.url("postgres"), "create database bench");
  const folder = await mkdtemp(join(tmpdir(), "guildwire-bench-"));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    bytes: async () => Number(await query(url, "select pg_database_size('bench')")),
    async close() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
}

/** The cluster of the tests, which has no modules but Node's. */
async function startPostgresCluster(options) {
  const source = await readFile(new URL("../../test/service/harness/postgres-cluster.ts", import.meta.url), "utf8");
  const { code } = await transform(source, { loader: "ts", format: "esm" });
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.startPostgresCluster(options);
}
