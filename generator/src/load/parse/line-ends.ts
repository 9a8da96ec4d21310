/**
 * Writes carriage returns that end lines as line feeds, so that offsets stay the same. YAML ends lines with either; its parser knows
 * line feeds, with or without a carriage return before them.
 */
export function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replaceAll(/\r(?!\n)/g, "\n") : text;
}
