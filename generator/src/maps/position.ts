/** A position in a text. Both numbers are 0-based, and columns count UTF-16 units, as in source maps. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range of a text. The end is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A key for maps of positions. */
export function positionKey({ line, column }: Position): string {
  return `${line}:${column}`;
}

export function isBefore(left: Position, right: Position): boolean {
  return left.line < right.line || (left.line === right.line && left.column < right.column);
}
