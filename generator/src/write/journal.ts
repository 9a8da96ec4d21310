import { isObject } from "../values/json.js";
import { manifestName, unsafeReason } from "./paths.js";

/** A file to put in place by renaming its staged copy. */
export interface JournalWrite {
  readonly path: string;
  /** Name of the staged file. */
  readonly stage: string;
  readonly sha256: string;
  /** Name of the backup of the existing file until the run ends; absent if there was none. */
  readonly backup?: string;
}

export interface JournalRemoval {
  readonly path: string;
  /** The file is removed only if it has this hash. */
  readonly sha256: string;
  readonly backup: string;
}

/** The planned steps of a run in order: removals, new folders, writes. */
export interface Journal {
  readonly removals: readonly JournalRemoval[];
  /** Folders to create, outer ones first. */
  readonly folders: readonly string[];
  readonly writes: readonly JournalWrite[];
}

export function printJournal(journal: Journal): string {
  return `${JSON.stringify({ version: 1, ...journal }, undefined, 1)}\n`;
}

/** Parses a journal; undefined if it is invalid or contains a path that no run could have written. */
export function parseJournal(bytes: Uint8Array): Journal | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
  if (!isObject(value) || value["version"] !== 1) return undefined;
  const { removals, folders, writes } = value;
  if (!Array.isArray(removals) || !Array.isArray(folders) || !Array.isArray(writes)) return undefined;
  if (!removals.every(isRemoval) || !folders.every(isOutputPath) || !writes.every(isWrite)) return undefined;
  return { removals, folders, writes };
}

function isWrite(value: unknown): value is JournalWrite {
  return (
    isObject(value) &&
    isOutputPath(value["path"]) &&
    isStageName(value["stage"]) &&
    isHash(value["sha256"]) &&
    (value["backup"] === undefined || isStageName(value["backup"]))
  );
}

function isRemoval(value: unknown): value is JournalRemoval {
  return isObject(value) && isOutputPath(value["path"]) && isHash(value["sha256"]) && isStageName(value["backup"]);
}

function isOutputPath(value: unknown): value is string {
  return typeof value === "string" && (value === manifestName || unsafeReason(value) === undefined);
}

function isStageName(value: unknown): value is string {
  return typeof value === "string" && /^(new|old)-\d+$/.test(value);
}

function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
