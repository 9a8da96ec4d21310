import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresCluster, startPostgresCluster } from "./postgres-cluster.js";
import type { StoreName } from "./stores.js";

type SkippedStores = { readonly [store in StoreName]?: string };

declare module "vitest" {
  interface ProvidedContext {
    /** Where test files ask for databases. */
    databases: string;
    /** The stores that this run leaves out, each with the reason. */
    skippedStores: SkippedStores;
  }
}

/**
 * Starts the PostgreSQL cluster that the test files of the service share during a run. It starts with the first request for
 * a database, so that runs without such files do not pay for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  let databases = 0;

  const answers: Record<string, () => Promise<string>> = {
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
  project.provide("skippedStores", await skippedStores(process.env["TEST_STORES"] ?? "all"));

  return async () => {
    server.close();
    await (await cluster?.catch(() => undefined))?.stop();
  };
}

/** @param chosen `sqlite`, `postgres` or `all`. */
async function skippedStores(chosen: string): Promise<SkippedStores> {
  if (!["sqlite", "postgres", "all"].includes(chosen))
    throw new Error(`TEST_STORES is ${chosen}: sqlite, postgres or all`);
  const notChosen = `skipped: TEST_STORES is ${chosen}`;
  const notInstalled = "skipped: PostgreSQL is not installed (no initdb on the PATH)";
  const postgres = chosen === "sqlite" ? notChosen : (await findPostgres()) === undefined ? notInstalled : undefined;
  return {
    ...(chosen === "postgres" && { "the embedded database": notChosen }),
    ...(postgres !== undefined && { PostgreSQL: postgres }),
  };
}
