import type { ParseAs } from "./client-types.js";
import type { Exchange } from "./middleware.js";

/** The result of a call before it has a type: the property says whether the call succeeded, even without a body. */
export type Result =
  | { data: unknown; response: Response; error?: never }
  | { error: unknown; response: Response; data?: never };

/** Reads a response: a success as the caller wants it, an error as JSON if it is JSON, and as text otherwise. */
export async function readResult({ request, response }: Exchange, parseAs: ParseAs): Promise<Result> {
  const isEmpty = request.method === "HEAD" || hasNoContent(response);
  if (response.ok) return { data: isEmpty ? undefined : await readData(response, parseAs), response };
  return { error: isEmpty ? undefined : await readError(response), response };
}

/** Whether the status or the headers of a response say that it has no body. */
function hasNoContent({ status, headers }: Response): boolean {
  if (status === 204) return true;
  return headers.get("content-length") === "0" && !/chunked/i.test(headers.get("transfer-encoding") ?? "");
}

async function readData(response: Response, parseAs: ParseAs): Promise<unknown> {
  if (parseAs === "stream") return response.body;
  if (parseAs !== "json" || response.headers.get("content-length")) return response[parseAs]();
  // Without Content-Length, an empty body shows when it is read.
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

async function readError(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
