import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire uses` and of `guildwire diff --uses`. */
export const usesCauses: DiagnosticCauses = {
  "uses-project-invalid": {
    cause: "There is no tsconfig.json above the code, it cannot be read, or it refers to one that does not exist.",
    fix: "Name a folder of TypeScript code below a tsconfig.json that includes it.",
  },
  "uses-manifest-invalid": {
    cause:
      "The file is not a manifest that guildwire uses wrote, was edited, or was written by a version with another format.",
    fix: "Write it again with guildwire uses.",
  },
  "uses-manifest-too-large": {
    cause: "The file is larger than a manifest may be.",
    fix: "Write a manifest for each program, instead of one for all of them.",
  },
  "uses-unknown": {
    cause:
      "A manifest lists nodes that the former interface does not have: the program was compiled against another version of the specification, or against a document that was joined from files in another way.",
    fix: "Compare with the version that the manifest names, or write the manifest again. What is unknown is not in the report.",
  },
};
