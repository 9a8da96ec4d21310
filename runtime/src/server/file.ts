/** What the sender states about a file of a form. */
export interface FormFile<Field extends string = string> {
  /** Name of its form field: `file`, `files[0]`. */
  readonly field: Field;
  /** File name from the caller, not to be trusted as a path. Undefined if absent. */
  readonly filename: string | undefined;
  /** Content type from the caller; undefined if absent. */
  readonly contentType: string | undefined;
  /** All headers of its part by lower-case name. */
  readonly headers: { readonly [name: string]: string };
}

/** An uploaded file, in memory within `limits.file` and `limits.body`. */
export interface UploadedFile extends FormFile {
  /** Size in bytes. */
  readonly size: number;
  /** The content. */
  readonly data: Uint8Array;
}

/** A file of a form that arrives while the handler runs. */
export interface IncomingFile<Field extends string = string> extends FormFile<Field> {
  /** The content, within `limits.stream`. It can be read until the next file is requested. */
  readonly stream: ReadableStream<Uint8Array>;
}
