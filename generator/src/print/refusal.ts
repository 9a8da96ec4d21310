/** An output context with its own encoding rules. */
export type EncodingPosition = "identifier" | "number" | "string" | "regex" | "comment" | "link" | "path";

/**
 * Specification text that cannot be encoded safely in its context. Text is never stripped to fit. The caller adds the
 * location of the node.
 */
export class EncodingRefusal extends Error {
  override readonly name = "EncodingRefusal";
  readonly position: EncodingPosition;
  /** The original text. */
  readonly text: string;

  /** `reason` completes the sentence "… cannot be printed as an identifier: …". */
  constructor(position: EncodingPosition, text: string, reason: string) {
    const article = position === "identifier" ? "an" : "a";
    super(`${JSON.stringify(abbreviate(text))} cannot be printed as ${article} ${position}: ${reason}`);
    this.position = position;
    this.text = text;
  }
}

function abbreviate(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
