import { ts } from "../typescript/compiler.js";
import type { DesiredStubs } from "./desired.js";
import type { StubDiagnostic } from "./diagnostic.js";
import { beginsLine, indentationAt, lineBreakAt } from "./file-style.js";
import { markerOf, routesIn } from "./owned-comment.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

export interface DocumentationChange {
  readonly operation: string;
  readonly edit: Edit;
}

/** Updates the marked comment blocks that are unedited, and reports the edited ones. */
export function updateDocumentation(
  source: Source,
  desired: DesiredStubs,
  {
    currentName,
    evidence,
  }: {
    readonly currentName: (name: string) => string;
    /** Handlers whose comments identify their operation until an ambiguous rename is resolved; not updated. */
    readonly evidence: ReadonlySet<ts.Node>;
  },
): { readonly changes: readonly DocumentationChange[]; readonly diagnostics: readonly StubDiagnostic[] } {
  const changes: DocumentationChange[] = [];
  const diagnostics: StubDiagnostic[] = [];
  const { text, path } = source;
  for (const { pos, end, owner } of blockComments(source)) {
    const block = text.slice(pos, end);
    const marker = markerOf(block);
    if (marker === undefined || evidence.has(owner)) continue;
    // A handler that the user renamed keeps its comment.
    const below = desired.operations.get(currentName(nameOf(owner) ?? ""));
    const isBelow = below !== undefined && routesIn(block).includes(below.route);
    const operation = isBelow ? below : desired.operations.get(currentName(marker.operation));
    if (operation === undefined) continue;
    const wanted = markerOf(operation.comment);
    if (marker.digest === wanted?.digest && marker.operation === operation.identifier) continue;
    if (!marker.isUnmodified) {
      // Report an edited block only if the documentation has changed since it was written.
      if (operation.currentDigests.has(marker.digest)) continue;
      diagnostics.push({
        code: "stubs-documentation-edited",
        message: `the description of ${operation.identifier} has changed, but this comment was edited manually`,
        at: { path, start: pos, end },
        fix: "delete the last line of the comment to keep the text, or delete the comment",
      });
      continue;
    }
    const lineBreak = lineBreakAt(text, pos);
    const indentation = beginsLine(text, pos) ? indentationAt(text, pos) : "";
    const replacement = operation.comment.split("\n").join(`${lineBreak}${indentation}`);
    changes.push({ operation: operation.identifier, edit: { start: pos, end, text: replacement } });
  }
  return { changes, diagnostics };
}

/** Returns the block comments above statements and members. String contents that look like comments are skipped. */
function blockComments({ tree, text }: Source): readonly (ts.CommentRange & { readonly owner: ts.Node })[] {
  const found = new Map<number, ts.CommentRange & { readonly owner: ts.Node }>();
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) || ts.isClassElement(node) || ts.isObjectLiteralElement(node)) {
      for (const comment of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        if (comment.kind === ts.SyntaxKind.MultiLineCommentTrivia) {
          found.set(comment.pos, { ...comment, owner: node });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found.values()];
}

/** Returns the name that a member or statement declares. */
function nameOf(node: ts.Node): string | undefined {
  const [declaration] = ts.isVariableStatement(node) ? node.declarationList.declarations : [node];
  const name = declaration === undefined ? undefined : ts.getNameOfDeclaration(declaration as ts.Declaration);
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
}
