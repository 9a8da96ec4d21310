/** The default: JSON, whatever the content type, or `undefined` for a 204. Rejects for anything else. */
export async function parsed(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** For operations whose success responses have either JSON or no content. */
export async function jsonOrNothing(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/** For operations with several success responses: the status, and the JSON if there is any. */
export async function withStatus(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await jsonOrNothing(response) };
}

/** For responses of several media types: JSON parsed, text as text, anything else as a Blob. */
export function byType(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  return /[/+]json *(;|$)/i.test(type) || !type
    ? jsonOrNothing(response)
    : /^text/i.test(type)
      ? plain(response)
      : blob(response);
}

/** For operations whose success responses are not all JSON: the status, and the body by its content type. */
export async function withStatusByType(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await byType(response) };
}

/** For text responses. */
export function plain(response: Response): Promise<string> {
  return response.text();
}

/** For binary responses. */
export function blob(response: Response): Promise<Blob> {
  return response.blob();
}

/** For operations whose response has no content: reads it to the end, so that the connection can be used again. */
export async function nothing(response: Response): Promise<void> {
  await response.text();
}
