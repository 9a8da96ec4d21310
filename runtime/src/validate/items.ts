/** Whether the value is a list whose items are all accepted. */
export function everyItem(value: unknown, accepts: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!accepts(item)) return false;
  return true;
}
