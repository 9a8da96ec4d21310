import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LoadLimits } from "../../load/document.js";
import { defaultLimits } from "../../load/load.js";

/** Limits for searching a folder. A file above `fileBytes` could not be loaded and is skipped. */
type SearchLimits = Pick<LoadLimits, "fileBytes" | "totalBytes" | "files">;

/** A folder with more files contains data, not a project. */
const searchLimits: SearchLimits = { ...defaultLimits, files: 2_000 };

/** The OpenAPI documents at the top level of a folder. */
export interface FoundDocuments {
  /** Their paths, sorted by name. */
  readonly documents: readonly string[];
  /** Whether all files were examined; false if that exceeds the limits. */
  readonly isComplete: boolean;
}

/**
 * Finds files at the top level of a folder that contain `openapi: 3.x`, whatever their name. Invalid documents are
 * found too, so that their errors can be reported. Unreadable and missing folders contain none.
 */
export function findDocuments(folder: string, limits: SearchLimits = searchLimits): FoundDocuments {
  const names = namesIn(folder).filter((name) => /\.(json|ya?ml)$/i.test(name));
  const documents: string[] = [];
  let bytes = 0;
  for (const name of names.slice(0, limits.files)) {
    const path = join(folder, name);
    const size = sizeOf(path);
    if (size === undefined || size > limits.fileBytes) continue;
    bytes += size;
    if (bytes > limits.totalBytes) return { documents, isComplete: false };
    if (isDocument(textOf(path))) documents.push(path);
  }
  return { documents, isComplete: names.length <= limits.files };
}

/**
 * Whether a text is a map with `openapi: 3.x` or `swagger: 2.0`. In YAML, a key at the start of a line belongs to the
 * outermost map. JSON is parsed, because the key may be anywhere in a line; if parsing fails, the first such key
 * counts.
 */
function isDocument(text: string): boolean {
  if (!/openapi|swagger/.test(text)) return false;
  if (!/^\s*\{/.test(text))
    return /^(?:(["']?)openapi\1[ \t]*:[ \t]+["']?3\.\d|(["']?)swagger\2[ \t]*:[ \t]+["']?2\.0)/m.test(text);
  try {
    const { openapi, swagger } = JSON.parse(text) as { readonly openapi?: unknown; readonly swagger?: unknown };
    return (typeof openapi === "string" && /^3\.\d/.test(openapi)) || (openapi === undefined && swagger === "2.0");
  } catch {
    return /^\s*\{\s*(?:(["']?)openapi\1\s*:\s*["']?3\.\d|(["']?)swagger\2\s*:\s*["']?2\.0)/.test(text);
  }
}

/** Returns the names of a folder's entries except directories, sorted. */
function namesIn(folder: string): readonly string[] {
  const attempt = (): readonly Dirent[] => readdirSync(folder, { withFileTypes: true });
  const entries = valueOrDefault(attempt, []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])).sort();
}

/** Returns the size of a file in bytes, following links; undefined for other entries. */
function sizeOf(path: string): number | undefined {
  const stats = valueOrDefault(() => statSync(path), undefined);
  return stats?.isFile() ? stats.size : undefined;
}

function textOf(path: string): string {
  return valueOrDefault(() => readFileSync(path, "utf8"), "").replace(/^\uFEFF/, "");
}

function valueOrDefault<Value>(attempt: () => Value, otherwise: Value): Value {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
