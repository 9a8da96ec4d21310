/** How TypeScript code represents certain JSON values; the keys of `values` in the configuration. */
export interface ValueSettings {
  /** Representation of `date-time` and `date`. Default: string. */
  readonly dates?: "string" | "Date" | "Temporal";
  /** Representation of integers with format `int64`. Default: number. */
  readonly int64?: "number" | "bigint" | "string";
}
