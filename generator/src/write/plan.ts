import { basename, dirname, join } from "node:path";
import { sha256 } from "./digest.js";
import type { FileSystem } from "./file-system.js";
import { byPath, type Manifest, type ManifestEntry, parseManifest, printManifest } from "./manifest.js";
import { findPathProblems, foldCase, manifestName } from "./paths.js";

/** A file of the new output. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The new output. */
export interface Output {
  /** All files of the output; others are stale. */
  readonly files: readonly OutputFile[];
  /** SHA-256 of all inputs. */
  readonly inputs: string;
  /** The generator's version. */
  readonly generator: string;
  /** The form of the output. */
  readonly edition?: string;
}

/** An output encoded as bytes, so that it can be compared repeatedly. */
export interface EncodedOutput extends Omit<Output, "files"> {
  /** In manifest order. */
  readonly files: readonly EncodedFile[];
}

interface EncodedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export interface PlannedWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Hash of the existing file; absent if there is none. */
  readonly previous?: string;
}

export interface PlannedRemoval {
  readonly path: string;
  readonly sha256: string;
}

/** The changes that update the output folder, computed without modifying it. */
export interface Plan {
  /** Files that do not exist yet. */
  readonly added: readonly string[];
  /** Files with different content. */
  readonly changed: readonly string[];
  /** Stale generated files, unmodified since. */
  readonly removed: readonly string[];
  /** Files in the manifest that no longer exist; part of `added`. */
  readonly missing: readonly string[];
  /** Generated files that were edited; they are replaced and part of `changed`. */
  readonly edited: readonly string[];
  /** Stale generated files that were edited; they are kept. */
  readonly kept: readonly string[];
  readonly unchanged: number;
  /** Whether only the manifest is out of date. */
  readonly manifestOnly: boolean;
  /** In writing order, the manifest last. */
  readonly writes: readonly PlannedWrite[];
  readonly removals: readonly PlannedRemoval[];
  /** Folders to create, outer ones first. */
  readonly folders: readonly string[];
}

/** Why an output cannot be written. The path is relative to the output folder. */
export interface WriteRefusal {
  readonly code: "output-path-unsafe" | "output-conflict";
  readonly path: string;
  readonly message: string;
  readonly fix?: string;
}

export interface PlanOptions {
  /** Absolute. */
  readonly outDir: string;
  readonly disk: FileSystem;
  /** Whether files that the generator did not write may be replaced. */
  readonly force: boolean;
  /** Absolute paths of the inputs, which must never be overwritten, even through links. */
  readonly protectedFiles: readonly string[];
}

export function encodeOutput(output: Output): EncodedOutput {
  const files = [...output.files].sort(byPath).map(({ path, text }): EncodedFile => {
    const bytes = Buffer.from(text, "utf8");
    return { path, bytes, sha256: sha256(bytes) };
  });
  return { ...output, files };
}

/** Compares an output with the contents of its folder. */
export function planOutput(
  output: EncodedOutput,
  options: PlanOptions,
): { readonly plan: Plan } | { readonly refusals: readonly WriteRefusal[] } {
  const problems = findPathProblems(output.files.map((file) => file.path));
  if (problems.length > 0) {
    return {
      refusals: problems.map(({ path, reason }) => ({
        code: "output-path-unsafe",
        path,
        message: `the output path ${JSON.stringify(path)} ${reason}`,
      })),
    };
  }
  const planner = new Planner(options);
  return planner.plan(output);
}

class Planner {
  readonly #options: PlanOptions;
  readonly #disk: FileSystem;
  readonly #refusals: WriteRefusal[] = [];
  readonly #protected: ReadonlySet<string>;
  /** Relative folder → whether its files may be accessed. */
  readonly #folders: Map<string, "there" | "absent" | "refused"> = new Map();
  readonly #absentFolders: string[] = [];
  #removable: ReadonlySet<string> = new Set();

  constructor(options: PlanOptions) {
    this.#options = options;
    this.#disk = options.disk;
    this.#protected = new Set(options.protectedFiles.map((path) => this.#disk.canonical(path) ?? path));
  }

  plan(output: EncodedOutput): { readonly plan: Plan } | { readonly refusals: readonly WriteRefusal[] } {
    const before = this.#readManifest();
    const known = new Map(before.manifest?.files.map((entry) => [entry.path, entry]));
    const wanted = new Set(output.files.map((file) => file.path));
    const { removals, kept } = this.#staleFiles(before.manifest, wanted);
    this.#removable = new Set(removals.map((removal) => removal.path));
    const folded = new Set(removals.map((removal) => foldCase(removal.path)));

    const added: string[] = [];
    const changed: string[] = [];
    const missing: string[] = [];
    const edited: string[] = [];
    const writes: PlannedWrite[] = [];
    const entries: ManifestEntry[] = [];
    for (const { path, bytes, sha256: hash } of output.files) {
      entries.push({ path, sha256: hash, bytes: bytes.length });
      const entry = known.get(path);
      const existing = this.#existingFile(path, { bytes, sha256: hash });
      if (existing === "refused") continue;
      // If only the case of a name changed, both spellings may be one file: remove it and write it again.
      const caseChanged = folded.has(foldCase(path)) && !this.#isSpelled(path);
      if (existing === undefined || caseChanged) {
        added.push(path);
        if (entry !== undefined && !caseChanged) missing.push(path);
        writes.push({ path, bytes, sha256: hash });
      } else if (existing !== hash) {
        if (entry === undefined && !this.#options.force) {
          this.#rejectUnownedFile(path, before.reason);
          continue;
        }
        changed.push(path);
        if (entry !== undefined && entry.sha256 !== existing) edited.push(path);
        writes.push({ path, bytes, sha256: hash, previous: existing });
      }
    }
    if (this.#refusals.length > 0) return { refusals: this.#refusals };

    const contentWrites = writes.length;
    const { generator, edition, inputs } = output;
    const text = printManifest({ generator, ...(edition === undefined ? {} : { edition }), inputs, files: entries });
    const bytes = Buffer.from(text, "utf8");
    if (before.text !== text) {
      const previous = before.text === undefined ? {} : { previous: sha256(before.text) };
      writes.push({ path: manifestName, bytes, sha256: sha256(bytes), ...previous });
    }
    return {
      plan: {
        added,
        changed,
        removed: removals.map((removal) => removal.path),
        missing,
        edited,
        kept,
        unchanged: output.files.length - contentWrites,
        manifestOnly: contentWrites === 0 && removals.length === 0 && writes.length > 0,
        writes,
        removals,
        folders: this.#absentFolders,
      },
    };
  }

  #readManifest(): { readonly manifest?: Manifest; readonly text?: string; readonly reason?: string } {
    const path = join(this.#options.outDir, manifestName);
    const kind = this.#disk.kind(path);
    if (kind === undefined) return {};
    if (kind !== "file") {
      this.#reject("output-conflict", manifestName, `${manifestName} is not a regular file`, "remove it");
      return {};
    }
    const text = Buffer.from(this.#disk.read(path) ?? []).toString("utf8");
    const parsed = parseManifest(text);
    return "manifest" in parsed ? { manifest: parsed.manifest, text } : { text, reason: parsed.reason };
  }

  #staleFiles(
    manifest: Manifest | undefined,
    wanted: ReadonlySet<string>,
  ): { readonly removals: PlannedRemoval[]; readonly kept: string[] } {
    const removals: PlannedRemoval[] = [];
    const kept: string[] = [];
    for (const entry of manifest?.files ?? []) {
      if (wanted.has(entry.path)) continue;
      const path = join(this.#options.outDir, entry.path);
      if (!this.#leadsThroughFolders(entry.path) || this.#disk.kind(path) === undefined) continue;
      const bytes = this.#disk.kind(path) === "file" ? this.#disk.read(path) : undefined;
      if (bytes !== undefined && sha256(bytes) === entry.sha256 && !this.#isProtected(path)) {
        removals.push({ path: entry.path, sha256: entry.sha256 });
      } else {
        kept.push(entry.path);
      }
    }
    return { removals, kept };
  }

  /** Whether all ancestors are real folders: a stale file behind a symbolic link is not owned by the generator. */
  #leadsThroughFolders(path: string): boolean {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      if (this.#disk.kind(join(this.#options.outDir, folder)) !== "folder") return false;
    }
    return true;
  }

  /** Returns the hash of an existing file; undefined if there is none or it will be removed. */
  #existingFile(path: string, wanted: Pick<EncodedFile, "bytes" | "sha256">): string | "refused" | undefined {
    const folder = this.#folder(dirname(path));
    if (folder === "refused") return "refused";
    if (folder === "absent") return undefined;
    const absolute = join(this.#options.outDir, path);
    const kind = this.#disk.kind(absolute);
    if (kind === undefined) return undefined;
    if (this.#isProtected(absolute)) {
      return this.#reject("output-conflict", path, `the output ${path} would replace an input`, "choose another --out");
    }
    if (kind === "file") {
      const bytes = this.#disk.read(absolute);
      return bytes !== undefined && wanted.bytes.equals(bytes) ? wanted.sha256 : sha256(bytes ?? "");
    }
    if (kind === "folder" && this.#becomesEmpty(path)) return undefined;
    const found = kind === "folder" ? "a folder" : kind === "link" ? "a symbolic link" : "something other than a file";
    return this.#reject("output-conflict", path, `${found} is in the way of ${path}`, "move it away");
  }

  #folder(path: string): "there" | "absent" | "refused" {
    if (path === ".") return "there";
    const known = this.#folders.get(path);
    if (known !== undefined) return known;
    const above = this.#folder(dirname(path));
    const state = above === "there" ? this.#folderState(path) : above;
    if (state === "absent") this.#absentFolders.push(path);
    this.#folders.set(path, state);
    return state;
  }

  #folderState(path: string): "there" | "absent" | "refused" {
    const kind = this.#disk.kind(join(this.#options.outDir, path));
    if (kind === "folder") return "there";
    if (kind === undefined || (kind === "file" && this.#removable.has(path))) return "absent";
    const message =
      kind === "link"
        ? `the folder ${path} is a symbolic link, and may lead out of the output folder`
        : `${path} is not a folder, but files must be written below it`;
    this.#reject("output-conflict", path, message, "move it away");
    return "refused";
  }

  /** Whether a folder contains only files that will be removed. */
  #becomesEmpty(path: string): boolean {
    return this.#disk.list(join(this.#options.outDir, path)).every((name) => {
      const below = `${path}/${name}`;
      return (
        this.#removable.has(below) ||
        (this.#disk.kind(join(this.#options.outDir, below)) === "folder" && this.#becomesEmpty(below))
      );
    });
  }

  /** Whether a file has exactly this spelling, even on case-insensitive file systems. */
  #isSpelled(path: string): boolean {
    return this.#disk.list(join(this.#options.outDir, dirname(path))).includes(basename(path));
  }

  #isProtected(path: string): boolean {
    return this.#protected.size > 0 && this.#protected.has(this.#disk.canonical(path) ?? path);
  }

  #rejectUnownedFile(path: string, manifestReason: string | undefined): void {
    const message =
      manifestReason === undefined
        ? `${path} exists, and the generator did not write it`
        : `${path} exists, and the manifest ${manifestReason}, so it cannot tell whether the generator wrote it`;
    this.#reject("output-conflict", path, message, "move it away, or pass --force to replace it");
  }

  #reject(code: WriteRefusal["code"], path: string, message: string, fix: string): "refused" {
    this.#refusals.push({ code, path, message, fix });
    return "refused";
  }
}
