import type { ts } from "../typescript/compiler.js";
import { sourceFolder } from "./syntax.js";

/**
 * Returns the path of a file that declares a client: `api-client.ts`, `api-client2.ts` and so on. A path is left out if another file or a
 * folder has its name without extension, because imports of that one would lead to the new file.
 *
 * @param files The files that users write.
 * @param isOwn Whether a file at the path declares the client. Other files are left out.
 */
export function clientPath(
  files: readonly ts.SourceFile[],
  isOwn: (path: string, existing: ts.SourceFile | undefined) => boolean,
): string {
  const folder = sourceFolder(files.map(({ fileName }) => fileName));
  for (let count = 1; ; count += 1) {
    const stem = `${folder}/api-client${count === 1 ? "" : count}`;
    const path = `${stem}.ts`;
    const isTaken = files.some(
      ({ fileName }) => fileName !== path && (fileName.startsWith(`${stem}.`) || fileName.startsWith(`${stem}/`)),
    );
    const existing = files.find(({ fileName }) => fileName === path);
    if (!isTaken && isOwn(path, existing)) return path;
  }
}
