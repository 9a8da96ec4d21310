import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Any, type Bindings, bindingsOf, serve } from "./served.js";

let library: Bindings;
let api: Any;

beforeAll(async () => {
  library = await bindingsOf("responses/documents/library.yaml");
  api = library.client;
});

afterAll(() => library.pack.remove());

const mebibyte = 1024 * 1024;

/** Returns a stream of the given size in chunks of 64 KiB, created on demand. */
function bytes(size: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= size) return controller.close();
        const piece = new Uint8Array(Math.min(65_536, size - sent));
        sent += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}

async function sizeOf(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const { length } of stream) size += length;
  return size;
}

const putPhoto = async ({ body }: Any): Promise<object> => ({ size: await sizeOf(body) });

describe("a binary request body", () => {
  it("arrives as a stream, with its media type, under the limit for streams", async () => {
    const { client } = await serve(
      library,
      { putPhoto: async ({ body, contentType }: Any) => ({ size: (await sizeOf(body)) + contentType.length }) },
      { limits: { body: 10, stream: 64 * mebibyte } },
    );
    const args = { contentType: "image/jpeg", body: bytes(20 * mebibyte) };
    expect(await api.putPhoto(client, args)).toEqual({ size: 20 * mebibyte + 10 });
  });

  it.each([
    ["announced", new Uint8Array(1001)],
    ["not announced", bytes(1001)],
  ])("above the limit gets a 413, with its length %s", async (_, body) => {
    const { client, errors } = await serve(library, { putPhoto }, { limits: { stream: 1000 } });
    await expect(api.putPhoto(client, { contentType: "image/png", body })).rejects.toMatchObject({ status: 413 });
    expect(errors).toEqual([]);
  });

  it("has the limit of other bodies by default", async () => {
    const { client } = await serve(library, { putPhoto }, { limits: { body: 1000 } });
    const sent = (size: number): Promise<Any> =>
      api.putPhoto(client, { contentType: "image/png", body: new Uint8Array(size) });
    expect(await sent(1000)).toEqual({ size: 1000 });
    await expect(sent(1001)).rejects.toMatchObject({ status: 413 });
  });

  it("is refused if it is absent, or of another media type", async () => {
    const { baseUrl } = await serve(library, { putPhoto });
    const put = async (init: object): Promise<number> =>
      (await fetch(`${baseUrl}/photo`, { method: "PUT", ...init })).status;
    expect(await put({ headers: { "content-type": "image/png" } })).toBe(400);
    expect(await put({ headers: { "content-type": "text/html" }, body: "a" })).toBe(415);
  });

  it("need not be read: the response arrives, and the next request as well", async () => {
    const { client } = await serve(library, { putPhoto: () => ({ size: 0 }) });
    for (let count = 0; count < 3; count++) {
      expect(await api.putPhoto(client, { contentType: "image/png", body: new Uint8Array(mebibyte) })).toEqual({
        size: 0,
      });
    }
  });

  it("fails when its sender disconnects", async () => {
    let failed: (error: Any) => void;
    const failure = new Promise<Any>((resolve) => {
      failed = resolve;
    });
    const { baseUrl } = await serve(library, {
      putPhoto: ({ body }: Any) => sizeOf(body).catch((error) => failed(error)),
    });
    const socket = connect(Number(new URL(baseUrl).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write("PUT /photo HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 100\r\n\r\nabc");
    setImmediate(() => socket.destroy());
    expect((await failure).name).toBe("HttpError");
  });

  it("may be sent back while it arrives", async () => {
    const { server } = library;
    const echo = server.createFetchHandler({ library: { putPhoto } }, { partial: true });
    const init = { method: "PUT", headers: { "content-type": "image/png" }, body: bytes(300_000), duplex: "half" };
    const response = await echo(new Request("http://a/photo", init as RequestInit));
    expect(await response.json()).toEqual({ size: 300_000 });
  });
});

describe("a binary response", () => {
  it.each([
    ["bytes", () => new Uint8Array([1, 2]), "2"],
    ["a Blob", () => new Blob([new Uint8Array([1, 2])]), "2"],
    ["a File", () => new File([new Uint8Array([1, 2])], "a.png", { type: "image/png" }), "2"],
    ["a stream", () => new Blob([new Uint8Array([1, 2])]).stream(), null],
  ])("may be %s", async (_, getPhoto, length) => {
    const { client, baseUrl } = await serve(library, { getPhoto });
    expect(await api.getPhoto(client, {}, { as: "bytes" })).toEqual(new Uint8Array([1, 2]));
    const { headers } = await fetch(`${baseUrl}/photo`);
    expect([headers.get("content-type"), headers.get("content-length")]).toEqual(["image/png", length]);
  });

  it("of any size is sent and received piece by piece", async () => {
    const { client } = await serve(library, { getPhoto: () => bytes(100 * mebibyte) });
    expect(await sizeOf(await api.getPhoto(client))).toBe(100 * mebibyte);
  });

  it("that its reader leaves ends the stream of the handler", async () => {
    let left: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    const endless = (): ReadableStream =>
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)), cancel: left });
    const { client } = await serve(library, { getPhoto: endless });
    for await (const piece of await api.getPhoto(client)) if (piece.length > 0) break;
    await isLeft;
  });

  it("fails with the reason of the call's signal", async () => {
    const controller = new AbortController();
    const { client } = await serve(library, { getPhoto: () => bytes(100 * mebibyte) });
    const stream = await api.getPhoto(client, {}, { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(sizeOf(stream)).rejects.toThrow("enough");
  });
});
