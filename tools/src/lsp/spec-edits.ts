import { childNode, entryAt, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import type { TextDocumentEdit, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { rangeOf } from "./locations.js";
import type { SpecFile } from "./spec-files.js";

/** A replacement in a file. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits of several files, which an editor applies at once. Edits of programs can be added as those of specifications. */
export class SpecEdits {
  readonly #edits = new Map<SpecFile, Map<string, Edit>>();

  get isEmpty(): boolean {
    return this.#edits.size === 0;
  }

  replace(file: SpecFile, start: number, end: number, text: string): void {
    const known = this.#edits.get(file) ?? new Map<string, Edit>();
    // Two rules may lead to the same edit.
    known.set(`${start} ${end}`, { start, end, text });
    this.#edits.set(file, known);
  }

  /** Replaces the value of a scalar, in its own notation. */
  replaceScalar(file: SpecFile, node: SyntaxNode, value: string): void {
    this.replace(file, node.start, node.end, inNotation(value, node.quote, isJson(file)));
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
    const written = `${isQuoted ? JSON.stringify(entry.key) : entry.key}: ${isQuoted ? JSON.stringify(entry.value) : entry.yaml}`;
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
    const indent = " ".repeat(first.keyStart - (text.lastIndexOf("\n", first.keyStart - 1) + 1));
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

  /** @param hasVersions Whether the client takes edits with the versions of the documents. */
  toWorkspaceEdit(hasVersions: boolean): WorkspaceEdit {
    const changes = [...this.#edits].map(([file, edits]): TextDocumentEdit => {
      const { uri, document, isOpen } = file;
      const textEdits = [...edits.values()].map(
        ({ start, end, text }): TextEdit => ({ range: rangeOf(document, start, end), newText: text }),
      );
      return { textDocument: { uri, version: isOpen ? document.version : null }, edits: textEdits };
    });
    if (hasVersions) return { documentChanges: changes };
    return {
      changes: Object.fromEntries(changes.map(({ textDocument, edits }) => [textDocument.uri, edits as TextEdit[]])),
    };
  }
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
