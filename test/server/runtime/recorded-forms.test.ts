import { describe, expect, test } from "vitest";
import { payloadBody } from "../../../runtime/src/server/index.js";
import { runCount } from "../../run-count.js";
import { bytesOf, recordedForms } from "../recorded-forms.js";
import { anyObject, inPieces, receiver } from "./form-receiver.js";
import { handlers } from "./note-definition.js";
import { connection, serve } from "./serve.js";

const send = receiver(
  payloadBody(anyObject, { required: true, property: "payload_json", files: ["file"], fileLists: ["files"] }),
);

/** The quick tests split a form at every fourth byte. */
const interval = 4 / runCount(4);

describe.each(recordedForms)("a form of $client", ({ contentType, bytes }) => {
  const received = {
    status: 200,
    body: { title: "Grüße" },
    files: [
      { field: "files[0]", filename: "Grüße (1).csv", size: 16, text: "a,b\r\n--x\r\n\r\n\0\ufffd--" },
      { field: "files[1]", filename: "empty.txt", size: 0, text: "" },
    ],
  };

  test("is decoded as one chunk", async () => {
    expect(await send(bytes, contentType)).toMatchObject(received);
  });

  test("is decoded whatever byte it is split at", async () => {
    for (let cut = 1; cut < bytes.length; cut += interval)
      expect(await send(inPieces(bytes, [cut]), contentType), `split at ${cut}`).toMatchObject(received);
  });

  test("is decoded byte by byte", async () => {
    const everywhere = Array.from(bytes, (_, index) => index);
    expect(await send(inPieces(bytes, everywhere), contentType)).toMatchObject(received);
  });

  test("is decoded after a preamble of 3,000 bytes, whatever byte it is split at", async () => {
    const preamble = new TextEncoder().encode(`${"x".repeat(2998)}\r\n`);
    const both = new Uint8Array([...preamble, ...bytes]);
    for (let cut = preamble.length - 2; cut < both.length; cut += interval)
      expect(await send(inPieces(both, [cut]), contentType), `split at ${cut}`).toMatchObject(received);
  });

  test("is refused with LF instead of CRLF, with that reason", async () => {
    const lines = Buffer.from(bytes).toString("latin1").replaceAll("\r\n", "\n");
    const response = await send(bytesOf(lines), contentType);
    expect([response.status, response.issues]).toEqual([400, [" LINE_ENDS"]]);
  });
});

describe("a connection", () => {
  const head = (length: number): string =>
    `PATCH /boards/1/notes HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
  const form = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nTea\r\n--b--';

  test("is kept after an epilogue that arrives later", async () => {
    const { port } = await serve(handlers());
    const { socket, until } = await connection(port);
    const epilogue = `\r\n${"x".repeat(5000)}`;
    for (const count of [1, 2]) {
      socket.write(head(form.length + epilogue.length) + form);
      await new Promise((resolve) => setImmediate(resolve));
      socket.write(epilogue);
      const text = await until((received) => received.split("HTTP/1.1 200").length > count);
      expect(text).not.toMatch(/^connection: close/im);
    }
  });

  test("is closed after an epilogue that is too long, and the form is decoded", async () => {
    const { port } = await serve(handlers());
    const { socket, until } = await connection(port);
    socket.write(head(1_000_000) + form);
    socket.write("x".repeat(100_000));
    expect(await until((received) => received.includes("}"))).toMatch(/^HTTP\/1\.1 200 .*^connection: close/ims);
  });
});
