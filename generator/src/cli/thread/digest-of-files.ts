import type { SourceFile } from "../../load/document.js";
import { sha256 } from "../writer/digest.js";

/** SHA-256 over paths and texts: whether two threads have read the same. */
export function digestOfFiles(files: readonly SourceFile[]): string {
  return sha256(JSON.stringify(files.map(({ path, text }) => [path, sha256(text)])));
}
