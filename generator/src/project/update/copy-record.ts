import { isObject } from "../../values/json.js";
import { type CacheValidators, isEntityTag, isHttpDate } from "./http-get.js";

/** A file of the copy as written by the last update. */
export interface RecordedFile extends CacheValidators {
  /** Relative to the folder of the copy, with forward slashes. */
  readonly path: string;
  readonly sha256: string;
}

/** What the last update copied, and from where. Committed with the copy, so it contains no secrets. */
export interface CopyRecord {
  /** For display; without query values. */
  readonly source: string;
  /** SHA-256 of the full URL, for which alone the validators are valid. */
  readonly sourceSha256: string;
  /** The root file comes first. */
  readonly files: readonly RecordedFile[];
}

/** Returns the name of a copy's record, in the same folder. */
export function recordNameOf(copyName: string): string {
  return `${copyName}.source.json`;
}

const note = "Written by guildwire update: where the document comes from. Commit it with the document.";

export function printCopyRecord({ source, sourceSha256, files }: CopyRecord): string {
  const ordered = files.map(({ path, sha256, etag, lastModified }) => ({ path, sha256, etag, lastModified }));
  return `${JSON.stringify({ note, version: 1, source, sourceSha256, files: ordered }, undefined, 2)}\n`;
}

/** Parses a record; undefined if invalid. Records can be edited, so every value is validated. */
export function parseCopyRecord(text: string): CopyRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || value["version"] !== 1) return undefined;
  const { source, sourceSha256, files } = value;
  if (typeof source !== "string" || !isDigest(sourceSha256) || !Array.isArray(files) || files.length === 0) {
    return undefined;
  }
  return files.every(isRecordedFile) ? { source, sourceSha256, files } : undefined;
}

function isRecordedFile(value: unknown): value is RecordedFile {
  if (!isObject(value) || !isDigest(value["sha256"]) || typeof value["path"] !== "string") return false;
  const { path, etag, lastModified } = value;
  const isBelow = path !== "" && path.split("/").every((segment) => !/^(\.\.?)?$/.test(segment));
  return isBelow && isAbsentOr(etag, isEntityTag) && isAbsentOr(lastModified, isHttpDate);
}

function isAbsentOr(value: unknown, isValid: (text: string) => boolean): boolean {
  return value === undefined || (typeof value === "string" && isValid(value));
}

function isDigest(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
