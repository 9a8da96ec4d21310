import { isUtf8 } from "node:buffer";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { FileLookup, Json, KeyOrValue, LoadLimits, SourceFile } from "./document.js";
import { parseJson } from "./json.js";
import { createLineTable } from "./lines.js";
import type { ParseDiagnostic, ParsedFileCache, ParsedText } from "./parsed.js";
import { parseYaml } from "./yaml.js";

/** A file that was read and parsed without an error. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly value: Json;
  /** Where a node stands; tokens that lead to nothing answer with the nearest ancestor. */
  locate(tokens: readonly string[], part: KeyOrValue): SourceLocation;
  /** The file that a node belongs to, where the value was put together from several; absent: `source`. */
  sourceAt?(tokens: readonly string[]): SourceFile;
}

/** Why a file cannot be had. Absent code: its own errors have been reported already. */
export interface LoadError {
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly expected?: string;
  readonly fix?: string;
}

export type OpenResult = { readonly file: ParsedFile } | { readonly error: LoadError };

/** The files of one specification: read once each, bounded, and only from below the root file's folder. */
export interface Sources {
  /** The root file's name as people know it. */
  readonly rootName: string;
  readonly files: readonly SourceFile[];
  /** Where files were looked for so far; nothing outside of the root file's folder is among it. */
  lookups(): readonly FileLookup[];
  openRoot(): OpenResult;
  /** Opens the file that a reference written in `from` names by a relative path with forward slashes. */
  open(path: string, from: SourceFile): OpenResult;
}

export interface SourceOptions {
  readonly cwd: string;
  readonly limits: LoadLimits;
  /** Replaces the file system: the bytes of an absolute path, or undefined where there is no such file. */
  readonly readFile?: ((path: string) => Uint8Array | undefined) | undefined;
  readonly parsed?: ParsedFileCache | undefined;
  report(diagnostic: Diagnostic): void;
}

export function sourcesOf(rootPath: string, options: SourceOptions): Sources {
  const { cwd, limits } = options;
  const disk = options.readFile === undefined ? realFileSystem : virtualFileSystem(options.readFile);
  const root = resolve(cwd, rootPath);
  const rootName = nameOf(cwd, root);
  const files: SourceFile[] = [];
  // Where the root is a symbolic link, the specification stands where the link leads.
  const canonicalRoot = disk.canonical(root) ?? root;
  const folder = dirname(canonicalRoot);
  const opened: Map<string, OpenResult> = new Map();
  /** The same by the path as it was written, so that the file system is asked once. */
  const openedAs: Map<string, OpenResult> = new Map();
  /** Path as written → path without links, or undefined where there is nothing. */
  const looked: Map<string, string | undefined> = new Map();
  let totalBytes = 0;

  const read = (path: string, name: string): OpenResult => {
    const known = opened.get(path);
    if (known !== undefined) return known;
    const result = readNew(path, name);
    opened.set(path, result);
    return result;
  };

  const readNew = (path: string, name: string): OpenResult => {
    if (files.length >= limits.files) return limitError(`the specification has more than ${limits.files} files`);
    const size = disk.size(path);
    if (typeof size === "string") return { error: { code: "file-unreadable", message: `${name} ${size}` } };
    if (size > limits.fileBytes) return limitError(`${name} has ${size} bytes`, `at most ${limits.fileBytes} bytes`);
    totalBytes += size;
    if (totalBytes > limits.totalBytes) {
      return limitError(`the specification has more than ${limits.totalBytes} bytes`);
    }
    const bytes = disk.read(path);
    if (bytes === undefined) return { error: { code: "file-unreadable", message: `${name} cannot be read` } };
    if (bytes.length > limits.fileBytes) {
      return limitError(`${name} has ${bytes.length} bytes`, `at most ${limits.fileBytes} bytes`);
    }
    const decoded = decode(bytes);
    const source: SourceFile = { path, name, text: decoded.text };
    files.push(source);
    const lines = createLineTable(source);
    const parsed = (): ParsedText => parse(source, bytes.length);
    const text =
      decoded.finding === undefined
        ? (options.parsed?.get(path, source.text, parsed) ?? parsed())
        : diagnosticError(decoded.finding);
    for (const finding of text.diagnostics) options.report(locateDiagnostic(finding, (span) => lines.locate(span)));
    const { value } = text;
    if (value === undefined) return { error: { message: `${name} has errors of its own` } };
    return { file: { source, value, locate: (tokens, part) => lines.locate(text.locate(tokens, part)) } };
  };

  const parse = (source: SourceFile, bytes: number): ParsedText => {
    if (extname(source.path).toLowerCase() === ".json") return parseJson(source.text, limits);
    if (/^\s*\{/.test(source.text)) {
      const json = parseJson(source.text, limits);
      if (json.value !== undefined || json.diagnostics.some((finding) => finding.code === "limit-exceeded"))
        return json;
    }
    if (bytes <= limits.yamlBytes) return parseYaml(source.text, limits);
    return diagnosticError({
      code: "limit-exceeded",
      message: `a YAML file of ${bytes} bytes`,
      span: { start: 0, end: 0 },
      expected: `at most ${limits.yamlBytes} bytes`,
      fix: "split it into several files, or write it as JSON",
    });
  };

  const openNew = (written: string, path: string): OpenResult => {
    // The first look is at names only, so that nothing outside is even asked for; the second follows symbolic links.
    if (!isBelow(folder, written)) return outsideFolderError(path);
    const canonical = disk.canonical(written);
    looked.set(written, canonical);
    const name = joinName(dirname(rootName), relative(folder, canonical ?? written));
    if (canonical === undefined) {
      return { error: { code: "reference-unresolved", message: `there is no file ${name}` } };
    }
    if (canonical === canonicalRoot) return read(canonicalRoot, rootName);
    return isBelow(folder, canonical) ? read(canonical, name) : outsideFolderError(path);
  };

  return {
    rootName,
    files,
    lookups() {
      const byPath = new Map(files.map((file) => [file.path, file]));
      return [...looked].map(([path, canonical]) => {
        const file = byPath.get(canonical ?? path);
        return file === undefined ? { path } : { path, file };
      });
    },
    openRoot() {
      looked.set(root, canonicalRoot);
      return read(canonicalRoot, rootName);
    },
    open(path, from) {
      const written = resolve(dirname(from.path), path);
      const known = openedAs.get(written) ?? openNew(written, path);
      openedAs.set(written, known);
      return known;
    },
  };
}

function limitError(message: string, expected?: string): OpenResult {
  return { error: { code: "limit-exceeded", message, ...(expected === undefined ? {} : { expected }) } };
}

function outsideFolderError(path: string): OpenResult {
  return {
    error: {
      code: "reference-outside-root",
      message: `${JSON.stringify(path)} leads out of the specification's folder`,
      expected: "a file in the root file's folder or below it",
    },
  };
}

function diagnosticError(parseDiagnostic: ParseDiagnostic): ParsedText {
  return { diagnostics: [parseDiagnostic], locate: () => parseDiagnostic.span };
}

function locateDiagnostic(
  parseDiagnostic: ParseDiagnostic,
  place: (span: ParseDiagnostic["span"]) => SourceLocation,
): Diagnostic {
  const { code, message, span, related, ...rest } = parseDiagnostic;
  return diagnose(code, message, {
    location: place(span),
    ...rest,
    ...(related === undefined
      ? {}
      : { related: related.map((entry) => ({ message: entry.message, location: place(entry.span) })) }),
  });
}

/** UTF-8 with or without a byte order mark, no NUL. What cannot be decoded is shown as U+FFFD beside its finding. */
function decode(bytes: Uint8Array): { readonly text: string; readonly finding?: ParseDiagnostic } {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const text = buffer.toString("utf8");
  if (!isUtf8(buffer)) {
    const at = validPrefixLength(buffer);
    const span = { start: at, end: at + 1 };
    const fix = "save the file as UTF-8";
    return {
      text,
      finding: { code: "syntax-error", message: "the file is not valid UTF-8", span, expected: "UTF-8", fix },
    };
  }
  const at = text.indexOf("\0");
  if (at === -1) return { text };
  const span = { start: at, end: at + 1 };
  return { text, finding: { code: "syntax-error", message: "the file holds a NUL character", span, fix: "remove it" } };
}

/** How many UTF-16 units the longest valid beginning has: halves the bytes that are in question each time. */
function validPrefixLength(buffer: Buffer): number {
  let low = 0;
  let high = buffer.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isUtf8(completeCharacters(buffer, middle))) low = middle;
    else high = middle - 1;
  }
  return completeCharacters(buffer, low).toString("utf8").length;
}

/** The first `length` bytes without a character that only begins there. */
function completeCharacters(buffer: Buffer, length: number): Buffer {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = buffer[length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return buffer.subarray(0, needed > back ? length - back : length);
    }
  }
  return buffer.subarray(0, length);
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function nameOf(cwd: string, path: string): string {
  const name = relative(cwd, path);
  // On Windows there is no way from one drive to another.
  return isAbsolute(name) ? basename(path) : name.split(sep).join("/");
}

function joinName(folder: string, way: string): string {
  return join(folder, way).split(sep).join("/");
}

interface FileSystem {
  /** The path without symbolic links; undefined where there is nothing. */
  canonical(path: string): string | undefined;
  /** Bytes, or what is wrong, as the rest of a sentence. */
  size(path: string): number | string;
  read(path: string): Uint8Array | undefined;
}

const realFileSystem: FileSystem = {
  canonical(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
  size(path) {
    try {
      const status = statSync(path);
      // A pipe or a device would block or never end.
      if (status.isFile()) return status.size;
      return status.isDirectory() ? "is a folder" : "is not a regular file";
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    }
  },
  read(path) {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  },
};

function virtualFileSystem(readFile: (path: string) => Uint8Array | undefined): FileSystem {
  const held: Map<string, Uint8Array | undefined> = new Map();
  const read = (path: string): Uint8Array | undefined => {
    if (!held.has(path)) held.set(path, readFile(path));
    return held.get(path);
  };
  return {
    // A virtual disk has no links.
    canonical: (path) => (read(path) === undefined ? undefined : path),
    size: (path) => read(path)?.length ?? "does not exist",
    read,
  };
}

/** `guilds` of `spec/guilds.yaml`. */
export function stemOf(name: string): string {
  const base = name.slice(name.lastIndexOf("/") + 1);
  const dot = base.lastIndexOf(".");
  return dot > 0 ? base.slice(0, dot) : base;
}
