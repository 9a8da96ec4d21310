import { type NamedTypes, resolveType } from "./resolve-type.js";
import type { Type } from "./type.js";

/**
 * What a field of a form with this type contains:
 * - `none`: no file
 * - `one`: a file
 * - `list`: a list of files
 * - `either`: a file or a list of files
 * - `mixed`: a file, a list of files, or other values
 * - `mixed-list`: a list of files and other values
 */
export type FileKind = "none" | "one" | "list" | "either" | "mixed" | "mixed-list";

/** Types within types that are examined. */
const maxDepth = 8;

/** Returns which files a field of a form may contain. */
export function fileKind(given: Type, types: NamedTypes, depth = 0): FileKind {
  if (depth > maxDepth) return "none";
  const type = resolveType(given, types);
  switch (type.kind) {
    case "string":
      return type.file ? "one" : "none";
    case "any":
      return "mixed";
    case "array": {
      const items = type.items === undefined ? undefined : resolveType(type.items.type, types);
      const kind = items === undefined || items.kind === "any" ? "none" : fileKind(items, types, depth + 1);
      return kind === "one" ? "list" : kind === "mixed" ? "mixed-list" : "none";
    }
    case "union": {
      const alternatives = type.alternatives.filter(
        (alternative) => resolveType(alternative.type, types).kind !== "null",
      );
      return joinedKind(alternatives.map((alternative) => fileKind(alternative.type, types, depth + 1)));
    }
    case "intersection":
      // Whatever applies as well, such as a maximum length, restricts the file.
      return type.parts.some((part) => fileKind(part.type, types, depth + 1) === "one") ? "one" : "none";
    default:
      return "none";
  }
}

/** Whether a field contains nothing but files. */
export function isFileOnly(kind: FileKind): boolean {
  return kind === "one" || kind === "list" || kind === "either";
}

function joinedKind(kinds: readonly FileKind[]): FileKind {
  const [first = "none", ...others] = new Set(kinds);
  if (others.length === 0) return first;
  return kinds.every(isFileOnly) ? "either" : kinds.every((kind) => kind === "none") ? "none" : "mixed";
}
