/** How values of code become JSON, if they have another form there. */
export interface WireForm {
  /** The JSON of a value, which may have bigints. Throws an error for what has none. */
  readonly toWire: (value: unknown) => unknown;
  /** The same JSON with numbers for bigints, for validators. */
  readonly checked: (wire: unknown) => unknown;
  /** As `JSON.stringify`. */
  readonly stringify: (wire: unknown) => string | undefined;
}

/** How JSON becomes a value of code, if that has another form. */
export interface CodeForm {
  /** The value of JSON, from its text and from what `JSON.parse` makes of it. Throws an error for what has none. */
  readonly fromWire: (json: string, wire: unknown) => unknown;
}
