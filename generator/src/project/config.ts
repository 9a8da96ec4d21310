import type { DiffConfig } from "../diff/policy.js";
import type { ImportExtension, OptionalProperties, OutputLayout, ResponseValidation } from "../load/document.js";
import type { Filter } from "../load/select/selection-filter.js";
import type { ValueSettings } from "../load/value-settings.js";

/** The keys of `guildwire.config.yaml`. All are optional; paths are relative to the file's folder. */
export interface Config {
  /**
   * The root file of the document. Default: `spec/openapi.yaml`, `openapi.yaml`, `openapi.yml` or `openapi.json`, the
   * first that exists.
   */
  readonly spec?: string;
  /** The output folder. Default: `generated`; for source code `src/api`. */
  readonly out?: string;
  /** What is written: a package with its own build, or source code that the program compiles. Default: `package`. */
  readonly output?: OutputKind;
  /**
   * The form of the output: names, files, and the defaults of other keys. A later version of guildwire writes it unchanged.
   * Default: the newest one.
   */
  readonly edition?: string;
  /** Extension of relative imports in source code. Default: what the nearest `tsconfig.json` asks for. */
  readonly importExtension?: ImportExtension;
  /**
   * How declarations are divided among files: `single`, one file each of types, validators and operations; `groups`,
   * files of what each tag alone uses, and shared ones. Default: `groups`.
   */
  readonly layout?: OutputLayout;
  /**
   * What the generated client does with responses that do not match the document, unless a client or call decides
   * otherwise: nothing, `report` or `throw`. Default: `off`, which adds nothing to bundles.
   */
  readonly validateResponses?: ResponseValidation;
  /**
   * The types of optional properties: `exact`, `x?: T`, or `undefined`, `x?: T | undefined`, for programs that are compiled with
   * `exactOptionalPropertyTypes` and pass `undefined` for absent values. Arguments and request bodies of the client accept
   * `undefined` in both cases. Default: `exact`.
   */
  readonly optionalProperties?: OptionalProperties;
  /** The name in the `package.json` of the output. Default: `api-bindings`. */
  readonly packageName?: string;
  /** The version in the `package.json` of the output. Default: that of the document. */
  readonly packageVersion?: string;
  /**
   * Whether unknown `x-` keys, and patterns that take exponential time, are errors instead of warnings. Default: as
   * `strict`.
   */
  readonly strictExtensions?: boolean;
  /** The emitters to run. Default: all of `emitters`. */
  readonly only?: readonly string[];
  /** Settings of `guildwire stubs`. */
  readonly stubs?: StubsConfig;
  /**
   * The emitters that exist: built-in ones by name, all of those that run by default as `standard`, files that begin
   * with `./` or `../`, and packages. Default: `[standard]`.
   */
  readonly emitters?: readonly EmitterChoice[];
  /** Whether operations with errors are omitted, instead of failing. Default: `false`. */
  readonly lenient?: boolean;
  /** Whether deviations from OpenAPI are errors: all of them, or those with the listed codes. Default: `false`. */
  readonly strict?: boolean | readonly string[];
  /** Overlay files in order of application. */
  readonly overlays?: readonly string[];
  /** The folder that references may not leave. Default: that of the repository or package. */
  readonly root?: string;
  /** Which operations are read. Default: all. */
  readonly include?: Filter;
  /** Which operations are left out. Default: none. */
  readonly exclude?: Filter;
  /** Names in generated code that override the derived ones. */
  readonly names?: NamesConfig;
  /** How TypeScript code represents certain JSON values. */
  readonly values?: ValueSettings;
  /** Whether pagination is recognized without `x-pagination`. Default: `recognized`. */
  readonly pagination?: "declared" | "recognized";
  /** Which parts of the output lead back to the lines of the specification. Default: none. */
  readonly sourcePositions?: SourcePositionsConfig;
  /** Severities and notice periods of `guildwire diff`. */
  readonly diff?: DiffConfig;
  /** Source of the document for `guildwire update`: a URL or a file. */
  readonly source?: string;
  /** Headers for requests to the origin of `source`. `${NAME}` expands to an environment variable. */
  readonly sourceHeaders?: { readonly [name: string]: string };
  /**
   * Several documents by name, each with the keys of a configuration. The other keys are defaults of all of them.
   */
  readonly apis?: { readonly [name: string]: ApiConfig };
}

/** The configuration of one of several documents. */
export interface ApiConfig extends Omit<Config, "apis" | "spec"> {
  /**
   * The root file of the document. Default: `spec/openapi.yaml`, `openapi.yaml`, `openapi.yml` or `openapi.json`, the
   * first that exists.
   */
  readonly spec: string;
}

/** Whether the output is a package with its own build, or source code of a program. */
export type OutputKind = "source" | "package";

/** Names in generated code that override the derived ones. */
export interface NamesConfig {
  /** By schema name in `components.schemas`. */
  readonly schemas?: { readonly [name: string]: string };
  /** By `operationId`, or by method and path such as `GET /pets/{id}`. */
  readonly operations?: { readonly [operation: string]: string };
  /** By tag name, or by the path words that form a group. */
  readonly groups?: { readonly [group: string]: string };
  /** By pointer into the bundled document: parameters, inline schemas, enumeration values. */
  readonly pointers?: { readonly [pointer: string]: string };
  /** Name template for all types without an explicit name above, such as `{Name}Dto`. */
  readonly types?: string;
  /** The same for functions: `{name}Request` or `call{Name}`. */
  readonly functions?: string;
}

/** Which parts of the output lead back to the lines of the specification. Default: none. */
export interface SourcePositionsConfig {
  /** Whether the scripts of the generated package run `guildwire maps` after the compiler. */
  readonly declarationMaps?: boolean;
  /**
   * Whether the reference names file and line of each operation, webhook and type. A URL with `{file}` and `{line}`
   * makes them links.
   */
  readonly reference?: boolean | string;
  /** Whether the package has `source-positions`, for the log of a server under development. */
  readonly errors?: boolean;
}

/** Settings for handler stubs. */
export interface StubsConfig {
  /** Folder of the handlers. */
  readonly out?: string;
  /** Module to import generated names from. Default: `/server` of the package. */
  readonly import?: string;
  /** Style of new files. Default: that of the existing files, or `object`. */
  readonly style?: "object" | "class" | "nest";
  /** How much documentation the comments above handlers repeat. Default: `full`. */
  readonly comments?: "summary" | "full";
}

/**
 * An emitter: a built-in one by name, `standard` for all built-in ones, a file path starting with `./` or `../`, or an
 * installed package. A map adds options.
 */
export type EmitterChoice = string | { readonly use: string; readonly options?: unknown };

export const configName = "guildwire.config.yaml";

/** Whether a text is a valid import specifier. */
export function isModuleName(text: string): boolean {
  return moduleName.test(text);
}

/** Whether a text is a valid npm version. */
export function isVersion(text: string): boolean {
  return version.test(text);
}

/** The patterns of the schema, for options of the command line and versions of documents. */
export const moduleName: RegExp = /^[^\s'"`\\\p{C}]+$/u;
export const version: RegExp = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/u;
