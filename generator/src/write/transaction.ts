import { basename, dirname, join } from "node:path";
import { sha256 } from "./digest.js";
import type { FileSystem } from "./file-system.js";
import { type Journal, parseJournal, printJournal } from "./journal.js";
import { privateFolder } from "./paths.js";
import type { Plan } from "./plan.js";

/**
 * Makes a change of many files atomic: new files are staged, old files get a backup, and a journal records the steps.
 * Once the journal exists, the next run completes an interrupted one; before that, it undoes it. A run that fails
 * halfway renames its journal to `undo.json` and rolls back.
 *
 *     .guildwire/stage/new-0, old-0, …   new files and backups
 *     .guildwire/journal.json            the run will be completed
 *     .guildwire/undo.json               the run will be undone
 */
export interface Transaction {
  readonly outDir: string;
  readonly disk: FileSystem;
}

/** The part of a plan that changes files. */
type FilePlan = Pick<Plan, "writes" | "removals" | "folders">;

/** How an interrupted run was recovered. */
export type Recovery = "completed" | "undone";

/** The state of an interrupted run is inconsistent. */
export class UnusableJournal extends Error {}

/** Whether a run on this output was interrupted. Fast: only checks whether files exist. */
export function isInterrupted({ outDir, disk }: Transaction): boolean {
  const names = transactionPathsOf(outDir);
  return [names.stage, names.journal, names.undo].some((path) => disk.kind(path) !== undefined);
}

/** Completes or undoes an interrupted run. The lock must be held. */
export async function recover(transaction: Transaction): Promise<Recovery | undefined> {
  const { outDir, disk } = transaction;
  const paths = transactionPathsOf(outDir);
  if (!isInterrupted(transaction)) return undefined;
  if (disk.kind(paths.undo) !== undefined) {
    undo(transaction, readJournal(transaction, paths.undo));
    return "undone";
  }
  if (disk.kind(paths.journal) === undefined) {
    disk.removeTree(paths.stage);
    return "undone";
  }
  const journal = readJournal(transaction, paths.journal);
  if (!canComplete(transaction, journal)) {
    rollBack(transaction, journal);
    return "undone";
  }
  try {
    await applyJournal(transaction, journal);
  } catch (cause) {
    if (!ignoreErrors(() => rollBack(transaction, journal))) throw cause;
    return "undone";
  }
  finishTransaction(transaction, journal);
  return "completed";
}

/**
 * Executes a plan. On return, the output is new; on an exception, it is unchanged, unless the rollback failed too
 * (`isInterrupted` is true then, and the next run recovers). The lock must be held.
 *
 * @param mayCommit Called after staging, just before the commit.
 */
export async function applyPlan(plan: FilePlan, transaction: Transaction, mayCommit: () => boolean): Promise<void> {
  const journal = await stagePlan(plan, transaction, mayCommit);
  try {
    await applyJournal(transaction, journal);
  } catch (cause) {
    ignoreErrors(() => rollBack(transaction, journal));
    throw cause;
  }
  // The output is committed: the next run removes whatever this one cannot.
  ignoreErrors(() => finishTransaction(transaction, journal));
}

async function stagePlan(plan: FilePlan, { outDir, disk }: Transaction, mayCommit: () => boolean): Promise<Journal> {
  const paths = transactionPathsOf(outDir);
  try {
    disk.makeFolder(paths.stage);
    const stagedAs = (index: number): string => `new-${index}`;
    await disk.createAll(plan.writes.map(({ bytes }, index) => ({ path: join(paths.stage, stagedAs(index)), bytes })));
    const keep = (path: string, name: string): string => {
      disk.duplicate(join(outDir, path), join(paths.stage, name));
      return name;
    };
    const journal: Journal = {
      removals: plan.removals.map(({ path, sha256: hash }, index) => ({
        path,
        sha256: hash,
        backup: keep(path, `old-${index}`),
      })),
      folders: plan.folders,
      writes: plan.writes.map(({ path, sha256: hash, previous }, index) => {
        const backup = previous === undefined ? {} : { backup: keep(path, `old-${plan.removals.length + index}`) };
        return { path, stage: stagedAs(index), sha256: hash, ...backup };
      }),
    };
    await disk.flush([paths.stage]);
    if (!mayCommit()) throw new Error("another run took over the output folder");
    const draft = join(paths.stage, "journal");
    disk.create(draft, Buffer.from(printJournal(journal), "utf8"));
    disk.rename(draft, paths.journal);
    disk.syncFolder(paths.folder);
    return journal;
  } catch (error) {
    // Nothing has been modified yet, so removing the stage suffices; if that fails, the next run does it.
    ignoreErrors(() => {
      disk.remove(paths.journal);
      disk.removeTree(paths.stage);
    });
    throw error;
  }
}

/** Every step is idempotent, so that the run can be interrupted and repeated at any point. */
async function applyJournal({ outDir, disk }: Transaction, journal: Journal): Promise<void> {
  const { stage } = transactionPathsOf(outDir);
  const touched = new Set<string>();
  for (const { path, sha256: hash } of journal.removals) {
    const file = join(outDir, path);
    if (disk.kind(file) !== "file" || sha256(disk.read(file) ?? "") !== hash) continue;
    disk.remove(file);
    touched.add(dirname(file));
  }
  for (const folder of journal.folders) {
    disk.makeFolder(join(outDir, folder));
    touched.add(dirname(join(outDir, folder)));
  }
  for (const { path, stage: name } of journal.writes) {
    const staged = join(stage, name);
    if (disk.kind(staged) === undefined) continue;
    const target = join(outDir, path);
    // A file replaces a folder of the same name, whose files were removed above.
    if (disk.kind(target) === "folder") removeEmptyFolders(target, disk);
    if (disk.kind(dirname(target)) === undefined) disk.makeFolder(dirname(target));
    disk.rename(staged, target);
    touched.add(dirname(target));
  }
  await disk.flush([...touched].filter((folder) => disk.kind(folder) === "folder"));
}

/**
 * Removes emptied folders last, because a rollback would have to create them. Removes the stage before the journal:
 * while the journal exists, a repeated run finds nothing to do.
 */
function finishTransaction({ outDir, disk }: Transaction, journal: Journal): void {
  const paths = transactionPathsOf(outDir);
  for (const { path } of journal.removals) removeEmptyFoldersAbove(path, outDir, disk);
  disk.removeTree(paths.stage);
  disk.remove(paths.journal);
  disk.remove(paths.undo);
}

/** Whether all staged files are present and intact. */
function canComplete({ outDir, disk }: Transaction, journal: Journal): boolean {
  const { stage } = transactionPathsOf(outDir);
  return journal.writes.every(({ path, stage: name, sha256: hash }) => {
    const staged = disk.read(join(stage, name));
    if (staged !== undefined) return sha256(staged) === hash;
    // Already in place. If the user has edited it since, the next run reports that.
    return disk.kind(join(outDir, path)) !== undefined;
  });
}

function rollBack(transaction: Transaction, journal: Journal): void {
  const paths = transactionPathsOf(transaction.outDir);
  transaction.disk.rename(paths.journal, paths.undo);
  transaction.disk.syncFolder(paths.folder);
  undo(transaction, journal);
}

/** Rolls back. Idempotent like {@link applyJournal}. */
function undo(transaction: Transaction, journal: Journal): void {
  const { outDir, disk } = transaction;
  const { stage } = transactionPathsOf(outDir);
  for (const { path, sha256: hash, backup } of journal.writes.toReversed()) {
    const target = join(outDir, path);
    if (backup === undefined) {
      if (disk.kind(target) === "file" && sha256(disk.read(target) ?? "") === hash) disk.remove(target);
    } else if (disk.kind(join(stage, backup)) !== undefined) {
      disk.rename(join(stage, backup), target);
    }
  }
  for (const folder of journal.folders.toReversed()) disk.removeEmptyFolder(join(outDir, folder));
  for (const { path, backup } of journal.removals) {
    const original = join(outDir, path);
    if (disk.kind(original) !== undefined || disk.kind(join(stage, backup)) === undefined) continue;
    if (disk.kind(dirname(original)) === undefined) disk.makeFolder(dirname(original));
    disk.rename(join(stage, backup), original);
  }
  finishTransaction(transaction, journal);
}

function readJournal({ outDir, disk }: Transaction, path: string): Journal {
  const bytes = disk.kind(path) === "file" ? disk.read(path) : undefined;
  const journal = bytes === undefined ? undefined : parseJournal(bytes);
  if (journal === undefined) throw new UnusableJournal(`${privateFolder}/${basename(path)} cannot be read`);
  const paths = [...journal.removals, ...journal.writes].map((entry) => entry.path);
  const linked = paths.find((entry) => containsLink(entry, outDir, disk));
  if (linked !== undefined) throw new UnusableJournal(`${linked} lies behind a symbolic link`);
  return journal;
}

function containsLink(path: string, outDir: string, disk: FileSystem): boolean {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (disk.kind(join(outDir, folder)) === "link") return true;
  }
  return false;
}

function removeEmptyFoldersAbove(path: string, outDir: string, disk: FileSystem): void {
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (!disk.removeEmptyFolder(join(outDir, folder))) return;
  }
}

interface TransactionPaths {
  readonly folder: string;
  readonly stage: string;
  readonly journal: string;
  readonly undo: string;
}

/** Removes a folder that contains only empty folders. */
function removeEmptyFolders(path: string, disk: FileSystem): void {
  for (const name of disk.list(path)) removeEmptyFolders(join(path, name), disk);
  disk.removeEmptyFolder(path);
}

function transactionPathsOf(outDir: string): TransactionPaths {
  const folder = join(outDir, privateFolder);
  return {
    folder,
    stage: join(folder, "stage"),
    journal: join(folder, "journal.json"),
    undo: join(folder, "undo.json"),
  };
}

/** Ignores errors while rolling back or cleaning up: the original error is the one to report. */
function ignoreErrors(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
