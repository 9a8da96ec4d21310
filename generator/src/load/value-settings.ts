/** How TypeScript code represents certain JSON values; the keys of `values` in the configuration. */
export interface ValueSettings {
  /** Representation of `date-time` and `date`. Default: string. */
  readonly dates?: "string" | "Date" | "Temporal";
  /** Representation of integers with format `int64`. Default: number. */
  readonly int64?: "number" | "bigint" | "string";
  /** Names of properties and arguments in code. Default: wire, as in the document. */
  readonly propertyNames?: "wire" | "camelCase";
  /** How client functions take parameters: in one flat object, or grouped by location. Default: flat. */
  readonly arguments?: "flat" | "grouped";
  /** Brand names by format, for strings and numbers of that format. */
  readonly brands?: { readonly [format: string]: string };
  /** How named enumerations are generated. Default: constants if their values have names, otherwise unions. */
  readonly enums?: "union" | "constants" | "both";
  /**
   * Whether responses may contain values that an enumeration does not list, unless it has `x-open-enum` or
   * `x-extensible-enum`. Default: false.
   */
  readonly openEnums?: boolean;
}
