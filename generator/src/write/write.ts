import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { errorCode, type FileSystem, realFileSystem, reasonOf } from "./file-system.js";
import { acquireLock, type Lock, type LockHolder } from "./lock.js";
import { privateFolder } from "./paths.js";
import { encodeOutput, type Output, type Plan, planOutput, type WriteRefusal } from "./plan.js";
import { applyPlan, isInterrupted, type Recovery, recover, UnusableJournal } from "./transaction.js";

export interface WriterOptions {
  /** Absolute. */
  readonly outDir: string;
  /** The output folder, for messages. */
  readonly outName: string;
  readonly disk?: FileSystem;
  /** Maximum time to wait for another run on the same folder, in milliseconds. Default: 10 seconds. */
  readonly lockTimeout?: number;
}

export interface WriteOptions extends WriterOptions {
  /** Whether files that the generator did not write may be replaced. */
  readonly force: boolean;
  /** Absolute paths of the inputs, which must never be overwritten. */
  readonly protectedFiles: readonly string[];
}

export interface WriteResult {
  /** The executed plan, or with {@link compareOutput} the necessary one. Absent if there are errors. */
  readonly plan?: Plan;
  /** How an interrupted run was recovered. */
  readonly recovery?: Recovery;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the output folder contain exactly this output, or leaves it unchanged. Unchanged files are not touched; without
 * changes, nothing is written.
 */
export async function writeOutput(given: Output, options: WriteOptions): Promise<WriteResult> {
  const { disk = realFileSystem } = options;
  const output = encodeOutput(given);
  return withErrorsReported(options, async () => {
    if (!isInterrupted({ outDir: options.outDir, disk })) {
      const planned = planOutput(output, { ...options, disk });
      if ("refusals" in planned) return refusedResult(planned.refusals, options);
      if (planned.plan.writes.length + planned.plan.removals.length === 0)
        return { plan: planned.plan, diagnostics: [] };
    }
    return withLock(options, async (lock) => {
      const transaction = { outDir: options.outDir, disk };
      const recovery = await recover(transaction);
      const recovered = recovery === undefined ? {} : { recovery };
      // Plan again: another run may have changed files before the lock was acquired.
      const planned = planOutput(output, { ...options, disk });
      if ("refusals" in planned) return { ...refusedResult(planned.refusals, options), ...recovered };
      try {
        if (planned.plan.writes.length + planned.plan.removals.length > 0) {
          await applyPlan(planned.plan, transaction, lock.isHeld);
        }
      } catch (error) {
        return { ...failedResult(error, options), ...recovered };
      }
      return { plan: planned.plan, ...recovered, diagnostics: [] };
    });
  });
}

/** Returns the plan of {@link writeOutput} without writing. Still recovers an interrupted run. */
export async function compareOutput(output: Output, options: WriteOptions): Promise<WriteResult> {
  const { disk = realFileSystem } = options;
  const before = await recoverOutput(options);
  if (before.diagnostics.length > 0) return before;
  return withErrorsReported(options, async () => {
    const planned = planOutput(encodeOutput(output), { ...options, disk });
    return { ...before, ...("refusals" in planned ? refusedResult(planned.refusals, options) : planned) };
  });
}

/** Completes or undoes an interrupted run on this folder, if any. */
export async function recoverOutput(options: WriterOptions): Promise<WriteResult> {
  const { disk = realFileSystem } = options;
  const transaction = { outDir: options.outDir, disk };
  return withErrorsReported(options, async () => {
    if (!isInterrupted(transaction)) return { diagnostics: [] };
    return withLock(options, async () => {
      const recovery = await recover(transaction);
      return { ...(recovery === undefined ? {} : { recovery }), diagnostics: [] };
    });
  });
}

export async function withLock(
  options: WriterOptions,
  action: (lock: Lock) => Promise<WriteResult>,
): Promise<WriteResult> {
  const { outDir, disk = realFileSystem, lockTimeout = 10_000 } = options;
  const folder = join(outDir, privateFolder);
  const ignore = join(folder, ".gitignore");
  disk.makeFolder(folder);
  if (disk.kind(ignore) === undefined) disk.stage(ignore, Buffer.from("*\n", "utf8"));
  for (let waited = 0; ; waited += 50) {
    const taken = acquireLock(folder, disk);
    if ("lock" in taken) {
      try {
        return await action(taken.lock);
      } finally {
        taken.lock.release();
      }
    }
    if (waited >= lockTimeout) return lockedResult(taken.heldBy, options);
    await pause(50);
  }
}

export async function withErrorsReported(
  options: WriterOptions,
  action: () => Promise<WriteResult>,
): Promise<WriteResult> {
  const { outDir, disk = realFileSystem } = options;
  try {
    const foreign = [outDir, join(outDir, privateFolder)].find((path) => {
      const kind = disk.kind(disk.canonical(path) ?? path);
      return kind !== undefined && (kind !== "folder" || (path !== outDir && disk.kind(path) === "link"));
    });
    if (foreign !== undefined) {
      const name = foreign === outDir ? options.outName : `${options.outName}/${privateFolder}`;
      const fix = "move it away, or choose another --out";
      return { diagnostics: [diagnose("output-conflict", `${name} is not a folder`, { ...locationOf(options), fix })] };
    }
    return await action();
  } catch (error) {
    return failedResult(error, options);
  }
}

function refusedResult(refusals: readonly WriteRefusal[], options: WriterOptions): WriteResult {
  return {
    diagnostics: refusals.map(({ code, path, message, fix }) =>
      diagnose(code, message, { ...locationOf(options, path), ...(fix === undefined ? {} : { fix }) }),
    ),
  };
}

function lockedResult(holder: LockHolder, options: WriterOptions): WriteResult {
  const lock = `${options.outName}/${privateFolder}/lock`;
  const who = holder.pid === 0 ? "another run" : `process ${holder.pid} on ${holder.host}`;
  return {
    diagnostics: [
      diagnose("output-locked", `${who} is writing to ${options.outName}`, {
        ...locationOf(options),
        fix: `wait for it; if that process no longer exists, delete ${lock}`,
      }),
    ],
  };
}

function failedResult(error: unknown, options: WriterOptions): WriteResult {
  const { outDir, outName, disk = realFileSystem } = options;
  if (error instanceof UnusableJournal) {
    const fix = `delete ${outName}/${privateFolder}, then generate anew`;
    const message = `a run was cut off, and what it left behind is of no use: ${error.message}`;
    return { diagnostics: [diagnose("output-unwritable", message, { ...locationOf(options), fix })] };
  }
  const code = errorCode(error);
  if (code === undefined && !(error instanceof Error && error.message.startsWith("another run"))) throw error;
  const reason = reasonOf(error) ?? (error as Error).message;
  const state = describeState(outDir, disk);
  const message = `the output cannot be written: ${reason}; ${state}`;
  return { diagnostics: [diagnose("output-unwritable", message, locationOf(options))] };
}

function describeState(outDir: string, disk: FileSystem): string {
  try {
    if (!isInterrupted({ outDir, disk })) return "the old output was left as it was";
  } catch {
    // The folder is not even readable.
  }
  return "the next command will complete or undo what was begun";
}

function locationOf(options: WriterOptions, path?: string): Pick<Diagnostic, "location"> {
  const file = path === undefined ? options.outName : `${options.outName}/${path}`;
  return { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
}
