import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, realpath, unlink } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A data folder that this process holds until it releases it or exits, even abnormally. */
export interface FolderLock {
  /** Publishes the URL at which this process serves, to processes that query the holder. */
  publishUrl(url: string): void;
  release(): Promise<void>;
}

/** The purpose for which a process holds a folder; all but `serve` are temporary. */
export type Purpose = "serve" | (typeof temporaryPurposes)[number];

const temporaryPurposes = ["seed", "migrate", "export", "import"] as const;

/** The process that holds a folder. */
export interface Holder {
  readonly pid: number;
  /** Default: `serve`. */
  readonly purpose?: Purpose;
  /** The URL at which it serves; undefined while it starts. */
  readonly url?: string;
}

/** The folder belongs to another process. */
export class FolderLockedError extends Error {
  override readonly name = "FolderLockedError";
  readonly holder: Holder | undefined;

  constructor(folder: string, holder: Holder | undefined) {
    const who = holder === undefined ? "another process" : `process ${holder.pid}`;
    const where = holder?.url === undefined ? "" : `, which serves it at ${holder.url}`;
    super(
      `DATA_DIR: the folder ${folder} is in use by ${who}${where}. Stop that process, or set DATA_DIR to another folder. ` +
        "(Several processes share their data on PostgreSQL, with DATABASE_URL.)",
    );
    this.holder = holder;
  }
}

/**
 * Locks a folder for this process. An embedded database supports one process: two would silently see different data.
 *
 * A process holds a folder as long as it listens on a socket in it. The operating system closes the socket when the
 * process ends, even if killed, so no stale lock remains and no reused process id is mistaken for a holder. Each
 * process creates a socket with a unique name and then looks for others. Of two that start at once, at least one sees
 * the other; if both do, both give up, so that never both continue.
 *
 * Throws a FolderLockedError if another process holds the folder.
 */
export async function lockFolder(folder: string, purpose: Purpose = "serve"): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const location = await socketLocationOf(await realpath(folder));
  const self = { pid: process.pid, ...(purpose !== "serve" && { purpose }) };
  let holder: Holder = self;
  const identify = (socket: Socket): void => {
    socket.on("error", () => socket.destroy());
    socket.end(`${JSON.stringify(holder)}\n`);
  };
  const own = location.newName();
  const server = await listen(own, identify);
  const release = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  try {
    for (const other of await location.list()) {
      if (other === own) continue;
      const found = await queryHolder(other);
      if (found === undefined) await unlink(other).catch(() => undefined);
      else throw new FolderLockedError(folder, found.holder);
    }
  } catch (error) {
    await release();
    throw error;
  }
  // The lock alone does not keep the process alive.
  server.unref();
  return {
    publishUrl: (url) => {
      holder = { ...self, url };
    },
    release,
  };
}

export interface WaitOptions {
  /** Maximum wait in milliseconds. Default: two minutes. */
  readonly timeout?: number;
  /** Called once, with the process that the wait is for. */
  readonly onWait?: (holder: Holder | undefined) => void;
}

/** Milliseconds between two attempts; a random delay is added. */
const pollInterval = 100;

/**
 * Locks a folder like `lockFolder`, and waits for processes that hold it temporarily: those that start, seed or
 * migrate.
 *
 * Throws a FolderLockedError if another process serves the folder, or if the wait takes too long.
 */
export async function takeFolder(folder: string, purpose: Purpose, wait: WaitOptions = {}): Promise<FolderLock> {
  return retrying(wait, async () => {
    try {
      return { done: await lockFolder(folder, purpose) };
    } catch (error) {
      if (!(error instanceof FolderLockedError) || isServing(error.holder)) throw error;
      return { holder: error.holder, error };
    }
  });
}

/**
 * The URL of the process that serves a folder; waits for one that is starting. Undefined if no process holds the
 * folder.
 *
 * Throws a FolderLockedError if the wait takes too long.
 */
export async function findServing(folder: string, wait: WaitOptions = {}): Promise<string | undefined> {
  return retrying(wait, async () => {
    const found = await findHolder(folder);
    if (found === undefined) return { done: undefined };
    if (isServing(found.holder)) return { done: found.holder?.url };
    return { holder: found.holder, error: new FolderLockedError(folder, found.holder) };
  });
}

function isServing(holder: Holder | undefined): boolean {
  return holder?.url !== undefined && (holder.purpose ?? "serve") === "serve";
}

type Attempt<Result> =
  | { readonly done: Result }
  | { readonly holder: Holder | undefined; readonly error: FolderLockedError };

async function retrying<Result>(
  { timeout = 120_000, onWait = () => {} }: WaitOptions,
  attempt: () => Promise<Attempt<Result>>,
): Promise<Result> {
  const end = performance.now() + timeout;
  for (let tries = 1; ; tries += 1) {
    const found = await attempt();
    if ("done" in found) return found.done;
    if (performance.now() > end) throw found.error;
    // Two processes that start at once resolve the conflict within the first attempts.
    if (tries === 3) onWait(found.holder);
    await sleep(pollInterval + Math.random() * pollInterval);
  }
}

/** The holder of a folder; undefined if there is none. Changes nothing. */
async function findHolder(folder: string): Promise<{ readonly holder: Holder | undefined } | undefined> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return undefined;
  const location = await socketLocationOf(real);
  for (const socketPath of await location.list()) {
    const found = await queryHolder(socketPath);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface SocketLocation {
  newName(): string;
  list(): Promise<string[]>;
}

/** Maximum length of a socket path that every operating system accepts, in bytes. */
const maxSocketPathLength = 100;
const extension = ".lock";

/**
 * The folder for the sockets: the data folder, or, if its path is too long for a socket, the folder for temporary
 * files.
 */
async function socketLocationOf(folder: string): Promise<SocketLocation> {
  const random = (): string => `${randomBytes(6).toString("hex")}${extension}`;
  if (process.platform === "win32") {
    // Windows pipes have a namespace of their own, and also end with their process.
    const prefix = `guildwire-${hashOf(folder)}-`;
    const pipes = "\\\\.\\pipe\\";
    return {
      newName: () => `${pipes}${prefix}${random()}`,
      list: async () => (await readdir(pipes)).filter((name) => name.startsWith(prefix)).map((name) => pipes + name),
    };
  }
  const isShort = Buffer.byteLength(join(folder, random())) <= maxSocketPathLength;
  const sockets = isShort ? folder : join(tmpdir(), `guildwire-${hashOf(folder)}`);
  if (!isShort) await mkdir(sockets, { recursive: true });
  return {
    newName: () => join(sockets, random()),
    list: async () =>
      (await readdir(sockets)).filter((name) => name.endsWith(extension)).map((name) => join(sockets, name)),
  };
}

function hashOf(folder: string): string {
  return createHash("sha256").update(folder).digest("hex").slice(0, 16);
}

function listen(socketPath: string, identify: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(identify);
    server.once("error", reject);
    server.listen(socketPath, () => {
      server.off("error", reject);
      server.on("error", () => {});
      resolve(server);
    });
  });
}

/** Milliseconds within which a listening process must identify itself. It counts as the holder even if it does not. */
const responseTimeout = 2_000;

/** Queries the process that listens on a socket. Undefined if none does. */
function queryHolder(socketPath: string): Promise<{ readonly holder: Holder | undefined } | undefined> {
  return new Promise((resolve) => {
    let text = "";
    let isThere = false;
    const socket = connect(socketPath);
    socket.setTimeout(responseTimeout, () => socket.destroy());
    socket.once("connect", () => {
      isThere = true;
    });
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.on("error", ({ code }: NodeJS.ErrnoException) => {
      // No other error proves that no process is there.
      if (code !== "ECONNREFUSED" && code !== "ENOENT") isThere = true;
    });
    socket.once("close", () => resolve(isThere ? { holder: parseHolder(text) } : undefined));
  });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, url, purpose } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== "number") return undefined;
    return {
      pid,
      ...(temporaryPurposes.some((known) => known === purpose) && { purpose }),
      ...(typeof url === "string" && { url }),
    };
  } catch {
    return undefined;
  }
}
