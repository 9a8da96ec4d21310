import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresCluster, startPostgresCluster } from "./postgres-cluster.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for databases. */
    databases: string;
    /** Whether PostgreSQL is installed. */
    postgres: boolean;
  }
}

/**
 * What test files of the service share, for the time of one run: a PostgreSQL cluster, and a copy of an embedded database
 * whose tables are up to date, since making one takes seconds. Both are made when they are first asked for, so that runs
 * without such files pay nothing.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let snapshot: Promise<string> | undefined;
  let cluster: Promise<PostgresCluster> | undefined;
  let databases = 0;

  const answers: Record<string, () => Promise<string>> = {
    "/embedded": () => (snapshot ??= makeSnapshot()),
    "/postgres": async () => {
      cluster ??= startPostgresCluster();
      const name = `test_${++databases}`;
      const { url } = await cluster;
      // Not imported from the top: runs without such files must not need the service, nor what it stands on.
      const { default: pg } = await import("pg");
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return url(name);
    },
  };
  const server = createServer(async ({ url = "" }, response) => {
    // Test files ask rarely, and from busy threads: a connection that waits for them could close under their hands.
    response.setHeader("connection", "close");
    try {
      response.end((await answers[url]?.()) ?? "");
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("databases", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide("postgres", (await findPostgres()) !== undefined);

  return async () => {
    server.close();
    await (await cluster?.catch(() => undefined))?.stop();
    const file = await snapshot?.catch(() => undefined);
    if (file !== undefined) await rm(join(file, ".."), { recursive: true });
  };
}

async function makeSnapshot(): Promise<string> {
  const { openStore } = await import("@guildwire/service");
  const place = await mkdtemp(join(tmpdir(), "guildwire-embedded-"));
  const store = await openStore({ database: { kind: "embedded", folder: join(place, "database") } });
  const dump = await store.database.embedded?.dumpDataDir("none");
  await store.close();
  const file = join(place, "data.tar");
  await writeFile(file, new Uint8Array((await dump?.arrayBuffer()) ?? new ArrayBuffer(0)));
  return file;
}
