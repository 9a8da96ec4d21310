import type { OpenAPIV3_1 } from "openapi-types";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";

import type { Json, JsonObject } from "../values/json.js";
import type { ValueSettings } from "./value-settings.js";

export type { Json, JsonObject };

/** The extension of relative import specifiers in generated files. */
export type ImportExtension = "js" | "ts" | "none";

/** Whether a location covers the key of a node or its value. */
export type KeyOrValue = "key" | "value";

/**
 * A specification as one document: all files bundled, every `$ref` an internal `#/components/…` pointer, OpenAPI 3.0
 * normalized to 3.1, including `nullable` in 3.1. The input of `check` and `model`, and the content of `openapi.json`.
 */
export interface LoadedDocument {
  /** The bundled, normalized OpenAPI 3.1 document. Plain data, safe against prototype keys. */
  readonly document: OpenAPIV3_1.Document & JsonObject;
  /** The root file as written, neither bundled nor normalized. */
  readonly written: Json;
  /**
   * Whether references at locations that OpenAPI does not allow were replaced by their targets; `written` still
   * contains them.
   */
  readonly hasInlined?: boolean;
  /**
   * As {@link written}, before deviations are read. Absent if operations were removed, or names replaced: then only `document` has
   * the changes.
   */
  readonly unedited?: Json | undefined;
  /** The version declared in the root file, such as `3.0.3`. */
  readonly declaredVersion: string;
  /** The files that were read: root first, then in order of use. */
  readonly files: readonly SourceFile[];
  /** The applied overlays in order; not part of `files`. */
  readonly overlays?: readonly SourceFile[];
  /** Configured names in code. */
  readonly names?: ConfiguredNames;
  /** Configured representations of values in code. */
  readonly values?: ValueSettings;
  /** How a program that contains the generated files compiles them; absent if the output is a package. */
  readonly output?: { readonly importExtension: ImportExtension };
  /** How the generated declarations are divided among files. Default: `groups`. */
  readonly layout?: OutputLayout;
  /** What the generated client does with responses that do not match the document. Default: `off`. */
  readonly validateResponses?: ResponseValidation;
  /** Whether the types of optional properties include `undefined`. Default: `exact`. */
  readonly optionalProperties?: OptionalProperties;
  /** Whether pagination is recognized without `x-pagination`. Default: `recognized`. */
  readonly pagination?: "declared" | "recognized";
  /**
   * Whether a value may match several alternatives of `oneOf` that nothing distinguishes. `exact`: never, as in JSON
   * Schema. Default: `distinguished`, where only distinguished alternatives exclude each other.
   */
  readonly alternatives?: "distinguished" | "exact";
  /**
   * Returns the source location of a node of the bundled document; of the nearest known ancestor for unknown pointers.
   * Positions are computed on the first call for a file.
   */
  locate(pointer: string, part?: KeyOrValue): SourceLocation;
  /** Returns the base name of the file that contains a bundled node (`guilds` for spec/guilds.yaml). */
  stem(pointer: string): string;
}

/** Whether a client ignores, reports or rejects responses that do not match the document. */
export type ResponseValidation = "off" | "report" | "throw";

/** Whether the type of an optional property is `x?: T` or `x?: T | undefined`, as `exactOptionalPropertyTypes` distinguishes. */
export type OptionalProperties = "exact" | "undefined";

/** Whether one file has all types (validators, operations), or each group of operations has files with what it alone uses. */
export type OutputLayout = "single" | "groups";

/** Configured names in code. */
export interface ConfiguredNames {
  /** By pointer of the named node in the bundled document. */
  readonly nodes: ReadonlyMap<string, ConfiguredName>;
  /** By tag, or by the path words of a group of operations. */
  readonly groups: ReadonlyMap<string, ConfiguredName>;
  /** Templates for the names that no entry gives, such as `{Name}Dto`. */
  readonly types?: string;
  readonly functions?: string;
}

export interface ConfiguredName {
  readonly name: string;
  /** Location in the configuration. */
  readonly location: SourceLocation;
}

export interface SourceFile {
  /** Absolute path. */
  readonly path: string;
  /** The name in {@link SourceLocation.file}. */
  readonly name: string;
  readonly text: string;
}

export interface LoadResult {
  /**
   * Absent if the root is unreadable, unparsable or declares no supported version. Otherwise present even if there are
   * errors;
   * rejected references remain as written.
   */
  readonly loaded?: LoadedDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** Every path where a file was looked up, in order. */
  readonly lookups: readonly FileLookup[];
}

/** A path as written, including symbolic links, and the file found there. */
export interface FileLookup {
  /** Absolute. */
  readonly path: string;
  /** Absent if nothing readable was found. */
  readonly file?: SourceFile;
  /** Whether there is such an entry, if only that matters, as for `.git`. */
  readonly isPresent?: boolean;
}

/** Limits against hostile input. Exceeding one is a located error. */
export interface LoadLimits {
  /** Maximum size of one file in bytes. Default: 64 MiB. */
  readonly fileBytes: number;
  /** Maximum size of one YAML file, which needs fifty times as much memory as JSON. Default: 32 MiB. */
  readonly yamlBytes: number;
  /** Maximum size of all files. Default: 256 MiB. */
  readonly totalBytes: number;
  /** Maximum nesting depth of maps and lists. Default: 512. */
  readonly depth: number;
  /**
   * Maximum number of maps, lists and scalars in all files, after alias expansion. Default: 2 million, and at most 100
   * times the written nodes of a file.
   */
  readonly nodes: number;
  /**
   * Maximum number of nodes in the targets of references that stand for them: those of operations, bodies and `allOf`. Each
   * target counts as often as it is referred to, without the targets of its own references. Default: 20 million.
   */
  readonly repeatedNodes: number;
  /** Maximum number of files. Default: 10,000. */
  readonly files: number;
}
