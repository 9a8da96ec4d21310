import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresCluster, startPostgresCluster } from "./postgres-cluster.js";
import type { StoreName } from "./stores.js";

type SkippedStores = { readonly [store in StoreName]?: string };

declare module "vitest" {
  interface ProvidedContext {
    /** URL at which test files request databases. */
    databases: string;
    /** Stores omitted from this run, with the reasons. */
    skippedStores: SkippedStores;
  }
}

/**
 * Starts the PostgreSQL cluster that the service's test files share during a run. It starts on the first request for a
 * database, so that other runs do not pay for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  let databases = 0;

  const responses: Record<string, () => Promise<string>> = {
    "/postgres": async () => {
      cluster ??= startPostgresCluster();
      const name = `test_${++databases}`;
      const { url } = await cluster;
      // Imported lazily: runs without such files must not require the service or its dependencies.
      const { default: pg } = await import("pg");
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return url(name);
    },
  };
  const server = createServer(async ({ url = "" }, response) => {
    // Requests are rare and come from busy threads: a kept-alive connection could close before it is used.
    response.setHeader("connection", "close");
    try {
      response.end((await responses[url]?.()) ?? "");
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
