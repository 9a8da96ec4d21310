/** A text of JSON in which spaces have replaced each comment, so that everything keeps its offset. */
export interface UncommentedJson {
  readonly text: string;
  /** The first comment. */
  readonly span: { readonly start: number; readonly end: number };
}

/** A string, which may contain what looks like a comment, or a comment between two tokens. */
const stringOrComment = /"(?:[^"\\\n]|\\.)*"|(?<=^|[\s,[\]{}])(?:\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)/g;

/** Removes the comments of a text that begins as JSON does; undefined where there is none. */
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
