import type { Interface } from "../model/interface.js";
import type { Pointer, Sourced } from "../model/type.js";
import type { File, SourceFileLike } from "../print/index.js";
import type { PrintingOptions } from "./typescript/printed-files.js";

/**
 * A pure function from the resolved interface to files. `written` contains the paths of previous emitters. Large output
 * is yielded file by file, so that syntax checks run while the next file is printed.
 */
export type Emitter = (
  model: Interface,
  options: EmitOptions,
  documents: BundledDocuments,
  written: ReadonlySet<string>,
) => Iterable<File>;

/** Names of the output and its dependencies, passed to every emitter. */
export interface EmitOptions extends PrintingOptions {
  readonly packageName: string;
  readonly packageVersion: string;
  readonly runtimeVersion: string;
  /** Names of the emitters to run. Default: all except the optional ones. */
  readonly only?: readonly string[];
  /** Name of a built-in emitter that runs before the others. The output is the same in any order. */
  readonly first?: string | undefined;
  /** The command that makes the declaration maps lead to the specification, without arguments that name a target. */
  readonly mapsCommand?: string;
  /** Returns where a node of the bundled document is written, for the reference. Default: the reference names no lines. */
  readonly positionOf?: (node: Sourced) => SourcePosition;
  /** Returns the line of a pointer into the bundled document, for servers under development. Default: no table of lines. */
  readonly lineOf?: (pointer: Pointer) => SourceLine;
  /** Third-party emitters in order: after the built-in ones, before `package`, which lists all files. */
  readonly plugins?: readonly ConfiguredEmitter[];
}

/** Where a node of the specification is written. */
export interface SourcePosition {
  /** Such as `spec/guilds.yaml:12`. */
  readonly text: string;
  /** The URL of this line; empty without one. */
  readonly url: string;
}

/** The line of a file of the specification. */
export interface SourceLine {
  /** Relative to the folder of the configuration, with forward slashes: the same on every machine. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** The serialized bundled documents, for embedding in the output. */
export interface BundledDocuments {
  readonly bundle: string;
  /**
   * The document as written, with overlays but before deviations from OpenAPI are read; absent if it consists of several files, is
   * Swagger 2.0 or is filtered.
   */
  readonly written?: string | undefined;
  /** The bundle in which variants replace the operations whose routes they share; absent without variants. */
  readonly variants?: string;
}

/** Version of the interface between guildwire and third-party emitters. Incremented for each breaking change. */
export const emitterApiVersion = 1;

/** The input of an emitter besides the model. */
export interface EmitterContext {
  /** Name of the generated package. */
  readonly packageName: string;
  readonly packageVersion: string;
  /** The emitter's `options` in the configuration; undefined if absent. Not validated. */
  readonly options: unknown;
  /** The bundled specification as text. */
  readonly documents: BundledDocuments;
  /** Paths of all files printed by previous emitters. */
  readonly written: ReadonlySet<string>;
  /**
   * Fails because of something in the specification: the run ends with an error located at `node`, and the output is
   * unchanged.
   * `message` is a sentence without a full stop that states what was found.
   */
  refuse(node: Sourced, message: string, fix?: string): never;
}

/** A third-party emitter. */
export interface EmitterDefinition {
  /** Lower-case words with hyphens, such as `route-table`. Used in `only`; must differ from built-in names. */
  readonly name: string;
  /** The version of this interface that the emitter implements: 1. */
  readonly apiVersion: typeof emitterApiVersion;
  /** The module to export from the generated package as `<package>/<name>`, if the emitter prints it. */
  readonly entry?: {
    /** Path in the output below `src/`, without extension, such as `src/route-table`. */
    readonly module: string;
    /** Description for the table in the package's README. */
    readonly text: string;
  };
  /** Version ranges of the packages that the printed code imports. They become optional peer dependencies of the package. */
  readonly peerDependencies?: { readonly [name: string]: string };
  /** Whether exports of the printed code have inferred types. The package is then compiled without `isolatedDeclarations`. */
  readonly infersTypes?: boolean;
  /**
   * A pure function from the resolved interface to files. The same input must give the same bytes: do not use the
   * clock, locale or environment, and do not modify the model. A file may also be a `SourceFile` of ts-morph, such as
   * one from `sourceFile`. Exceptions are reported under the emitter's name.
   */
  emit(model: Interface, context: EmitterContext): readonly (File | SourceFileLike)[];
}

/** An emitter with its configuration. */
export interface ConfiguredEmitter {
  readonly definition: EmitterDefinition;
  readonly options: unknown;
}
