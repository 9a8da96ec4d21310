import { OperatorError } from "../setting-error.js";

/** Maximum characters of a line: a file of a message has at most 8 MiB, and base64 adds a third. */
const maxLine = 32 * 1024 * 1024;

/** The lines of a text that arrives in chunks. Throws an OperatorError for a line of more than 32 Mi characters. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = "", ...lines] = piece.split("\n");
    for (const line of [first, ...lines].slice(0, -1)) {
      yield rest.length === 0 ? line : rest.join("") + line;
      rest = [];
      length = 0;
    }
    const last = lines.at(-1) ?? first;
    length += last.length;
    if (length > maxLine) throw new OperatorError(`A line has more than ${maxLine} characters: this is not an export.`);
    if (last !== "") rest.push(last);
  }
  if (rest.length > 0) yield rest.join("");
}
