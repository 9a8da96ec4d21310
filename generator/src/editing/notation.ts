/** Whether a text is JSON by its first character. YAML may begin like this as well, and is then read as JSON. */
export function isJsonText(text: string): boolean {
  return /^\s*[[{]/.test(text);
}
