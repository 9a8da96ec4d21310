import { type ExecFileException, execFile } from "node:child_process";
import { access, chown, constants, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A private PostgreSQL cluster that listens on a socket only. */
export interface PostgresCluster {
  /** Returns the URL of a database. */
  url(database: string): string;
  /** Ends all connections, like a fast restart. */
  restart(): Promise<void>;
  /** Ends all server processes without a checkpoint, as a crash does, and starts the server, which recovers. */
  crash(): Promise<void>;
  /** Stops all server processes without ending them or their connections. `resume` continues them. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian's folder for servers, one subfolder per version; none is on the PATH. */
const debian = "/usr/lib/postgresql";

/** Returns the folder of the server's programs; undefined if PostgreSQL is not installed. */
export async function findPostgres(): Promise<string | undefined> {
  // Both may exist without a server, and then name a folder without its programs.
  const named = await run("pg_config", ["--bindir"])
    .then(({ stdout }) => [stdout.trim()])
    .catch(() => []);
  const onPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, "bin"));
  for (const folder of [...named, ...onPath, ...newestFirst]) {
    const programs = ["initdb", "pg_ctl", "postgres"].map((name) => access(join(folder, name), constants.X_OK));
    if ((await Promise.allSettled(programs)).every(({ status }) => status === "fulfilled")) return folder;
  }
  return undefined;
}

/**
 * Starts a cluster from the programs that `findPostgres` finds; throws without any.
 *
 * @param fsync Whether commits are flushed to disk. Default: false, since test data is temporary.
 * @param preload A library that the server loads when it starts. Default: none.
 */
export async function startPostgresCluster({ fsync = false, preload = "" } = {}): Promise<PostgresCluster> {
  const programs = await findPostgres();
  if (programs === undefined) throw new Error("PostgreSQL is not installed");
  const bin = (name: string) => join(programs, name);
  const folder = await mkdtemp(join(tmpdir(), "guildwire-postgres-"));
  const owner = await unprivileged();
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, timeout: 60_000, env: { PATH: process.env["PATH"] ?? "" } };
  const data = join(folder, "data");
  const common = `-k ${folder} -c listen_addresses= -c fsync=${fsync ? "on" : "off"} -c max_connections=120`;
  const settings = preload === "" ? common : `${common} -c shared_preload_libraries=${preload}`;
  const control = (...args: readonly string[]) =>
    run(bin("pg_ctl"), ["-D", data, "-o", settings, "-l", join(folder, "log"), "-w", ...args], options);
  try {
    await run(bin("initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"], options);
    await control("start");
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start: ${(error as ExecFileException).stderr}`, { cause: error });
  }
  /** The main process first. */
  const processes = async (): Promise<number[]> => {
    const [main = ""] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    const { stdout } = await run("ps", ["-o", "pid=", "--ppid", main]);
    return [main, ...stdout.trim().split(/\s+/)].map(Number);
  };
  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async restart() {
      await control("-m", "fast", "restart");
    },
    async crash() {
      await control("-m", "immediate", "stop");
      await control("start");
    },
    async pause() {
      // Twice, because the main process may have started another one meanwhile.
      for (let time = 0; time < 2; time += 1) for (const pid of await processes()) process.kill(pid, "SIGSTOP");
    },
    async resume() {
      for (const pid of await processes()) process.kill(pid, "SIGCONT");
    },
    async stop() {
      await control("-m", "immediate", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns an unprivileged user if necessary: PostgreSQL refuses to run as root. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (kind: string) => Number((await run("id", [kind, "nobody"])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}
