/** The text of a file, or of all files of a folder, whose path ends with a slash; undefined if there is none. */
export function textBelow(
  files: readonly { readonly path: string; readonly text: string }[],
  path: string,
): string | undefined {
  const found = files.filter((file) => (path.endsWith("/") ? file.path.startsWith(path) : file.path === path));
  return found.length === 0 ? undefined : found.map(({ text }) => text).join("\n");
}
