import { type BodyDecoder, decoderOf, type RequestBody } from "./body.js";
import { Failure, tooLarge } from "./failure.js";
import type { RequestTransport } from "./request-transport.js";

/** What decodes the body that a request announces. Throws a Failure for one that is not to be read at all. */
export function acceptedDecoder(body: RequestBody, transport: RequestTransport, limit: number): BodyDecoder {
  const encoding = transport.contentEncoding;
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw new Failure("unsupported-media-type", { headers: { "accept-encoding": "identity" } });
  }
  const decoder = decoderOf(body, transport.contentType ?? "");
  if (decoder === undefined) {
    const accept = body.decoders.map(([mediaType]) => mediaType).join(", ");
    throw new Failure("unsupported-media-type", { headers: { accept } });
  }
  if ((transport.announcedLength ?? 0) > limit) throw tooLarge(limit);
  return decoder;
}
