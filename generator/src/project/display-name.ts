import { isAbsolute, relative, sep } from "node:path";

/** Returns a path relative to the working directory, with forward slashes; paths outside of it are unchanged. */
export function displayName(path: string, cwd: string): string {
  const name = relative(cwd, path);
  if (name === "") return ".";
  return (isAbsolute(name) ? path : name).split(sep).join("/");
}
