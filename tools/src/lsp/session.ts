import { dirname } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { type DocumentNames, findConfigs, type SchemaDeclaration, type SpecPlace } from "@guildwire/generator/editing";
import {
  type CancellationToken,
  CancellationTokenSource,
  type Connection,
  LSPErrorCodes,
  ResponseError,
} from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import type {
  CheckFailure,
  CheckMessage,
  CheckRequest,
  CheckThreadData,
  DetailsRequest,
  Example,
  ExampleRequest,
  LocatedDiagnostic,
  ThirdPartyDocument,
} from "./check-messages.js";
import { CodeSearch } from "./code-renames.js";
import { DiagnosticsPublisher } from "./diagnostics.js";
import type { Facts, FactsRequest } from "./facts-messages.js";
import { KnownFacts } from "./known-facts.js";
import { LatestThread } from "./latest-thread.js";
import type { SpecEdits } from "./spec-edits.js";
import { SpecFiles } from "./spec-files.js";
import { linksOf } from "./spec-links.js";

/** How a session begins. */
export interface SessionOptions {
  /** Absolute paths of the folders of the workspace, without links. */
  readonly folders: readonly string[];
  /** Whether code of the workspace may run. */
  readonly isTrusted: boolean;
  /** Where the page of the codes is. */
  readonly codesUrl: string | undefined;
  /** The revision with which documents are compared. */
  readonly revision: string;
  /** Called when there are other facts about the programs of the workspace. */
  readonly onFacts: () => void;
}

/**
 * How long to wait for further changes before a check, in milliseconds: a fourth of what the last one took, within these
 * limits. A check of an earlier text costs a part of one. A change after a pause of this length waits the least.
 */
const checkDelays = { least: 15, most: 120 };

/** How long to wait for further changes before the details of a check are updated, in milliseconds. */
const detailsDelay = 300;

/** How long a hover waits for an example, in milliseconds. */
const exampleLimit = 50;

/** How long to wait for further changes after a check before programs are searched, in milliseconds. */
const factsDelay = 1000;

/** The state that all features share: files, the results of the last check, and when the next one runs. */
export class Session {
  readonly files: SpecFiles = new SpecFiles();
  readonly options: SessionOptions;
  /** Absolute paths of the folders of the workspace, without links. */
  folders: readonly string[];
  readonly #connection: Connection;
  readonly #thread: LatestThread<CheckRequest | DetailsRequest, CheckMessage>;
  readonly #factsThread: LatestThread<FactsRequest, Facts>;
  readonly #publisher: DiagnosticsPublisher;
  /** The names of all files by path. */
  names: ReadonlyMap<string, DocumentNames> = new Map();
  declarations: readonly SchemaDeclaration[] = [];
  thirdParty: readonly ThirdPartyDocument[] = [];
  /** What programs and the history of the documents say about their nodes. */
  facts: KnownFacts = new KnownFacts([]);
  /** Those of the last check, by place. */
  #examples = new Map<string, Example>();
  readonly #codeSearch = new CodeSearch();
  /** Cancels the search of code for the latest rename. */
  #searching: CancellationTokenSource | undefined;
  /** The number of the latest text, which the thread of checks reads. */
  readonly #latestId = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #timer: NodeJS.Timeout | undefined;
  #checkDelay = checkDelays.most;
  #prepareTimer: NodeJS.Timeout | undefined;
  /** When the text changed last. Clients open files directly after they have started the server. */
  #lastChange = performance.now();
  #checkStart = 0;
  /** Whether the last check is that of the latest text. */
  #isChecked = false;
  #hasDetails = false;
  #detailsTimer: NodeJS.Timeout | undefined;
  #factsTimer: NodeJS.Timeout | undefined;
  readonly #logged = new Set<string>();

  constructor(connection: Connection, options: SessionOptions) {
    this.#connection = connection;
    this.options = options;
    this.folders = options.folders;
    this.#publisher = new DiagnosticsPublisher(connection, this.files, options.codesUrl);
    const log = (message: string): void => this.log(message);
    const shared: CheckThreadData = { latestId: this.#latestId };
    this.#thread = new LatestThread({
      module: new URL("./check-worker.js", import.meta.url),
      data: shared,
      name: "check",
      receive: (message) => this.#receive(message),
      log,
    });
    this.#factsThread = new LatestThread({
      module: new URL("./facts-worker.js", import.meta.url),
      name: "search of programs",
      receive: (message) => this.#receiveFacts(message),
      log,
    });
  }

  /** Diagnostics of the last check of a file. */
  diagnosticsOf(path: string): readonly LocatedDiagnostic[] {
    return this.#publisher.of(path);
  }

  /**
   * Returns an example of the schema whose name begins at a place, derived from the schema; undefined if there is none, if it
   * takes long, or if the text has not been checked: the place may be another one in the text of the last check.
   */
  async exampleAt(place: SpecPlace): Promise<string | undefined> {
    if (!this.#isChecked) return undefined;
    const key = JSON.stringify(place);
    const known = this.#examples.get(key);
    if (known !== undefined) return known.text;
    const { port1, port2 } = new MessageChannel();
    const request: ExampleRequest = { kind: "example", place, port: port2 };
    if (!this.#thread.post(request, [port2])) return undefined;
    const examples = this.#examples;
    return new Promise((resolve) => {
      const end = (example?: Example): void => {
        clearTimeout(timer);
        resolve(example?.text);
      };
      const timer = setTimeout(() => end(), exampleLimit);
      // A late one is for the next hover.
      port1.once("message", (example: Example) => {
        examples.set(key, example);
        end(example);
      });
      port1.once("close", () => end());
      port1.unref();
    });
  }

  /** Writes each message once. */
  log(message: string): void {
    if (this.#logged.has(message) || this.#logged.size >= bounds.results) return;
    this.#logged.add(message);
    this.#connection.console.warn(message);
  }

  /** Checks soon. Until then, results of earlier checks are dropped. */
  scheduleCheck(): void {
    Atomics.add(this.#latestId, 0, 1);
    this.#isChecked = false;
    this.#stopTimers();
    const now = performance.now();
    const pause = now - this.#lastChange;
    this.#lastChange = now;
    // Not at once: a completion that the editor requests for the change comes first.
    const delay = pause >= this.#checkDelay ? checkDelays.least : this.#checkDelay;
    this.#timer = setTimeout(() => this.#check(), delay);
    // While the user pauses, so that the next hover need not parse.
    this.#prepareTimer = setTimeout(() => this.#prepare(), this.#checkDelay);
  }

  async stop(): Promise<void> {
    this.#codeSearch.stop("the server was stopped");
    this.#stopTimers();
    await Promise.all([this.#thread.stop(), this.#factsThread.stop()]);
  }

  /** Adds the edits of code that uses the bindings to those of a rename in specifications. */
  async addCodeRenames(edits: SpecEdits, cancellation: CancellationToken): Promise<void> {
    if (!this.options.isTrusted || edits.isEmpty) return;
    const { folders, open } = this.#texts();
    const code = [...this.files.code].map(([path, document]) => [path, document.getText()] as const);
    this.#searching?.cancel();
    const searching = new CancellationTokenSource();
    this.#searching = searching;
    cancellation.onCancellationRequested(() => searching.cancel());
    const found = await this.#codeSearch.find({ folders, open, code, renamed: edits.texts }, searching.token);
    if (searching.token.isCancellationRequested) {
      throw new ResponseError(LSPErrorCodes.RequestCancelled, "the rename was cancelled, or a later one has begun");
    }
    // Not every client compares the versions of its documents.
    const changed = edits.changedIn(this.files);
    if (changed !== undefined) throw changedMeanwhile(changed);
    if ("reason" in found) {
      this.#connection.console.warn(`the rename does not edit code: ${found.reason}`);
      return;
    }
    for (const file of found.files) {
      const document = this.files.code.get(file.path);
      if (document !== undefined && document.getText() !== file.text) {
        throw changedMeanwhile(file.path);
      }
      edits.addCode(file, document);
    }
  }

  get #id(): number {
    return Atomics.load(this.#latestId, 0);
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#prepareTimer);
    clearTimeout(this.#detailsTimer);
    clearTimeout(this.#factsTimer);
  }

  #check(): void {
    const count = this.files.open.size;
    if (count > bounds.openDocuments) this.log(`${count} files are open; ${bounds.openDocuments} are checked`);
    const roots = [...this.files.open.keys()].slice(0, bounds.openDocuments).filter((path) => this.files.isRoot(path));
    this.#checkStart = performance.now();
    this.#thread.request({ kind: "check", ...this.#texts(), roots, isTrusted: this.options.isTrusted });
  }

  #prepare(): void {
    for (const path of this.files.open.keys()) {
      const file = this.files.isSpecification(path) ? this.files.file(path) : undefined;
      if (file !== undefined) linksOf(file);
    }
  }

  /** The folders with documents, and the texts of the open files. */
  #texts(): Pick<CheckRequest, "id" | "folders" | "open"> {
    const open = [...this.files.open].slice(0, bounds.openDocuments);
    return {
      id: this.#id,
      folders: this.#configuredFolders(),
      open: open.map(([path, document]) => [path, document.getText()]),
    };
  }

  /** Programs are searched after checks, and never in workspaces that are not trusted: Git and TypeScript run there. */
  #scheduleFacts(): void {
    clearTimeout(this.#factsTimer);
    if (!this.options.isTrusted) return;
    this.#factsTimer = setTimeout(() => {
      this.#factsThread.request({ ...this.#texts(), revision: this.options.revision });
    }, factsDelay);
  }

  #receiveFacts(message: Facts | CheckFailure): void {
    if (message.kind === "failed") {
      this.#connection.console.error(`the search of programs failed: ${message.message}`);
      return;
    }
    this.facts = new KnownFacts(message.nodes);
    this.options.onFacts();
  }

  /** The folders of the workspace, and those between them and open files that have a configuration. */
  #configuredFolders(): readonly string[] {
    const { folders } = this;
    const found = new Set(folders);
    for (const path of this.files.open.keys()) {
      const folder = folders.find((above) => path.startsWith(`${above}/`) || path.startsWith(`${above}\\`));
      for (let at = dirname(path); folder !== undefined && at.length > folder.length; at = dirname(at)) {
        if (findConfigs(at, this.files.open).length === 0) continue;
        found.add(at);
        break;
      }
    }
    return [...found];
  }

  /** The thread is busy while it finds details, and a check would wait for them. */
  #scheduleDetails(): void {
    const request: DetailsRequest = { kind: "details", id: this.#id };
    this.#detailsTimer = setTimeout(() => this.#thread.request(request), this.#hasDetails ? detailsDelay : 0);
  }

  #receive(message: CheckMessage): void {
    if (message.id !== this.#id || message.kind === "abandoned") return;
    if (message.kind === "failed") {
      this.#connection.console.error(`the check failed: ${message.message}`);
      this.#publisher.publish([]);
    } else if (message.kind === "checked") {
      const duration = performance.now() - this.#checkStart;
      this.#checkDelay = Math.min(checkDelays.most, Math.max(checkDelays.least, duration / 4));
      this.#isChecked = true;
      for (const note of message.notes) this.log(note);
      this.files.setKnown(message.documents, message.roots, message.overlaid);
      this.thirdParty = message.thirdParty;
      this.#examples = new Map();
      for (const path of this.#publisher.publish(message.diagnostics)) {
        this.log(`${path} has more than ${bounds.diagnostics} diagnostics; the others are omitted`);
      }
      this.#scheduleDetails();
    } else {
      this.names = new Map(message.names);
      this.declarations = message.declarations;
      this.#hasDetails = true;
      this.#scheduleFacts();
    }
  }
}

function changedMeanwhile(path: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, `${path} changed while the rename was computed`);
}
