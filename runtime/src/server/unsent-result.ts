/**
 * Ends the streams and the items of a handler's result that is not sent, except those that another result has as well. A generator that
 * was not started ends without running.
 */
export function endResult(result: unknown, except?: unknown): void {
  endContents(result, except).catch(() => undefined);
}

async function endContents(result: unknown, except: unknown): Promise<void> {
  const kept = contentsOf(except);
  await Promise.all(contentsOf(result).map((content) => (kept.includes(content) ? undefined : end(content))));
}

/** Where a result may have a stream: see `encodeHandlerResult`. */
function contentsOf(result: unknown): readonly unknown[] {
  const { body, data }: { readonly body?: unknown; readonly data?: unknown } = Object(result);
  return [result, body, data, Object(body).data].filter((content) => typeof content === "object" && content !== null);
}

async function end(content: unknown): Promise<void> {
  if (content instanceof ReadableStream) await content.cancel();
  else await (content as Partial<AsyncIterable<unknown>>)[Symbol.asyncIterator]?.().return?.();
}
