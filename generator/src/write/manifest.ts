import { isObject } from "../values/json.js";
import { compareText } from "../values/text.js";
import { unsafeReason } from "./paths.js";

/** A file written by the generator. */
export interface ManifestEntry {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * What the generator wrote, and from which inputs. Committed with the output, so it contains no times or absolute
 * paths.
 */
export interface Manifest {
  readonly generator: string;
  /** The form of the output. Versions 0.1 and 0.2 recorded none. */
  readonly edition?: string;
  /** SHA-256 of the specification's files and the settings. */
  readonly inputs: string;
  /** Sorted by path in UTF-16 order. */
  readonly files: readonly ManifestEntry[];
}

const note = "Written by guildwire generate: lists the generated files. Commit it with them.";

export function printManifest(manifest: Manifest): string {
  // One line per file reduces merge conflicts.
  const files = manifest.files.map(({ path, sha256, bytes }) => `    ${JSON.stringify({ path, sha256, bytes })}`);
  return [
    "{",
    `  "note": ${JSON.stringify(note)},`,
    `  "version": 1,`,
    `  "generator": ${JSON.stringify(manifest.generator)},`,
    ...(manifest.edition === undefined ? [] : [`  "edition": ${JSON.stringify(manifest.edition)},`]),
    `  "inputs": ${JSON.stringify(manifest.inputs)},`,
    files.length === 0 ? `  "files": []` : `  "files": [\n${files.join(",\n")}\n  ]`,
    "}",
    "",
  ].join("\n");
}

/** A manifest, or why a text is not one, as the end of a sentence. */
export type ParsedManifest = { readonly manifest: Manifest } | { readonly reason: string };

export function parseManifest(text: string): ParsedManifest {
  if (/^(<{7}|={7}|>{7})/m.test(text)) return { reason: "holds the marks of an unsolved merge" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: "is not JSON" };
  }
  if (!isObject(value) || value["version"] !== 1) return { reason: "has an unknown version" };
  const { generator, edition, inputs, files } = value;
  if (typeof generator !== "string" || typeof inputs !== "string" || !Array.isArray(files)) {
    return { reason: "lacks generator, inputs or files" };
  }
  const entries: ManifestEntry[] = [];
  for (const file of files) {
    if (!isEntry(file)) return { reason: "has an entry without path, sha256 or bytes" };
    // Validate paths: the manifest can be edited by anyone, and decides which files are removed.
    const reason = unsafeReason(file.path);
    if (reason !== undefined) return { reason: `lists ${JSON.stringify(file.path)}, which ${reason}` };
    entries.push({ path: file.path, sha256: file.sha256, bytes: file.bytes });
  }
  return { manifest: { generator, ...(typeof edition === "string" ? { edition } : {}), inputs, files: entries } };
}

/** Compares by UTF-16 code units, independent of the locale. */
export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return compareText(left.path, right.path);
}

function isEntry(value: unknown): value is ManifestEntry {
  return (
    isObject(value) &&
    typeof value["path"] === "string" &&
    typeof value["bytes"] === "number" &&
    typeof value["sha256"] === "string" &&
    /^[0-9a-f]{64}$/.test(value["sha256"])
  );
}
