/** What a shared URL contains. */
export interface SharedState {
  readonly document: string;
  readonly strict: boolean;
  /** An overlay of the document. Default: none. */
  readonly overlay?: string;
  /** An earlier document. Default: none. */
  readonly earlier?: string;
}

/** Maximum size of a shared document in UTF-16 units: a small fragment may decompress to any size. */
export const maxSharedSize = 2_000_000;

const prefix = "#v1=";

/** Returns a URL fragment with the compressed state. */
export async function toFragment(state: SharedState): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return prefix + toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/**
 * Returns the state of a URL fragment; undefined if the fragment has none.
 *
 * @throws Error with a message for readers if the state is damaged or too large.
 */
export async function fromFragment(fragment: string): Promise<SharedState | undefined> {
  if (!fragment.startsWith(prefix)) return undefined;
  let state: unknown;
  try {
    state = JSON.parse(await decompress(fromBase64Url(fragment.slice(prefix.length))));
  } catch (cause) {
    if (cause instanceof RangeError) throw new Error("The shared document is too large.", { cause });
    throw new Error("The shared URL is damaged.", { cause });
  }
  const { document, strict, overlay, earlier } = (state ?? {}) as Partial<Record<keyof SharedState, unknown>>;
  if (typeof document !== "string") throw new Error("The shared URL does not contain a document.");
  return {
    document,
    strict: strict === true,
    ...(typeof overlay === "string" ? { overlay } : {}),
    ...(typeof earlier === "string" ? { earlier } : {}),
  };
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > maxSharedSize) {
      await reader.cancel();
      throw new RangeError("too large");
    }
  }
  return text;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
