import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is that can be run; undefined where it is in no folder of the path, and in none of the further ones. */
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
