import type { Issue, ValidateOptions } from "../validate/index.js";
import { maxText } from "../validate/report.js";
import { byteLength } from "./bytes.js";

/** Maximum number of issues in an error response. */
const maxListed = 100;

/** Maximum total size of the paths, codes and messages in bytes: they quote the request. */
const maxListedBytes = 65_536;

/** Validation options of a server: collects more issues than are listed, so that the response can count the others. */
export const collectedFormat: Required<ValidateOptions> = { maxIssues: 11 * maxListed };

/**
 * Returns the issues for an error response: at most 100, fewer if they exceed 64 KiB. A final issue with the code
 * `too-many-issues` and the path of the whole request counts the others.
 */
export function listedIssues(issues: readonly Issue[]): readonly Issue[] {
  if (issues.length <= maxListed && boundOf(issues) <= maxListedBytes) return issues;
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

/** A bound of the sizes of all issues, which takes less time: a character of JSON has at most six bytes, a path a step per character. */
function boundOf(issues: readonly Issue[]): number {
  let bound = 0;
  for (const { path, code = "", message } of issues)
    bound += 12 * path.length + 6 * (code.length + message.length) + 64;
  return bound;
}

/** Returns the maximum size of an issue in a response: in a tree, each step of its path is a separate object. */
function sizeOf({ path, code, message }: Issue): number {
  const length = path.length + message.length;
  if (length > maxListedBytes) return length;
  const steps = path.split("/").length;
  return byteLength(JSON.stringify([path, code, message])) + 6 * steps + 40;
}

function omissionNotice(issues: readonly Issue[], listed: number): Issue {
  const omitted = issues.length - listed;
  const text = issues.reduce((sum, { path, message }) => sum + path.length + message.length, 0);
  // Validators stop at these limits, so further issues were not counted.
  const isComplete = issues.length < collectedFormat.maxIssues && text < maxText;
  const count = `${isComplete ? "" : "at least "}${omitted} more ${omitted === 1 ? "issue is" : "issues are"}`;
  return { path: "", code: "too-many-issues", message: `${count} not listed` };
}
