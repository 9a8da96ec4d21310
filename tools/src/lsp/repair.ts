import type { DiagnosedNode } from "./diagnosed-node.js";
import type { SpecEdits } from "./spec-edits.js";
import type { SpecFiles } from "./spec-files.js";

/** A diagnostic and what it is about. */
export interface Diagnosed extends DiagnosedNode {
  readonly files: SpecFiles;
  readonly edits: SpecEdits;
  readonly message: string;
  readonly fix: string | undefined;
}

/** Adds the edits that repair a problem. Adds none where the document has another form than the repair expects. */
export type Repair = (diagnosed: Diagnosed) => void;
