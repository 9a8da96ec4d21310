import type { ErrorReader } from "./client-requests.js";
import { jsonOf } from "./response-values.js";
import type { Failure } from "./results.js";
import type { SentResponse } from "./sender.js";
import type { ExpectedError } from "./vector-format.js";

/** Maximum length of the locations in a message. */
const maxListed = 200;

/** Compares an error response with the one that a vector states. Details of another status are not compared. */
export function errorFailures(
  expected: ExpectedError,
  { status, headers, body }: SentResponse,
  readError: ErrorReader,
): readonly Failure[] {
  if (status !== expected.status) {
    const rule = status >= 500 ? "server-error" : "wrong-status";
    return [{ rule, message: `the response is ${status} instead of ${expected.status}` }];
  }
  const { code, issues } = readError(status, jsonOf(body));
  const failures: Failure[] = [];
  if (expected.code !== undefined && code !== expected.code) {
    failures.push({ rule: "wrong-code", message: `the code is ${code ?? "missing"} instead of ${expected.code}` });
  }
  for (const { at, code: leaf } of expected.errors ?? []) {
    const isReported = issues.some(
      (issue) => (issue.path === at || issue.path.startsWith(`${at}/`)) && (leaf === undefined || issue.code === leaf),
    );
    if (isReported) continue;
    const found = issues.map((issue) => `${issue.path || "the whole request"} ${issue.code}`.trim()).join(", ");
    const wanted = `${leaf === undefined ? "" : ` ${leaf}`} at ${at || "the whole request"}`;
    const message = `expected an error${wanted}, found ${found === "" ? "none" : found.slice(0, maxListed)}`;
    failures.push({ rule: "missing-error", message });
  }
  const allowed = new Set((headers.get("allow") ?? "").split(",").map((method) => method.trim()));
  const missing = (expected.allow ?? []).filter((method) => !allowed.has(method));
  if (missing.length > 0) failures.push({ rule: "missing-allow", message: `Allow lacks ${missing.join(", ")}` });
  return failures;
}
