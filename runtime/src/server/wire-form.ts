/** How values of handlers become JSON, if they have another form in code. */
export interface WireForm {
  /** The JSON of a value, which may have bigints. Throws an error for what has none. */
  readonly toWire: (value: unknown) => unknown;
  /** The same JSON with numbers for bigints, for validators. */
  readonly checked: (wire: unknown) => unknown;
  /** As `JSON.stringify`. */
  readonly stringify: (wire: unknown) => string | undefined;
}
