/** JSON where the content type says so, else text; `undefined` for an empty body. */
export function parsed(response: Response): Promise<unknown> {
  const isJson = /[/+]json/i.test(response.headers.get("content-type") as string);
  return response.text().then((text) => (text ? (isJson ? JSON.parse(text) : text) : undefined));
}

/** For operations with more than one success: which it was, and its body. */
export async function withStatus(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await parsed(response) };
}

/** For binary answers. */
export function blob(response: Response): Promise<Blob> {
  return response.blob();
}

/** For operations whose answer has no content: reads it to the end, so that the connection can be used again. */
export async function nothing(response: Response): Promise<void> {
  await response.text();
}
