/** Notations of codes, each named in its own notation. */
export type Spelling = "kebab-case" | "snake_case" | "UPPER_SNAKE_CASE" | "camelCase" | "PascalCase";

/**
 * Converts a code such as `max-items` to another notation: `MAX_ITEMS`.
 *
 * @example
 * ```ts
 * import { spelled } from "@guildwire/runtime/server";
 *
 * spelled("max-items", "UPPER_SNAKE_CASE"); // => "MAX_ITEMS"
 * spelled("maxItems", "kebab-case"); // => "max-items"
 * ```
 */
export function spelled(code: string, spelling: Spelling): string {
  const words = code.replace(/([a-z\d])([A-Z])/g, "$1-$2").replace(/[^A-Za-z\d]+/g, "-");
  switch (spelling) {
    case "kebab-case":
      return words.toLowerCase();
    case "snake_case":
      return words.replaceAll("-", "_").toLowerCase();
    case "UPPER_SNAKE_CASE":
      return words.replaceAll("-", "_").toUpperCase();
    default: {
      const pascal = words.toLowerCase().replace(/(?:^|-)([a-z\d]?)/g, (_, first: string) => first.toUpperCase());
      return spelling === "PascalCase" ? pascal : pascal.charAt(0).toLowerCase() + pascal.slice(1);
    }
  }
}

/**
 * Returns the mapping of issue codes in an error format: those of the table, and others in the format's notation. Issue
 * codes are those of validators, such as `max-length`, and names of `x-checks`.
 *
 * @example
 * ```ts
 * import { issueCodes } from "@guildwire/runtime/server";
 *
 * const codeOf = issueCodes({ required: "MISSING" }, "UPPER_SNAKE_CASE");
 * codeOf("required"); // => "MISSING"
 * codeOf("max-length"); // => "MAX_LENGTH"
 * ```
 */
export function issueCodes(
  table: { readonly [code: string]: string },
  spelling: Spelling = "kebab-case",
): (code: string) => string {
  return (code) => (Object.hasOwn(table, code) ? (table[code] as string) : spelled(code, spelling));
}
