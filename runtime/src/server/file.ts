/** An uploaded file, in memory within `limits.file` and `limits.body`. */
export interface UploadedFile {
  /** Name of its form field: `file`, `files[0]`. */
  readonly field: string;
  /** File name from the caller, not to be trusted as a path. Undefined if absent. */
  readonly filename: string | undefined;
  /** Content type from the caller; undefined if absent. */
  readonly contentType: string | undefined;
  /** All headers of its part by lower-case name. */
  readonly headers: { readonly [name: string]: string };
  /** Size in bytes. */
  readonly size: number;
  /** The content. */
  readonly data: Uint8Array;
}
