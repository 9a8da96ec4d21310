/** Whether a response has a text body that ends by itself. */
export function isLoggedBody({ body, headers }: Response): boolean {
  const [type = ""] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  return body !== null && type !== "text/event-stream" && /^text\/|^application\/.*\b(json|xml)$/.test(type.trim());
}

/** The first bytes of a text in UTF-8, without a character that is cut. */
export function textPrefix(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text.slice(0, maxBytes));
  return new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
}

/** Reads the first bytes of a body as text and cancels the rest. After an error, what was received until then. */
export async function bodyPrefix({ body }: Response, maxBytes: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let remaining = maxBytes; remaining > 0; ) {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) break;
      text += decoder.decode(value.subarray(0, remaining), { stream: true });
      remaining -= value.length;
    }
    // The promise of a clone settles only when the other branch is cancelled, too.
    reader?.cancel().catch(() => undefined);
  } catch {
    // The caller's copy of the body has the same error.
  }
  return text;
}
