import { invisibleOrControl } from "./characters.js";
import { EncodingRefusal } from "./refusal.js";

/**
 * Returns the path if it is a valid file below the output folder on every platform, otherwise throws
 * {@link EncodingRefusal}. File names may derive from tags of the specification.
 */
export function checkedPath(path: string): string {
  const reason = path
    .split("/")
    .map(problemOf)
    .find((problem) => problem !== undefined);
  if (reason !== undefined) throw new EncodingRefusal("path", path, reason);
  return path;
}

function problemOf(segment: string): string | undefined {
  if (segment === "") return "a segment is empty";
  if (/^\.+$/.test(segment)) return "a segment has only dots";
  if (/[. ]$/.test(segment)) return "Windows drops dots and blanks at the end of a segment";
  if (/[<>:"|?*\\]/.test(segment)) return 'none of < > : " | ? * \\ is allowed in a file name';
  if (segment.search(invisibleOrControl) !== -1) return "it has an invisible character";
  if (segment.length > 200) return "a segment is longer than 200 characters";
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment)) return "Windows reserves this name for a device";
  return undefined;
}
