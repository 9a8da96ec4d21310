import { createHash } from "node:crypto";
import { type Doc, docComment, snippet } from "../print/index.js";

/** The marker at the end of a generated comment. */
export interface CommentMarker {
  /** The operation the comment was generated for. */
  readonly operation: string;
  /** Whether the text is unedited, so that the generator may replace it. */
  readonly isUnmodified: boolean;
  /** Digest of the generated text. */
  readonly digest: string;
}

const markerLine = /^@guildwire (\S+) ([0-9a-f]{12})$/;

/**
 * Prints a JSDoc block that ends with a marker: the operation and a digest of the lines above it. The digest reveals
 * later edits.
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

/** Parses the marker of a block comment at any indentation; undefined if it has none. */
export function markerOf(comment: string): CommentMarker | undefined {
  const lines = contentOf(comment);
  const [, operation, digest] = markerLine.exec(lines.at(-1)?.trim() ?? "") ?? [];
  if (operation === undefined || digest === undefined) return undefined;
  const contentLines = lines.slice(0, -1);
  if (contentLines.at(-1) === "") contentLines.pop();
  return { operation, digest, isUnmodified: digestOf(contentLines) === digest };
}

/** Returns the methods and paths in a comment, in the generator's notation: `GET /bans/{user_id}`. */
export function routesIn(comment: string): readonly string[] {
  return [...comment.matchAll(/`([A-Z]+ \/[^`\r\n]*)`/g)].flatMap(([, route]) => route ?? []);
}

/** Returns the lines of a block comment without stars, indentation and line endings, which formatters may change. */
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
