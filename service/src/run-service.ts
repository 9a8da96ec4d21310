import type { Config } from "./config.js";
import { controlTokenFile, ensureControlToken } from "./control-token.js";
import { type FolderLock, findServing, type Purpose, takeFolder, type WaitOptions } from "./folder-lock.js";
import type { Log } from "./log.js";
import { type RunningService, startService } from "./service.js";
import { explainFolder } from "./setting-error.js";
import type { DatabaseConfig } from "./store/database.js";
import { assertCurrentFormat, databaseFileOf, inMemory } from "./store/sqlite/data-folder.js";

/**
 * Starts the service as configured. With the embedded database, it first locks the data folder.
 *
 * Throws a FolderLockedError if another process holds the folder, a WorkerTakenError if another instance has the
 * number, and a SettingError for a setting with which the service cannot work.
 */
export async function runService(
  config: Config,
  log: Log,
  purpose: Purpose = "serve",
  wait: WaitOptions = {},
): Promise<RunningService> {
  const lock = await takeDataFolder(config, purpose, wait);
  try {
    const controlToken = await controlTokenOf(config, lock, log);
    const service = await startService({
      database: databaseOf(config),
      worker: config.instance,
      port: config.port,
      host: config.host,
      publicUrl: config.publicUrl,
      corsOrigins: config.corsOrigins,
      deliveries: config.privateEndpoints ? { allowPrivate: true, allowHttp: true } : undefined,
      rateLimits: config.rateLimits,
      rateLimitStore: config.rateLimitStore,
      trustedProxies: config.trustedProxies,
      eventsKept: config.eventsKept,
      tracing: config.tracing,
      shutdownTimeout: config.shutdownTimeout,
      log,
      ...(controlToken !== undefined && { controlToken }),
      ...(config.serviceSecret !== undefined && { secret: Buffer.from(config.serviceSecret) }),
    });
    lock?.publishUrl(service.url);
    return {
      ...service,
      async close() {
        await service.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw config.databaseUrl === undefined ? explainFolder(error, config.dataDir) : error;
  }
}

/**
 * Locks the folder of the embedded database; does nothing for data elsewhere. Throws a SettingError if the folder
 * cannot be used.
 */
export async function takeDataFolder(
  config: Config,
  purpose: Purpose,
  wait: WaitOptions = {},
): Promise<FolderLock | undefined> {
  if (!isInFolder(config)) return undefined;
  try {
    if (purpose !== "export" && purpose !== "import") assertCurrentFormat(config.dataDir);
    return await takeFolder(config.dataDir, purpose, wait);
  } catch (error) {
    throw explainFolder(error, config.dataDir);
  }
}

/** The URL of the process that serves the embedded database of a configuration; undefined if there is none. */
export async function findService(config: Config, wait: WaitOptions): Promise<string | undefined> {
  if (!isInFolder(config)) return undefined;
  try {
    return await findServing(config.dataDir, wait);
  } catch (error) {
    throw explainFolder(error, config.dataDir);
  }
}

/** Whether the data is in a folder, which only one process can hold. */
export function isInFolder({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === undefined && dataDir !== inMemory;
}

/** The database of a configuration. */
export function databaseOf(config: Config): DatabaseConfig {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined)
    return { kind: "embedded", ...(dataDir !== inMemory && { file: databaseFileOf(dataDir) }) };
  const { databaseDirectUrl: directUrl, databaseConnections: connections, databaseTimeout: timeout } = config;
  const { databaseReadUrl: readUrl, databaseReadStaleness: readStaleness } = config;
  return { kind: "postgres", url: databaseUrl, directUrl, readUrl, readStaleness, connections, timeout };
}

async function controlTokenOf(
  { controlToken, dataDir }: Config,
  lock: FolderLock | undefined,
  log: Log,
): Promise<string | undefined> {
  if (controlToken !== undefined) return controlToken;
  if (lock === undefined) {
    log.info("the control interface is off, because CONTROL_TOKEN is not set");
    return undefined;
  }
  const token = await ensureControlToken(dataDir);
  log.info({ file: controlTokenFile(dataDir) }, "the admin token of the control interface is stored in a file");
  return token;
}
