import { ApiError, type Issue } from "./error.js";
import type { Draft } from "./request.js";

/** Makes an error of an answer that is not a success. */
export async function responseError(operationId: string, response: Response, draft: Draft): Promise<ApiError> {
  const { status, headers } = response;
  // Nobody says which parts of a URL are tokens, but tokens are long.
  const parts = draft.url.match(/[^/?&=]{20,}/g) ?? [];
  const secrets = [...draft.secrets, ...parts];
  const issues: Issue[] = [];
  let body: unknown;
  try {
    body = JSON.parse(await response.text(), (_, value) =>
      typeof value === "string" ? secrets.reduce((text, secret) => text.replaceAll(secret, "***"), value) : value,
    );
    collectIssues(Object(body).errors, "", issues);
  } catch {
    // Not JSON, cut off, or too deep: the status says enough.
  }
  const { code, message, retry_after } = Object(body);
  const header = headers.get("retry-after") as string;
  const wait = [retry_after, parseFloat(header)].find((seconds) => typeof seconds === "number" && seconds >= 0);
  return new ApiError("response", operationId, `${status} ${typeof message === "string" ? message : "failed"}`, {
    status,
    code: typeof code === "number" ? code : undefined,
    issues,
    retryAfter: wait,
  });
}

/** Flattens `{"key": {"_errors": [{"code", "message"}]}}`. */
function collectIssues(tree: unknown, path: string, issues: Issue[]): void {
  if (typeof tree !== "object") return;
  for (const key in tree) {
    const value = tree[key as keyof typeof tree];
    if (key === "_errors") {
      for (const { code, message } of value as Issue[]) {
        if (typeof code + typeof message === "stringstring") issues.push({ path, code, message });
      }
    } else collectIssues(value, `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, issues);
  }
}
