import type { Tag } from "../../model/interface.js";

/** Returns the tags whose declarations share a file, by its path. */
export function tagsByFile(tags: readonly Tag[], moduleOf: (tag: Tag) => string): ReadonlyMap<string, readonly Tag[]> {
  const files = new Map<string, Tag[]>();
  for (const tag of tags) {
    const module = moduleOf(tag);
    const known = files.get(module);
    if (known === undefined) files.set(module, [tag]);
    else known.push(tag);
  }
  return files;
}
