import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sha256 } from "../../write/digest.js";
import { errorCode, realFileSystem } from "../../write/file-system.js";
import { type CopyRecord, parseCopyRecord, recordNameOf } from "./copy-record.js";
import type { DownloadedFile, KnownFile } from "./download-document.js";
import type { DocumentSource } from "./source.js";
import { updateFailure } from "./update-failure.js";

/** The copy of a document in the repository and the record of the last update. */
export interface DocumentCopy {
  /** Absolute path of its root file, with symbolic links resolved. */
  readonly path: string;
  /** Absent before the first update. */
  readonly record?: CopyRecord;
  /** Content of the record, to detect changes. */
  readonly recordText?: string;
  /** Contents of the root file and the recorded files that exist. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** @throws UpdateFailure if the record is invalid. */
export function readDocumentCopy(spec: string): DocumentCopy {
  const path = realFileSystem.canonical(spec) ?? spec;
  const folder = dirname(path);
  const recordName = recordNameOf(basename(path));
  const recordText = readIfExists(join(folder, recordName))?.toString("utf8");
  const record = recordText === undefined ? undefined : parseCopyRecord(recordText);
  if (recordText !== undefined && record === undefined) {
    const fix = "restore the committed version, or delete it";
    throw updateFailure("file-unreadable", `${recordName} is not a record of guildwire update`, { fix });
  }
  const names = new Set([basename(path), ...(record?.files ?? []).map((file) => file.path)]);
  const files = [...names].flatMap((name): [string, Uint8Array][] => {
    const bytes = readIfExists(join(folder, name));
    return bytes === undefined ? [] : [[name, bytes]];
  });
  return {
    path,
    files: new Map(files),
    ...(record === undefined ? {} : { record }),
    ...(recordText === undefined ? {} : { recordText }),
  };
}

function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined;
    throw updateFailure("file-unreadable", `${path} cannot be read (${errorCode(error) ?? "no code"})`);
  }
}

/** Whether the last update used the same URL. */
export function isRecordOf({ record }: DocumentCopy, source: DocumentSource): boolean {
  return record?.sourceSha256 === sha256(source.url.href);
}

/** Returns files that the server need not send again: unmodified since the last update from the same URL. */
export function knownFiles(copy: DocumentCopy, source: DocumentSource): ReadonlyMap<string, KnownFile> {
  const { record, files } = copy;
  if (record === undefined || !isRecordOf(copy, source)) return new Map();
  return new Map(
    record.files.flatMap(({ path, sha256: digest, etag, lastModified }): [string, KnownFile][] => {
      const bytes = files.get(path);
      if (bytes === undefined || sha256(bytes) !== digest) return [];
      const validators = {
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
      };
      return [[path, { bytes, ...validators }]];
    }),
  );
}

/** Differences between a downloaded document and its copy. Paths are relative to the copy's folder. */
export interface CopyChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Files of the last update that are no longer part of the document. */
  readonly removed: readonly string[];
  /** Files to replace or remove that were edited after the last update. */
  readonly edited: readonly string[];
  /** Whether the source is unchanged since the last update, so that all differences are edits of the copy. */
  readonly isSourceUnchanged: boolean;
}

export function compareCopy({ record, files }: DocumentCopy, downloaded: readonly DownloadedFile[]): CopyChanges {
  const recorded = new Map((record?.files ?? []).map(({ path, sha256: digest }) => [path, digest]));
  const wanted = new Map(downloaded.map(({ path, bytes }) => [path, sha256(bytes)]));
  const present = new Map([...files].map(([path, bytes]) => [path, sha256(bytes)]));
  const added = [...wanted.keys()].filter((path) => !present.has(path));
  const changed = [...wanted].flatMap(([path, digest]) =>
    present.has(path) && present.get(path) !== digest ? [path] : [],
  );
  const removed = [...recorded.keys()].filter((path) => !wanted.has(path) && present.has(path));
  return {
    added,
    changed,
    removed,
    edited: [...changed, ...removed].filter((path) => recorded.has(path) && recorded.get(path) !== present.get(path)),
    isSourceUnchanged:
      recorded.size === wanted.size && [...wanted].every(([path, digest]) => recorded.get(path) === digest),
  };
}
