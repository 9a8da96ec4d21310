import type { Issue, ValidateOptions } from "../validate/index.js";
import { maxText } from "../validate/report.js";

/** Number of issues that an error response lists. */
const maxListed = 100;

/** Bytes that the paths, codes and messages of the listed issues have together, which quote the request. */
const maxListedBytes = 65_536;

/** How a server validates: it collects more issues than it lists, so that the response can count the others. */
export const collectedFormat: Required<ValidateOptions> = { maxIssues: 11 * maxListed };

/**
 * The issues that an error response lists: at most 100, fewer where they have more than 64 KiB together. A last one with the
 * code `too-many-issues` and the path of the whole request then counts the others.
 */
export function listedIssues(issues: readonly Issue[]): readonly Issue[] {
  const listed: Issue[] = [];
  let bytes = 0;
  for (const issue of issues) {
    if (listed.length === maxListed) break;
    const size = sizeOf(issue);
    if (bytes + size > maxListedBytes) continue;
    bytes += size;
    listed.push(issue);
  }
  return listed.length < issues.length ? [...listed, omissionNotice(issues, listed.length)] : listed;
}

/** Bytes that an issue adds to a response at most: in a tree, each step of its path is an object of its own. */
function sizeOf({ path, code, message }: Issue): number {
  const length = path.length + message.length;
  if (length > maxListedBytes) return length;
  const steps = path.split("/").length;
  return new TextEncoder().encode(JSON.stringify([path, code, message])).length + 6 * steps + 40;
}

function omissionNotice(issues: readonly Issue[], listed: number): Issue {
  const omitted = issues.length - listed;
  const text = issues.reduce((sum, { path, message }) => sum + path.length + message.length, 0);
  // Validators stop at these bounds: what they did not look at was not counted.
  const isComplete = issues.length < collectedFormat.maxIssues && text < maxText;
  const count = `${isComplete ? "" : "at least "}${omitted} more ${omitted === 1 ? "issue is" : "issues are"}`;
  return { path: "", code: "too-many-issues", message: `${count} not listed` };
}
