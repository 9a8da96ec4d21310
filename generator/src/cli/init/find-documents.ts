import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LoadLimits } from "../../load/document.js";
import { defaultLimits } from "../../load/load.js";

/** How much of a folder is looked through; a file beyond `fileBytes` could not be loaded, so that it is no document. */
type SearchLimits = Pick<LoadLimits, "fileBytes" | "totalBytes" | "files">;

/** A folder with more files than this is one of data. */
const searchLimits: SearchLimits = { ...defaultLimits, files: 2_000 };

/** Which files at the top of a folder are OpenAPI documents. */
export interface FoundDocuments {
  /** Their paths, by name. */
  readonly documents: readonly string[];
  /** Whether all files were looked at; false where that would be more than the limits allow. */
  readonly isComplete: boolean;
}

/**
 * The files at the top of a folder that say `openapi: 3.x`, whatever they are called. Says nothing of their being right: one
 * with a mistake in it is found, so that the mistake can be reported. What cannot be read, and a folder that is not there, hold
 * none.
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
 * Whether a text is a map with `openapi: 3.x` or `swagger: 2.0`. In YAML a key at the beginning of a line is one of the outermost map. In JSON
 * it may stand anywhere in a line, so that the text is parsed; where that fails, the key counts that comes first.
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

/** The names in a folder, sorted, in so far as they may be files. */
function namesIn(folder: string): readonly string[] {
  const attempt = (): readonly Dirent[] => readdirSync(folder, { withFileTypes: true });
  const entries = valueOrDefault(attempt, []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name])).sort();
}

/** Bytes of a file, also one that a link leads to; undefined where it is something else. */
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
