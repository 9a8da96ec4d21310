import type { Worker } from "node:worker_threads";
import { mayHaveCode, readWorkspace } from "@guildwire/generator/editing";
import type { CancellationToken } from "vscode-languageserver/node";
import { startQuietWorker } from "./quiet-worker.js";
import type { CodeRenameRequest, CodeRenames } from "./rename-messages.js";

/** How long programs are searched for one rename, in milliseconds. */
const searchLimit = 60_000;

/** How long the thread waits for the next rename, in milliseconds: it takes a second to load TypeScript. */
const idleLimit = 60_000;

/**
 * Searches what renames change in programs and handlers, in a thread, one rename at a time. The thread is started for the
 * first rename, and ends when no other one follows.
 */
export class CodeSearch {
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  /** Ends the search in progress. */
  #end: ((result: CodeRenames) => void) | undefined;

  /** Returns the edits; or why there are none. */
  async find(request: CodeRenameRequest, cancellation: CancellationToken): Promise<CodeRenames> {
    const folders = await foldersWithCode(request);
    if (folders.length === 0 || cancellation.isCancellationRequested) return { files: [] };
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...request, folders });
    const timer = setTimeout(() => this.stop(`the search took more than ${searchLimit / 1000} s`), searchLimit);
    const cancelling = cancellation.onCancellationRequested(() => this.stop("the request was cancelled"));
    const found = await new Promise<CodeRenames>((resolve) => {
      this.#end = resolve;
    });
    clearTimeout(timer);
    cancelling.dispose();
    return found;
  }

  /** Ends the thread. */
  stop(reason: string): void {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#end?.({ reason });
  }

  #start(): Worker {
    const worker = startQuietWorker(new URL("./rename-worker.js", import.meta.url));
    worker.on("message", (message: CodeRenames) => {
      this.#idleTimer = setTimeout(() => this.stop("no rename follows"), idleLimit).unref();
      this.#end?.(message);
    });
    const fail = (reason: string): void => {
      if (worker === this.#worker) this.stop(reason);
    };
    worker.on("error", (error) => fail(error.message));
    worker.on("exit", () => fail("the search ended"));
    worker.unref();
    return worker;
  }
}

/** The folders with documents that may have programs or handlers. */
async function foldersWithCode({ folders, open }: CodeRenameRequest): Promise<readonly string[]> {
  const unsaved = new Map(open);
  const found = new Set<string>();
  for (const folder of folders) {
    // Programs are not searched in workspaces that are not trusted.
    const { documents } = await readWorkspace(folder, { isTrusted: true, unsaved });
    for (const { settings } of documents)
      if (!found.has(folder) && (await mayHaveCode(folder, settings))) found.add(folder);
  }
  return [...found];
}
