import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of reading documents: files, references, versions, overlays and filters. */
export const loadCauses: DiagnosticCauses = {
  "file-unreadable": {
    cause:
      "A file that the specification or the command line names does not exist, is a folder or a URL, or may not be read.",
    fix: "Correct the path, which is relative to the file that names it, or change the permissions of the file.",
  },
  "syntax-error": {
    cause: "The file is not valid YAML 1.2 or JSON, so its content is unknown from the reported position on.",
    fix: "Correct the syntax at the reported line and column. Quote texts that begin with a reserved character.",
  },
  "reference-unresolved": {
    cause: "The file of the $ref exists, but its JSON Pointer has no target.",
    fix: "Correct the pointer, or define the object under this name.",
  },
  "reference-outside-root": {
    cause:
      "A $ref leads out of the repository or package of the specification, or to a hidden file or another format above the root file. Such files are not read.",
    fix: "Set `root` to a folder that contains all files, or copy the file to the folder of the root document.",
  },
  "reference-remote": {
    cause: "A $ref is a URL. generate never uses the network.",
    fix: "Save the document next to yours and reference the file. guildwire update copies a document from a URL.",
  },
  "reference-cycle": {
    cause: "References form a cycle without an object in between, so none of them has a value.",
    fix: "Replace one reference of the cycle by the object that is meant.",
  },
  "limit-exceeded": {
    cause: "A document exceeds a bound that protects against hostile input, such as size, nesting or number of nodes.",
    fix: "Split the document into files, or select a part of it with include and exclude. The message names the bound.",
  },
  "version-unsupported": {
    cause: "The root has no openapi or swagger key, or it names a version that guildwire does not read.",
    fix: "State a version: swagger: '2.0', or openapi: 3.0.x, 3.1.x or 3.2.x.",
  },
  "reference-siblings-ignored": {
    cause: "In this object, OpenAPI ignores all keywords next to a $ref except summary and description.",
    fix: "Move the keywords to the referenced object, or combine both with allOf.",
  },
  "nullable-ignored": {
    cause:
      "OpenAPI 3.1 removed nullable. It is not ignored here, despite the code: nullable: true allows null, as in OpenAPI 3.0.",
    fix: "List null as a type: type: [string, 'null'].",
  },
  "number-imprecise": {
    cause: "A number has more digits than a double can represent, so its value changes when it is read.",
    fix: "Shorten the number, or describe the value as a string.",
  },
  "overlay-invalid": {
    cause: "An overlay does not match the Overlay Specification 1.0 or 1.1.",
    fix: "Correct the overlay at the reported location; docs/overlays.md shows the form.",
  },
  "overlay-target-unmatched": {
    cause: "The JSONPath query of an action selects nothing in the document, or nothing that the action can change.",
    fix: "Correct the query. After an update of the document, remove actions that are no longer needed.",
  },
  "overlay-incompatible": {
    cause: "An action merges an object with a list or a scalar.",
    fix: "Remove the target with one action and add the new value with a second one.",
  },
  "overlay-extends-mismatch": {
    cause: "The extends key of an overlay names another document than the one it is applied to.",
    fix: "Correct extends, or remove the overlay from the configuration.",
  },
  "filter-unmatched": {
    cause: "An entry of include or exclude names a tag, path, operation or method that the document does not have.",
    fix: "Correct the spelling of the entry, or remove it.",
  },
  "selection-empty": {
    cause: "include and exclude together select no operation, so nothing would be generated.",
    fix: "Widen include, or narrow exclude.",
  },
};
