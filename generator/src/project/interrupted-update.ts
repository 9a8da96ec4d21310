import { dirname } from "node:path";
import { realFileSystem } from "../write/file-system.js";
import { isInterrupted } from "../write/transaction.js";

/** Returns the folder that an update writes to: the document's folder, with symbolic links resolved. */
export function copyFolderOf(spec: string): string {
  return dirname(realFileSystem.canonical(spec) ?? spec);
}

/** Whether an update was interrupted while writing the copy of this document. */
export function isUpdateInterrupted(spec: string): boolean {
  return isInterrupted({ outDir: copyFolderOf(spec), disk: realFileSystem });
}
