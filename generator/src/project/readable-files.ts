import { readdirSync, readFileSync } from "node:fs";

/** Returns the text of a file; undefined if it cannot be read. */
export function readableText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** Returns the names in a folder; none if it cannot be read. */
export function readableNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
