import type { DiagnosticCode } from "../../diagnostics/catalogue.js";
import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { platform } from "../../platform/node.js";
import type { FileSystem } from "../../platform/platform.js";
import type { FileLookup, Json, KeyOrValue, LoadLimits, SourceFile } from "../document.js";
import { otherFormatError, startLength } from "../parse/file-format.js";
import { parseJson } from "../parse/json.js";
import { withoutComments } from "../parse/json-comments.js";
import { createLineTable } from "../parse/lines.js";
import type { ParseDiagnostic, ParsedFileCache, ParsedText } from "../parse/parsed.js";
import { type DecodedText, decodeUtf8, isPlainText, utf8Length } from "../parse/utf8.js";
import { parseYaml } from "../parse/yaml.js";
import { type Boundary, isBelow, projectFolder, type Refusal, refusalOf } from "./boundary.js";
import { virtualFileSystem, withUnsavedFiles } from "./file-system.js";

const { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } = platform.paths;

/** A file that was parsed without errors. */
export interface ParsedFile {
  readonly source: SourceFile;
  readonly value: Json;
  /** Returns the location of a node, or of its nearest existing ancestor. */
  locate(tokens: readonly string[], part: KeyOrValue): SourceLocation;
  /** Returns the file of a node if the value combines several. Default: `source`. */
  sourceAt?(tokens: readonly string[]): SourceFile;
  /** Returns the tokens of a node in the file as written, if the value is an upgrade of it. Default: the same. */
  writtenTokens?(tokens: readonly string[]): readonly string[];
}

/** Why a file is unavailable. Without a code, its errors have been reported already. */
export interface LoadError {
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly expected?: string;
  readonly fix?: string;
}

interface FileContent extends DecodedText {
  /** The size of the file in bytes. */
  readonly size: number;
  /** The bytes of the file, or those at its start. */
  readonly start: Uint8Array;
}

export type OpenResult = { readonly file: ParsedFile } | { readonly error: LoadError };

export interface SourceOptions {
  readonly cwd: string;
  readonly limits: LoadLimits;
  /** Replaces the file system: returns the content of an absolute path, or undefined if there is no such file. */
  readonly readFile?: ((path: string) => Uint8Array | undefined) | undefined;
  /** Texts of files that differ from those on disk, by absolute path without links. */
  readonly unsaved?: ReadonlyMap<string, string> | undefined;
  readonly parsed?: ParsedFileCache | undefined;
  /**
   * The folder that references may not leave; the root file's own folder if it does not contain that. Default: the
   * repository or package that contains the root file, or with `readFile`, the root file's folder.
   */
  readonly boundary?: string | undefined;
  report(diagnostic: Diagnostic): void;
}

/** The files of a specification: each read once, within limits, and only below the folder that bounds references. */
export class Sources {
  /** Path of the root file relative to the working directory. */
  readonly rootName: string;
  readonly files: SourceFile[] = [];
  readonly #options: SourceOptions;
  readonly #disk: FileSystem;
  readonly #root: string;
  /** If the root is a symbolic link, the specification is in its target's folder. */
  readonly #canonicalRoot: string;
  readonly #folder: string;
  readonly #boundary: Boundary;
  /** The entries whose presence decides the boundary. */
  #presence: ReadonlyMap<string, boolean> = new Map();
  readonly #opened: Map<string, OpenResult> = new Map();
  /** By path as written, to avoid repeated file system access. */
  readonly #openedAs: Map<string, OpenResult> = new Map();
  /** Path as written → resolved path, or undefined if there is no file. */
  readonly #looked: Map<string, string | undefined> = new Map();
  /** Path as written → content of an unparsed file. */
  readonly #texts: Map<string, string> = new Map();
  #totalBytes = 0;
  #totalNodes = 0;

  constructor(rootPath: string, options: SourceOptions) {
    this.#options = options;
    const disk = options.readFile === undefined ? platform.files : virtualFileSystem(options.readFile);
    this.#disk = options.unsaved === undefined ? disk : withUnsavedFiles(disk, options.unsaved);
    this.#root = resolve(options.cwd, rootPath);
    this.rootName = nameOf(options.cwd, this.#root);
    this.#canonicalRoot = this.#disk.canonical(this.#root) ?? this.#root;
    this.#folder = dirname(this.#canonicalRoot);
    this.#boundary = { rootFolder: this.#folder, outermost: this.#outermostFolder() };
  }

  /** Returns where files were looked up, excluding paths that references may not name. */
  lookups(): readonly FileLookup[] {
    const byPath = new Map(this.files.map((file) => [file.path, file]));
    const looked = [...this.#looked].map(([path, canonical]) => {
      const file = byPath.get(canonical ?? path);
      return file === undefined ? { path } : { path, file };
    });
    return [...looked, ...[...this.#presence].map(([path, isPresent]) => ({ path, isPresent }))];
  }

  openRoot(): OpenResult {
    this.#looked.set(this.#root, this.#canonicalRoot);
    return this.#open(this.#canonicalRoot, this.rootName);
  }

  /** Redirects references to the root, including those in other files, to `file`. */
  replaceRoot(file: ParsedFile): void {
    this.#opened.set(this.#canonicalRoot, { file });
    this.#openedAs.clear();
  }

  /** Opens the file that a reference in `from` names by relative path. */
  open(path: string, from: SourceFile): OpenResult {
    const written = resolve(dirname(from.path), path);
    const known = this.#openedAs.get(written) ?? this.#openBelowRoot(written, path);
    this.#openedAs.set(written, known);
    return known;
  }

  /** Returns the content of a file other than YAML or JSON; undefined if it is unreadable. */
  openText(path: string, from: SourceFile): string | undefined {
    const written = resolve(dirname(from.path), path);
    const known = this.#texts.get(written);
    if (known !== undefined) return known;
    if (!isBelow(this.#folder, written)) return undefined;
    const canonical = this.#disk.canonical(written);
    this.#looked.set(written, canonical);
    if (canonical === undefined || !isBelow(this.#folder, canonical)) return undefined;
    const name = joinName(dirname(this.rootName), relative(this.#folder, canonical));
    const content = this.#read(canonical, name);
    if ("reason" in content) return undefined;
    const { text, error } = content;
    if (error !== undefined) return undefined;
    this.files.push({ path: canonical, name, text });
    this.#texts.set(written, text);
    return text;
  }

  #openBelowRoot(written: string, path: string): OpenResult {
    // Check the name before accessing the file system, then again after resolving symbolic links.
    const refusal = refusalOf(written, this.#boundary);
    if (refusal !== undefined) return this.#refusalError(refusal, path);
    const canonical = this.#disk.canonical(written);
    this.#looked.set(written, canonical);
    const name = joinName(dirname(this.rootName), relative(this.#folder, canonical ?? written));
    if (canonical === undefined) {
      return { error: { code: "reference-unresolved", message: `there is no file ${name}` } };
    }
    if (canonical === this.#canonicalRoot) return this.#open(canonical, this.rootName);
    const refusalOfTarget = refusalOf(canonical, this.#boundary);
    return refusalOfTarget === undefined ? this.#open(canonical, name) : this.#refusalError(refusalOfTarget, path);
  }

  #outermostFolder(): string {
    const { boundary, readFile } = this.#options;
    if (boundary === undefined) {
      if (readFile !== undefined) return this.#folder;
      const { folder, presence } = projectFolder(this.#folder, this.#disk);
      this.#presence = presence;
      return folder;
    }
    const canonical = this.#disk.canonical(boundary) ?? boundary;
    return canonical === this.#folder || isBelow(canonical, this.#folder) ? canonical : this.#folder;
  }

  #refusalError(refusal: Refusal, path: string): OpenResult {
    const shown = JSON.stringify(path);
    const code = "reference-outside-root";
    if (refusal === "hidden") {
      const message = `${shown} is hidden, and outside the root file's folder`;
      const fix = "rename it, so that no file or folder on the path begins with a period";
      return { error: { code, message, expected: "a file that is not hidden", fix } };
    }
    if (refusal === "format") {
      const message = `${shown} is neither JSON nor YAML by its extension, and outside the root file's folder`;
      return { error: { code, message, expected: "a file that ends in .json, .yaml or .yml" } };
    }
    const { outermost } = this.#boundary;
    if (outermost === this.#folder) {
      const message = `${shown} is outside the specification's folder`;
      const expected = "a file in the root file's folder or below it";
      const fix = "set `root` to a folder that contains all files, or copy this file to the root file's folder";
      return { error: { code, message, expected, fix } };
    }
    const message = `${shown} is outside the folder that references may not leave`;
    const expected = `a file below ${nameOf(this.#options.cwd, outermost)}`;
    return { error: { code, message, expected, fix: "set `root` to a folder that contains all files" } };
  }

  #open(path: string, name: string): OpenResult {
    const known = this.#opened.get(path);
    if (known !== undefined) return known;
    const content = this.#read(path, name);
    const result = "reason" in content ? { error: content.reason } : this.#parse(path, name, content);
    this.#opened.set(path, result);
    return result;
  }

  #read(path: string, name: string): FileContent | { readonly reason: LoadError } {
    const { limits, unsaved } = this.#options;
    if (this.files.length >= limits.files) {
      return { reason: limitReason(`the specification has more than ${limits.files} files`) };
    }
    const text = unsaved?.get(path);
    const plain = text !== undefined && isPlainText(text) ? { text, size: utf8Length(text) } : undefined;
    const size = plain?.size ?? this.#disk.size(path);
    if (typeof size === "string") return { reason: { code: "file-unreadable", message: `${name} ${size}` } };
    const tooLarge = (found: number): { readonly reason: LoadError } => ({
      reason: limitReason(`${name} has ${found} bytes`, `at most ${limits.fileBytes} bytes`),
    });
    if (size > limits.fileBytes) return tooLarge(size);
    this.#totalBytes += size;
    if (this.#totalBytes > limits.totalBytes) {
      return { reason: limitReason(`the specification has more than ${limits.totalBytes} bytes`) };
    }
    if (plain !== undefined) return { ...plain, start: new TextEncoder().encode(plain.text.slice(0, startLength)) };
    const bytes = this.#disk.read(path);
    if (bytes === undefined) return { reason: { code: "file-unreadable", message: `${name} cannot be read` } };
    if (bytes.length > limits.fileBytes) return tooLarge(bytes.length);
    return { ...decodeUtf8(bytes), size: bytes.length, start: bytes };
  }

  #parse(path: string, name: string, content: FileContent): OpenResult {
    const { limits, parsed: cache, report } = this.#options;
    const source: SourceFile = { path, name, text: content.text };
    this.files.push(source);
    const lines = createLineTable(source);
    const parse = (): ParsedText => parseSource(source, content.size, limits);
    const parsed = (): ParsedText => cache?.get(path, source.text, parse) ?? parse();
    const error = otherFormatError(content.start) ?? content.error;
    const text = error === undefined ? parsed() : parseWithError(error, parsed);
    for (const diagnostic of text.diagnostics) report(locateDiagnostic(diagnostic, (span) => lines.locate(span)));
    const { value, nodes = 0 } = text;
    if (value === undefined) return { error: { message: `${name} has errors` } };
    this.#totalNodes += nodes;
    if (this.#totalNodes > limits.nodes)
      return {
        error: limitReason(
          `the specification has more than ${limits.nodes} nodes`,
          `at most ${limits.nodes} nodes in all files`,
        ),
      };
    return { file: { source, value, locate: (tokens, part) => lines.locate(text.locate(tokens, part)) } };
  }
}

function parseWithError(error: ParseDiagnostic, parse: () => ParsedText): ParsedText {
  if (error.deviation === undefined) return diagnosticError(error);
  const text = parse();
  return { ...text, diagnostics: [error, ...text.diagnostics] };
}

/** Parses a text as JSON or YAML, depending on the file extension and the first characters. */
function parseSource(source: SourceFile, bytes: number, limits: LoadLimits): ParsedText {
  if (/^\.jsonc?$/i.test(extname(source.path))) {
    const json = parseJson(source.text, limits);
    const [error] = json.diagnostics;
    if (json.value !== undefined || error?.code !== "syntax-error" || bytes > limits.yamlBytes) return json;
    const uncommented = parseUncommented(source, bytes, limits);
    if (uncommented !== undefined) return uncommented;
    const yaml = parseYaml(source.text, limits);
    // Text that is neither has the errors of JSON, as its extension promises.
    if (yaml.value === undefined || typeof yaml.value !== "object") return json;
    const further = yaml.diagnostics.filter(({ span }) => span.start !== error.span.start);
    return { ...yaml, diagnostics: [{ ...error, deviation: "json-as-yaml" }, ...further] };
  }
  if (/^\s*\{/.test(source.text)) {
    const json = parseJson(source.text, limits);
    if (json.value !== undefined || json.diagnostics.some(({ code }) => code === "limit-exceeded")) return json;
  }
  if (bytes <= limits.yamlBytes) return parseYaml(source.text, limits);
  return diagnosticError({
    code: "limit-exceeded",
    message: `a YAML file of ${bytes} bytes`,
    span: { start: 0, end: 0 },
    expected: `at most ${limits.yamlBytes} bytes`,
    fix: "split it into several files, or write it as JSON",
  });
}

/** Parses JSON with comments; undefined if it has none or has other errors. */
function parseUncommented(source: SourceFile, bytes: number, limits: LoadLimits): ParsedText | undefined {
  const uncommented = withoutComments(source.text);
  if (uncommented === undefined) return undefined;
  const parsed = parseSource({ ...source, text: uncommented.text }, bytes, limits);
  if (parsed.value === undefined) return undefined;
  const error = { code: "syntax-error", message: "JSON does not allow comments", span: uncommented.span } as const;
  return { ...parsed, diagnostics: [{ ...error, deviation: "json-comment" }, ...parsed.diagnostics] };
}

function limitReason(message: string, expected?: string): LoadError {
  return { code: "limit-exceeded", message, ...(expected === undefined ? {} : { expected }) };
}

function diagnosticError(parseDiagnostic: ParseDiagnostic): ParsedText {
  return { diagnostics: [parseDiagnostic], locate: () => parseDiagnostic.span };
}

function locateDiagnostic(
  parseDiagnostic: ParseDiagnostic,
  locate: (span: ParseDiagnostic["span"]) => SourceLocation,
): Diagnostic {
  const { code, message, span, related, ...rest } = parseDiagnostic;
  return diagnose(code, message, {
    location: locate(span),
    ...rest,
    ...(related === undefined
      ? {}
      : { related: related.map((entry) => ({ message: entry.message, location: locate(entry.span) })) }),
  });
}

function nameOf(cwd: string, path: string): string {
  const name = relative(cwd, path);
  // On Windows, paths on different drives are not relative to each other.
  return isAbsolute(name) ? basename(path) : name.split(sep).join("/") || ".";
}

function joinName(folder: string, way: string): string {
  return join(folder, way).split(sep).join("/");
}

/** Returns the base name: `guilds` for `spec/guilds.yaml`. */
export function stemOf(name: string): string {
  const base = name.slice(name.lastIndexOf("/") + 1);
  const dot = base.lastIndexOf(".");
  return dot > 0 ? base.slice(0, dot) : base;
}
