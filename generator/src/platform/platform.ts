/** What the generator needs of the platform that it runs on, besides ECMAScript and the globals that Node and browsers share. */
export interface Platform {
  readonly files: FileSystem;
  readonly paths: Paths;
  /** Returns the SHA-256 of the UTF-8 text in lower-case hexadecimal. */
  sha256(text: string): string;
  /** Returns the base folder of relative paths. */
  currentFolder(): string;
  /**
   * Returns a package, loaded on first use. The caller states its type.
   *
   * @throws Error if the package is not installed, or does not run on this platform.
   */
  library(name: LibraryName): unknown;
  /** Loads the packages that documents with these texts need, where `library` cannot. */
  prepare?(texts: readonly string[]): Promise<void>;
}

/** File system operations for reading a specification. */
export interface FileSystem {
  /** Resolves symbolic links; undefined if there is no file. */
  canonical(path: string): string | undefined;
  /** Returns the size in bytes, or why the file is unusable, as the end of a sentence. */
  size(path: string): number | string;
  read(path: string): Uint8Array | undefined;
}

/** Operations on paths, with the meaning of `node:path`. */
export interface Paths {
  readonly sep: string;
  basename(path: string, suffix?: string): string;
  dirname(path: string): string;
  extname(path: string): string;
  isAbsolute(path: string): boolean;
  join(...parts: string[]): string;
  relative(from: string, to: string): string;
  resolve(...parts: string[]): string;
}

/** Packages that are loaded on first use, because loading takes longer than most runs need them. */
export type LibraryName =
  | "@faker-js/faker/locale/en"
  | "ajv-formats"
  | "ajv/dist/2020.js"
  | "handlebars/runtime"
  | "refa"
  | "ts-morph"
  | "yaml";
