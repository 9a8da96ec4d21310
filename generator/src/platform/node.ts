import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import paths from "node:path";
import type { FileSystem, Platform } from "./platform.js";

const files: FileSystem = {
  canonical(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
  size(path) {
    try {
      const status = statSync(path);
      // Reading a pipe or device could block or never end.
      if (status.isFile()) return status.size;
      return status.isDirectory() ? "is a folder" : "is not a regular file";
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    }
  },
  read(path) {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  },
};

/** Node. Bundles for browsers contain `browser.ts` instead: see `browser` in the package's package.json. */
export const platform: Platform = {
  files,
  paths,
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  currentFolder: () => process.cwd(),
  // Synchronous, and without the scan for exports that an import of CommonJS begins with.
  library: createRequire(import.meta.url),
};
