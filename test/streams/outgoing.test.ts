import { afterEach, describe, expect, it, vi } from "vitest";
import { encodeJsonLine, streamItems } from "../../runtime/src/streams/index.js";
import { sourceOf } from "../../runtime/src/streams/source.js";

const lines = { encode: encodeJsonLine };
afterEach(() => void vi.useRealTimers());

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

describe("streamItems", () => {
  it("sends every item, and what ends the stream", async () => {
    async function* items(): AsyncGenerator<number> {
      yield 1;
      yield 2;
    }
    const end = new TextEncoder().encode("end");
    expect(await textOf(streamItems(items(), { ...lines, end }))).toBe("1\n2\nend");
  });

  it("requests an item only when the reader has room", async () => {
    let produced = 0;
    async function* items(): AsyncGenerator<number> {
      while (true) yield ++produced;
    }
    const reader = streamItems(items(), lines).getReader();
    await reader.read();
    await reader.read();
    expect(produced).toBe(2);
    await reader.cancel();
  });

  it("ends the items when the reader leaves", async () => {
    let hasEnded = false;
    async function* items(): AsyncGenerator<number> {
      try {
        while (true) yield 1;
      } finally {
        hasEnded = true;
      }
    }
    const reader = streamItems(items(), lines).getReader();
    await reader.read();
    await reader.cancel();
    expect(hasEnded).toBe(true);
  });

  it("fails if the items fail or an item cannot be encoded", async () => {
    const errors: unknown[] = [];
    async function* failing(): AsyncGenerator<unknown> {
      yield 1;
      throw new Error("no database");
    }
    async function* wrong(): AsyncGenerator<unknown> {
      yield undefined;
    }
    const onError = (error: unknown): void => void errors.push(error);
    await expect(textOf(streamItems(failing(), lines, { onError }))).rejects.toThrow("no database");
    await expect(textOf(streamItems(wrong(), lines, { onError }))).rejects.toThrow(TypeError);
    expect(errors).toHaveLength(2);
  });

  it("is read as a stream after it was cancelled or read, so that it has ended", async () => {
    async function* items(): AsyncGenerator<number> {
      yield 1;
    }
    const uses: readonly ((reader: ReadableStreamDefaultReader<Uint8Array>) => Promise<unknown>)[] = [
      (reader) => reader.cancel(),
      async (reader) => [await reader.read(), await reader.read()],
    ];
    for (const use of uses) {
      const stream = streamItems(items(), lines);
      const reader = stream.getReader();
      await use(reader);
      reader.releaseLock();
      const receiver = { desiredSize: 0, enqueue: vi.fn(), close: vi.fn(), error: vi.fn() };
      await sourceOf(stream).pull(receiver);
      expect(receiver.close).toHaveBeenCalledOnce();
      expect(receiver.enqueue).not.toHaveBeenCalled();
      expect(stream.locked).toBe(true);
    }
  });

  it("ends the items if the function that receives the error throws", async () => {
    let hasEnded = false;
    const items: AsyncIterable<unknown> = {
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new Error("no database")),
        return: async () => {
          hasEnded = true;
          return { done: true, value: undefined };
        },
      }),
    };
    const onError = (): never => {
      throw new Error("no log");
    };
    await expect(textOf(streamItems(items, lines, { onError }))).rejects.toThrow("no log");
    expect(hasEnded).toBe(true);
  });

  it("sends a heartbeat while no item is due, and loses none", async () => {
    vi.useFakeTimers();
    let release: () => void = () => undefined;
    async function* items(): AsyncGenerator<number> {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      yield 1;
    }
    const heartbeat = new TextEncoder().encode(":");
    const reader = streamItems(items(), { ...lines, heartbeat }, { heartbeatInterval: 1000 }).getReader();
    const read = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
    for (let count = 0; count < 2; count++) {
      const next = read();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await next).toBe(":");
    }
    const next = read();
    release();
    expect(await next).toBe("1\n");
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
