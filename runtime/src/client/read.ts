/** The default: JSON, whatever the content type says, or `undefined` for a 204. Rejects where there is no JSON. */
export async function parsed(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** For operations that promise JSON with some successes and nothing with others. */
export async function jsonOrNothing(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/** For operations with more than one success: which it was, and its JSON, if it has any. */
export async function withStatus(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await jsonOrNothing(response) };
}

/** For answers of several media types: JSON parsed, text as text, anything else as a Blob. */
export function byType(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  return /[/+]json *(;|$)/i.test(type) || !type
    ? jsonOrNothing(response)
    : /^text/i.test(type)
      ? plain(response)
      : blob(response);
}

/** For operations whose successes are not all JSON: which it was, and its body, by its content type. */
export async function withStatusByType(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await byType(response) };
}

/** For answers that are text. */
export function plain(response: Response): Promise<string> {
  return response.text();
}

/** For binary answers. */
export function blob(response: Response): Promise<Blob> {
  return response.blob();
}

/** For operations whose answer has no content: reads it to the end, so that the connection can be used again. */
export async function nothing(response: Response): Promise<void> {
  await response.text();
}
