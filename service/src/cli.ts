import { randomBytes } from "node:crypto";
import { Command, CommanderError } from "commander";
import { type CliEnvironment, inStage, noProgress } from "./cli-environment.js";
import { type Config, ConfigError, describeConfig, readConfig } from "./config.js";
import { ensureControlToken } from "./control-token.js";
import { backUpData, checkData, exportData, importData } from "./data-commands.js";
import { FolderLockedError, type Holder } from "./folder-lock.js";
import { createLog } from "./log.js";
import { databaseOf, findService, runService, takeDataFolder } from "./run-service.js";
import { type DemoWorld, describeWorld, exportWorld, seed } from "./seed.js";
import type { RunningService } from "./service.js";
import { OperatorError, SettingError } from "./setting-error.js";
import { WorkerTakenError } from "./store/postgresql/worker-number.js";
import { inMemory } from "./store/sqlite/data-folder.js";
import { openStore } from "./store/store.js";
import { seedCredentials } from "./testing/start-test-server.js";

/** Exit codes: 0 success; 1 the service or command failed; 2 wrong usage or invalid configuration. */
export type ExitCode = 0 | 1 | 2;

/**
 * Runs the program `guildwire-service`.
 *
 * @param args Arguments after the program's name.
 */
export async function runCli(args: readonly string[], environment: CliEnvironment): Promise<ExitCode> {
  // Without a command, options are those of `serve`. A word is always a command, so that typos get a suggestion.
  const [name = "--"] = args;
  const program = createProgram(environment, name.startsWith("-"));
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof ConfigError) {
      environment.err(`${error.message}\nguildwire-service --help lists the variables.\n`);
      return 2;
    }
    environment.err(`${messageOf(error)}\n`);
    return 1;
  }
}

function createProgram(environment: CliEnvironment, servesByDefault: boolean): Command {
  const program = new Command("guildwire-service")
    .description("Serves the interface at /api/v8, its events, the control interface and the reference.")
    .exitOverride()
    .configureOutput({ writeOut: environment.out, writeErr: environment.err })
    .showHelpAfterError("(guildwire-service --help shows the commands and examples)")
    .addHelpText("after", `\nEnvironment variables (default):\n${describeConfig()}\n\n${examples}\n${commandNotes}`);
  program
    .command("serve", { isDefault: servesByDefault })
    .description("serve until the process is stopped")
    .option("--ephemeral", "keep all data in memory, on a free port, with a demo guild; print URL and tokens as JSON")
    .addHelpText(
      "after",
      `\nExamples:\n  guildwire-service serve\n  PORT=9000 guildwire-service serve\n  guildwire-service serve --ephemeral\n`,
    )
    .action(({ ephemeral = false }: { ephemeral?: boolean }) =>
      ephemeral ? serveEphemeral(ephemeralOf(environment)) : serve(environment),
    );
  program
    .command("migrate")
    .description("bring the tables of the database up to date and exit; serve also does this")
    .addHelpText(
      "after",
      `\nExamples:\n  guildwire-service migrate\n  DATABASE_URL=postgres://me:secret@db/guilds guildwire-service migrate\n`,
    )
    .action(() => migrateDatabase(environment));
  program
    .command("seed")
    .description("create a demo guild and print its ids and tokens as shell variables; before or while it is served")
    .addHelpText("after", `\nExamples:\n  guildwire-service seed\n  eval "$(guildwire-service seed)"\n`)
    .action(() => seedDatabase(environment));
  addDataCommands(program, environment);
  return program;
}

function addDataCommands(program: Command, environment: CliEnvironment): void {
  program
    .command("export")
    .description("write all data to a new file, as JSON Lines; also from a data folder of version 0.1")
    .addHelpText(
      "after",
      `\nExamples:\n  guildwire-service export world.jsonl\n  guildwire-service export - | gzip > world.jsonl.gz\n`,
    )
    .argument("<file>", "a path, or - for standard output")
    .action((file: string) => exportData(file, environment));
  program
    .command("import")
    .description("fill an empty database from an export; stop the service first")
    .addHelpText(
      "after",
      `\nExamples:\n  guildwire-service import world.jsonl\n  DATABASE_URL=postgres://me:secret@db/guilds guildwire-service import world.jsonl\n`,
    )
    .argument("<file>", "a path, or - for standard input")
    .action((file: string) => importData(file, environment));
  program
    .command("backup")
    .description("copy the embedded database to a new file, also while it is served")
    .addHelpText("after", `\nExamples:\n  guildwire-service backup data.backup\n`)
    .argument("<file>", "a path")
    .action((file: string) => backUpData(file, environment));
  program
    .command("check")
    .description("check the embedded database for damage, also while it is served")
    .addHelpText("after", `\nExamples:\n  guildwire-service check\n`)
    .action(() => checkData(environment));
}

/** The settings of an ephemeral service. Explicit settings are kept, except for the database. */
function ephemeralOf(environment: CliEnvironment): CliEnvironment {
  const defaults = {
    PORT: "0",
    LOG_LEVEL: "silent",
    CONTROL_TOKEN: randomBytes(32).toString("base64url"),
    // Endpoints in tests are on this machine.
    PRIVATE_ENDPOINTS: "on",
  };
  const env = { ...defaults, ...withoutUndefined(environment.env), DATA_DIR: inMemory, DATABASE_URL: undefined };
  return { ...environment, env };
}

function withoutUndefined(env: CliEnvironment["env"]): CliEnvironment["env"] {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
}

/** Serves from memory. The first line of standard output is a JSON object with the credentials that clients need. */
async function serveEphemeral({ env, out, untilStopped }: CliEnvironment): Promise<void> {
  const config = readConfig(env);
  const service = await runService(config, createLog(config.logLevel));
  try {
    out(`${JSON.stringify(await seedCredentials(service.url, config.controlToken ?? ""))}\n`);
    await untilStopped();
  } finally {
    await service.close();
  }
}

const examples = `Examples:
  guildwire-service                            serve on http://127.0.0.1:8080, data in ./data
  PORT=9000 DATA_DIR=/var/lib/guildwire guildwire-service
  DATABASE_URL=postgres://me:secret@db/guilds guildwire-service
  guildwire-service --ephemeral                for tests: in memory, on a free port
  guildwire-service seed                       a demo guild, and shell variables to use it
  guildwire-service backup data.backup         while it is served
`;

const commandNotes = `Exit codes: 0 success; 1 the service could not start, or the command failed; 2 wrong usage, an invalid setting, or a
Node version that is too old.
`;

async function serve({ env, out, untilStopped, progress = noProgress }: CliEnvironment): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const onWait = (holder: Holder | undefined): void =>
    log.info({ pid: holder?.pid, purpose: holder?.purpose }, "waiting for another process to release the data folder");
  const service = await inStage({ progress }, "Preparing the database", () =>
    runService(config, log, "serve", { onWait }),
  );
  progress.note(`Listening on ${service.url} (documentation at ${service.url}/docs)`);
  if (config.logLevel === "silent") out(`guildwire-service listens on ${service.url}\n`);
  log.info({ url: service.url, store: config.databaseUrl === undefined ? "embedded" : "postgres" }, "listening");
  await untilStopped();
  log.info("stopping");
  await service.close();
  log.info("stopped");
}

async function migrateDatabase(environment: CliEnvironment): Promise<void> {
  const { env, out, err } = environment;
  const config = readConfig(env);
  const lock = await takeDataFolder(config, "migrate", { onWait: reportWaiting("migrate", err) });
  try {
    const store = await inStage(environment, "Preparing the database", () =>
      openStore({ database: databaseOf(config) }),
    );
    await store.close();
  } finally {
    await lock?.release();
  }
  out("The tables are up to date.\n");
}

/**
 * Creates the demo guild through the process that serves the data folder; waits for that process if it is starting. If
 * there is none, this process serves the folder meanwhile. On PostgreSQL it starts a temporary instance.
 *
 * Only the variables go to standard output, so that a shell can evaluate it.
 */
async function seedDatabase(environment: CliEnvironment): Promise<void> {
  const { env, err } = environment;
  const config = readConfig(env);
  const wait = { onWait: reportWaiting("seed", err) };
  const running = await findService(config, wait);
  if (running !== undefined) return seedThrough(running, config, environment);
  const own = randomBytes(32).toString("base64url");
  const seeding = { ...config, port: 0, instance: undefined, controlToken: own, rateLimits: undefined };
  let service: RunningService;
  try {
    service = await inStage(environment, "Preparing the database", () =>
      runService(seeding, createLog("silent"), "seed", wait),
    );
  } catch (error) {
    // Another process started the service in the meantime.
    if (error instanceof FolderLockedError && error.holder?.url !== undefined)
      return seedThrough(error.holder.url, config, environment);
    throw error;
  }
  let world: DemoWorld;
  try {
    world = await inStage(environment, seedingTitle, () => seed(service.url, own));
  } finally {
    await service.close();
  }
  const later = config.publicUrl ?? `http://127.0.0.1:${config.port}`;
  environment.out(exportWorld(later, { ...world, webhookUrl: world.webhookUrl.replace(service.url, later) }));
  err(`${describeWorld(later, world)}Start the service first: npm start, or guildwire-service.\n`);
}

const seedingTitle = "Creating the demo guild";

async function seedThrough(url: string, config: Config, environment: CliEnvironment): Promise<void> {
  const { out, err } = environment;
  const token = config.controlToken ?? (await ensureControlToken(config.dataDir));
  const world = await inStage(environment, seedingTitle, () => seed(url, token)).catch((error: unknown) => {
    if ((error as { readonly status?: unknown }).status !== 401) throw error;
    throw new SettingError(
      "CONTROL_TOKEN",
      `the service at ${url} refuses the admin token (401). Set it to the value that the service was started with.`,
    );
  });
  out(exportWorld(url, world));
  err(describeWorld(url, world));
}

/** Returns a function that reports the process that a command waits for. */
function reportWaiting(command: string, err: CliEnvironment["err"]): (holder: Holder | undefined) => void {
  return (holder) => {
    const who = holder === undefined ? "another process" : `process ${holder.pid}`;
    const what = holder?.purpose === undefined ? "which is starting the service" : `which runs ${holder.purpose}`;
    err(`Waiting to ${command}: ${who}, ${what}, holds the data folder.\n`);
  };
}

/** System and database errors are clear from their message. The stack is useful only for unexpected errors. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "guildwire-service failed";
  const { code } = error as NodeJS.ErrnoException;
  if ([OperatorError, FolderLockedError, WorkerTakenError].some((known) => error instanceof known))
    return error.message;
  const message = error.message || "guildwire-service failed";
  // System error messages begin with the error code.
  if (code !== undefined) return message.includes(code) ? message : `${message} (${code})`;
  return error.stack ?? error.message;
}
