import type { ClientOptions } from "./client.js";
import { ApiError } from "./error.js";
import type { JsonNode } from "./error-reader.js";

/** Creates the error of a response whose status is not 2xx. */
export async function responseError(
  response: Response,
  operationId: string,
  { readRetryAfter }: ClientOptions,
): Promise<ApiError> {
  const { status, headers } = response;
  let body: unknown;
  try {
    body = (await response.text()) || undefined;
    body = JSON.parse(body as string);
  } catch {
    // Not JSON, or incomplete: the error has the text if there is one.
  }
  const header = headers.get("retry-after") as string;
  // A past date is ignored, so that the normal backoff applies.
  const date = (Date.parse(header) - Date.now()) / 1000;
  return new ApiError("response", operationId, `status ${status}`, {
    status,
    body,
    headers,
    retryAfter: [readRetryAfter?.(body as JsonNode), parseFloat(header), date].find(
      (seconds): seconds is number => typeof seconds === "number" && seconds >= 0,
    ),
  });
}
