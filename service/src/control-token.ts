import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the admin token of a data folder is kept. */
export function controlTokenFile(dataDir: string): string {
  return join(dataDir, "control-token");
}

/**
 * The admin token of a data folder, made when it is first asked for; in a file that only its owner may read.
 *
 * Whoever calls this has the folder's lock, so that nobody else makes one at the same time.
 */
export async function ensureControlToken(dataDir: string): Promise<string> {
  const file = controlTokenFile(dataDir);
  const kept = await readFile(file, "utf8").then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    },
  );
  if (kept !== "") return kept;
  const token = randomBytes(32).toString("base64url");
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}
