/** Formats of strings that validators check. */
export const checkedStringFormats = [
  "byte",
  "date",
  "date-time",
  "email",
  "ipv4",
  "ipv6",
  "snowflake",
  "uri",
  "uuid",
] as const;

/** Formats of numbers that validators check. */
export const checkedNumberFormats = ["int32", "int64"] as const;

/** Formats that only say how a value is stored or shown. */
export const storedFormats = { string: ["binary", "password"], number: ["float", "double"] } as const;

export type CheckedStringFormat = (typeof checkedStringFormats)[number];

export type CheckedNumberFormat = (typeof checkedNumberFormats)[number];
