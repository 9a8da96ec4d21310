import type { Tag, TagAncestor } from "../../model/interface.js";

/** A tag in index order: children follow their parent. */
export interface TagSection {
  /** Absent for a parent without operations. */
  readonly tag?: Tag;
  readonly ancestor: TagAncestor;
  /** 0 for a tag without a parent. */
  readonly depth: number;
}

interface TagNode {
  readonly ancestor: TagAncestor;
  tag?: Tag;
  readonly children: Map<string, TagNode>;
}

/** Returns the tags and their parents in order of first occurrence. */
export function tagSections(tags: readonly Tag[]): readonly TagSection[] {
  const roots = new Map<string, TagNode>();
  for (const tag of tags) {
    let siblings = roots;
    for (const ancestor of [...tag.parents, tag]) {
      const node: TagNode = siblings.get(ancestor.name) ?? { ancestor, children: new Map() };
      siblings.set(ancestor.name, node);
      if (ancestor === tag) node.tag = tag;
      siblings = node.children;
    }
  }
  return sectionsOf(roots, 0);
}

function sectionsOf(nodes: ReadonlyMap<string, TagNode>, depth: number): readonly TagSection[] {
  return [...nodes.values()].flatMap(({ ancestor, tag, children }) => [
    { ancestor, depth, ...(tag !== undefined && { tag }) },
    ...sectionsOf(children, depth + 1),
  ]);
}
