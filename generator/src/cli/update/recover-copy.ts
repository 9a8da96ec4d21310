import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { displayName } from "../../project/display-name.js";
import { copyFolderOf, isUpdateInterrupted } from "../../project/interrupted-update.js";
import type { Settings } from "../../project/settings.js";
import { removePrivateFolder } from "../../write/replace-files.js";
import { recoverOutput } from "../../write/write.js";
import type { Terminal } from "../terminal.js";

/** Completes or undoes an interrupted update, and reports it. */
export async function recoverCopy(
  { spec }: Pick<Settings, "spec">,
  { stderr, cwd }: Pick<Terminal, "stderr" | "cwd">,
): Promise<readonly Diagnostic[]> {
  if (!isUpdateInterrupted(spec)) return [];
  const options = { outDir: copyFolderOf(spec), outName: displayName(copyFolderOf(spec), cwd) };
  const { recovery, diagnostics } = await recoverOutput(options);
  if (recovery !== undefined) {
    const name = displayName(spec, cwd);
    stderr.write(
      recovery === "completed"
        ? `completed the interrupted update of ${name}\n`
        : `undid the interrupted update of ${name}: it is as it was before\n`,
    );
  }
  removePrivateFolder(options);
  return diagnostics;
}
