import fc from "fast-check";

/** The bytes as a stream whose chunks end at these offsets. */
export function streamOf(bytes: Uint8Array, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1))), bytes.length].sort((a, b) => a - b);
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      const end = ends.shift();
      if (end === undefined) return controller.close();
      controller.enqueue(bytes.slice(start, end));
      start = end;
    },
  });
}

export const cuts: fc.Arbitrary<number[]> = fc.array(fc.nat(10_000), { maxLength: 20 });

/** Texts with line ends, separators, characters beyond ASCII and no lone surrogates. */
export const text: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom("\r", "\n", "\r\n", ":", " ", "data", "--b", "\x1e", "é", "\u{1f600}"), fc.string()))
  .map((parts) => parts.join(""));

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export function utf8(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
