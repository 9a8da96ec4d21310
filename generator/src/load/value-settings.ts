/** How TypeScript code has values that JSON has in another form; the members of `values` in the configuration. */
export interface ValueSettings {
  /** What `date-time` and `date` are. Default: string. */
  readonly dates?: "string" | "Date" | "Temporal";
  /** What integers of format `int64` are. Default: number. */
  readonly int64?: "number" | "bigint" | "string";
}
