import type { StringType } from "./type.js";

/** String formats that validators check. */
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

/** Values of `contentEncoding` that validators check; others are annotations. */
export const checkedEncodings = ["base64url"] as const;

/** Number formats that validators check. */
export const checkedNumberFormats = ["int32", "int64"] as const;

/** Formats that only describe storage or display. */
export const storedFormats = { string: ["binary", "password"], number: ["float", "double"] } as const;

export type CheckedStringFormat = (typeof checkedStringFormats)[number];

export type CheckedNumberFormat = (typeof checkedNumberFormats)[number];

export type CheckedEncoding = (typeof checkedEncodings)[number];

/** A syntax that validators check, and the keyword that declares it. */
export type CheckedSyntax =
  | { readonly keyword: "format"; readonly name: CheckedStringFormat }
  | { readonly keyword: "contentEncoding"; readonly name: CheckedEncoding };

/** Returns the syntaxes that a string is checked against, besides length and pattern. */
export function checkedSyntaxesOf({
  format,
  content,
}: Pick<StringType, "format" | "content">): readonly CheckedSyntax[] {
  const ofFormat = checkedStringFormats.filter((name) => name === format);
  const ofEncoding = checkedEncodings.filter((name) => name === content?.encoding);
  return [
    ...ofFormat.map((name): CheckedSyntax => ({ name, keyword: "format" })),
    ...ofEncoding.map((name): CheckedSyntax => ({ name, keyword: "contentEncoding" })),
  ];
}
