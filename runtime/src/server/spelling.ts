/** How a code is written. The names are examples of themselves. */
export type Spelling = "kebab-case" | "snake_case" | "UPPER_SNAKE_CASE" | "camelCase" | "PascalCase";

/** A code such as `max-items` in another spelling: `MAX_ITEMS`. */
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
 * The codes of issues in an error format: those of the table, others spelled as the format spells them. Issue codes are those
 * of the validators, such as `max-length`, and the names of `x-checks`.
 */
export function issueCodes(
  table: { readonly [code: string]: string },
  spelling: Spelling = "kebab-case",
): (code: string) => string {
  return (code) => (Object.hasOwn(table, code) ? (table[code] as string) : spelled(code, spelling));
}
