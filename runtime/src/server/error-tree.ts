import type { Issue } from "../validate/index.js";
import type { ErrorTree, FormError } from "./http-error.js";

/** A leaf's codes that are not just the issue's own code in upper snake case. */
const leafCodes: { readonly [code: string]: string } = {
  required: "BASE_TYPE_REQUIRED",
  enum: "BASE_TYPE_CHOICES",
  const: "BASE_TYPE_CHOICES",
  "min-length": "BASE_TYPE_BAD_LENGTH",
  "max-length": "BASE_TYPE_BAD_LENGTH",
};

/** The code of an issue as an answer has it: `max-items` is `MAX_ITEMS`, lengths are `BASE_TYPE_BAD_LENGTH`. */
export function leafCode(code: string): string {
  return (
    (Object.hasOwn(leafCodes, code) ? leafCodes[code] : undefined) ??
    code
      .replace(/([a-z\d])([A-Z])/g, "$1_$2")
      .replace(/[^A-Za-z\d]+/g, "_")
      .toUpperCase()
  );
}

interface Node {
  _errors?: FormError[];
  [name: string]: Node | FormError[] | undefined;
}

/**
 * Issues as the tree of an answer: `{ name: { _errors: [{ code, message }] } }`.
 *
 * Nodes have no prototype, so that `__proto__` is a name like any other. What is wrong at or below a property named
 * `_errors`, which would take the place of a list, stands at the object that has it.
 */
export function formErrors(issues: readonly Pick<Issue, "path" | "code" | "message">[]): ErrorTree {
  const root: Node = Object.create(null);
  for (const { path, code, message } of issues) {
    let node = root;
    for (const token of path.split("/").slice(1)) {
      const name = token.replace(/~1/g, "/").replace(/~0/g, "~");
      if (name === "_errors") break;
      node[name] ??= Object.create(null) as Node;
      node = node[name] as Node;
    }
    node._errors ??= [];
    node._errors.push({ code: leafCode(code), message });
  }
  return root as ErrorTree;
}
