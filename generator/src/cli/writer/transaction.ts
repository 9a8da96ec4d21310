import { basename, dirname, join } from "node:path";
import { sha256 } from "./digest.js";
import type { FileSystem } from "./file-system.js";
import { type Journal, parseJournal, printJournal } from "./journal.js";
import { privateFolder } from "./paths.js";
import type { Plan } from "./plan.js";

/**
 * How a change of many files becomes one: everything new is staged, everything old gets a second name, and a journal
 * says what goes where. Once the journal stands, a run that is cut off is completed by the next one; before that, it is
 * undone. A run that fails halfway renames its journal to `undo.json`, and then goes back.
 *
 *     .guildwire/stage/new-0, old-0, …   new bytes, and what they replace
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

/** Something is wrong with what an earlier run left behind. */
export class UnusableJournal extends Error {}

/** Whether a run on this output was interrupted. Cheap: reads names only. */
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
 * Carries out a plan. When this returns, the output is new; when it throws, it is as it was, unless even going back
 * failed (`isInterrupted` then says so, and the next run deals with it). The lock must be held.
 *
 * @param mayCommit Asked once everything is staged, just before the point of no return.
 */
export async function applyPlan(plan: FilePlan, transaction: Transaction, mayCommit: () => boolean): Promise<void> {
  const journal = await stagePlan(plan, transaction, mayCommit);
  try {
    await applyJournal(transaction, journal);
  } catch (cause) {
    ignoreErrors(() => rollBack(transaction, journal));
    throw cause;
  }
  // From here on the output is new: the next run cleans up whatever this one cannot.
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
    // Nothing has been touched yet, so nothing but the stage has to go; if even that fails, the next run removes it.
    ignoreErrors(() => {
      disk.remove(paths.journal);
      disk.removeTree(paths.stage);
    });
    throw error;
  }
}

/** Every step is idempotent, so that a run may be interrupted at any of them, also during its completion. */
async function applyJournal({ outDir, disk }: Transaction, journal: Journal): Promise<void> {
  const { stage } = transactionPathsOf(outDir);
  const touched = new Set<string>();
  for (const { path, sha256: hash } of journal.removals) {
    const standing = join(outDir, path);
    if (disk.kind(standing) !== "file" || sha256(disk.read(standing) ?? "") !== hash) continue;
    disk.remove(standing);
    touched.add(dirname(standing));
  }
  for (const folder of journal.folders) {
    disk.makeFolder(join(outDir, folder));
    touched.add(dirname(join(outDir, folder)));
  }
  for (const { path, stage: name } of journal.writes) {
    const staged = join(stage, name);
    if (disk.kind(staged) === undefined) continue;
    const target = join(outDir, path);
    // A folder gives way to a file of its name; what was in it was removed above.
    if (disk.kind(target) === "folder") removeEmptyFolders(target, disk);
    if (disk.kind(dirname(target)) === undefined) disk.makeFolder(dirname(target));
    disk.rename(staged, target);
    touched.add(dirname(target));
  }
  await disk.flush([...touched].filter((folder) => disk.kind(folder) === "folder"));
}

/**
 * Folders that lost their last file go last, since going back would need space for them. The stage goes before the
 * journal: as long as that stands, a repetition finds nothing left to do.
 */
function finishTransaction({ outDir, disk }: Transaction, journal: Journal): void {
  const paths = transactionPathsOf(outDir);
  for (const { path } of journal.removals) removeEmptyFoldersAbove(path, outDir, disk);
  disk.removeTree(paths.stage);
  disk.remove(paths.journal);
  disk.remove(paths.undo);
}

/** Whether everything that is still to be put in place is there and whole. */
function canComplete({ outDir, disk }: Transaction, journal: Journal): boolean {
  const { stage } = transactionPathsOf(outDir);
  return journal.writes.every(({ path, stage: name, sha256: hash }) => {
    const staged = disk.read(join(stage, name));
    if (staged !== undefined) return sha256(staged) === hash;
    // Already in place; a person may have edited it since, which is theirs to see in the next report.
    return disk.kind(join(outDir, path)) !== undefined;
  });
}

function rollBack(transaction: Transaction, journal: Journal): void {
  const paths = transactionPathsOf(transaction.outDir);
  transaction.disk.rename(paths.journal, paths.undo);
  transaction.disk.syncFolder(paths.folder);
  undo(transaction, journal);
}

/** Puts everything back as it was; can be repeated like {@link applyJournal}. */
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
  const strayed = paths.find((entry) => containsLink(entry, outDir, disk));
  if (strayed !== undefined) throw new UnusableJournal(`${strayed} lies behind a symbolic link`);
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

/** Removes a folder that holds nothing but empty folders. */
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

/** For going back and cleaning up: the error that led there is the one worth reporting. */
function ignoreErrors(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
