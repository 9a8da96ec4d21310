import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of the commands of `@guildwire/tools`. */
export const conformCauses: DiagnosticCauses = {
  "vectors-unreadable": {
    cause: "The path of --vectors does not exist, cannot be read, or is a folder without YAML files.",
    fix: "Correct the path, which is relative to the working directory.",
  },
  "vectors-too-large": {
    cause: "A file, the number of files, or the number of vectors exceeds its limit, which docs/conform.md lists.",
    fix: "Split the vectors over several runs, and write long values as shorthands.",
  },
  "vectors-malformed": {
    cause: "The file is not one YAML document, has a duplicate key, or uses too many aliases.",
    fix: "Correct the syntax at the location.",
  },
  "vectors-invalid": {
    cause: "The file violates the schema of request vectors: a property is missing or unknown, or has the wrong type.",
    fix: "Compare the vector with docs/conform.md. Editors check it with @guildwire/tools/schema/vectors.schema.json.",
  },
  "vectors-shorthand-invalid": {
    cause:
      "The shorthand $repeat needs a text, $each an item, and both need times. An expanded vector has a maximum size.",
    fix: "Correct the shorthand, or reduce times.",
  },
  "vectors-operation-unknown": {
    cause: "The operation of a vector is not the operationId of any operation of the document.",
    fix: "Correct the name, or pass the document that the vectors belong to with --spec.",
  },
  "no-operations": {
    cause:
      "guildwire mock, conform and mcp work on the operations below paths. The document has none, for example because it has only schemas or webhooks.",
    fix: "Add an operation, or pass the document that has them.",
  },
};
