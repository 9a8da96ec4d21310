/** A node of a document as written. Offsets are UTF-16 units; the end is exclusive. */
export interface SyntaxNode {
  readonly kind: "map" | "list" | "scalar";
  readonly start: number;
  readonly end: number;
  /** Value of a scalar as text; empty for maps and lists. */
  readonly text: string;
  /** The character that encloses a scalar; empty for plain and block scalars. */
  readonly quote: '"' | "'" | "";
  readonly entries: readonly SyntaxEntry[];
  readonly items: readonly SyntaxNode[];
}

/** A key of a map and its value, which is absent while it is being typed. */
export interface SyntaxEntry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: SyntaxNode | undefined;
}

/** A text and its syntax tree. */
export interface Syntax {
  readonly text: string;
  /** Undefined for an empty text, and for one without any structure. */
  readonly root: SyntaxNode | undefined;
  /** Whether the whole text was read without a syntax error. */
  readonly isValid: boolean;
}
