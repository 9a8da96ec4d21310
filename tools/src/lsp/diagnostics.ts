import { type Connection, type Diagnostic, DiagnosticSeverity } from "vscode-languageserver/node";
import { bounds } from "./bounds.js";
import type { LocatedDiagnostic } from "./check-messages.js";
import { rangeIn, uriOfPath } from "./locations.js";
import type { ShownText, SpecFiles } from "./spec-files.js";

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** Sends the diagnostics of checks, and clears those of files that have none any more. */
export class DiagnosticsPublisher {
  readonly #connection: Connection;
  readonly #files: SpecFiles;
  readonly #codesUrl: string | undefined;
  /** The diagnostics of the last check by path. */
  #current = new Map<string, LocatedDiagnostic[]>();
  /** The URIs with diagnostics in the editor. */
  #shown = new Set<string>();

  constructor(connection: Connection, files: SpecFiles, codesUrl: string | undefined) {
    this.#connection = connection;
    this.#files = files;
    this.#codesUrl = codesUrl;
  }

  of(path: string): readonly LocatedDiagnostic[] {
    return this.#current.get(path) ?? [];
  }

  /** Replaces all diagnostics. Returns the files that have too many of them. */
  publish(diagnostics: readonly LocatedDiagnostic[]): readonly string[] {
    this.#current = new Map();
    for (const diagnostic of diagnostics) {
      const known = this.#current.get(diagnostic.path);
      if (known === undefined) this.#current.set(diagnostic.path, [diagnostic]);
      else known.push(diagnostic);
    }
    const before = this.#shown;
    this.#shown = new Set();
    const oversized: string[] = [];
    for (const [path, found] of this.#current) {
      const file = this.#files.textOf(path);
      const uri = file?.uri ?? uriOfPath(path);
      this.#shown.add(uri);
      if (found.length > bounds.diagnostics) oversized.push(path);
      this.#send(uri, file, found.slice(0, bounds.diagnostics));
    }
    // Open files without diagnostics are sent too: the version tells the editor that its text has been checked.
    for (const path of this.#files.open.keys()) {
      const file = this.#current.has(path) || !this.#files.isSpecification(path) ? undefined : this.#files.textOf(path);
      if (file === undefined) continue;
      before.delete(file.uri);
      this.#send(file.uri, file, []);
    }
    for (const uri of before) if (!this.#shown.has(uri)) this.#send(uri, undefined, []);
    return oversized;
  }

  #send(uri: string, file: ShownText | undefined, found: readonly LocatedDiagnostic[]): void {
    const diagnostics = found.map(({ diagnostic }): Diagnostic => {
      const { code, severity, message, expected, fix, location, related } = diagnostic;
      const lines = [
        message,
        ...(expected === undefined ? [] : [`expected: ${expected}`]),
        ...(fix === undefined ? [] : [`fix: ${fix}`]),
      ];
      return {
        range: file === undefined ? firstCharacter : rangeIn(file.document, location),
        severity: severities[severity],
        code,
        source: "guildwire",
        message: lines.join("\n"),
        ...(this.#codesUrl === undefined
          ? {}
          : { codeDescription: { href: `${this.#codesUrl.replace(/#.*/, "")}#${code}` } }),
        ...(related.length === 0 ? {} : { relatedInformation: related.flatMap((entry) => this.#related(entry)) }),
      };
    });
    const version = file?.isOpen === true ? { version: file.document.version } : {};
    void this.#connection.sendDiagnostics({ uri, ...version, diagnostics });
  }

  #related({
    path,
    message,
    location,
  }: LocatedDiagnostic["diagnostic"]["related"][number]): NonNullable<Diagnostic["relatedInformation"]> {
    const file = this.#files.textOf(path);
    if (file === undefined) return [];
    return [{ message, location: { uri: file.uri, range: rangeIn(file.document, location) } }];
  }
}

/** Of a file that cannot be read. */
const firstCharacter = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
