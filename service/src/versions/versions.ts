/** Whether a version of the interface differs from version 8, by the tables of differences. */
export function isNewer(version: string): boolean {
  return version === "9" || version === "10";
}
