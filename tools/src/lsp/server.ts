import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { bounds } from "./bounds.js";
import { completionAt } from "./completion.js";
import { isFolder, pathOfUri } from "./locations.js";
import { Session, type SessionOptions } from "./session.js";
import type { SpecFile } from "./spec-files.js";

/** What the command knows before a client connects. */
export interface ServerOptions {
  readonly version: string;
  /** Folder of the workspace if the client names none. */
  readonly cwd: string;
  readonly codesUrl: string | undefined;
}

/** Responds to the requests of an editor over a connection. */
export class LanguageServer {
  readonly #connection: Connection;
  readonly #options: ServerOptions;
  readonly #documents = new TextDocuments(TextDocument);
  #session: Session | undefined;
  #mayWatch = false;

  constructor(connection: Connection, options: ServerOptions) {
    this.#connection = connection;
    this.#options = options;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#watch());
    connection.onShutdown(() => this.stop());
    connection.onDidChangeWatchedFiles(() => this.#session?.scheduleCheck());
    this.#documents.onDidOpen(({ document }) => this.#update(document));
    this.#documents.onDidChangeContent(({ document }) => this.#update(document));
    this.#documents.onDidClose(({ document }) => this.#close(document));
    this.#documents.listen(connection);
    this.#addFeatures();
  }

  async stop(): Promise<void> {
    await this.#session?.stop();
  }

  #initialize(params: InitializeParams): InitializeResult {
    const named = params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : undefined);
    const folders = named?.flatMap((uri) => pathOfUri(uri) ?? []) ?? [this.#options.cwd];
    const given = (params.initializationOptions ?? {}) as { readonly trusted?: unknown; readonly codesUrl?: unknown };
    const options: SessionOptions = {
      folders: folders.filter(isFolder),
      isTrusted: given.trusted !== false,
      codesUrl: typeof given.codesUrl === "string" ? given.codesUrl : this.#options.codesUrl,
    };
    this.#session = new Session(this.#connection, options);
    this.#mayWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: "guildwire", version: this.#options.version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
        completionProvider: { triggerCharacters: ['"', "'", "/", "#", " ", ":", "-"] },
      },
    };
  }

  #watch(): void {
    this.#session?.scheduleCheck();
    if (!this.#mayWatch) return;
    const watchers = [{ globPattern: "**/*.{yaml,yml,json,jsonc}" }, { globPattern: "**/guildwire.config.*" }];
    void this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  #update(document: TextDocument): void {
    const path = pathOfUri(document.uri);
    if (path === undefined || this.#session === undefined) return;
    const { length } = document.getText();
    if (length > bounds.documentLength) {
      this.#session.log(`${path} has ${length} characters; above ${bounds.documentLength}, there are only diagnostics`);
    }
    this.#session.files.setOpen(path, document);
    this.#session.scheduleCheck();
  }

  #close(document: TextDocument): void {
    const path = pathOfUri(document.uri);
    if (path === undefined) return;
    this.#session?.files.close(path);
    this.#session?.scheduleCheck();
  }

  #addFeatures(): void {
    this.#connection.onCompletion((params) =>
      this.#inFile(params, (session, file) => completionAt(session, file, params.position)),
    );
  }

  /** Runs a feature for a file of a specification; null for other files. */
  #inFile<Result>(
    { textDocument }: Pick<TextDocumentPositionParams, "textDocument">,
    run: (session: Session, file: SpecFile) => Result | undefined,
  ): Result | null {
    const session = this.#session;
    const path = pathOfUri(textDocument.uri);
    if (session === undefined || path === undefined || !session.files.isSpecification(path)) return null;
    const file = session.files.file(path);
    return file === undefined ? null : (run(session, file) ?? null);
  }
}
