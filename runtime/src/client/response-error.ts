import { ApiError, type Issue } from "./error.js";

/** Makes an error of an answer that is not a success. */
export async function responseError(
  operationId: string,
  response: Response,
  secrets: readonly string[],
): Promise<ApiError> {
  const { status, headers } = response;
  const issues: Issue[] = [];
  const hide = (text: unknown, secret: string): unknown => (typeof text === "string" ? text.replaceAll(secret, "***") : text);
  let body: { code?: number; message?: string; errors?: unknown; retry_after?: number } = {};
  try {
    body = Object(JSON.parse(await response.text(), (_, value) => secrets.reduce(hide, value)));
    collectIssues(body.errors, "", issues);
  } catch {
    // Not JSON, cut off, or too deep: the status says enough.
  }
  const { code, message = "" } = body;
  const wait = Number(body.retry_after ?? headers.get("retry-after") ?? NaN);
  const text = issues.reduce((all, issue) => `${all}\n${issue.path}: ${issue.message}`, `${status} ${message}`);
  return new ApiError("response", operationId, text, {
    status,
    code,
    issues,
    retryAfter: wait >= 0 ? wait : undefined,
  });
}

/** Flattens `{"key": {"_errors": [{"code", "message"}]}}`. */
function collectIssues(tree: unknown, path: string, issues: Issue[]): void {
  if (typeof tree !== "object") return;
  for (const key in tree) {
    const value = tree[key as keyof typeof tree];
    if (key === "_errors") for (const { code, message } of value as Issue[]) issues.push({ path, code, message });
    else collectIssues(value, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, issues);
  }
}
