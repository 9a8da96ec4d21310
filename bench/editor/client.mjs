// A client of the language server that records how long each response takes.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import {
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const program = join(import.meta.dirname, "../../generator/bin/guildwire.js");

/**
 * @param {string} folder The workspace.
 * @returns {Promise<Client>}
 */
export async function startClient(folder) {
  const child = spawn(process.execPath, [program, "lsp"], { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const client = new Client(connection, child.pid);
  connection.listen();
  const uri = pathToFileURL(folder).href;
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: "workspace" }],
    capabilities: {
      textDocument: {
        publishDiagnostics: { versionSupport: true, relatedInformation: true },
        completion: { completionItem: { snippetSupport: false } },
        hover: { contentFormat: ["markdown"] },
        rename: { prepareSupport: true },
      },
      workspace: { workspaceEdit: { documentChanges: true } },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return client;
}

/** One connection with one open document. */
class Client {
  #connection;
  #pid;
  #uri = "";
  #version = 0;
  #lines = [];
  /** Resolves the wait for the diagnostics of a version. */
  #waiting;

  constructor(connection, pid) {
    this.#connection = connection;
    this.#pid = pid;
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
      if (uri === this.#uri && version === this.#version) this.#waiting?.(diagnostics);
    });
  }

  /** Opens a file. Returns the milliseconds until its diagnostics arrived. */
  async open(path, languageId) {
    const text = readFileSync(path, "utf8");
    this.#uri = pathToFileURL(path).href;
    this.#lines = text.split("\n");
    this.#version = 1;
    const arrived = this.#nextDiagnostics();
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: this.#uri, languageId, version: 1, text },
    });
    return (await arrived).milliseconds;
  }

  /** Replaces a part of a line. Resolves with the milliseconds until its diagnostics, and with these. */
  change(line, start, end, text) {
    const old = this.#lines[line];
    this.#lines[line] = old.slice(0, start) + text + old.slice(end);
    this.#version += 1;
    const arrived = this.#nextDiagnostics();
    const range = { start: { line, character: start }, end: { line, character: end } };
    void this.#connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.#uri, version: this.#version },
      contentChanges: [{ range, text }],
    });
    return arrived;
  }

  completion(line, character) {
    return this.#time(CompletionRequest.type, { position: { line, character } });
  }

  hover(line, character) {
    return this.#time(HoverRequest.type, { position: { line, character } });
  }

  rename(line, character, newName) {
    return this.#time(RenameRequest.type, { position: { line, character }, newName });
  }

  get lines() {
    return this.#lines;
  }

  /** Resident memory of the server, in MB. */
  memory() {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.#pid}/status`, "utf8"));
    return Number(kilobytes) / 1024;
  }

  /** Processor time of all threads of the server, also of those that have ended, in milliseconds. */
  processorTime() {
    const fields = readFileSync(`/proc/${this.#pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Processor time of the thread that responds to requests, in milliseconds. */
  #responderTime() {
    return Number(readFileSync(`/proc/${this.#pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  }

  async close() {
    await this.#connection.sendRequest(ShutdownRequest.type);
    await this.#connection.sendNotification(ExitNotification.type);
    this.#connection.dispose();
  }

  async #time(type, parameters) {
    const processor = this.#responderTime();
    const start = performance.now();
    const result = await this.#connection.sendRequest(type, { textDocument: { uri: this.#uri }, ...parameters });
    return { milliseconds: performance.now() - start, processor: this.#responderTime() - processor, result };
  }

  #nextDiagnostics() {
    const start = performance.now();
    return new Promise((resolve) => {
      this.#waiting = (diagnostics) => {
        this.#waiting = undefined;
        resolve({ milliseconds: performance.now() - start, diagnostics });
      };
    });
  }
}
