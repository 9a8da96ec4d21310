import { createServer } from "node:http";
import { join } from "node:path";
import type { IncomingFile } from "@guildwire/runtime/server";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { moduleOf } from "../queries/query-package.js";
import { nonconformities } from "./conforming.js";
import { inPieces } from "./runtime/form-receiver.js";

const patience = 120_000;

interface Upload {
  readonly body: unknown;
  readonly files: AsyncIterable<IncomingFile>;
}
type Handler = (request: Upload) => Promise<readonly string[]>;

let made: Generated;
let pack: ForeignPackage;
// biome-ignore lint/suspicious/noExplicitAny: the package has types of its own, which a program below checks
let server: any;

beforeAll(async () => {
  made = await generated(join(import.meta.dirname, "fixtures/recordings.yaml"));
  pack = new ForeignPackage(made.files);
  expect(pack.compile()).toBe("");
  server = await moduleOf(pack, "server");
}, patience);
afterAll(() => pack?.remove());

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const part = (name: string, content: string, head = ""): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${content}\r\n`;
const file = (name: string, content: string, type = "video/mp4"): string =>
  part(name, content, `; filename="${name}.bin"\r\nContent-Type: ${type}`);
const title = part("title", "Tea");

/** The content of each file as text, with its field. */
async function contents(files: AsyncIterable<IncomingFile>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { field, stream } of files) found.push(`${field}: ${await new Response(stream).text()}`);
  return found;
}

const readAll: Handler = ({ files }) => contents(files);

/** One handler for all operations. */
const handlersOf = (handler: Handler): Record<string, Handler> => ({
  createRecording: handler,
  createBackup: handler,
  createClosed: handler,
  createOpen: handler,
  createNumbered: handler,
});

/** Sends a form, as text or in pieces, to one handler for both operations. */
async function send(
  form: string | ReadableStream<Uint8Array>,
  handler: Handler = readAll,
  { path = "/recordings", limits = {} } = {},
): Promise<readonly [status: number, result: unknown]> {
  const handle = server.createFetchHandler(
    { recordings: handlersOf(handler) },
    { limits, onError: (error: unknown) => expect.unreachable(String(error)) },
  );
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const init = { method: "POST", headers, body: form, duplex: "half" } as RequestInit;
  const response: Response = await handle(new Request(`http://example.test${path}`, init));
  const body = await response.json();
  if (response.status === 200) return [200, body];
  const { errors = [] } = body as { errors?: { pointer?: string; code: string }[] };
  return [response.status, errors.map(({ pointer = "", code }) => `${pointer} ${code}`).join()];
}

describe("files that are received while they arrive", () => {
  it("begin before the form is complete, and are read as far as the handler asks", async () => {
    let pulled = 0;
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          if (pulled === 1) controller.enqueue(encode(`${title}${file("video", "").slice(0, -2)}`));
          else if (pulled <= 100) controller.enqueue(new Uint8Array(50_000).fill(120));
          else {
            controller.enqueue(encode("\r\n--b--"));
            controller.close();
          }
        },
      },
      { highWaterMark: 0 },
    );
    const read: Handler = async ({ body, files }) => {
      expect(body).toEqual({ title: "Tea" });
      let size = 0;
      for await (const { stream: content, filename, contentType } of files) {
        expect([filename, contentType]).toEqual(["video.bin", "video/mp4"]);
        for await (const bytes of content) {
          // The next chunk may be requested in advance, no more.
          expect(pulled).toBeLessThanOrEqual(3 + size / 50_000);
          size += bytes.length;
        }
      }
      return [String(size)];
    };
    expect(await send(stream, read, { limits: { stream: 10_000_000 } })).toEqual([200, ["4950000"]]);
  });

  it("arrive in the order of the form, however it is split", async () => {
    const form = encode(
      `${title}${file("subtitles", "s\r\n--a")}${file("video", "v")}${file("subtitles", "")}--b--\r\n`,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(form.length), { maxLength: 8 }), async (cuts) => {
        const expected = ["subtitles: s\r\n--a", "video: v", "subtitles: "];
        expect(await send(inPieces(form, cuts))).toEqual([200, expected]);
      }),
      { numRuns: 60 },
    );
  });

  it("are skipped if the handler does not read them, and if the document does not declare them", async () => {
    const form = `${title}${file("other", "o")}${file("video", "v".repeat(200_000))}${file("subtitles", "s")}--b--`;
    const fields: Handler = async ({ files }) => {
      const found: string[] = [];
      for await (const { field } of files) found.push(field);
      return found;
    };
    expect(await send(form, fields)).toEqual([200, ["video", "subtitles"]]);
    expect(await send(form, async () => ["none"])).toEqual([200, ["none"]]);
    const first: Handler = async ({ files }) => {
      for await (const { field } of files) return [field];
      return [];
    };
    expect(await send(form, first)).toEqual([200, ["video"]]);
  });

  it("cannot be read once the next file is requested", async () => {
    const form = `${title}${file("video", "v".repeat(200_000))}${file("subtitles", "s")}--b--`;
    const late: Handler = async ({ files }) => {
      const streams: ReadableStream<Uint8Array>[] = [];
      for await (const { stream } of files) streams.push(stream);
      return Promise.all(streams.map((stream) => new Response(stream).text().catch((error) => error.message)));
    };
    const message = "the next file was requested before this one was read";
    expect(await send(form, late)).toEqual([200, [message, message]]);
  });

  it("are complete even if a stream and the next file are requested at once", async () => {
    const form = encode(`${title}${file("video", "v".repeat(1000))}${file("subtitles", "s")}--b--`);
    const both: Handler = async ({ files }) => {
      const iterator = files[Symbol.asyncIterator]();
      const { value } = (await iterator.next()) as { value: IncomingFile };
      const reader = value.stream.getReader();
      const pending = reader.read().catch(() => undefined);
      const next = (await iterator.next()) as { value: IncomingFile };
      await pending;
      return [await new Response(next.value.stream).text()];
    };
    expect(await send(inPieces(form, [250, 500, 750, 1000]), both)).toEqual([200, ["s"]]);
  });

  it.each([
    ["invalid fields", `${part("title", "")}${file("video", "v")}--b--`, "#/title min-length"],
    [
      "a field that is too large",
      `${part("title", "x".repeat(101))}${file("video", "v")}--b--`,
      "#/title max-field-size",
      413,
    ],
    ["no file", `${title}--b--`, "#/video required"],
    ["fields after a file", `${file("video", "v")}${title}--b--`, "#/title required,# field-order"],
    ["a file of another type", `${title}${file("video", "v", "image/png")}--b--`, "#/video content-type"],
    ["a form that ends within its fields", title, "# multipart"],
    ["an empty form", "--b--", "#/video required,#/title required"],
  ])("are not handed over for %s", async (_, form, issue, status = 400) => {
    const never: Handler = () => expect.unreachable("the handler runs");
    const outcome = await send(form, never, { limits: { field: 100 } });
    expect([outcome[0], [outcome[1]].flat().toString()]).toEqual([status, issue]);
  });

  it.each([
    ["a second file in place of one", `${title}${file("video", "v")}${file("video", "w")}--b--`, "#/video type"],
    [
      "too many files of a field",
      `${title}${file("video", "v")}${file("subtitles", "s").repeat(3)}--b--`,
      "#/subtitles/2 max-items",
    ],
    ["a field after a file", `${title}${file("video", "v")}${part("at", "x")}--b--`, "#/at field-order"],
    ["a form that ends within a file", `${title}${file("video", "v")}`, "# multipart"],
    ["too many files", `${title}${file("other", "o").repeat(5)}${file("video", "v")}--b--`, "#/other max-files", 413],
    ["a missing file", `${title}${file("subtitles", "s")}--b--`, "#/video required"],
    ["more bytes than the limit", `${title}${file("video", "v".repeat(2000))}--b--`, "# max-size", 413],
  ])("end with an error for %s, which is the response", async (_, form, issue, status = 400) => {
    const limits = { limits: { files: 4, stream: 1500 } };
    const text = inPieces(encode(form), [100, 300, 600, 900, 1200]);
    expect(await send(text, readAll, limits)).toEqual([status, issue]);
    // An error of a stream is not lost if the handler ignores it.
    const careless: Handler = async ({ files }) => {
      for await (const { stream } of files) await new Response(stream).text().catch(() => undefined);
      return [];
    };
    expect(await send(inPieces(encode(form), []), careless, limits)).toEqual([status, issue]);
  });

  it("can be iterated once, so that a second iteration does not look like the end", async () => {
    const twice: Handler = async ({ files }) => {
      const first = await contents(files).catch((error) => [error.constructor.name]);
      return [...first, await contents(files).then(String, (error) => error.message)];
    };
    const message = "the files of a form can be iterated once";
    expect(await send(`${title}${file("video", "v")}--b--`, twice)).toEqual([200, ["video: v", message]]);
    expect(await send(`${title}${file("video", "v")}`, twice)).toEqual([200, ["Failure", message]]);
  });

  it("follow fields that together fit in the limit of a body", async () => {
    const fields = part("other", "x".repeat(400)).repeat(3);
    const limits = { limits: { body: 1000, stream: 100_000 } };
    expect(await send(`${title}${fields}${file("video", "v")}--b--`, readAll, limits)).toEqual([413, "# max-size"]);
    const large = `${title}${file("video", "v".repeat(5000))}--b--`;
    expect((await send(large, readAll, limits))[0]).toBe(200);
  });

  it.each([
    ["/recordings", "dropped"],
    ["/closed", "#/other unknown-property"],
    ["/open", "#/other field-order"],
    ["/numbered", "#/other field-order"],
  ])("of %s treat an undeclared field after a file as the document says: %s", async (path, outcome) => {
    const other = part("other", "7");
    const isDropped = outcome === "dropped";
    const files = file("video", "v");
    const after = await send(`${title}${files}${other}${other}--b--`, readAll, { path });
    expect(after).toEqual(isDropped ? [200, ["video: v"]] : [400, outcome]);
    const before = await send(`${title}${other}${files}--b--`, readAll, { path });
    expect(before).toEqual(path === "/closed" ? [400, outcome] : [200, ["video: v"]]);
  });

  it("count undeclared fields after a file in the limit of all fields", async () => {
    const fields = part("other", "x".repeat(400)).repeat(3);
    const limits = { limits: { body: 1000, stream: 100_000 } };
    expect(await send(`${title}${file("video", "v")}${fields}--b--`, readAll, limits)).toEqual([413, "# max-size"]);
  });

  it("need as many files of a field as the document says", async () => {
    const path = { path: "/backups" };
    const one = file("parts", "1");
    expect(await send(`${one}--b--`, readAll, path)).toEqual([400, "#/parts min-items"]);
    expect(await send(`${one}${file("parts", "2")}--b--`, readAll, path)).toEqual([200, ["parts: 1", "parts: 2"]]);
  });

  it("are sent last by the client, and none without a form", { timeout: patience }, async () => {
    const { createClient, createRecording, createBackup } = await moduleOf(pack, "client");
    const transport = server.createMemoryTransport({ recordings: handlersOf(readAll) });
    const client = createClient({ baseUrl: "http://example.test", fetch: transport });
    const video = new File(["v"], "v.mp4", { type: "video/mp4" });
    expect(await createRecording(client, { body: { video, title: "Tea" } })).toEqual(["video: v"]);
    expect(await createBackup(client, {})).toEqual([]);
  });

  it("pass guildwire conform", { timeout: patience }, async () => {
    const recordings = handlersOf(readAll);
    const { url } = await listening(createServer(server.createNodeHandler({ recordings })));
    expect(await nonconformities(made.model, url)).toEqual([]);
  });

  it("have types", { timeout: patience }, () => {
    const program = `
      import type { CreateRecordingRequest, RecordingsHandlers } from "foreign-api/server";

      export const handlers: Pick<RecordingsHandlers<unknown>, "createRecording"> = {
        async createRecording({ body, files }) {
          const fields: ("video" | "subtitles")[] = [];
          for await (const file of files) {
            fields.push(file.field);
            // @ts-expect-error: no such field
            if (file.field === "title") await file.stream.cancel();
          }
          const title: string = body.title;
          // @ts-expect-error: the file is not in the body
          body.video;
          return [title, ...fields];
        },
      };
      export type Files = CreateRecordingRequest["files"];
    `;
    expect(pack.compileProgram(program)).toBe("");
  });
});
