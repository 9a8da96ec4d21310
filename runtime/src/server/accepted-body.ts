import { type BodyDecoder, decoderOf, type RequestBody } from "./body.js";
import { Refusal, tooLarge } from "./failure.js";
import type { Limits } from "./limits.js";
import type { RequestTransport } from "./request-transport.js";

/** Returns the decoder of the announced body. Throws a Refusal or Failure for a body that must not be read. */
export function acceptedDecoder(body: RequestBody, transport: RequestTransport, limits: Limits): BodyDecoder {
  const encoding = transport.contentEncoding;
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw new Refusal("unsupported-media-type", { headers: { "accept-encoding": "identity" } });
  }
  const decoder = decoderOf(body, transport.contentType ?? "");
  if (decoder === undefined) {
    const accept = body.decoders.map(([mediaType]) => mediaType).join(", ");
    throw new Refusal("unsupported-media-type", { headers: { accept } });
  }
  const limit = bodyLimitOf(decoder, limits);
  if ((transport.announcedLength ?? 0) > limit) throw tooLarge(limit);
  return decoder;
}

/** The largest body for a decoder, in bytes. */
export function bodyLimitOf(decoder: BodyDecoder, { body, stream }: Limits): number {
  return "openStream" in decoder ? stream : body;
}
