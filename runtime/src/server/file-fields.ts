/** Which parts of a form are files. Parts with a file name always are. */
export interface FileFields {
  /** Fields with a single file. */
  readonly files?: readonly string[];
  /** Fields with files as `name[0]`, `name[1]`, … */
  readonly fileLists?: readonly string[];
}

/** What the headers of a part must say. */
export interface ExpectedPart {
  /** Media types and ranges (`image/*`) in lower case, one of which a stated content type must match. Files must state one. */
  readonly types?: readonly string[];
  /** Names of required headers in lower case. */
  readonly headers?: readonly string[];
}

/** Whether a name denotes a file: `name`, or `name[0]` of a list. */
export function isFileName(name: string, { files, fileLists }: FileFields): boolean {
  if (files?.includes(name)) return true;
  const list = /^(.+)\[\d{1,9}\]$/s.exec(name)?.[1];
  return list !== undefined && fileLists?.includes(list) === true;
}
