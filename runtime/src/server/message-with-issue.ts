import type { Issue } from "../validate/index.js";
import { at, formatPath, type Path } from "../validate/path.js";
import type { ErrorContent } from "./error-format.js";
import { tokensOf } from "./issue-arrangement.js";

/** Maximum length of a message in characters: issues quote the request. */
const maxLength = 1000;

/**
 * Returns the message of an error with its first issue, for error formats without a list of issues: `name: must have at
 * most 5 characters (got 7)`. A message that only repeats the title of the status is omitted.
 */
export function messageWithIssue({ message, title, issues = [] }: ErrorContent): string {
  const [first] = issues;
  if (first === undefined) return message;
  const location = readablePath(first.path);
  const located = first.message.startsWith(location) ? first.message : `${location}: ${first.message}`;
  const text = `${message === title ? "" : `${message}: `}${located}${otherIssues(issues)}`;
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

function otherIssues(issues: readonly Issue[]): string {
  const others = issues.length - 1;
  if (others === 0) return "";
  const isComplete = issues.at(-1)?.code !== "too-many-issues";
  return `, and ${isComplete ? "" : "at least "}${others} more ${others === 1 ? "issue" : "issues"}`;
}

/** Converts a JSON Pointer to the form of paths in messages of validators. */
function readablePath(pointer: string): string {
  const path = tokensOf(pointer).reduce<Path>(
    (parent, token) => at(parent, /^\d+$/.test(token) ? Number(token) : token),
    undefined,
  );
  return formatPath(path).readable;
}
