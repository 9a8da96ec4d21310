import { type LogOutputChannel, type WorkspaceFolder, workspace } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { findGuildwire } from "./project.js";

/** The language servers of the workspace: one for each folder that depends on guildwire. */
export class Servers {
  readonly #log: LogOutputChannel;
  readonly #clients = new Map<string, LanguageClient>();
  /** Starts and stops run one after another. */
  #queue: Promise<void> = Promise.resolve();

  constructor(log: LogOutputChannel) {
    this.#log = log;
  }

  /** Starts the servers of folders that have none, and stops those of folders that have left the workspace. */
  update(): Promise<void> {
    return this.#enqueue(async () => {
      const folders = new Map((workspace.workspaceFolders ?? []).map((folder) => [folder.uri.toString(), folder]));
      for (const [uri, client] of this.#clients) {
        if (!folders.has(uri)) await this.#stop(uri, client);
      }
      for (const [uri, folder] of folders) {
        if (!this.#clients.has(uri)) await this.#start(uri, folder);
      }
    });
  }

  restart(): Promise<void> {
    void this.stop();
    return this.update();
  }

  stop(): Promise<void> {
    return this.#enqueue(async () => {
      for (const [uri, client] of this.#clients) await this.#stop(uri, client);
    });
  }

  get isRunning(): boolean {
    return this.#clients.size > 0;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#log.error(error instanceof Error ? error : String(error));
    });
    return this.#queue;
  }

  async #start(uri: string, folder: WorkspaceFolder): Promise<void> {
    if (folder.uri.scheme !== "file") return;
    const found = findGuildwire(folder.uri.fsPath);
    if ("missing" in found) {
      this.#log.info(
        `${folder.name}: ${found.missing.join(" and ")} not found. Run: npm install --save-dev ${found.missing.join(" ")}`,
      );
      return;
    }
    this.#log.info(`${folder.name}: starting guildwire ${found.version} from ${found.program}`);
    const client = new LanguageClient(
      "guildwire",
      `guildwire (${folder.name})`,
      {
        command: nodeCommand(),
        args: [found.program, "lsp"],
        transport: TransportKind.stdio,
        options: { cwd: folder.uri.fsPath },
      },
      {
        documentSelector: ["yaml", "json", "jsonc"].map((language) => ({
          scheme: "file",
          language,
          pattern: { baseUri: uri, pattern: "**/*" },
        })),
        workspaceFolder: folder,
        outputChannel: this.#log,
        initializationOptions: {
          trusted: true,
          lensCommand: "guildwire.showReferences",
          revision: workspace.getConfiguration("guildwire", folder.uri).get<string>("revision", "HEAD"),
        },
      },
    );
    this.#clients.set(uri, client);
    try {
      await client.start();
    } catch (error) {
      this.#clients.delete(uri);
      throw error;
    }
  }

  async #stop(uri: string, client: LanguageClient): Promise<void> {
    this.#clients.delete(uri);
    await client.dispose();
  }
}

/** The Node.js of the setting `guildwire.node`. */
export function nodeCommand(): string {
  return workspace.getConfiguration("guildwire").get<string>("node", "node");
}
