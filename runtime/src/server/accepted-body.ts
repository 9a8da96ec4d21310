import { type BodyDecoder, decoderOf, type RequestBody } from "./body.js";
import { Refusal, tooLarge } from "./failure.js";
import type { Limits } from "./limits.js";
import type { RequestTransport } from "./request-transport.js";

/**
 * Returns the decoder of the announced body. Throws a Refusal or Failure for a body that must not be read.
 *
 * @param takesEncoding Whether the operation declares the header `Content-Encoding`.
 */
export function acceptedDecoder(
  body: RequestBody,
  transport: RequestTransport,
  limits: Limits,
  takesEncoding: boolean,
): BodyDecoder {
  const decoder = decoderOf(body, transport.contentType ?? "");
  if (!takesEncoding && isEncoded(transport)) throw unsupportedEncoding("identity");
  if (decoder === undefined) {
    const accept = body.decoders.map(([mediaType]) => mediaType).join(", ");
    throw new Refusal("unsupported-media-type", { headers: { accept } });
  }
  // A handler that reads the stream also reads the header.
  if (isEncoded(transport) && !("openStream" in decoder)) {
    if (!("decodeBytes" in decoder) || compressionOf(transport) === undefined) {
      throw unsupportedEncoding("decodeBytes" in decoder ? "gzip, deflate, identity" : "identity");
    }
  }
  const limit = bodyLimitOf(decoder, limits);
  if ((transport.announcedLength ?? 0) > limit) throw tooLarge(limit);
  return decoder;
}

function isEncoded({ contentEncoding = "identity" }: RequestTransport): boolean {
  return contentEncoding.trim().toLowerCase() !== "identity";
}

function unsupportedEncoding(accepted: string): Refusal {
  return new Refusal("unsupported-media-type", { headers: { "accept-encoding": accepted } });
}

/** Returns the coding of a body that the engine decodes (RFC 9110, 8.4.1); undefined for others and for none. */
export function compressionOf({ contentEncoding }: Pick<RequestTransport, "contentEncoding">): Compression | undefined {
  const coding = contentEncoding?.trim().toLowerCase();
  return coding === "gzip" || coding === "deflate" ? coding : undefined;
}

/** A coding that the engine decodes. */
export type Compression = "gzip" | "deflate";

/** The largest body for a decoder, in bytes. */
export function bodyLimitOf(decoder: BodyDecoder, { body, stream }: Limits): number {
  return "openStream" in decoder || "openForm" in decoder ? stream : body;
}
