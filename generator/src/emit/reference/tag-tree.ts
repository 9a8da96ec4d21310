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
  readonly children: TagNode[];
}

/** Returns the tags and their parents in order of first occurrence. */
export function tagSections(tags: readonly Tag[]): readonly TagSection[] {
  const sections: TagSection[] = [];
  // Not recursive: nothing limits how many ancestors a tag has.
  const open = treeOf(tags)
    .map((node) => ({ node, depth: 0 }))
    .reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    sections.push({ ancestor: node.ancestor, depth, ...(node.tag !== undefined && { tag: node.tag }) });
    for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
  return sections;
}

/** Returns the tags without a parent. */
function treeOf(tags: readonly Tag[]): readonly TagNode[] {
  const nodes = new Map<string, TagNode>();
  const roots: TagNode[] = [];
  for (const tag of tags) {
    addWithAncestors(tag, nodes, roots);
    const node = nodes.get(tag.name);
    if (node !== undefined) node.tag = tag;
  }
  return roots;
}

function addWithAncestors(tag: Tag, nodes: Map<string, TagNode>, roots: TagNode[]): void {
  let child: TagNode | undefined;
  for (let ancestor: TagAncestor | undefined = tag; ancestor !== undefined; ancestor = ancestor.parent) {
    const known = nodes.get(ancestor.name);
    const node: TagNode = known ?? { ancestor, children: [] };
    if (child !== undefined) node.children.push(child);
    if (known !== undefined) return;
    nodes.set(ancestor.name, node);
    child = node;
  }
  if (child !== undefined) roots.push(child);
}
