import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** Serves the feed in a separate process. */
export interface FeedProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** The next line that it prints. Lines wait until they are read. */
  readonly nextLine: () => Promise<string>;
}

export interface FeedOptions {
  /** The folder of the generated package. */
  readonly folder: string;
  /** Default: one from the operating system. */
  readonly port?: number;
  /** Items of each stream. */
  readonly count: number;
  /** A file that the page at `/` runs. */
  readonly script?: string;
  /** Whether events stop in the middle, unless a client resumes them. */
  readonly isHeld?: boolean;
}

/** Starts the server; it ends with the test. */
export async function startFeed({ folder, port = 0, count, script = "", isHeld }: FeedOptions): Promise<FeedProcess> {
  const file = join(import.meta.dirname, "feed-server.mjs");
  const child = spawn(process.execPath, [file, folder, String(port), String(count), script, isHeld ? "held" : ""], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await lines.next()).value);
  return { port: Number(await nextLine()), child, nextLine };
}

/** Kills the server, and starts another one on its port. */
export async function restart({ child, port }: FeedProcess, options: FeedOptions): Promise<FeedProcess> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  return startFeed({ ...options, port });
}
