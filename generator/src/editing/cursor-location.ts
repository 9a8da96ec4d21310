/** The position of a cursor in a document, as the keys and indexes that lead to it. */
export interface CursorLocation {
  /** The objects and lists that contain the cursor, from the root. */
  readonly levels: readonly Level[];
  /** What the cursor is in: a key of the innermost object, or the value at the last step. */
  readonly role: "key" | "value";
  /** Keys of the innermost object, if the role is `key`. */
  readonly entries: Entries;
  /** Offset of the text that a completion replaces; it ends at the cursor. */
  readonly from: number;
}

/** An object or a list, and the key or index that leads to the next level. */
export interface Level {
  readonly entries: Entries;
  readonly step: string | number;
}

/** The keys of an object, each with the text of its scalar value, without quotes; "" for other values. */
export type Entries = ReadonlyMap<string, string>;
