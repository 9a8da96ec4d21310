import { ApiError, type Issue } from "./error.js";
import { redact } from "./redact.js";
import type { Draft } from "./request.js";

/** The error of a response whose status is not 2xx. */
export async function responseError(response: Response, draft: Draft): Promise<ApiError> {
  const { status, headers } = response;
  const issues: Issue[] = [];
  const shown = (text: unknown): string => redact(draft, text);
  /** Flattens `{"key": {"_errors": [{"code", "message"}]}}`. */
  const collect = (tree: unknown, path: string): void => {
    if (typeof tree !== "object") return;
    for (const key in tree) {
      const value = tree[key as keyof typeof tree];
      if (key === "_errors") {
        for (const leaf of value as Issue[]) {
          const code = shown(leaf.code);
          const message = shown(leaf.message);
          if (code && message) issues.push({ path, code, message });
        }
      } else collect(value, `${path}/${shown(key).replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
  };
  let body: unknown;
  try {
    body = (await response.text()) || undefined;
    body = JSON.parse(body as string);
    collect(Object(body).errors, "");
  } catch {
    // Not JSON, incomplete, or too deep: the error has the status, and the text if there is one.
  }
  const { code, message, retry_after } = Object(body);
  const header = headers.get("retry-after") as string;
  // A past date is ignored: the usual backoff applies.
  const date = (Date.parse(header) - Date.now()) / 1000;
  return new ApiError("response", draft.id, `${status} ${shown(message) || "error"}`, {
    status,
    body,
    headers,
    code: typeof code === "number" ? code : undefined,
    issues,
    retryAfter: [retry_after, parseFloat(header), date].find((seconds) => typeof seconds === "number" && seconds >= 0),
  });
}
