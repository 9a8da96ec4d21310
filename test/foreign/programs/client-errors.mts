import { createClient, getOrder, isApiError, safe, withResponse } from "foreign-api/client";

/** Never called: what compiles here is what the test is about. */
export async function versionOf(id: string): Promise<number | string> {
  const client = createClient({ baseUrl: "https://example.com" });
  const outcome = await safe(getOrder(client, { id }));
  if (outcome.ok) return outcome.data.id;
  const { error } = outcome;
  if (isApiError(error, "getOrder", 409)) return error.body.current_version;
  if (isApiError(error, "getOrder", 404)) return error.body.detail ?? error.body.title;
  if (isApiError(error, "getOrder", "4XX")) return error.body.toUpperCase();
  if (isApiError(error, "getOrder", 418)) return error.body.toUpperCase();
  // @ts-expect-error the document declares no 500, no 5XX and no default
  if (isApiError(error, "getOrder", 500)) return 0;
  // @ts-expect-error the document has no such operation
  if (isApiError(error, "getOrders", 404)) return 0;
  const { data, headers } = await withResponse(client, (observed) => getOrder(observed, { id }));
  return headers.get("etag") ?? data.id;
}

console.log("[]");
