/** The default reader: JSON regardless of the content type, or `undefined` for 204. Rejects for anything else. */
export async function parsed(response: Response): Promise<unknown> {
  if (response.status !== 204) return parseJson(await response.text(), response);
}

/** Reads JSON or an empty body. */
export async function jsonOrNothing(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? parseJson(text, response) : undefined;
}

/** Parses the JSON of a response. The error has a `reason` that describes the response, which the message of the platform quotes. */
function parseJson(text: string, { status, headers }: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const type = headers.get("content-type")?.match(/^[\w/.+-]*/) ?? "no content type";
    const reason = `SyntaxError: status ${status}, ${type}, length ${text.length}`;
    throw Object.assign(error as SyntaxError, { reason });
  }
}

/** Reads the status and JSON, for operations with several success responses. */
export async function withStatus(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await jsonOrNothing(response) };
}

/** Reads responses of several media types according to the requested one: JSON, text, or bytes. */
export function asAccepted<As extends BinaryForm>(
  mediaType: string,
  options?: BinaryOptions<As> & { readonly signal?: AbortSignal | undefined },
): (response: Response) => Promise<unknown> {
  return isJson(mediaType) || mediaType === "*/*" ? parsed : isText(mediaType) ? plain : binaryBody(options);
}

/** Reads the status and the body by its content type, for operations whose success responses are not all JSON. */
export function withStatusByType<As extends BinaryForm>(
  options?: BinaryOptions<As> & { readonly signal?: AbortSignal | undefined },
): (response: Response) => Promise<{ status: number; body: unknown }> {
  return async (response) => {
    const type = response.headers.get("content-type");
    const read = !type || isJson(type) ? jsonOrNothing : isText(type) ? plain : binaryBody(options);
    return { status: response.status, body: await read(response) };
  };
}

function isJson(mediaType: string): boolean {
  return /[/+]json *(;|$)/i.test(mediaType);
}

/** Whether the media type is read as text; forms are not parsed. */
function isText(mediaType: string): boolean {
  return /^(text|multipart|application\/x-www-form)/i.test(mediaType);
}

/** Reads a text response. */
export function plain(response: Response): Promise<string> {
  return response.text();
}

/** How a caller can read a binary response. */
export interface BinaryForms {
  stream: ReadableStream<Uint8Array>;
  blob: Blob;
  bytes: Uint8Array;
  /** UTF-8 text. */
  text: string;
}

export type BinaryForm = keyof BinaryForms;

/** Options of calls with a binary response. */
export interface BinaryOptions<As extends BinaryForm = BinaryForm> {
  /** `stream`: yields bytes as they arrive. The other forms wait for the whole body. Default: `stream`. */
  readonly as?: As | undefined;
}

/** Options of calls whose response has several media types. */
export interface AcceptOption<MediaType extends string = string> {
  /**
   * The requested media type, which determines the type of the result. Default: JSON, otherwise text, otherwise the
   * first one.
   */
  readonly accept?: MediaType | undefined;
}

/** Reads a binary response. A stream fails with the signal's reason if it aborts. */
export function binaryBody<As extends BinaryForm = "stream">({
  as,
  signal,
}: BinaryOptions<As> & { readonly signal?: AbortSignal | undefined } = {}): (
  response: Response,
) => Promise<BinaryForms[BinaryForm]> {
  return async (response) => {
    if (as === "blob") return response.blob();
    if (as === "bytes") return new Uint8Array(await response.arrayBuffer());
    if (as === "text") return response.text();
    const body = response.body ?? (new Response("").body as ReadableStream<Uint8Array>);
    return signal ? endedBy(signal, body) : body;
  };
}

/** Ends a stream when the signal aborts: the signal passed to `fetch` is only valid until the call returns. */
function endedBy(signal: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let end = (): void => undefined;
  const done = (): void => signal.removeEventListener("abort", end);
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        end = () => {
          controller.error(signal.reason);
          reader.cancel(signal.reason).catch(() => undefined);
        };
        signal.addEventListener("abort", end);
        if (signal.aborted) end();
      },
      async pull(controller) {
        const { done: isDone, value } = await reader.read();
        if (signal.aborted) return;
        if (!isDone) return controller.enqueue(value);
        done();
        controller.close();
      },
      cancel(reason) {
        done();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads and discards the body of a response without content, so that the connection can be reused. */
export async function nothing(response: Response): Promise<void> {
  await response.text();
}
