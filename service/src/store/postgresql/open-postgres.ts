import { Kysely } from "kysely";
import type pg from "pg";
import { SettingError } from "../../setting-error.js";
import type { Database, PostgresConfig } from "../database.js";
import type { Tables } from "../schema.js";
import { assertServerVersion, explainConnection } from "./connection-error.js";
import { overloaded } from "./connection-loss.js";
import { settleNumbering } from "./event-numbering.js";
import { NotificationBarrier } from "./notification-barrier.js";
import { openPersistentConnection, type PersistentConnection } from "./persistent-connection.js";
import { createPipelinedDialect, type PipelinedPool } from "./pipelined-dialect.js";
import { type ConnectionTraits, detectTraits } from "./pooler.js";
import { postgresStatements } from "./postgres-statements.js";
import { PostgresReplica, positionStatement, writesChannel } from "./replica.js";
import { SharedReads } from "./shared-reads.js";
import { StatementNames } from "./statement-names.js";
import { plannedForValues } from "./statements/index.js";
import { StatementLimit } from "./watched-client.js";
import { createWatchedPool } from "./watched-pool.js";
import { holdWorker } from "./worker-number.js";

/**
 * Connects to PostgreSQL. Throws an OperatorError that names `DATABASE_URL` or `DATABASE_DIRECT_URL` if it cannot, or
 * if a connection pooler needs the second one.
 */
export async function openPostgres(config: PostgresConfig): Promise<Database> {
  const { url, connections = 10, timeout = 10_000, statementTimeout = timeout } = config;
  const settings = connectionSettings(url, timeout);
  const limit = new StatementLimit(statementTimeout);
  const session = await openSession(config, timeout);
  const traits = await traitsOf(config, settings).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  const { pool, isStuck } = createPool({ ...settings, max: connections }, { traits, limit });
  const kysely = new Kysely<Tables>({ dialect: createPipelinedDialect(pool) });
  const reads = new SharedReads(pool);
  const replicas = await openReplicas(config, reads, session).catch(async (error: unknown) => {
    await kysely.destroy();
    await session.close();
    throw error;
  });
  return {
    kind: "postgres",
    kysely,
    reader: kysely,
    select: (text, values) => reads.run(text, values),
    ...(replicas !== undefined && { replica: replicas.replica }),
    statements: postgresStatements,
    listen: (channel, onMessage) => session.listen(channel, onMessage),
    settleEventNumbers: (restored) =>
      session.establish(async () => {
        if (await settleNumbering(kysely)) restored();
      }),
    holdWorker: (wanted, change) => holdWorker(session, wanted, change),
    allowLongStatements: (milliseconds, task) => limit.raise(milliseconds, task),
    needsRestart: () => (isStuck() ? "all connections are in use by units of work that do not end" : undefined),
    async close() {
      // The worker number is released last, when no more ids can be generated.
      await replicas?.kysely.destroy();
      await kysely.destroy();
      await session.close();
    },
  };
}

const pooledReplicas =
  "leads to a connection pooler in transaction mode, which may run each statement on another replica. Set it to a " +
  "replica, or to a load balancer for connections.";

/** The replicas of a configuration. They need not be available yet: the primary is read meanwhile. */
async function openReplicas(
  { readUrl, readStaleness = 1_000, connections = 10 }: PostgresConfig,
  primary: SharedReads,
  session: PersistentConnection,
): Promise<{ readonly replica: PostgresReplica; readonly kysely: Kysely<Tables> } | undefined> {
  if (readUrl === undefined) return undefined;
  const settings = connectionSettings(readUrl, replicaTimeout);
  const traits = await detectTraits(settings).catch(() => ({ isPooled: false, hasNamedStatements: false }));
  if (traits.isPooled) throw new SettingError("DATABASE_READ_URL", pooledReplicas);
  const { pool } = createPool({ ...settings, max: connections }, { traits, limit: new StatementLimit(replicaTimeout) });
  const kysely = new Kysely<Tables>({ dialect: createPipelinedDialect(pool) });
  const position = async (): Promise<string> => {
    const [row] = await primary.run<{ position: string }>(positionStatement, []);
    return row?.position ?? "";
  };
  const notifications = new NotificationBarrier(() => session.roundTrip());
  const barrier = () => notifications.pass();
  const replica = new PostgresReplica({ pool, kysely, position, barrier, staleness: readStaleness });
  await session.listen(writesChannel, (caller) => replica.onWrite(caller));
  return { kysely, replica };
}

const needsDirectUrl =
  "is not set, but DATABASE_URL leads to a connection pooler. Notifications and the lock of the instance's number need " +
  "a session of their own: set DATABASE_DIRECT_URL to the server itself, or to a pooler in session mode.";

async function traitsOf(
  { url, directUrl, timeout = 10_000 }: PostgresConfig,
  settings: pg.ClientConfig,
): Promise<ConnectionTraits> {
  const traits = await detectTraits(settings).catch((error: unknown) => {
    throw explainConnection(error, { setting: "DATABASE_URL", url, timeout });
  });
  if (traits.isPooled && directUrl === undefined) throw new SettingError("DATABASE_DIRECT_URL", needsDirectUrl);
  return traits;
}

function connectionSettings(url: string, timeout: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    // Detects the loss of the peer of an idle connection; the limit of statements detects it for the others.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** The connection for session state. Checks that the server is recent enough. */
async function openSession({ url, directUrl }: PostgresConfig, timeout: number): Promise<PersistentConnection> {
  const setting = directUrl === undefined ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  const direct = directUrl ?? url;
  const session = await openPersistentConnection(connectionSettings(direct, timeout), timeout).catch(
    (error: unknown) => {
      throw explainConnection(error, { setting, url: direct, timeout });
    },
  );
  try {
    await session.establish(async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      );
      assertServerVersion(Number(rows[0]?.version), direct);
    });
  } catch (error) {
    await session.close();
    throw error;
  }
  return session;
}

/** Milliseconds that connecting to a replica, and each statement on it, may take before the primary is read. */
const replicaTimeout = 1_000;

/** `connect` throws overloaded (503, code 130000) if no connection is available: no statement has run then. */
function createPool(
  config: pg.PoolConfig,
  { traits, limit }: { readonly traits: ConnectionTraits; readonly limit: StatementLimit },
): { readonly pool: PipelinedPool; readonly isStuck: () => boolean } {
  const { isPooled, hasNamedStatements } = traits;
  const { pool, isStuck } = createWatchedPool(config, limit);
  // An idle connection that breaks is replaced at the next use. An unhandled error event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // The same applies to a connection that breaks within a unit of work; the next statement fails.
    client.on("error", () => {});
  });
  /** The limit that the server knows, per connection. */
  const applied = new WeakMap<pg.PoolClient, number>();
  const pipelined: PipelinedPool = {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw overloaded(error);
      });
      // Not startup parameters, because poolers reject those. Behind a pooler, session settings are not kept.
      if (!isPooled && applied.get(client) !== limit.milliseconds) {
        applied.set(client, limit.milliseconds);
        const settings = limit.serverSettings.map((setting) => `set ${setting}`).join("; ");
        client.query(settings).catch(() => applied.delete(client));
      }
      return client;
    },
    end: () => pool.end(),
    names: hasNamedStatements ? new StatementNames(plannedForValues) : undefined,
    ...(isPooled && {
      transactionSettings: () => limit.serverSettings.map((setting) => `set local ${setting}`).join("; "),
    }),
  };
  return { pool: pipelined, isStuck };
}
