import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire migrate`. */
export const migrateCauses: DiagnosticCauses = {
  "migrate-left": {
    cause:
      "The types do not prove what the code does, the generated client has no equivalent, or the result would not compile. The message has the reason.",
    fix: "Write the equivalent that the report names. The former client stays usable beside the generated one.",
  },
  "migrate-setup": {
    cause: "A script of package.json runs the former generator, or its configuration is in the folder.",
    fix: "Replace the script with guildwire generate, and delete the configuration once nothing uses the former client.",
  },
  "migrate-uncommitted": {
    cause: "The file had changes that no commit contains, so git cannot undo the run and keep them.",
    fix: "Commit before a run, or pass --dry-run to see what it would change.",
  },
  "migrate-unwritable": {
    cause:
      "The file system refused to write a file, or another program changed it during the run. No caller was changed; the generated code was written.",
    fix: "Check the permissions and the free space, and run guildwire migrate again.",
  },
};
