/** How TypeScript code represents certain JSON values; the keys of `values` in the configuration. */
export interface ValueSettings {
  /** Representation of `date-time` and `date`. Default: string. */
  readonly dates?: "string" | "Date" | "Temporal";
  /** Representation of integers with format `int64`. Default: number. */
  readonly int64?: "number" | "bigint" | "string";
  /** What properties and arguments are called in code. Default: wire, as in the document. */
  readonly propertyNames?: "wire" | "camelCase";
  /** How the functions of the client take parameters: beside each other, or by location. Default: flat. */
  readonly arguments?: "flat" | "grouped";
  /** By format: the name of a type that strings or numbers of this format have. */
  readonly brands?: { readonly [format: string]: string };
  /** What enumerations with a schema of their own are. Default: constants if their values have names, else unions. */
  readonly enums?: "union" | "constants" | "both";
  /** Whether responses may have values that an enumeration does not list, unless it has `x-open-enum`. Default: false. */
  readonly openEnums?: boolean;
}
