import { ApiError, type Issue } from "./error.js";
import type { Draft } from "./request.js";

/** Makes an error of an answer that is not a success. */
export async function responseError(operationId: string, response: Response, draft: Draft): Promise<ApiError> {
  const { status, headers } = response;
  // Nobody says which parts of a URL are tokens, but tokens are long.
  const secrets = [...draft.secrets, ...(draft.url.match(/[^/?&=]{20,}/g) ?? [])];
  // Only strings have `replaceAll`.
  const hide = (value: string, secret: string): string => value?.replaceAll?.(secret, "***") ?? value;
  const issues: Issue[] = [];
  let body: unknown;
  try {
    body = JSON.parse(await response.text(), (_, value) => secrets.reduce(hide, value));
    collectIssues(Object(body).errors, "", issues);
  } catch {
    // Not JSON, cut off, or too deep: the status says enough.
  }
  const { code, message = "failed", retry_after = headers.get("retry-after") } = Object(body);
  const wait = parseFloat(retry_after);
  return new ApiError("response", operationId, `${status} ${message}`, {
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
    if (key === "_errors") for (const issue of value as Issue[]) issues.push({ ...issue, path });
    else collectIssues(value, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, issues);
  }
}
