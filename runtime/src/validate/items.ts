/** Whether the value is a list whose items are all accepted. */
export function everyItem(value: unknown, accepts: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
  return true;
}
