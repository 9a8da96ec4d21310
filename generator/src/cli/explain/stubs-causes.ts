import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire stubs`. */
export const stubsCauses: DiagnosticCauses = {
  "stubs-unparsable": {
    cause: "A file with handlers has a syntax error, so no safe edit is possible.",
    fix: "Correct the file, and run guildwire stubs again.",
  },
  "stubs-unsupported-file": {
    cause: "Handlers in JavaScript have no types by which new handlers could be assigned to them.",
    fix: "Add the handlers by hand, or convert the file to TypeScript.",
  },
  "stubs-operation-removed": {
    cause: "The specification no longer has the operation of a handler. Your code is never deleted.",
    fix: "Delete the handler, or add x-renamed-from to the operation that replaces it.",
  },
  "stubs-operation-moved": {
    cause: "An operation now has another tag, so its handler belongs to another interface.",
    fix: "Move the handler to the object or class of the new tag.",
  },
  "stubs-record-missing": {
    cause: "The folder of handlers has no .guildwire-stubs.json, so earlier comments cannot be recognized.",
    fix: "Commit the record that this run writes.",
  },
  "stubs-rename-unsafe": {
    cause: "An operation was renamed, and the name of its handler is used where the types do not prove it.",
    fix: "Rename the handler in your editor, and run guildwire stubs again.",
  },
  "stubs-types-changed": {
    cause: "The parameters, the body or the result of an implemented operation changed.",
    fix: "Compile, and adapt the handler where the compiler reports errors.",
  },
  "stubs-documentation-edited": {
    cause: "A comment was edited by hand, and the description of its operation changed.",
    fix: "Update the comment by hand, or delete it to have it written again.",
  },
  "stubs-ambiguous": {
    cause: "Several objects or classes implement the interface of a missing handler.",
    fix: "Add the handler to the one that should have it.",
  },
  "stubs-unseen": {
    cause: "Handlers are built by code that cannot be read, such as a spread of an unknown value.",
    fix: "Add the handler by hand, or list handlers as properties of one object.",
  },
  "stubs-homeless": {
    cause: "No file implements the interface of a tag, and the file for it already has other content.",
    fix: "Create an object or class with the interface that the message names.",
  },
  "stubs-duplicate": {
    cause: "Two handlers implement the same operation.",
    fix: "Remove the one that is not used.",
  },
  "stubs-join-outdated": {
    cause: "A tag was renamed, and code that joins or names handlers still has the old name.",
    fix: "Replace the old name at the reported location.",
  },
  "stubs-record-invalid": {
    cause: "The record .guildwire-stubs.json is not valid JSON, for example after a merge conflict.",
    fix: "Take either version of the file from the repository, and run guildwire stubs again.",
  },
  "stubs-unwritable": {
    cause: "The file system refused to write a file with handlers.",
    fix: "Check the permissions and the free space.",
  },
  "stubs-drift": {
    cause: "Handlers are missing, or their comments are out of date.",
    fix: "Run guildwire stubs and commit its changes.",
  },
};
