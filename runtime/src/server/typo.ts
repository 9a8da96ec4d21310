/**
 * Whether two different names differ in one place: one letter is missing or added, or up to two adjacent letters are
 * wrong or exchanged.
 */
export function isTypo(name: string, other: string): boolean {
  let start = 0;
  while (name[start] === other[start]) start++;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  return rest(name, 2) === rest(other, 2) || rest(name, 1) === rest(other, 0) || rest(name, 0) === rest(other, 1);
}
