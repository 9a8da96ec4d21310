/** A pattern as a tree, which determines both its source and the attempts of a matcher. */
export type Tree =
  | { readonly kind: "class"; readonly characters: string }
  | { readonly kind: "boundary"; readonly at: "^" | "$" }
  | { readonly kind: "sequence"; readonly parts: readonly Tree[] }
  | { readonly kind: "choice"; readonly parts: readonly Tree[] }
  | { readonly kind: "ahead"; readonly part: Tree; readonly negated: boolean }
  | {
      readonly kind: "repeat";
      readonly part: Tree;
      readonly min: number;
      readonly max: number;
      readonly lazy: boolean;
    };

export function sourceOf(tree: Tree): string {
  switch (tree.kind) {
    case "class":
      return tree.characters.length === 1 ? tree.characters : `[${tree.characters}]`;
    case "boundary":
      return tree.at;
    case "sequence":
      return tree.parts.map((part) => (part.kind === "choice" ? `(?:${sourceOf(part)})` : sourceOf(part))).join("");
    case "choice":
      return tree.parts.map(sourceOf).join("|");
    case "ahead":
      return `(?${tree.negated ? "!" : "="}${sourceOf(tree.part)})`;
    case "repeat": {
      const max = tree.max === Number.POSITIVE_INFINITY ? "" : tree.max;
      return `(?:${sourceOf(tree.part)}){${tree.min},${max}}${tree.lazy ? "?" : ""}`;
    }
  }
}

/** Thrown when a match takes more attempts than allowed. */
class TooMany extends Error {}

/**
 * The attempts that `RegExp.prototype.test` makes as ECMAScript defines it (22.2.2): one for each character that is compared,
 * for each way to reach the end of the pattern, and for each optional repetition that is empty. Above `limit`, `limit + 1`.
 */
export function attemptsOf(
  tree: Tree,
  text: string,
  limit: number,
): { readonly attempts: number; readonly matches?: boolean } {
  let attempts = 0;
  const attempt = (): void => {
    if (++attempts > limit) throw new TooMany();
  };
  type Next = (index: number) => boolean;
  const match = (node: Tree, index: number, next: Next): boolean => {
    switch (node.kind) {
      case "class":
        attempt();
        return index < text.length && node.characters.includes(text.charAt(index)) && next(index + 1);
      case "boundary":
        return (node.at === "^" ? index === 0 : index === text.length) && next(index);
      case "sequence": {
        const from = (position: number, at: number): boolean => {
          const part = node.parts[position];
          return part === undefined ? next(at) : match(part, at, (after) => from(position + 1, after));
        };
        return from(0, index);
      }
      case "choice":
        return node.parts.some((part) => match(part, index, next));
      case "ahead": {
        const found = match(node.part, index, () => {
          attempt();
          return true;
        });
        return found !== node.negated && next(index);
      }
      case "repeat":
        return repeat(node, node.min, node.max, index, next);
    }
  };
  const repeat = (node: Tree & { kind: "repeat" }, min: number, max: number, index: number, next: Next): boolean => {
    if (max === 0) return next(index);
    const again = (): boolean =>
      match(node.part, index, (after) => {
        if (min === 0 && after === index) {
          attempt();
          return false;
        }
        return repeat(node, Math.max(0, min - 1), max - 1, after, next);
      });
    if (min > 0) return again();
    return node.lazy ? next(index) || again() : again() || next(index);
  };
  try {
    for (let start = 0; start <= text.length; start++) {
      const found = match(tree, start, () => {
        attempt();
        return true;
      });
      if (found) return { attempts, matches: true };
    }
    return { attempts, matches: false };
  } catch (error) {
    if (error instanceof TooMany) return { attempts };
    throw error;
  }
}
