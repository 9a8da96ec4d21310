import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, onTestFinished } from "vitest";
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const command = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");

/** A folder with files, which is removed after the test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), "lsp-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Starts the command, which ends with the test. */
export function startCommand(folder: string): ChildProcess {
  const program = spawnCommand(folder);
  onTestFinished(() => void program.kill("SIGKILL"));
  return program;
}

function spawnCommand(folder: string): ChildProcess {
  return spawn(process.execPath, [command, "lsp", "--stdio"], { cwd: folder });
}

/** A client of `guildwire lsp` for a folder. */
export class Client {
  readonly connection: ProtocolConnection;
  readonly program: ChildProcess;
  folder: string;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly logged: string[] = [];
  readonly registered: unknown[] = [];
  initialized: InitializeResult | undefined;
  readonly #versions = new Map<string, number>();
  readonly #texts = new Map<string, string>();
  #changed: (() => void) | undefined;
  #refreshes = 0;
  /** The URIs of the former folders. */
  readonly #left: string[] = [];

  constructor(folder: string, program: ChildProcess = startCommand(folder)) {
    this.folder = folder;
    this.program = program;
    const { stdout, stdin } = this.program;
    if (stdout === null || stdin === null) throw new Error("no pipes");
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => {
      // Those of a former folder may arrive late.
      if (!this.#left.some((folder) => params.uri.startsWith(folder))) this.published.push(params);
      this.#changed?.();
    });
    this.connection.onNotification("window/logMessage", ({ message }: { message: string }) => {
      this.logged.push(message);
      this.#changed?.();
    });
    this.connection.onRequest("client/registerCapability", (params: unknown) => {
      this.registered.push(params);
      return null;
    });
    this.connection.onRequest("workspace/codeLens/refresh", () => {
      this.#refreshes += 1;
      this.#changed?.();
      return null;
    });
    this.connection.listen();
  }

  async initialize(initializationOptions: object = {}): Promise<this> {
    const rootUri = this.uri("");
    this.initialized = await this.connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: "test" }],
      initializationOptions,
      capabilities: {
        workspace: {
          workspaceFolders: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
          workspaceEdit: { documentChanges: true, resourceOperations: ["create"] },
          codeLens: { refreshSupport: true },
        },
        textDocument: {
          synchronization: { dynamicRegistration: true },
          definition: { linkSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
        },
      },
    });
    await this.connection.sendNotification("initialized", {});
    return this;
  }

  /** Leaves the folder with its open files for another one, as an editor does when the user opens another project. */
  async moveTo(folder: string): Promise<this> {
    for (const name of [...this.#versions.keys()]) await this.close(name);
    const former = this.uri("");
    this.#left.push(former);
    this.folder = folder;
    this.published.length = 0;
    this.logged.length = 0;
    const event = { added: [{ uri: this.uri(""), name: "test" }], removed: [{ uri: former, name: "test" }] };
    await this.notify("workspace/didChangeWorkspaceFolders", { event });
    return this;
  }

  uri(name: string): string {
    return pathToFileURL(join(this.folder, name)).href;
  }

  async open(name: string, text: string): Promise<void> {
    this.#texts.set(name, text);
    this.#versions.set(name, 1);
    const languageId = name.endsWith(".ts") ? "typescript" : name.endsWith(".json") ? "json" : "yaml";
    await this.notify("textDocument/didOpen", {
      textDocument: { uri: this.uri(name), languageId, version: 1, text },
    });
  }

  /** Replaces the whole text, or a range of it. */
  async change(name: string, text: string, range?: { start: Position; end: Position }): Promise<void> {
    const version = (this.#versions.get(name) ?? 0) + 1;
    this.#versions.set(name, version);
    if (range === undefined) this.#texts.set(name, text);
    await this.notify("textDocument/didChange", {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [range === undefined ? { text } : { range, text }],
    });
  }

  async close(name: string): Promise<void> {
    this.#versions.delete(name);
    this.#texts.delete(name);
    await this.notify("textDocument/didClose", { textDocument: { uri: this.uri(name) } });
  }

  async notify(method: string, params: object): Promise<void> {
    await this.connection.sendNotification(method, params);
  }

  /** Sends a request at the mark `|` of a text, which was opened without it. */
  async at<Result>(method: string, name: string, marked: string, more: object = {}): Promise<Result> {
    const position = positionOfMark(marked);
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(name) }, position, ...more });
  }

  async request<Result>(method: string, params: object): Promise<Result> {
    return this.connection.sendRequest(method, params);
  }

  /** Waits until the latest diagnostics of a file satisfy a condition. */
  async diagnostics(
    name: string,
    isExpected: (diagnostics: readonly Diagnostic[], params: PublishDiagnosticsParams) => boolean = () => true,
  ): Promise<readonly Diagnostic[]> {
    const uri = this.uri(name);
    for (;;) {
      const latest = this.published.findLast((params) => params.uri === uri);
      if (latest !== undefined && isExpected(latest.diagnostics, latest)) return latest.diagnostics;
      await this.change$();
    }
  }

  /** Waits until what the server has sent satisfies a condition. */
  async until(isExpected: () => boolean): Promise<void> {
    while (!isExpected()) await this.change$();
  }

  /** Waits for a message in the log. */
  async log(part: string): Promise<string> {
    for (;;) {
      const found = this.logged.find((message) => message.includes(part));
      if (found !== undefined) return found;
      await this.change$();
    }
  }

  /** Waits until the server asks to request code lenses again. */
  async refresh(): Promise<void> {
    const before = this.#refreshes;
    while (this.#refreshes === before) await this.change$();
  }

  /** Shuts the server down, and returns its exit code. */
  async stop(): Promise<number | null> {
    const closed = once(this.program, "close");
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    const [code] = (await closed) as [number | null];
    return code;
  }

  private change$(): Promise<void> {
    return new Promise((done) => {
      this.#changed = done;
    });
  }
}

export async function clientFor(files: Readonly<Record<string, string>>, options: object = {}): Promise<Client> {
  return new Client(folderWith(files)).initialize(options);
}

/**
 * The client of one server for all tests of a file, which moves it to the folder of each: a process, and the threads that it
 * starts, take a second. The server must end without an error.
 */
export function oneServer(): (folder: string) => Promise<Client> {
  let client: Client | undefined;
  afterAll(async () => {
    if (client !== undefined) expect(await client.stop()).toBe(0);
  });
  return async (folder) => {
    if (client !== undefined) return client.moveTo(folder);
    client = new Client(folder, spawnCommand(tmpdir()));
    return client.initialize();
  };
}

/** The text without its mark `|`. */
export function unmarked(marked: string): string {
  return marked.replace("|", "");
}

export function positionOfMark(marked: string): Position {
  const lines = marked.slice(0, marked.indexOf("|")).split("\n");
  return { line: lines.length - 1, character: (lines.at(-1) ?? "").length };
}

/** Applies text edits to a text. */
export function applied(
  text: string,
  edits: readonly { readonly range: { start: Position; end: Position }; readonly newText: string }[],
): string {
  const lines = text.split("\n");
  const starts = lines.map((_, index) => lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0));
  const offsetOf = ({ line, character }: Position): number => (starts[line] ?? text.length) + character;
  return edits
    .map(({ range, newText }) => ({ start: offsetOf(range.start), end: offsetOf(range.end), newText }))
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text);
}
