import { execFile } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres, unprivileged } from "./postgres-cluster.js";

const run = promisify(execFile);

/** A streaming standby of a cluster, which listens on a socket only. */
export interface PostgresStandby {
  /** Returns the URL of a database. */
  url(database: string): string;
  /** Runs a statement as superuser. */
  run(statement: string): Promise<void>;
  start(): Promise<void>;
  /** Ends all connections. */
  halt(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Copies a cluster of `startPostgresCluster`, and replays its write-ahead log. @param url A database of the primary. */
export async function startStandby(url: string): Promise<PostgresStandby> {
  const programs = await findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed");
  const folder = await mkdtemp(join(tmpdir(), "guildwire-standby-"));
  const owner = await unprivileged();
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, timeout: 60_000, env: { PATH: process.env["PATH"] ?? "" } };
  const data = join(folder, "data");
  const connection = `host=${new URL(url).searchParams.get("host")} user=postgres`;
  await run(
    join(programs, "pg_basebackup"),
    ["-d", connection, "-D", data, "-R", "-X", "stream", "-c", "fast"],
    options,
  );
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=120`;
  const control = (...args: readonly string[]) =>
    run(
      join(programs, "pg_ctl"),
      ["-D", data, "-o", settings, "-l", join(folder, "log"), "-w", "-m", "fast", ...args],
      options,
    );
  await control("start");
  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  return {
    url: urlOf,
    async run(statement) {
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    },
    async start() {
      await control("start");
    },
    async halt() {
      await control("stop");
    },
    async remove() {
      await control("stop").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
