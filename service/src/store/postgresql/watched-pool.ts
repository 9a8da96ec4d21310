import pg from "pg";
import { readInTurns } from "./read-in-turns.js";
import { StuckPool } from "./stuck-pool.js";
import { type StatementLimit, watchedClient } from "./watched-client.js";

/** A pool whose connections have a time limit for statements. */
export interface WatchedPool {
  readonly pool: pg.Pool;
  /** Whether all connections have been in use for so long that they are not coming back. */
  readonly isStuck: () => boolean;
}

/**
 * If a connection falls silent, the idle ones that have not received anything since are closed as well: often, a
 * firewall or a failover has cut all of them, and each would cost one request the whole limit.
 */
export function createWatchedPool(config: pg.PoolConfig, limit: StatementLimit): WatchedPool {
  const { max = 10 } = config;
  /** The idle connections, and the `performance.now()` of their last use. */
  const idle = new Map<pg.PoolClient, number>();
  const use = new StuckPool(max, () => performance.now());
  const Client = watchedClient(limit, (sentAt) => {
    for (const [client, usedAt] of idle) if (usedAt < sentAt) client.connection.stream.destroy();
  });
  const pool = new pg.Pool({ ...config, Client, pipeline: true });
  pool.on("connect", (client) => readInTurns((client as pg.PoolClient).connection.stream));
  pool.on("acquire", (client) => {
    idle.delete(client);
    use.acquired(client);
  });
  pool.on("release", (_error, client) => {
    idle.set(client, performance.now());
    use.released(client);
  });
  pool.on("remove", (client) => {
    idle.delete(client as pg.PoolClient);
    use.released(client);
  });
  return { pool, isStuck: () => use.isStuck() };
}
