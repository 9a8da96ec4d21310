import type { OpenAPIV3_1 } from "openapi-types";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { platform } from "../platform/node.js";
import { child } from "../values/pointer.js";
import { type Bundle, bundle } from "./bundle/bundle.js";
import { expandRoot } from "./bundle/expand-root.js";
import { joinFiles } from "./bundle/joined-files.js";
import { mountAt } from "./bundle/mounts.js";
import type { FileLookup, Json, JsonObject, LoadedDocument, LoadLimits, LoadResult } from "./document.js";
import { Resolver } from "./files/resolve.js";
import { type ParsedFile, Sources, stemOf } from "./files/sources.js";
import type { OpenedDocument } from "./opened-document.js";
import type { ParsedFileCache } from "./parse/parsed.js";
import { upgradeSwagger } from "./upgrade/upgrade.js";
import { readVersionForm } from "./upgrade/version-form.js";

export interface LoadOptions {
  /** Limits that override {@link defaultLimits}. */
  readonly limits?: Partial<LoadLimits>;
  /** Base folder of relative paths and file names. Default: the working directory. */
  readonly cwd?: string;
  /** Replaces the file system: returns the content of an absolute path, or undefined if there is no such file. */
  readonly readFile?: (path: string) => Uint8Array | undefined;
  /** Texts of files that differ from those on disk, such as unsaved ones of an editor, by absolute path without links. */
  readonly unsaved?: ReadonlyMap<string, string> | undefined;
  /** Files parsed earlier. Default: all files are parsed. */
  readonly cache?: ParsedFileCache | undefined;
  /**
   * The folder that references may not leave. Default: the nearest folder above the root file with a `.git` or a
   * package.json, else the root file's folder; with `readFile`, the root file's folder.
   */
  readonly boundary?: string | undefined;
}

export const defaultLimits: LoadLimits = {
  fileBytes: 64 * 1024 * 1024,
  yamlBytes: 32 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  depth: 512,
  nodes: 2_000_000,
  repeatedNodes: 20_000_000,
  files: 10_000,
};

/**
 * Reads a specification with all referenced files and produces one OpenAPI 3.1 document. Never throws for invalid
 * content: all errors are returned as located diagnostics in one run.
 */
export function loadDocument(rootPath: string, options: LoadOptions = {}): LoadResult {
  return finishDocument(openDocument(rootPath, options));
}

/** Reads the root file of a specification. Overlays and filters may change it before it is finished. */
export function openDocument(rootPath: string, options: LoadOptions = {}): OpenedDocument {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    diagnostics.push(diagnostic);
  };
  const limits = { ...defaultLimits, ...options.limits };
  const cwd = options.cwd ?? platform.currentFolder();
  const context = {
    cwd,
    limits,
    readFile: options.readFile,
    unsaved: options.unsaved,
    parsed: options.cache,
    boundary: options.boundary,
    report,
  };
  const sources = new Sources(rootPath, context);
  const document = { ...context, sources, diagnostics, overlays: [], lookups: [] };
  const opened = sources.openRoot();
  if ("file" in opened) return { ...document, root: opened.file, written: opened.file };
  const { code, message, ...rest } = opened.error;
  const location: SourceLocation = { file: sources.rootName, line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (code !== undefined) report(diagnose(code, message, { location, ...rest }));
  return document;
}

/** Resolves the references of an opened document, and upgrades it to OpenAPI 3.1. */
export function finishDocument(opened: OpenedDocument): LoadResult {
  const { root: chosen, sources, limits, report, diagnostics } = opened;
  const lookups = (): readonly FileLookup[] => [...sources.lookups(), ...opened.lookups];
  if (chosen === undefined) return { diagnostics, lookups: lookups() };
  const written = readVersionForm(chosen, report);
  const version = declaredVersion(written, report);
  const isSwagger = version === swaggerVersion;
  const start = isSwagger ? upgradedRoot(written, opened) : written;
  if (version === undefined || start === undefined) return { diagnostics, lookups: lookups() };
  const normalise = isSwagger || version.startsWith("3.0");
  const isChanged = start !== opened.written;
  if (isChanged) sources.replaceRoot(start);
  const root = expandRoot(start, new Resolver(sources, !normalise, start), report);
  if (root !== start) sources.replaceRoot(root);
  const resolver = new Resolver(sources, !normalise, root);
  const expanded = bundle(root, { resolver, limits, normalise, report });
  if (expanded.isTooLarge) return { diagnostics, lookups: lookups() };
  const bundled = root === start ? expanded : { ...expanded, hasInlined: true };
  const loaded = loadedOf(bundled, { root, version, normalise, sources });
  if (!isChanged) return { loaded, diagnostics, lookups: lookups() };
  const { overlays } = opened;
  return {
    loaded: overlays.length === 0 ? loaded : { ...loaded, overlays },
    diagnostics: withoutRepeated(diagnostics),
    lookups: lookups(),
  };
}

/** The version of Swagger, as declared in documents and in `declaredVersion`. */
const swaggerVersion = "2.0";

/** Upgrades a Swagger 2.0 document with all of its files to OpenAPI 3.0. */
function upgradedRoot(root: ParsedFile, context: OpenedDocument): ParsedFile | undefined {
  const joined = joinFiles(root, context);
  joined.reportRemaining(joined.root.value);
  return upgradeSwagger(joined.root, context.report);
}

/**
 * Removes duplicates: a transformation that bundles the files reports some errors that bundling reports again, with
 * pointers of the bundled document.
 */
function withoutRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const id = JSON.stringify([diagnostic.code, diagnostic.location]);
    const { pointer } = diagnostic;
    known.set(id, { ...(known.get(id) ?? diagnostic), ...(pointer !== undefined && { pointer }) });
  }
  return [...known.values()];
}

interface LoadOrigin {
  readonly root: ParsedFile;
  readonly version: string;
  readonly normalise: boolean;
  readonly sources: Sources;
}

function loadedOf(
  { document, mounts, hasInlined }: Bundle,
  { root, version, normalise, sources }: LoadOrigin,
): LoadedDocument {
  const finished = normalise ? { ...document, openapi: "3.1.1" } : document;
  const sourceOf = (pointer: string) => mountAt(mounts, pointer);
  return {
    document: finished as unknown as OpenAPIV3_1.Document & JsonObject,
    written: root.value,
    unedited: root.value,
    ...(hasInlined ? { hasInlined } : {}),
    declaredVersion: version,
    files: sources.files,
    locate(pointer, part = "value") {
      const { file, tokens } = sourceOf(pointer);
      return file.locate(normalise ? beforeNormalising(file.value, tokens) : tokens, part);
    },
    stem(pointer) {
      const { file, tokens } = sourceOf(pointer);
      return stemOf((file.sourceAt?.(tokens) ?? file.source).name);
    },
  };
}

/** Maps a pointer to the one before normalization, which turns `example: a` into `examples: [a]`. */
function beforeNormalising(root: Json, tokens: readonly string[]): readonly string[] {
  const written: string[] = [];
  let value: Json | undefined = root;
  for (let index = 0; index < tokens.length; index++) {
    let token = tokens[index] as string;
    if (token === "examples" && child(value, "examples") === undefined && child(value, "example") !== undefined) {
      token = "example";
      index += 1;
    }
    written.push(token);
    value = child(value, token);
  }
  return written;
}

/** Returns the version declared in the root if it is supported; otherwise reports it. */
function declaredVersion(root: ParsedFile, report: (diagnostic: Diagnostic) => void): string | undefined {
  const { value } = root;
  const code = "version-unsupported";
  const expected = "Swagger 2.0, or an OpenAPI version 3.0.x, 3.1.x or 3.2.x";
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report(diagnose(code, "the file contains no OpenAPI document", { location: root.locate([], "value"), expected }));
    return undefined;
  }
  const { openapi, swagger } = value as JsonObject;
  if (typeof openapi === "string" && /^3\.[012]\.\d+(-[\w.]+)?$/.test(openapi)) return openapi;
  if (typeof openapi === "string" && /^3\.\d+\.\d+(-[\w.]+)?$/.test(openapi)) {
    const message = `OpenAPI ${openapi} is later than 3.2, the latest supported version`;
    const fix = "declare openapi: 3.2.0 if the document uses no newer features";
    report(
      diagnose(code, message, { location: root.locate(["openapi"], "value"), pointer: "/openapi", expected, fix }),
    );
    return openapi;
  }
  if (openapi === undefined && swagger === swaggerVersion) return swaggerVersion;
  if (openapi === undefined && swagger === 2) {
    const message = "the Swagger version is a number, but must be a string";
    const location = root.locate(["swagger"], "value");
    report(diagnose(code, message, { location, pointer: "/swagger", expected, fix: 'write swagger: "2.0"' }));
    return swaggerVersion;
  }
  if (openapi === undefined && swagger !== undefined) {
    const message = `the document is written in Swagger ${JSON.stringify(swagger)}`;
    const fix = "convert it to OpenAPI 3.1 first";
    report(diagnose(code, message, { location: root.locate(["swagger"], "value"), expected, fix }));
  } else if (openapi === undefined) {
    const message = "the document does not declare its OpenAPI version";
    report(
      diagnose(code, message, {
        location: root.locate([], "value"),
        expected,
        fix: "add openapi: 3.1.1 as the first line",
      }),
    );
  } else {
    const message = `the OpenAPI version ${JSON.stringify(openapi)} is not supported`;
    const fix = typeof openapi === "number" ? "write all three parts of the version, such as 3.1.1" : undefined;
    const location = root.locate(["openapi"], "value");
    report(diagnose(code, message, { location, expected, ...(fix === undefined ? {} : { fix }) }));
  }
  return undefined;
}
