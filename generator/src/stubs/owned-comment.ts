import { createHash } from "node:crypto";
import { type Doc, docComment, snippet } from "../print/index.js";

/** What a block says about itself. */
export interface CommentMarker {
  /** The operation that it was written for. */
  readonly operation: string;
  /** Whether it still says what it said when it was written: then it is the generator's, and may be replaced. */
  readonly isUnmodified: boolean;
  /** The digest of what was written. */
  readonly digest: string;
}

const markerLine = /^@guildwire (\S+) ([0-9a-f]{12})$/;

/**
 * A JSDoc block that ends with a marker: the operation and a digest of the lines above it. The digest
 * reveals whether the block was edited.
 */
export function ownedComment(operation: string, documentation: Doc): string {
  const comment = docComment(documentation);
  const commentLines = comment === undefined ? [] : contentOf(snippet([comment]));
  const lines = [
    ...commentLines,
    ...(commentLines.length === 0 ? [] : [""]),
    `@guildwire ${operation} ${digestOf(commentLines)}`,
  ];
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n");
}

/** The marker of a block comment, wherever and however it is indented; undefined where it has none. */
export function markerOf(comment: string): CommentMarker | undefined {
  const lines = contentOf(comment);
  const [, operation, digest] = markerLine.exec(lines.at(-1)?.trim() ?? "") ?? [];
  if (operation === undefined || digest === undefined) return undefined;
  const contentLines = lines.slice(0, -1);
  if (contentLines.at(-1) === "") contentLines.pop();
  return { operation, digest, isUnmodified: digestOf(contentLines) === digest };
}

/** The methods and paths that a comment names, as the blocks that the generator writes do: `GET /bans/{user_id}`. */
export function routesIn(comment: string): readonly string[] {
  return [...comment.matchAll(/`([A-Z]+ \/[^`\r\n]*)`/g)].flatMap(([, route]) => route ?? []);
}

/** The lines of a block comment without stars, indentation and line ends, which formatters may change. */
function contentOf(comment: string): string[] {
  const inner = comment.replace(/^\/\*\*/, "").replace(/\*\/$/, "");
  const lines = inner.split(/\r\n|\r|\n/).map((line) => line.replace(/^[ \t]*\* ?|^[ \t]+/, "").trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

function digestOf(lines: readonly string[]): string {
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
}
