import { dirname } from "node:path";
import { realFileSystem } from "../writer/file-system.js";
import { isInterrupted } from "../writer/transaction.js";

/** The folder in which an update writes: that of the document, without symbolic links. */
export function copyFolderOf(spec: string): string {
  return dirname(realFileSystem.canonical(spec) ?? spec);
}

/** Whether an update was interrupted while it wrote the copy of this document. */
export function isUpdateInterrupted(spec: string): boolean {
  return isInterrupted({ outDir: copyFolderOf(spec), disk: realFileSystem });
}
