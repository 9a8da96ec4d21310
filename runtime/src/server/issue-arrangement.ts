import type { Issue } from "../validate/index.js";

/** A tree of issues: objects by property name or index, each with the issues at its path under one property. */
export interface IssueTree {
  readonly [name: string]: IssueTree | readonly unknown[] | undefined;
}

type Node = Record<string, unknown>;

/**
 * Nests issues like the request: `{ name: { [listProperty]: [item] } }`.
 *
 * Nodes have no prototype, so that `__proto__` is a regular name. Issues at or below a property named like the list are
 * reported at its parent.
 */
export function issueTree(issues: readonly Issue[], listProperty: string, item: (issue: Issue) => unknown): IssueTree {
  const root: Node = Object.create(null);
  for (const issue of issues) {
    let node = root;
    for (const name of tokensOf(issue.path)) {
      if (name === listProperty) break;
      node[name] ??= Object.create(null);
      node = node[name] as Node;
    }
    node[listProperty] ??= [];
    (node[listProperty] as unknown[]).push(item(issue));
  }
  return root as IssueTree;
}

/** Groups issues by {@link dottedPath}: `{ "address.street": [item] }`. The empty name is the whole request. */
export function issueMap(
  issues: readonly Issue[],
  item: (issue: Issue) => unknown,
): Readonly<Record<string, readonly unknown[]>> {
  const map: Record<string, unknown[]> = Object.create(null);
  for (const issue of issues) {
    const path = dottedPath(issue.path);
    map[path] ??= [];
    map[path].push(item(issue));
  }
  return map;
}

/** Converts a JSON Pointer to a path: `/items/0/name` becomes `items[0].name`. */
export function dottedPath(pointer: string): string {
  return tokensOf(pointer)
    .map((token, index) => (/^\d+$/.test(token) && index > 0 ? `[${token}]` : index === 0 ? token : `.${token}`))
    .join("");
}

/** Converts a JSON Pointer to a URI fragment (RFC 6901, section 6): `#/items/0/name`. */
export function pointerFragment(pointer: string): string {
  // A lone surrogate cannot be encoded.
  return `#${encodeURI(pointer.replace(/\p{Surrogate}/gu, "\ufffd"))}`;
}

/** Returns the tokens of a JSON Pointer. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}
