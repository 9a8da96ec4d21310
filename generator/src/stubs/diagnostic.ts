import type { ts } from "../typescript/compiler.js";

/** A problem or notice from the reconciler. The codes are listed in the diagnostics catalogue. */
export interface StubDiagnostic {
  readonly code:
    | "stubs-unparsable"
    | "stubs-unsupported-file"
    | "stubs-record-missing"
    | "stubs-operation-removed"
    | "stubs-operation-moved"
    | "stubs-rename-unsafe"
    | "stubs-types-changed"
    | "stubs-documentation-edited"
    | "stubs-ambiguous"
    | "stubs-unseen"
    | "stubs-homeless"
    | "stubs-duplicate"
    | "stubs-join-outdated";
  readonly message: string;
  readonly at?: SourceRange;
  readonly fix?: string;
  readonly related?: readonly { readonly message: string; readonly at: SourceRange }[];
}

/** A range of a file. Offsets start after the byte order mark. */
export interface SourceRange {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

export function rangeOf(node: ts.Node): SourceRange {
  const tree = node.getSourceFile();
  return { path: tree.fileName, start: node.getStart(tree), end: node.end };
}
