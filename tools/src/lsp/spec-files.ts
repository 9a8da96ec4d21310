import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { readSyntax, type Syntax, type SyntaxNode, updateSyntax } from "@guildwire/generator/editing";
import { TextDocument } from "vscode-languageserver-textdocument";
import { bounds } from "./bounds.js";
import type { CheckResult } from "./check-messages.js";
import { statusOf, uriOfPath } from "./locations.js";

/** A file as the editor has it, or as it is on disk. */
export interface SpecFile {
  readonly path: string;
  readonly uri: string;
  readonly document: TextDocument;
  readonly isOpen: boolean;
  /** The file that its references are relative to: for an overlay, the root of the document. */
  readonly base: string;
  /** Parsed on first use. Undefined if nothing is recognized. */
  readonly tree: SyntaxNode | undefined;
}

/** A text as editors show it. */
export type ShownText = Pick<SpecFile, "uri" | "document" | "isOpen">;

/** What identifies the content of a file. */
interface Held {
  readonly stamp: string;
  readonly file: SpecFile;
}

/** The files of specifications by path. Syntax trees are kept as long as the text is the same. */
export class SpecFiles {
  readonly #open = new Map<string, TextDocument>();
  readonly #held = new Map<string, Held>();
  /** The latest syntax trees of open files, from which those of edited texts follow. */
  readonly #trees = new Map<string, Syntax>();
  /** The open files of code. */
  readonly code: Map<string, TextDocument> = new Map();
  /** Files of the last check. */
  #known: ReadonlySet<string> = new Set();
  #roots: ReadonlySet<string> = new Set();
  #documents: readonly ReadonlySet<string>[] = [];
  /** The roots of the documents that overlays change, by the path of the overlay. */
  #overlaid: ReadonlyMap<string, string> = new Map();

  /** Returns the open files. */
  get open(): ReadonlyMap<string, TextDocument> {
    return this.#open;
  }

  setOpen(path: string, document: TextDocument): void {
    this.#open.set(path, document);
    // The version does not tell: not every client counts.
    this.#held.delete(path);
  }

  close(path: string): void {
    this.#open.delete(path);
    this.#held.delete(path);
    this.#trees.delete(path);
  }

  /** Sets the files of each document, those that are roots, and what overlays change. */
  setKnown(
    documents: CheckResult["documents"],
    roots: CheckResult["roots"],
    overlaid: CheckResult["overlaid"] = [],
  ): void {
    this.#known = new Set(documents.flat());
    this.#documents = documents.map((files) => new Set(files));
    this.#roots = new Set(roots);
    this.#overlaid = new Map(overlaid);
    for (const [path, { file }] of this.#held) if (file.base !== this.#baseOf(path)) this.#held.delete(path);
    for (const path of this.#held.keys()) if (!this.#known.has(path) && !this.#open.has(path)) this.#held.delete(path);
  }

  /** Whether a file belongs to a document of the configuration, or is one itself. */
  isSpecification(path: string): boolean {
    if (this.#known.has(path)) return true;
    const document = this.#open.get(path);
    return document !== undefined && isSpecificationText(document.getText());
  }

  isRoot(path: string): boolean {
    const document = this.#open.get(path);
    return this.#roots.has(path) || (document !== undefined && isSpecificationText(document.getText()));
  }

  /** Returns a file; undefined if it cannot be read, or is too long for features. */
  file(path: string): SpecFile | undefined {
    const open = this.#open.get(path);
    const stamp = open === undefined ? stampOf(path) : `version ${open.version} of ${open.uri}`;
    if (stamp === undefined) return undefined;
    const known = this.#held.get(path);
    if (known?.stamp === stamp) return known.file;
    const document = open ?? readDocument(path);
    if (document === undefined || document.getText().length > bounds.documentLength) return undefined;
    const file = new LazyFile(path, this.#baseOf(path), document, open === undefined ? undefined : this.#trees);
    this.#held.set(path, { stamp, file });
    return file;
  }

  /** The text in which diagnostics have their positions: also that of an open file that is too long for other features. */
  textOf(path: string): ShownText | undefined {
    const document = this.#open.get(path);
    return this.file(path) ?? (document === undefined ? undefined : { uri: document.uri, document, isOpen: true });
  }

  #baseOf(path: string): string {
    return this.#overlaid.get(path) ?? path;
  }

  /** Returns the files of all documents, and the open ones that are specifications. */
  *all(): Generator<SpecFile> {
    const paths = new Set([...this.#known, ...[...this.#open.keys()].filter((path) => this.isSpecification(path))]);
    let count = 0;
    for (const path of paths) {
      if (count++ === bounds.files) return;
      const file = this.file(path);
      if (file !== undefined) yield file;
    }
  }

  /** Whether two files belong to one document; undefined if no check has found the first one yet. */
  shareDocument(path: string, other: string): boolean | undefined {
    const documents = this.#documents.filter((files) => files.has(path));
    return documents.length === 0 ? undefined : documents.some((files) => files.has(other));
  }

  /** Returns the files of the documents that contain a file; all files if no check has found it yet. */
  *around(path: string): Generator<SpecFile> {
    for (const file of this.all()) if (this.shareDocument(path, file.path) !== false) yield file;
  }
}

class LazyFile implements SpecFile {
  readonly path: string;
  readonly base: string;
  readonly uri: string;
  readonly document: TextDocument;
  readonly isOpen: boolean;
  readonly #trees: Map<string, Syntax> | undefined;
  #tree: SyntaxNode | undefined;
  #isParsed = false;

  /** @param trees Trees of earlier texts by path, if the file is open. */
  constructor(path: string, base: string, document: TextDocument, trees: Map<string, Syntax> | undefined) {
    // The text of an open document changes in place.
    const { uri, languageId, version } = document;
    this.isOpen = trees !== undefined;
    this.document = this.isOpen ? TextDocument.create(uri, languageId, version, document.getText()) : document;
    this.path = path;
    this.base = base;
    this.uri = uri;
    this.#trees = trees;
  }

  get tree(): SyntaxNode | undefined {
    if (!this.#isParsed) this.#tree = this.#parse();
    this.#isParsed = true;
    return this.#tree;
  }

  #parse(): SyntaxNode | undefined {
    const text = this.document.getText();
    const earlier = this.#trees?.get(this.path);
    const syntax = earlier === undefined ? readSyntax(text) : updateSyntax(earlier, text);
    this.#trees?.set(this.path, syntax);
    return syntax.root;
  }
}

function stampOf(path: string): string | undefined {
  const status = statusOf(path);
  if (status?.isFile() !== true || status.size > 4 * bounds.documentLength) return undefined;
  return `${status.mtimeMs} ${status.size}`;
}

function readDocument(path: string): TextDocument | undefined {
  try {
    const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    return TextDocument.create(uriOfPath(path), extname(path) === ".json" ? "json" : "yaml", 0, text);
  } catch {
    return undefined;
  }
}

/** Whether a text has `openapi` or `swagger` among its top-level keys. */
function isSpecificationText(text: string): boolean {
  if (/^\s*\{/.test(text)) return /"(?:openapi|swagger)"\s*:\s*["\d]/.test(text);
  return /^\uFEFF?["']?(?:openapi|swagger)["']?\s*:/m.test(text);
}
