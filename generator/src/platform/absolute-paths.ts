import type { Paths } from "./platform.js";

/** Paths of a virtual file system: separated by slashes, below the root `/`, which is also the current folder. */
export const absolutePaths: Paths = {
  sep: "/",
  basename(path, suffix = "") {
    const name = segmentsOf(path).at(-1) ?? "";
    return name !== suffix && name.endsWith(suffix) ? name.slice(0, name.length - suffix.length) : name;
  },
  dirname(path) {
    const end = path.replace(/\/+$/, "").lastIndexOf("/");
    if (end === -1) return path.startsWith("/") ? "/" : ".";
    return path.slice(0, end).replace(/\/+$/, "") || "/";
  },
  extname(path) {
    const name = segmentsOf(path).at(-1) ?? "";
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? "" : name.slice(dot);
  },
  isAbsolute: (path) => path.startsWith("/"),
  join(...parts) {
    const path = parts.filter((part) => part !== "").join("/");
    if (path === "") return ".";
    const isAbsolute = path.startsWith("/");
    const joined = normalised(segmentsOf(path), isAbsolute).join("/");
    const closed = path.endsWith("/") && joined !== "" ? `${joined}/` : joined;
    return isAbsolute ? `/${closed}` : closed || (path.endsWith("/") ? "./" : ".");
  },
  relative(from, to) {
    const [start, end] = [resolvedSegments([from]), resolvedSegments([to])];
    let shared = 0;
    while (shared < start.length && shared < end.length && start[shared] === end[shared]) shared += 1;
    return [...start.slice(shared).map(() => ".."), ...end.slice(shared)].join("/");
  },
  resolve: (...parts) => `/${resolvedSegments(parts).join("/")}`,
};

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function resolvedSegments(parts: readonly string[]): readonly string[] {
  const root = parts.findLastIndex((part) => part.startsWith("/"));
  return normalised(parts.slice(Math.max(root, 0)).flatMap(segmentsOf), true);
}

function normalised(segments: readonly string[], isAbsolute: boolean): readonly string[] {
  const result: string[] = [];
  for (const segment of segments) {
    if (segment === ".") continue;
    if (segment !== "..") result.push(segment);
    else if (result.length > 0 && result.at(-1) !== "..") result.pop();
    else if (!isAbsolute) result.push("..");
  }
  return result;
}
