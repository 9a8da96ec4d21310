import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire rename`. */
export const renameCauses: DiagnosticCauses = {
  "rename-uncertain": {
    cause:
      "Code uses a former name where its type is any, where only some of the possible types were renamed, where a name is computed, or where a type of your own has the property.",
    fix: "Check the location, and rename it by hand if it refers to the renamed declaration.",
  },
  "rename-text": {
    cause: "A string equals a former name, and no type shows whether it is one.",
    fix: "Rename it if it refers to the renamed declaration. If you give it a generated type, the next rename applies to it.",
  },
  "rename-project-invalid": {
    cause: "There is no tsconfig.json above the code, it cannot be read, or it refers to one that does not exist.",
    fix: "Pass --project with the tsconfig.json of the code, or correct it.",
  },
  "rename-unwritable": {
    cause:
      "The file system refused to write a file, or another program changed it during the run. Nothing was changed.",
    fix: "Check the permissions and the free space, and run guildwire rename again.",
  },
};
