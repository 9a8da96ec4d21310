/** A place in the output where text has its own rules. */
export type EncodingPosition = "identifier" | "number" | "string" | "regex" | "comment" | "link" | "path";

/**
 * Specification text that cannot be encoded safely in its position. Nothing is ever stripped to make it fit. The code that catches
 * this error knows the node and adds its location.
 */
export class EncodingRefusal extends Error {
  override readonly name = "EncodingRefusal";
  readonly position: EncodingPosition;
  /** The text as it was found, unchanged. */
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
