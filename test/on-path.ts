import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of an executable in PATH or the further folders; undefined if there is none. */
export function onPath(program: string, further: readonly string[] = []): string | undefined {
  return [...(process.env["PATH"] ?? "").split(delimiter), ...further]
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
