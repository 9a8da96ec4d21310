import {
  CodeActionKind,
  CodeLensRefreshRequest,
  type Connection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  type Location,
  type LocationLink,
  type Position,
  type Range,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
  type WorkspaceFolder,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { bounds } from "./bounds.js";
import { codeLenses } from "./code-lenses.js";
import { completionAt } from "./completion.js";
import { hoverAt } from "./hover.js";
import { isFolder, pathOfUri } from "./locations.js";
import { definitionAt, referencesAt } from "./navigation.js";
import { documentLinks, foldingRanges } from "./outline.js";
import { quickFixes } from "./quick-fixes.js";
import { prepareRename, renameAt } from "./rename.js";
import { Session, type SessionOptions } from "./session.js";
import type { SpecFile } from "./spec-files.js";
import { documentSymbols, workspaceSymbols } from "./symbols.js";

/** Languages of programs that use the bindings. */
const codeLanguages: readonly string[] = ["typescript", "typescriptreact", "javascript", "javascriptreact"];

/** What the command knows before a client connects. */
export interface ServerOptions {
  readonly version: string;
  /** Folder of the workspace if the client names none. */
  readonly cwd: string;
  readonly codesUrl: string | undefined;
}

/** What a client may pass; values of other types count as absent. */
interface InitializationOptions {
  readonly trusted?: unknown;
  readonly codesUrl?: unknown;
  readonly revision?: unknown;
  readonly lensCommand?: unknown;
}

/** What the requests about a document have in common. */
type DocumentParams = Pick<TextDocumentPositionParams, "textDocument"> & {
  readonly position?: Position;
  readonly range?: Range;
  readonly context?: unknown;
};

/** A part of the parameters that a request needs. */
type Needed = "position" | "range";

/** The messages of clients are not checked before. */
function checkParams({ textDocument, position, range }: DocumentParams, needed?: Needed): void {
  const positions = [
    ...(position !== undefined || needed === "position" ? [position] : []),
    ...(range !== undefined || needed === "range" ? [range?.start, range?.end] : []),
  ];
  const areNumbers = positions.every((one) => isIndex(one?.line) && isIndex(one?.character));
  expectValid(typeof textDocument?.uri === "string" && areNumbers, "the document or the position");
}

function expectValid(isValid: boolean, what: string): void {
  if (!isValid) throw new ResponseError(ErrorCodes.InvalidParams, `${what} is missing or malformed`);
}

function isIndex(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** Responds to the requests of an editor over a connection. */
export class LanguageServer {
  readonly #connection: Connection;
  readonly #options: ServerOptions;
  readonly #documents = new TextDocuments(TextDocument);
  /** The paths of the open documents by URI. */
  readonly #paths = new Map<string, string>();
  #session: Session | undefined;
  #isStopped = false;
  #mayWatch = false;
  #mayFollow = false;
  #hasFolders = false;
  #lensCommand: string | undefined;
  #refreshesLenses = false;
  #takesLinks = false;
  #takesVersions = false;
  #createsFiles = false;

  constructor(connection: Connection, options: ServerOptions) {
    this.#connection = connection;
    this.#options = options;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#watch());
    connection.onShutdown(() => this.stop());
    connection.onDidChangeWatchedFiles(() => this.#followFiles());
    this.#documents.onDidOpen(({ document }) => this.#update(document));
    this.#documents.onDidChangeContent(({ document }) => this.#update(document));
    this.#documents.onDidClose(({ document }) => this.#close(document));
    this.#documents.listen(connection);
    this.#addFeatures();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#session?.stop();
  }

  #initialize(params: InitializeParams): InitializeResult {
    if (this.#session !== undefined) throw new ResponseError(ErrorCodes.InvalidRequest, "already initialized");
    // Older clients send less, and some send null.
    const capabilities = params?.capabilities ?? {};
    const named =
      params.workspaceFolders?.map((folder) => folder?.uri) ?? (params.rootUri ? [params.rootUri] : undefined);
    const folders = named?.flatMap((uri) => pathOfUri(uri) ?? []) ?? [this.#options.cwd];
    const given = (params.initializationOptions ?? {}) as InitializationOptions;
    const options: SessionOptions = {
      folders: folders.filter(isFolder),
      isTrusted: given.trusted !== false,
      codesUrl: typeof given.codesUrl === "string" ? given.codesUrl : this.#options.codesUrl,
      revision: typeof given.revision === "string" && given.revision !== "" ? given.revision : "HEAD",
      onFacts: () => this.#refreshLenses(),
    };
    this.#lensCommand = typeof given.lensCommand === "string" ? given.lensCommand : undefined;
    this.#refreshesLenses = capabilities.workspace?.codeLens?.refreshSupport === true;
    this.#session = new Session(this.#connection, options);
    this.#mayWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.#hasFolders = capabilities.workspace?.workspaceFolders === true;
    this.#mayFollow = capabilities.textDocument?.synchronization?.dynamicRegistration === true;
    this.#takesVersions = capabilities.workspace?.workspaceEdit?.documentChanges === true;
    const operations = capabilities.workspace?.workspaceEdit?.resourceOperations ?? [];
    this.#createsFiles = this.#takesVersions && operations.includes("create");
    this.#takesLinks = capabilities.textDocument?.definition?.linkSupport === true;
    return {
      serverInfo: { name: "guildwire", version: this.#options.version },
      capabilities: {
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
        definitionProvider: true,
        referencesProvider: true,
        documentSymbolProvider: true,
        workspaceSymbolProvider: true,
        foldingRangeProvider: true,
        documentLinkProvider: {},
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        codeLensProvider: {},
        renameProvider: { prepareProvider: true },
        completionProvider: { triggerCharacters: ['"', "'", "/", "#", " ", ":", "-"] },
      },
    };
  }

  #watch(): void {
    this.#session?.scheduleCheck();
    this.#followCode();
    if (this.#hasFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.#changeFolders(added, removed),
      );
    }
    if (!this.#mayWatch) return;
    const watchers = [{ globPattern: "**/*.{yaml,yml,json,jsonc}" }, { globPattern: "**/guildwire.config.*" }];
    this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(this.#logRefusal);
  }

  #changeFolders(added: readonly WorkspaceFolder[], removed: readonly WorkspaceFolder[]): void {
    const session = this.#session;
    if (session === undefined) return;
    const paths = (folders: readonly WorkspaceFolder[]): string[] => folders.flatMap(({ uri }) => pathOfUri(uri) ?? []);
    const left = new Set(paths(removed));
    session.folders = [
      ...new Set([...session.folders.filter((path) => !left.has(path)), ...paths(added).filter(isFolder)]),
    ];
    session.scheduleCheck();
  }

  /** Asks for the texts of open files of code, which renames edit. */
  #followCode(): void {
    if (!this.#mayFollow || this.#session?.options.isTrusted !== true) return;
    const documentSelector = codeLanguages.map((language) => ({ scheme: "file", language }));
    const register = (type: { readonly method: string }, options: object): Promise<unknown> =>
      this.#connection.client.register(type as never, { documentSelector, ...options } as never);
    Promise.all([
      register(DidOpenTextDocumentNotification.type, {}),
      register(DidChangeTextDocumentNotification.type, { syncKind: TextDocumentSyncKind.Incremental }),
      register(DidCloseTextDocumentNotification.type, {}),
    ]).catch(this.#logRefusal);
  }

  #update(document: TextDocument): void {
    const path = pathOfUri(document.uri);
    if (path === undefined || this.#session === undefined) return;
    const former = this.#paths.get(document.uri);
    this.#paths.set(document.uri, path);
    if (former !== undefined && former !== path) this.#leave(former);
    if (codeLanguages.includes(document.languageId)) {
      this.#session.files.code.set(path, document);
      return;
    }
    if (document.getText().length > bounds.documentLength) {
      // Without the length, which each change of the text changes: a message is logged once.
      this.#session.log(`${path}: above ${bounds.documentLength} characters, there are only diagnostics`);
    }
    this.#session.files.setOpen(path, document);
    this.#session.scheduleCheck();
  }

  #close(document: TextDocument): void {
    const path = this.#paths.get(document.uri);
    this.#paths.delete(document.uri);
    if (path !== undefined) this.#leave(path);
  }

  /** Ends the use of an open text as that of a file. */
  #leave(path: string): void {
    if (this.#session?.files.code.delete(path)) return;
    this.#session?.files.close(path);
    // The file may be open by a link as well.
    const other = this.#documents.all().find(({ uri }) => this.#paths.get(uri) === path);
    if (other !== undefined) this.#session?.files.setOpen(path, other);
    this.#session?.scheduleCheck();
  }

  /** A file may have become a link to another one, or the reverse, while it is open. */
  #followFiles(): void {
    for (const document of this.#documents.all())
      if (this.#paths.get(document.uri) !== pathOfUri(document.uri)) this.#update(document);
    this.#session?.scheduleCheck();
  }

  #refreshLenses(): void {
    if (this.#refreshesLenses) this.#connection.sendRequest(CodeLensRefreshRequest.type).catch(this.#logRefusal);
  }

  /** A client may refuse what it said that it supports. */
  readonly #logRefusal = (error: Error): void => this.#session?.log(error.message);

  #addFeatures(): void {
    this.#connection.onCodeLens((params) =>
      this.#inFile(params, ({ files, facts, options }, file) =>
        codeLenses(files, file, facts, { command: this.#lensCommand, revision: options.revision }),
      ),
    );
    this.#connection.onCompletion((params) =>
      this.#inFile(params, (session, file) => completionAt(session, file, params.position), "position"),
    );
    this.#connection.onHover((params) =>
      this.#inFile(params, (session, file) => hoverAt(session, file, params.position), "position"),
    );
    this.#connection.onCodeAction((params) => {
      const { diagnostics = [], only } = params.context ?? {};
      const context = only === undefined ? { diagnostics } : { diagnostics, only };
      expectValid(Array.isArray(diagnostics) && Array.isArray(only ?? []), "the context");
      const support = { hasVersions: this.#takesVersions, mayCreate: this.#createsFiles };
      return this.#inFile(
        params,
        (session, file) => quickFixes(session, file, { range: params.range, context }, support),
        "range",
      );
    });
    this.#connection.onDefinition((params) =>
      this.#inFile(
        params,
        ({ files }, file) => this.#asLocations(definitionAt(files, file, params.position)),
        "position",
      ),
    );
    this.#connection.onReferences((params) => {
      const includesDeclaration = params.context?.includeDeclaration === true;
      return this.#inFile(
        params,
        ({ files, facts }, file) => referencesAt(files, file, params.position, { facts, includesDeclaration }),
        "position",
      );
    });
    this.#connection.onPrepareRename((params) =>
      this.#inFile(params, ({ files }, file) => prepareRename(files, file, params.position), "position"),
    );
    this.#connection.onRenameRequest((params, cancellation) => {
      expectValid(typeof params.newName === "string", "the new name");
      const rename = async (session: Session, file: SpecFile) => {
        const edits = renameAt(session.files, file, params.position, params.newName);
        for (const place of edits.left)
          session.log(`${place}: the rename leaves this name, since the target of the action is a query`);
        await session.addCodeRenames(edits, cancellation);
        return edits.toWorkspaceEdit(this.#takesVersions);
      };
      return this.#inFile(params, rename, "position");
    });
    this.#connection.onDocumentSymbol((params) => this.#inFile(params, (_, file) => documentSymbols(file)));
    this.#connection.onWorkspaceSymbol(({ query }) => {
      const { files } = this.#runningSession();
      expectValid(typeof query === "string", "the query");
      return workspaceSymbols(files, query);
    });
    this.#connection.onFoldingRanges((params) => this.#inFile(params, (_, file) => foldingRanges(file)));
    this.#connection.onDocumentLinks((params) => this.#inFile(params, ({ files }, file) => documentLinks(files, file)));
  }

  /** Older clients take locations without the range of the name. */
  #asLocations(links: LocationLink[] | undefined): LocationLink[] | Location[] | undefined {
    if (this.#takesLinks) return links;
    return links?.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
  }

  /** Runs a feature for a file of a specification; null for other files. */
  #inFile<Result>(
    params: DocumentParams,
    run: (session: Session, file: SpecFile) => Result | undefined,
    needed?: Needed,
  ): Result | null {
    const { textDocument } = params;
    const session = this.#runningSession();
    checkParams(params, needed);
    const path = this.#paths.get(textDocument.uri) ?? pathOfUri(textDocument.uri);
    if (path === undefined || !session.files.isSpecification(path)) return null;
    const file = session.files.file(path);
    return file === undefined ? null : (run(session, file) ?? null);
  }

  /** The session between `initialize` and `shutdown`. */
  #runningSession(): Session {
    if (this.#isStopped) throw new ResponseError(ErrorCodes.InvalidRequest, "the server has been shut down");
    if (this.#session === undefined) throw new ResponseError(ErrorCodes.ServerNotInitialized, "not initialized yet");
    return this.#session;
  }
}
