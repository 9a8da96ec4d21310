import { parsePointer } from "../../values/pointer.js";
import type { Mount } from "./bundle-cursor.js";

/** Returns the origin of a node of a bundled document: the mount with the longest matching prefix. */
export function mountAt(mounts: ReadonlyMap<string, Mount>, pointer: string): Mount {
  let prefix = pointer;
  let mount = mounts.get(prefix);
  while (mount === undefined) {
    prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf("/")));
    mount = mounts.get(prefix);
  }
  const rest = parsePointer(pointer.slice(prefix.length)) ?? [];
  return rest.length === 0 ? mount : { file: mount.file, tokens: [...mount.tokens, ...rest] };
}
