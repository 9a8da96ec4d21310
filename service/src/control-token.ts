import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file that stores the admin token of a data folder. */
export function controlTokenFile(dataDir: string): string {
  return join(dataDir, "control-token");
}

/**
 * The admin token of a data folder, created on first use, in a file that only its owner may read.
 *
 * The caller holds the folder's lock, so that no other process creates a token at the same time.
 */
export async function ensureControlToken(dataDir: string): Promise<string> {
  const file = controlTokenFile(dataDir);
  const stored = await readFile(file, "utf8").then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );
  if (stored !== "") return stored;
  const token = randomBytes(32).toString("base64url");
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}
