/** A file that came with a form. It is in memory, as `limits.file` and `limits.body` allow. */
export interface UploadedFile {
  /** The name of its part: `file`, `files[0]`. */
  readonly field: string;
  /** As the caller calls it; never a path to trust. Undefined when it has no name. */
  readonly filename: string | undefined;
  /** As the caller states it; undefined when nothing is stated. */
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** The bytes, in one piece. */
  readonly data: Uint8Array;
}
