import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Replaces a file at once: readers never see a part of it. */
export function replaceText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}.new`;
  try {
    writeFileSync(made, text);
    renameSync(made, path);
  } finally {
    rmSync(made, { force: true });
  }
}
