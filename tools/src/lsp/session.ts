import { dirname } from "node:path";
import { type DocumentNames, findConfigs, type SchemaDeclaration } from "@guildwire/generator/editing";
import type { Connection } from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import type { CheckMessage, LocatedDiagnostic } from "./check-messages.js";
import { CheckThread } from "./check-thread.js";
import { DiagnosticsPublisher } from "./diagnostics.js";
import { SpecFiles } from "./spec-files.js";

/** How a session begins. */
export interface SessionOptions {
  /** Absolute paths of the folders of the workspace, without links. */
  readonly folders: readonly string[];
  /** Whether code of the workspace may run. */
  readonly isTrusted: boolean;
  /** Where the page of the codes is. */
  readonly codesUrl: string | undefined;
}

/** How long to wait for further changes before a check, in milliseconds. */
const checkDelay = 120;

/** The state that all features share: files, the results of the last check, and when the next one runs. */
export class Session {
  readonly files: SpecFiles = new SpecFiles();
  readonly options: SessionOptions;
  readonly #connection: Connection;
  readonly #thread: CheckThread;
  readonly #publisher: DiagnosticsPublisher;
  /** The names of all files by path. */
  names: ReadonlyMap<string, DocumentNames> = new Map();
  declarations: readonly SchemaDeclaration[] = [];
  #id = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #logged = new Set<string>();

  constructor(connection: Connection, options: SessionOptions) {
    this.#connection = connection;
    this.options = options;
    this.#publisher = new DiagnosticsPublisher(connection, this.files, options.codesUrl);
    this.#thread = new CheckThread(
      (message) => this.#receive(message),
      (message) => this.log(message),
    );
  }

  /** Diagnostics of the last check of a file. */
  diagnosticsOf(path: string): readonly LocatedDiagnostic[] {
    return this.#publisher.of(path);
  }

  /** Writes each message once. */
  log(message: string): void {
    if (this.#logged.has(message) || this.#logged.size >= bounds.results) return;
    this.#logged.add(message);
    this.#connection.console.warn(message);
  }

  /** Checks soon. Until then, results of earlier checks are dropped. */
  scheduleCheck(): void {
    this.#id += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), checkDelay);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#thread.stop();
  }

  #check(): void {
    const open = [...this.files.open];
    if (open.length > bounds.openDocuments)
      this.log(`${open.length} files are open; ${bounds.openDocuments} are checked`);
    const checked = open.slice(0, bounds.openDocuments);
    this.#thread.request({
      id: this.#id,
      folders: this.#configuredFolders(),
      open: checked.map(([path, document]) => [path, document.getText()]),
      roots: checked.flatMap(([path]) => (this.files.isRoot(path) ? [path] : [])),
      isTrusted: this.options.isTrusted,
    });
  }

  /** The folders of the workspace, and those between them and open files that have a configuration. */
  #configuredFolders(): readonly string[] {
    const { folders } = this.options;
    const found = new Set(folders);
    for (const path of this.files.open.keys()) {
      const folder = folders.find((above) => path.startsWith(`${above}/`) || path.startsWith(`${above}\\`));
      for (let at = dirname(path); folder !== undefined && at.length > folder.length; at = dirname(at)) {
        if (findConfigs(at).length === 0) continue;
        found.add(at);
        break;
      }
    }
    return [...found];
  }

  #receive(message: CheckMessage): void {
    if (message.id !== this.#id) return;
    if (message.kind === "failed") {
      this.#connection.console.error(`the check failed: ${message.message}`);
      this.#publisher.publish([]);
    } else if (message.kind === "checked") {
      for (const note of message.notes) this.log(note);
      this.files.setKnown(message.files, message.roots);
      for (const path of this.#publisher.publish(message.diagnostics)) {
        this.log(`${path} has more than ${bounds.diagnostics} diagnostics; the others are omitted`);
      }
    } else {
      this.names = new Map(message.names);
      this.declarations = message.declarations;
    }
  }
}
