/** JSON text whose comments are replaced by spaces, so that offsets are preserved. */
export interface UncommentedJson {
  readonly text: string;
  /** The first comment. */
  readonly span: { readonly start: number; readonly end: number };
}

/** A comment between two tokens, or a string, which may contain the text of a comment. */
const stringOrComment = /"(?:[^"\\\n]|\\.)*"|(?<=^|[\s,[\]{}])(?:\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)/g;

/** Removes the comments of a text that starts like JSON; undefined if it has none. */
export function withoutComments(text: string): UncommentedJson | undefined {
  if (!/^\s*(?:[[{]|\/[/*])/.test(text)) return undefined;
  let span: UncommentedJson["span"] | undefined;
  const uncommented = text.replace(stringOrComment, (found, offset: number) => {
    if (found.startsWith('"')) return found;
    span ??= { start: offset, end: offset + found.length };
    return found.replace(/[^\n\r]/g, " ");
  });
  return span === undefined ? undefined : { text: uncommented, span };
}
