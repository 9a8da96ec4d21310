import type { Interface } from "../model/interface.js";
import type { Sourced } from "../model/type.js";
import type { File, SourceFileLike } from "../print/index.js";

/**
 * An emitter: a pure function from the resolved interface to files. `written` has the paths of the emitters before it. Where
 * there is much to print, files are handed out one by one, so that each can be proven while the next is printed.
 */
export type Emitter = (
  model: Interface,
  options: EmitOptions,
  documents: BundledDocuments,
  written: ReadonlySet<string>,
) => Iterable<File>;

/** The names of the output and of its dependencies; part of the input of every emitter. */
export interface EmitOptions {
  readonly packageName: string;
  readonly packageVersion: string;
  readonly runtimeVersion: string;
  /** Names of the emitters to run; all when absent. */
  readonly only?: readonly string[];
  /** Emitters that are not ours, in the order in which they run: after ours, before `package`, which lists all files. */
  readonly plugins?: readonly ConfiguredEmitter[];
}

/** The bundled documents, as text, for the output that carries them unread. */
export interface BundledDocuments {
  readonly bundle: string;
  /** The second bundle, in which variants replace the operations whose routes they share; absent without variants. */
  readonly variants?: string;
}

/** The version of the interface between guildwire and third-party emitters. Raised by each change that breaks an emitter. */
export const emitterApiVersion = 1;

/** The input of an emitter besides the model. */
export interface EmitterContext {
  /** The name of the package that the output is. */
  readonly packageName: string;
  readonly packageVersion: string;
  /** The value of `options` next to the emitter in the configuration; undefined without it. Not validated. */
  readonly options: unknown;
  /** The bundled specification, as text. */
  readonly documents: BundledDocuments;
  /** The paths of all files that the emitters before this one have printed. */
  readonly written: ReadonlySet<string>;
  /**
   * Gives up because of something in the specification: the run ends with an error at the place where `node` was written,
   * and the output stays as it was. `message` is a sentence without a full stop that says what was found.
   */
  refuse(node: Sourced, message: string, fix?: string): never;
}

/** An emitter that does not belong to guildwire. */
export interface EmitterDefinition {
  /** Lower-case words with hyphens, such as `route-table`; how `only` names it. None of guildwire's own names. */
  readonly name: string;
  /** The version of this interface that the emitter is written for: 1. */
  readonly apiVersion: typeof emitterApiVersion;
  /** The module that the package of the output shall export as `<package>/<name>`, where the emitter prints it. */
  readonly entry?: {
    /** Path in the output without extension, below `src/`, such as `src/route-table`. */
    readonly module: string;
    /** What it holds, for the table in the package's README. */
    readonly text: string;
  };
  /**
   * A pure function from the resolved interface to files: the same bytes for the same input, so no clock, no locale, no
   * environment, and no change to the model. A file may also be a `SourceFile` of ts-morph, such as `sourceFile` makes.
   * Whatever it throws is reported under its name.
   */
  emit(model: Interface, context: EmitterContext): readonly (File | SourceFileLike)[];
}

/** An emitter with its configuration. */
export interface ConfiguredEmitter {
  readonly definition: EmitterDefinition;
  readonly options: unknown;
}
