import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import { updateFailure } from "./update-failure.js";

export interface BodyBounds {
  readonly maxBytes: number;
  tooLarge(): Error;
}

/** Reads a response body, with a size limit before and after decompression. */
export async function readBody(body: Readable, encoding: string, bounds: BodyBounds): Promise<Uint8Array> {
  const decoder = decoderFor(encoding, body);
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of bounded(source, bounds)) chunks.push(chunk);
  };
  if (decoder === undefined) await pipeline(body, collect);
  else await pipeline(body, (source: AsyncIterable<Buffer>) => bounded(source, bounds), decoder, collect);
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Buffer>, { maxBytes, tooLarge }: BodyBounds): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    yield chunk;
  }
}

function decoderFor(encoding: string, body: Readable): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return undefined;
    case "gzip":
    case "x-gzip":
    case "deflate":
      return createUnzip();
    case "br":
      return createBrotliDecompress();
    default:
      body.on("error", () => {});
      body.destroy();
      throw updateFailure(
        "download-failed",
        `the response is compressed as ${JSON.stringify(encoding.slice(0, 100))}`,
        {
          expected: "gzip, deflate, br, or no compression",
        },
      );
  }
}
