/** Quotes a name in backticks, truncated if long. */
export function quoteName(name: string): string {
  return `\`${name.length <= 80 ? name : `${truncate(name, 76)}…`}\``;
}

/** Truncates a text without splitting a character. */
export function truncate(text: string, length: number): string {
  return [...text.slice(0, length + 1)].slice(0, -1).join("");
}
