import type { OpenAPIV3_1 } from "openapi-types";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";

import type { Json, JsonObject } from "../values/json.js";
import type { ValueSettings } from "./value-settings.js";

export type { Json, JsonObject };

/** Which part of a node a place should cover: the key that introduces it, or its value. */
export type KeyOrValue = "key" | "value";

/**
 * One interface as one document: all files bundled, every `$ref` an internal `#/components/…` pointer, OpenAPI 3.0
 * normalised to 3.1, and `nullable` of 3.1, too. This is what `check` and `model` read, and what is written as `openapi.json`, unread.
 */
export interface LoadedDocument {
  /** The bundled, normalised OpenAPI 3.1 document. Plain data; objects have no prototype surprises. */
  readonly document: OpenAPIV3_1.Document & JsonObject;
  /** The root file as it was written: neither bundled nor normalised. */
  readonly written: Json;
  /** Whether references that OpenAPI does not have were replaced by their targets, which `written` does not show. */
  readonly hasInlined?: boolean;
  /** The version that the root file declared, such as `3.0.3`. */
  readonly declaredVersion: string;
  /** The files that were read, root first, then in the order in which they were needed. */
  readonly files: readonly SourceFile[];
  /** The overlays that were applied, in their order; no part of `files`. */
  readonly overlays?: readonly SourceFile[];
  /** The names in code that the configuration gives. */
  readonly names?: ConfiguredNames;
  /** The forms that values have in code, from the configuration. */
  readonly values?: ValueSettings;
  /**
   * Where a node of the bundled document was written. Positions are worked out on the first call for a file, never
   * before. Unknown pointers answer with the nearest known ancestor.
   */
  locate(pointer: string, part?: KeyOrValue): SourceLocation;
  /** The stem of the file in which a bundled node was written (`guilds` for spec/guilds.yaml). */
  stem(pointer: string): string;
}

/** Names in code that the configuration gives. */
export interface ConfiguredNames {
  /** By the pointer of the named node in the bundled document. */
  readonly nodes: ReadonlyMap<string, ConfiguredName>;
  /** By the tag, or by the words of paths, that a group of operations is called by. */
  readonly groups: ReadonlyMap<string, ConfiguredName>;
}

export interface ConfiguredName {
  readonly name: string;
  /** In the configuration. */
  readonly location: SourceLocation;
}

export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  /** As in {@link SourceLocation.file}. */
  readonly name: string;
  readonly text: string;
}

export interface LoadResult {
  /**
   * Absent when the root could not be read or parsed at all, or declares no version that can be read; otherwise present,
   * even beside errors. A refused `$ref` then stays in the document as written.
   */
  readonly loaded?: LoadedDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** Every path at which a file was looked for, in the order in which that happened. */
  readonly lookups: readonly FileLookup[];
}

/** A path as it was written, symbolic links included, and what was read there. */
export interface FileLookup {
  /** Absolute. */
  readonly path: string;
  /** Absent where there was nothing that could be read. */
  readonly file?: SourceFile;
}

/** Bounds against hostile input; every one is a located refusal when crossed. */
export interface LoadLimits {
  /** Bytes of one file; default 64 MiB. */
  readonly fileBytes: number;
  /** Bytes of one YAML file, which costs fifty times as much memory as JSON; default 32 MiB. */
  readonly yamlBytes: number;
  /** Bytes of all files; default 256 MiB. */
  readonly totalBytes: number;
  /** Nesting depth of maps and lists; default 512. */
  readonly depth: number;
  /** Nodes after alias expansion; default 10 million, and at most 100 times the nodes written. */
  readonly nodes: number;
  /** Number of files; default 10,000. */
  readonly files: number;
}
