import { randomBytes } from "node:crypto";
import { Command, CommanderError } from "commander";
import { ConfigError, describeConfig, readConfig } from "./config.js";
import { ensureControlToken } from "./control-token.js";
import { backUpData, checkData, exportData, importData } from "./data-commands.js";
import { FolderLockedError, findHolder, lockFolder } from "./folder-lock.js";
import { createLog } from "./log.js";
import { databaseOf, isInFolder, runService } from "./run-service.js";
import { describeWorld, seed } from "./seed.js";
import { OperatorError } from "./store/operator-error.js";
import { inMemory } from "./store/sqlite/data-folder.js";
import { openStore } from "./store/store.js";
import { WorkerTakenError } from "./store/worker-number.js";

/** What the program has to do with its surroundings. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Resolves when the program is asked to end. */
  readonly untilStopped: () => Promise<void>;
}

/** Exit codes: everything went well; the service could not do its work; usage or configuration. */
export type ExitCode = 0 | 1 | 2;

/**
 * The program `guildwire-service`.
 *
 * @param args Arguments behind the program's name.
 */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { env, out, err } = surroundings;
  const program = new Command("guildwire-service")
    .description("Serves the interface, /api/v8, and beside it its events, its control interface and its reference.")
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .addHelpText("after", `\nEnvironment variables (default):\n${describeConfig()}\n\n${notes}`);
  program
    .command("serve", { isDefault: true })
    .description("serve until the process is asked to end")
    .option("--ephemeral", "keep all data in memory, like DATA_DIR=:memory:")
    .action(({ ephemeral = false }: { ephemeral?: boolean }) =>
      serve(
        ephemeral ? { ...surroundings, env: { ...env, DATA_DIR: inMemory, DATABASE_URL: undefined } } : surroundings,
      ),
    );
  program
    .command("migrate")
    .description("bring the tables of the database up to date, and end; serving does so, too")
    .action(() => migrateDatabase(surroundings));
  program
    .command("seed")
    .description("fill a demo world, and print its tokens and three commands to try; before or while it is served")
    .action(() => seedDatabase(surroundings));
  program
    .command("export")
    .description("write all data to a new file, as JSON Lines; also from a data folder of version 0.1")
    .argument("<file>", "a path, or - for standard output")
    .action((file: string) => exportData(file, surroundings));
  program
    .command("import")
    .description("fill an empty database from the file of an export; stop the service first")
    .argument("<file>", "a path, or - for standard input")
    .action((file: string) => importData(file, surroundings));
  program
    .command("backup")
    .description("copy the embedded database to a new file, also while it is served")
    .argument("<file>", "a path")
    .action((file: string) => backUpData(file, surroundings));
  program
    .command("check")
    .description("look for damage in the embedded database, also while it is served")
    .action(() => checkData(surroundings));
  try {
    // Else it would be told of an argument too many for `serve`, which nobody has typed.
    const [name = "--"] = args;
    if (!name.startsWith("-") && name !== "help" && !program.commands.some((command) => command.name() === name))
      program.error(`error: there is no command ${name}; guildwire-service --help lists them`);
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof ConfigError) {
      err(`${error.message}\nguildwire-service --help lists the variables.\n`);
      return 2;
    }
    err(`${messageOf(error, env)}\n`);
    return 1;
  }
}

const notes = `Exit codes: 0 fine, 1 the service could not start, 2 usage or configuration.
`;

async function serve({ env, out, untilStopped }: Surroundings): Promise<void> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const service = await runService(config, log);
  if (config.logLevel === "silent") out(`guildwire-service listens on ${service.url}\n`);
  log.info({ url: service.url, store: config.databaseUrl === undefined ? "embedded" : "postgres" }, "listening");
  await untilStopped();
  log.info("stopping");
  await service.close();
  log.info("stopped");
}

async function migrateDatabase({ env, out }: Surroundings): Promise<void> {
  const config = readConfig(env);
  const lock = isInFolder(config) ? await lockFolder(config.dataDir) : undefined;
  try {
    const store = await openStore({ database: databaseOf(config) });
    await store.close();
  } finally {
    await lock?.release();
  }
  out("The tables are up to date.\n");
}

/**
 * Fills a demo world: in the process that has the data folder, if there is one, else in this one, which then ends. On
 * PostgreSQL it starts an instance of its own for that time.
 */
async function seedDatabase({ env, out }: Surroundings): Promise<void> {
  const config = readConfig(env);
  const running = isInFolder(config) ? await findHolder(config.dataDir) : undefined;
  if (running?.url !== undefined) {
    const token = config.controlToken ?? (await ensureControlToken(config.dataDir));
    out(describeWorld(running.url, await seed(running.url, token)));
    return;
  }
  const own = randomBytes(32).toString("base64url");
  const quiet = createLog("silent");
  const service = await runService(
    { ...config, port: 0, instance: undefined, controlToken: own, rateLimits: undefined },
    quiet,
  );
  try {
    const world = await seed(service.url, own);
    const later = config.publicUrl ?? `http://localhost:${config.port}`;
    const text = describeWorld(service.url, world).replaceAll(service.url, later);
    out(`${text}Start the service first: guildwire-service\n`);
  } finally {
    await service.close();
  }
}

/** Errors of the system and of the database say enough by their message; a stack helps only where nobody foresaw them. */
function messageOf(error: unknown, env: Surroundings["env"]): string {
  if (!(error instanceof Error)) return "guildwire-service failed";
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError || error instanceof FolderLockedError || error instanceof WorkerTakenError)
    return error.message;
  if (code === "EADDRINUSE") return `port ${env["PORT"] ?? 8080} is in use; set PORT to another one`;
  const message = error.message || "guildwire-service failed";
  // Errors of the system begin with their code.
  if (code !== undefined) return message.includes(code) ? message : `${message} (${code})`;
  return error.stack ?? error.message;
}
