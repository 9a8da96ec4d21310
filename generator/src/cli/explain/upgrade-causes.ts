import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire upgrade`. */
export const upgradeCauses: DiagnosticCauses = {
  "upgrade-left": {
    cause:
      "The types do not prove what the code has to be, several results are possible, or the rewritten code would not compile. The message has the reason.",
    fix: "Edit the place as the report says. UPGRADING.md has a section for each change.",
  },
  "upgrade-impossible": {
    cause: "The output folder has no manifest, or one that cannot be read, so it is unknown what wrote it.",
    fix: "Name the folder with --out, or restore .guildwire-manifest.json from version control.",
  },
  "upgrade-uncommitted": {
    cause: "guildwire upgrade is undone with git alone, which cannot restore what was never committed.",
    fix: "Commit or stash the changes, or pass --force.",
  },
  "upgrade-unwritable": {
    cause: "The file system refused to write a file, or another program changed it during the run.",
    fix: "Check the permissions and the free space, restore the files with git, and run guildwire upgrade again.",
  },
};
