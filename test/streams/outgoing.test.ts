import { encodeJsonLine, streamItems } from "@guildwire/runtime/streams";
import { afterEach, describe, expect, it, vi } from "vitest";

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
