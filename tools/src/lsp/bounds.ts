/** Bounds of what an editor sends and receives. What exceeds one is logged. */
interface Bounds {
  /** Maximum length of a document in UTF-16 units; a longer one has no features except diagnostics. */
  readonly documentLength: number;
  /** Maximum number of open documents that are checked. */
  readonly openDocuments: number;
  /** Maximum number of diagnostics of one file. */
  readonly diagnostics: number;
  /** Maximum number of results of a search, and of messages in the log. */
  readonly results: number;
  /** Maximum number of files that a search reads. */
  readonly files: number;
  /** Maximum size of a message in bytes. */
  readonly messageBytes: number;
  /** Maximum size of the header of a message in bytes. */
  readonly headerBytes: number;
}

export const bounds: Bounds = {
  documentLength: 16 * 1024 * 1024,
  openDocuments: 1000,
  diagnostics: 500,
  results: 2000,
  files: 10_000,
  messageBytes: 64 * 1024 * 1024,
  headerBytes: 4096,
};
