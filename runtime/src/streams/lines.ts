import { chunksOf } from "./bytes.js";
import { StreamError } from "./error.js";
import { eventLoopPause } from "./event-loop-pause.js";

/** A line, and whether it is terminated. */
export interface Line {
  readonly text: string;
  readonly isComplete: boolean;
}

export interface LineOptions {
  /** `lf`: line feeds only; `any`: carriage returns too. */
  readonly ends: "lf" | "any";
  /** Maximum length of a line in characters. */
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Yields the lines of a UTF-8 stream without a byte order mark. Throws a StreamError, `too-large`, for a line above the
 * limit.
 */
export async function* linesOf(
  stream: ReadableStream<Uint8Array>,
  { ends, limit, signal }: LineOptions,
): AsyncGenerator<Line, void, undefined> {
  const decoder = new TextDecoder();
  const pattern = ends === "lf" ? /\n/g : /\r\n|\n|\r/g;
  // Pieces of the current line, so that a long line is not scanned repeatedly.
  let pieces: string[] = [];
  let length = 0;
  const take = (piece: string): void => {
    length += piece.length;
    if (length > limit) throw new StreamError("too-large", `an item has more than ${limit} characters`);
    pieces.push(piece);
  };
  const finish = (isComplete: boolean): Line => {
    const text = pieces.join("");
    pieces = [];
    length = 0;
    return { text, isComplete };
  };
  const pause = eventLoopPause();
  let endsWithReturn = false;
  for await (const chunk of chunksOf(stream, signal)) {
    let text = decoder.decode(chunk, { stream: true });
    if (endsWithReturn && text !== "") {
      // The carriage return already ended the line.
      if (text.startsWith("\n")) text = text.slice(1);
      endsWithReturn = false;
    }
    let start = 0;
    for (const { 0: end, index } of text.matchAll(pattern)) {
      take(text.slice(start, index));
      start = index + end.length;
      if (end === "\r" && start === text.length) endsWithReturn = true;
      yield finish(true);
      await pause();
    }
    if (start < text.length) take(text.slice(start));
  }
  const rest = decoder.decode();
  if (rest !== "") take(rest);
  if (length > 0) yield finish(false);
}
