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

/** For responses of several media types: by the one that was asked for, JSON, text, or bytes. */
export function asAccepted<As extends BinaryForm>(
  mediaType: string,
  options?: BinaryOptions<As> & { readonly signal?: AbortSignal | undefined },
): (response: Response) => Promise<unknown> {
  return isJson(mediaType) || mediaType === "*/*" ? parsed : isText(mediaType) ? plain : binaryBody(options);
}

/** For operations whose success responses are not all JSON: the status, and the body by its content type. */
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

/** Text, or a form, which is not parsed. */
function isText(mediaType: string): boolean {
  return /^(text|multipart|application\/x-www-form)/i.test(mediaType);
}

/** For text responses. */
export function plain(response: Response): Promise<string> {
  return response.text();
}

/** The forms in which a caller can have a binary response. */
export interface BinaryForms {
  stream: ReadableStream<Uint8Array>;
  blob: Blob;
  bytes: Uint8Array;
  /** The bytes as text, in UTF-8. */
  text: string;
}

export type BinaryForm = keyof BinaryForms;

/** An option of calls whose response is binary. */
export interface BinaryOptions<As extends BinaryForm = BinaryForm> {
  /** `stream`: as the bytes arrive. The other forms wait for all of them. Default: `stream`. */
  readonly as?: As | undefined;
}

/** An option of calls whose response has several media types. */
export interface AcceptOption<MediaType extends string = string> {
  /** The media type to ask for; the type of the result follows. Default: JSON, else text, else the first one. */
  readonly accept?: MediaType | undefined;
}

/** For binary responses. A stream fails with the reason of the signal when that aborts. */
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

/** The same stream, until the signal aborts: `fetch` has its own signal only until the call is over. */
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

/** For operations whose response has no content: reads it to the end, so that the connection can be used again. */
export async function nothing(response: Response): Promise<void> {
  await response.text();
}
