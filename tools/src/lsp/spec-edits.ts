import { childNode, entryAt, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import type { RenamedFile } from "@guildwire/generator/programs";
import type { CreateFile, TextDocumentEdit, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { rangeOf, uriOfPath } from "./locations.js";
import type { SpecFile, SpecFiles } from "./spec-files.js";

/** A replacement in a file. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits of several files, of specifications and of code, which an editor applies at once. */
export class SpecEdits {
  readonly #edits = new Map<SpecFile, Map<string, Edit>>();
  readonly #code = new Map<
    string,
    { readonly document: TextDocument; readonly isOpen: boolean; readonly edits: readonly Edit[] }
  >();

  readonly #created = new Map<string, string>();

  readonly #left: string[] = [];

  /** The places, as path and line, that may have to be edited as well. */
  get left(): readonly string[] {
    return this.#left;
  }

  leave({ path, document }: SpecFile, { start }: SyntaxNode): void {
    this.#left.push(`${path}:${document.positionAt(start).line + 1}`);
  }

  /** Creates a file with a text. */
  create(path: string, text: string): void {
    this.#created.set(path, text);
  }

  get isEmpty(): boolean {
    return this.#edits.size === 0 && this.#created.size === 0;
  }

  replace(file: SpecFile, start: number, end: number, text: string): void {
    const known = this.#edits.get(file) ?? new Map<string, Edit>();
    // Two rules may lead to the same edit.
    known.set(`${start} ${end}`, { start, end, text: withLineEnds(text, file) });
    this.#edits.set(file, known);
  }

  /** Replaces the value of a scalar, in its own notation. */
  replaceScalar(file: SpecFile, node: SyntaxNode, value: string): void {
    // A block scalar starts below its indicator, and has the indentation of its lines.
    const above = file.document.getText().slice(Math.max(0, node.start - 200), node.start);
    const block = node.quote === "" ? /[|>][-+\d]*(?:[ \t]+#.*)?(?:\r\n?|\n)\s*$/.exec(above)?.[0] : undefined;
    const start = node.start - (block?.length ?? 0);
    this.replace(file, start, node.end, inNotation(value, node.quote, isJson(file)));
  }

  replaceKey(file: SpecFile, { keyStart, keyEnd }: SyntaxEntry, key: string): void {
    const quote = file.document.getText().charAt(keyStart);
    const written = inNotation(key, quote === '"' || quote === "'" ? quote : "", isJson(file));
    this.replace(file, keyStart, keyEnd, written);
  }

  /** Adds an entry to a map: after another one, or before the first. */
  addEntry(file: SpecFile, map: SyntaxNode, entry: NewEntry, after?: SyntaxEntry): void {
    const text = file.document.getText();
    const isFlow = text.charAt(map.start) === "{";
    const isQuoted = isJson(file);
    const written = `${inNotation(entry.key, "", isQuoted)}: ${isQuoted ? JSON.stringify(entry.value) : entry.yaml}`;
    const [first] = map.entries;
    const end = after?.value?.end;
    if (first === undefined) {
      if (isFlow) this.replace(file, map.start, map.end, `{ ${written} }`);
      return;
    }
    if (isFlow) {
      const space = text.slice(map.start + 1, first.keyStart);
      if (end === undefined)
        this.replace(file, map.start + 1, map.start + 1, `${space}${written},${space === "" ? " " : ""}`);
      else this.replace(file, end, end, `,${space === "" ? " " : space}${written}`);
      return;
    }
    const indent = " ".repeat(first.keyStart - lineStart(text, first.keyStart));
    if (end === undefined) this.replace(file, first.keyStart, first.keyStart, `${written}\n${indent}`);
    else this.replace(file, end, end, `\n${indent}${written}`);
  }

  /** Adds a former name to the `x-renamed-from` of a map, the latest first. */
  addFormerName(file: SpecFile, map: SyntaxNode, former: string, current: string, after?: SyntaxEntry): void {
    const known = entryAt(map, "x-renamed-from")?.value;
    if (known === undefined) {
      this.addEntry(file, map, { key: "x-renamed-from", value: former, yaml: inNotation(former, "", false) }, after);
    } else if (known.kind === "scalar") {
      const names = [former, known.text].filter((name) => name !== current);
      this.replace(file, known.start, known.end, listOf(names, isJson(file)));
    } else if (known.kind === "list") {
      const names = [former, ...known.items.map(({ text }) => text)].filter((name) => name !== current);
      this.replace(file, known.start, known.end, listOf(names, isJson(file)));
    }
  }

  /** The path of an edited file whose text is not the edited one any more. */
  changedIn(files: SpecFiles): string | undefined {
    const changed = [...this.#edits.keys()].find(
      ({ path, document }) => files.file(path)?.document.getText() !== document.getText(),
    );
    return changed?.path;
  }

  /** The edited texts by path. */
  get texts(): readonly (readonly [path: string, text: string])[] {
    return [...this.#edits].map(([file, edits]) => [file.path, applied(file.document.getText(), [...edits.values()])]);
  }

  /** Adds edits of a file that is no specification. Two documents may lead to the same edit. */
  addCode({ path, text, edits }: RenamedFile, open: TextDocument | undefined): void {
    const known = this.#code.get(path)?.edits ?? [];
    const further = edits.filter(({ start, end }) => !known.some((one) => start < one.end && one.start < end));
    const document = TextDocument.create(open?.uri ?? uriOfPath(path), "typescript", open?.version ?? 0, text);
    this.#code.set(path, { document, isOpen: open !== undefined, edits: [...known, ...further] });
  }

  /** @param hasVersions Whether the client takes edits with the versions of the documents. */
  toWorkspaceEdit(hasVersions: boolean): WorkspaceEdit {
    const changes = [...this.#edits].map(([file, edits]): TextDocumentEdit => {
      const { uri, document, isOpen } = file;
      const textEdits = [...edits.values()].map(
        ({ start, end, text }): TextEdit => ({ range: rangeOf(document, start, end), newText: text }),
      );
      return { textDocument: { uri, version: isOpen ? document.version : null }, edits: textEdits };
    });
    for (const { document, isOpen, edits } of this.#code.values()) {
      const textEdits = edits.map(
        ({ start, end, text }): TextEdit => ({ range: rangeOf(document, start, end), newText: text }),
      );
      changes.push({
        textDocument: { uri: document.uri, version: isOpen ? document.version : null },
        edits: textEdits,
      });
    }
    if (hasVersions) return { documentChanges: [...[...this.#created].flatMap(creationOf), ...changes] };
    return {
      changes: Object.fromEntries(changes.map(({ textDocument, edits }) => [textDocument.uri, edits as TextEdit[]])),
    };
  }
}

/** Lines of an edit end as those of its file. */
function withLineEnds(text: string, { document }: SpecFile): string {
  const [end = "\n"] = /\r\n|\r|\n/.exec(document.getText()) ?? [];
  return end === "\n" ? text : text.replaceAll("\n", end);
}

/** The offset where the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}

function creationOf([path, text]: readonly [string, string]): (CreateFile | TextDocumentEdit)[] {
  const uri = uriOfPath(path);
  const start = { line: 0, character: 0 };
  return [
    { kind: "create", uri },
    { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: text }] },
  ];
}

function applied(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((one, other) => other.start - one.start || other.end - one.end);
  return ordered.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}

/** An entry to add, as data and as YAML. */
interface NewEntry {
  readonly key: string;
  readonly value: unknown;
  readonly yaml: string;
}

function listOf(names: readonly string[], isQuoted: boolean): string {
  const written = names.map((name) => (isQuoted ? JSON.stringify(name) : inNotation(name, "", false)));
  return written.length === 1 ? (written[0] ?? "") : `[${written.join(", ")}]`;
}

export function isJson(file: SpecFile): boolean {
  return /^\s*[[{]/.test(file.document.getText());
}

/** Writes a text as a scalar of YAML or JSON, with the quotes that it had if they suffice. */
export function inNotation(value: string, quote: SyntaxNode["quote"], isQuoted: boolean): string {
  if (isQuoted || quote === '"') return JSON.stringify(value);
  // Only double quotes have escapes.
  if (/\p{Cc}/u.test(value)) return JSON.stringify(value);
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`;
  const isPlain = /^[A-Za-z_$/][\w$./{}+-]*$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value);
  // In a list or map in brackets, braces end a plain scalar.
  return isPlain && !/[{}]/.test(value) ? value : isPlain && value.startsWith("/") ? value : JSON.stringify(value);
}

/** Returns the value of a key as text; undefined if it is absent or a collection. */
export function textAt(map: SyntaxNode | undefined, key: string): string | undefined {
  const node = childNode(map, key);
  return node?.kind === "scalar" ? node.text : undefined;
}
