import type { Compression } from "./accepted-body.js";
import { refusalAt, tooLarge } from "./failure.js";

/** Decompresses a body. Throws a Failure above `limit` bytes, and a Refusal for bytes that are not in this coding. */
export async function decompress(bytes: Uint8Array, coding: Compression, limit: number): Promise<Uint8Array> {
  const plain = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream(coding));
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of plain as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw refusalAt("malformed-body", "", "encoding", `the body is not ${coding}`);
  }
  if (length > limit) throw tooLarge(limit);
  return concatenated(chunks, length);
}

function concatenated(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
