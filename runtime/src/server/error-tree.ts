import type { Issue, ValidateOptions } from "../validate/index.js";
import { maxText } from "../validate/report.js";
import type { ErrorTree, FormError } from "./http-error.js";

/** A leaf's codes that are not just the issue's own code in upper snake case. */
const leafCodes: { readonly [code: string]: string } = {
  required: "BASE_TYPE_REQUIRED",
  enum: "BASE_TYPE_CHOICES",
  const: "BASE_TYPE_CHOICES",
  "min-length": "BASE_TYPE_BAD_LENGTH",
  "max-length": "BASE_TYPE_BAD_LENGTH",
};

/** The code of an issue in an error response: `max-items` is `MAX_ITEMS`, lengths are `BASE_TYPE_BAD_LENGTH`. */
export function leafCode(code: string): string {
  return (
    (Object.hasOwn(leafCodes, code) ? leafCodes[code] : undefined) ??
    code
      .replace(/([a-z\d])([A-Z])/g, "$1_$2")
      .replace(/[^A-Za-z\d]+/g, "_")
      .toUpperCase()
  );
}

/** Number of issues that an error response lists. */
const maxListed = 100;

/** Bytes that the listed issues have together in an error response, where paths and messages quote the request. */
const maxListedBytes = 65_536;

/** How a server validates: it collects more issues than it lists, so that the response can count the others. */
export const collectedFormat: Required<ValidateOptions> = { maxIssues: 11 * maxListed };

interface Node {
  _errors?: FormError[];
  [name: string]: Node | FormError[] | undefined;
}

type FormIssue = Pick<Issue, "path" | "code" | "message">;

/**
 * Issues as the tree of an error response: `{ name: { _errors: [{ code, message }] } }`.
 *
 * It lists 100 issues, fewer where they have more than 64 KiB together. A last one at the root, `TOO_MANY_ISSUES`, then
 * counts the others.
 *
 * Nodes have no prototype, so that `__proto__` is a name like any other. What is wrong at or below a property named
 * `_errors`, where a list belongs, is reported at the object that has it.
 */
export function formErrors(issues: readonly FormIssue[]): ErrorTree {
  const root: Node = Object.create(null);
  let listed = 0;
  let bytes = 0;
  for (const issue of issues) {
    if (listed === maxListed) break;
    const size = sizeOf(issue);
    if (bytes + size > maxListedBytes) continue;
    bytes += size;
    listed += 1;
    addIssue(root, issue);
  }
  if (listed < issues.length) addIssue(root, omissionNotice(issues, listed));
  return root as ErrorTree;
}

function addIssue(root: Node, { path, code, message }: FormIssue): void {
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

/** Bytes that an issue adds to a response at most: each step of its path is an object of its own. */
function sizeOf({ path, code, message }: FormIssue): number {
  const length = path.length + message.length;
  if (length > maxListedBytes) return length;
  const steps = path.split("/").length;
  return new TextEncoder().encode(JSON.stringify([path, code, message])).length + 6 * steps + 40;
}

function omissionNotice(issues: readonly FormIssue[], listed: number): FormIssue {
  const omitted = issues.length - listed;
  const text = issues.reduce((sum, { path, message }) => sum + path.length + message.length, 0);
  // Validators stop at these bounds: what they did not look at was not counted.
  const isComplete = issues.length < collectedFormat.maxIssues && text < maxText;
  const count = `${isComplete ? "" : "at least "}${omitted} more ${omitted === 1 ? "issue is" : "issues are"}`;
  return { path: "", code: "too-many-issues", message: `${count} not listed` };
}
