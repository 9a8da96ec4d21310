/** The writer's private folder inside the output folder; not part of the output. */
export const privateFolder = ".guildwire";

/** The list of generated files, at the root of the output. */
export const manifestName = ".guildwire-manifest.json";

/** Why a path may not be written, as the end of a sentence that starts with the path. */
export type PathProblem = { readonly path: string; readonly reason: string };

/**
 * Reports output paths that would escape the output folder, be invalid or collide on another system, or belong to
 * another tool. Paths are relative, with forward slashes.
 */
export function findPathProblems(paths: readonly string[]): readonly PathProblem[] {
  const problems: PathProblem[] = [];
  const spellings: Map<string, { readonly spelling: string; readonly isFile: boolean }> = new Map();
  for (const path of paths) {
    const reason = unsafeReason(path) ?? findCollision(path, spellings);
    if (reason !== undefined) problems.push({ path, reason });
  }
  return problems;
}

/** Returns why a path is rejected; undefined if it is safe. */
export function unsafeReason(path: string): string | undefined {
  if (path === "") return "is empty";
  if (hasControlCharacter(path)) return "contains a control character";
  if (path.includes("\\")) return "contains a backslash";
  if (path.startsWith("/")) return "is absolute";
  if (/^[A-Za-z]:/.test(path)) return "names a drive";
  if (Buffer.byteLength(path) > 1024) return "is longer than 1,024 bytes";
  if (/\p{Surrogate}/u.test(path)) return "is not well-formed Unicode";
  const segments = path.split("/");
  for (const segment of segments) {
    const reason = unsafeSegment(segment);
    if (reason !== undefined) return reason;
  }
  return reservedReason(segments.map((segment) => segment.toLowerCase()));
}

function unsafeSegment(segment: string): string | undefined {
  if (segment === "") return "has an empty segment";
  if (segment === "." || segment === "..") return "has a dot segment";
  if (/[<>:"|?*]/.test(segment)) return "has a character that Windows does not allow in file names";
  if (/[. ]$/.test(segment)) return "has a segment that ends with a dot or a space";
  if (/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i.test(segment))
    return "is a device name on Windows";
  if (Buffer.byteLength(segment) > 255) return "has a segment longer than 255 bytes";
  return undefined;
}

function reservedReason(segments: readonly string[]): string | undefined {
  const [first = ""] = segments;
  if (first === privateFolder || first === manifestName) return "is the generator's own";
  if (first === "dist") return "lies in dist, which the compiler owns";
  const owned = segments.find((segment) => segment === "node_modules" || segment === ".git");
  if (owned !== undefined) return `lies in ${owned}, which other tools own`;
  if (segments.at(-1)?.endsWith(".tsbuildinfo") === true) return "is a file that the compiler owns";
  return undefined;
}

function findCollision(
  path: string,
  spellings: Map<string, { readonly spelling: string; readonly isFile: boolean }>,
): string | undefined {
  const segments = path.split("/");
  for (let length = 1; length <= segments.length; length += 1) {
    const spelling = segments.slice(0, length).join("/");
    const isFile = length === segments.length;
    const folded = foldCase(spelling);
    const known = spellings.get(folded);
    if (known === undefined) {
      spellings.set(folded, { spelling, isFile });
    } else if (known.isFile || isFile) {
      if (known.isFile !== isFile) return `is used both as a file and as a folder (${known.spelling})`;
      return known.spelling === spelling ? "is written twice" : `differs from ${known.spelling} by letter case only`;
    } else if (known.spelling !== spelling) {
      return `lies in a folder that differs from ${known.spelling} by letter case only`;
    }
  }
  return undefined;
}

/** Folds case and normalization as Windows and macOS do when they compare paths. */
export function foldCase(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}

function hasControlCharacter(path: string): boolean {
  for (let index = 0; index < path.length; index += 1) {
    const unit = path.charCodeAt(index);
    if (unit < 0x20 || (unit >= 0x7f && unit < 0xa0)) return true;
  }
  return false;
}
