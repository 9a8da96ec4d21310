import { componentSections } from "../openapi/objects.js";
import { formatPointer } from "../values/pointer.js";
import type { SyntaxNode } from "./syntax-node.js";
import { childNode } from "./syntax-tree.js";

/** The names of a file that others may write. */
export interface DocumentNames {
  /** Pointers of everything that a reference may lead to: `/components/schemas/Book`, or `/schemas/Book`. */
  readonly targets: readonly string[];
  readonly tags: readonly string[];
  /** The security schemes with the scopes of their flows. */
  readonly schemes: ReadonlyMap<string, readonly string[]>;
}

/** Maximum number of names of one kind in a file. */
const maxNames = 5000;

/** Returns the names of a file, which is a document, or has components as its top-level keys. */
export function namesIn(root: SyntaxNode | undefined): DocumentNames {
  const targets: string[] = [];
  for (const above of [["components"], []]) {
    const sections = above.length === 0 ? root : childNode(root, "components");
    for (const { key: section, value } of sections?.entries ?? []) {
      if (!componentSections.has(section)) continue;
      for (const { key } of value?.entries ?? []) targets.push(formatPointer([...above, section, key]));
    }
  }
  for (const { key } of childNode(root, "definitions")?.entries ?? [])
    targets.push(formatPointer(["definitions", key]));
  const tags = (childNode(root, "tags")?.items ?? []).flatMap((tag) => childNode(tag, "name")?.text ?? []);
  const schemes = new Map<string, readonly string[]>();
  for (const holder of [childNode(root, "components"), root]) {
    const written = childNode(holder, "securitySchemes") ?? childNode(holder, "securityDefinitions");
    for (const { key, value } of written?.entries ?? []) schemes.set(key, scopesOf(value));
  }
  return { targets: targets.slice(0, maxNames), tags: tags.slice(0, maxNames), schemes };
}

function scopesOf(scheme: SyntaxNode | undefined): readonly string[] {
  const flows = childNode(scheme, "flows")?.entries.map(({ value }) => value) ?? [];
  // Swagger 2.0 has the scopes of its only flow in the scheme.
  return [scheme, ...flows].flatMap((holder) => childNode(holder, "scopes")?.entries.map(({ key }) => key) ?? []);
}
