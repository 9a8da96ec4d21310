import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf, serve } from "../responses/served.js";

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/bounded.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

const handlers = {
  sendLetter: () => undefined,
  replaceLetters: () => undefined,
  amendLetter: async ({ body }: { readonly body: unknown }) => {
    if (body instanceof ReadableStream) await new Response(body).arrayBuffer();
  },
};
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const escapedEmoji = "\\ud83d\\ude00".repeat(10_000);

/** The status of a body, and the message of its only issue. */
async function send(body: string, type = json, options: object = {}, method = "POST"): Promise<unknown> {
  const { baseUrl } = await serve(bindings, handlers, options);
  const response = await fetch(`${baseUrl}/letters`, { method, headers: { "content-type": type }, body });
  const text = await response.text();
  return [response.status, text === "" ? "" : JSON.parse(text).errors[0].detail];
}

describe("a body that its schema bounds", () => {
  it("may be as long as the longest spelling of a valid value", async () => {
    expect(await send(JSON.stringify({ text: "😀".repeat(10_000) }))).toEqual([204, ""]);
    expect(await send(`{\r\n    "text": "${escapedEmoji}"\r\n}`)).toEqual([204, ""]);
    expect(await send(`text=${encodeURIComponent("😀".repeat(10_000))}`, form)).toEqual([204, ""]);
  });

  it("is a 413 with the limit above it, before it is validated", async () => {
    const limit = bindings.server.definition.operations[0].largestBody;
    expect(limit).toBeGreaterThan(escapedEmoji.length);
    expect(await send(`{"text":"${"a".repeat(limit)}"}`)).toEqual([413, `a body has at most ${limit} bytes`]);
    expect(await send(`{"text":"${"a".repeat(limit - 20)}"}`)).toEqual([400, expect.stringContaining("at most 10000")]);
  });

  it("has the limit of the server if that is lower, and the option's in any case", async () => {
    const long = `{"text":"${"a".repeat(600_000)}"}`;
    expect(await send(long, json, { limits: { body: 90 } })).toEqual([413, "a body has at most 90 bytes"]);
    const operations = { sendLetter: 700_000 };
    expect(await send(long, json, { limits: { operations } })).toEqual([400, expect.anything()]);
  });

  it("has the general limit if undeclared properties are accepted", async () => {
    const body = `{"other":"${"a".repeat(600_000)}"}`;
    expect(await send(body, json, {}, "PUT")).toEqual([204, ""]);
  });
});

describe("x-max-body of a media type", () => {
  const text = "text/plain";
  const bytes = "application/octet-stream";
  const multipart = "multipart/form-data; boundary=b";
  const head = '--b\r\nContent-Disposition: form-data; name="scan"; filename="scan"\r\n\r\n';
  const formOf = (size: number): string => `${head}${"a".repeat(size - head.length - 9)}\r\n--b--\r\n`;
  const jsonOf = (size: number): string => `{"a":"${"a".repeat(size - 8)}"}`;
  const textOf = (size: number): string => "a".repeat(size);

  it.each([
    ["that of the operation", json, jsonOf, 30],
    ["larger", text, textOf, 50],
    ["smaller", bytes, textOf, 10],
    ["of a form", multipart, formOf, 300],
  ])("replaces that of the operation: %s", async (_, type, bodyOf, limit) => {
    expect(await send(bodyOf(limit), type, {}, "PATCH")).toEqual([204, ""]);
    const tooLarge = [413, `a body has at most ${limit} bytes`];
    expect(await send(bodyOf(limit + 1), type, {}, "PATCH")).toEqual(tooLarge);
  });

  it("bounds a body of unknown length, and gives way to the option", async () => {
    const { baseUrl } = await serve(bindings, handlers);
    const body = new Blob([textOf(11)]).stream();
    const headers = { "content-type": bytes };
    const sent = { method: "PATCH", headers, body, duplex: "half" } as RequestInit;
    expect((await fetch(`${baseUrl}/letters`, sent)).status).toBe(413);
    const options = { limits: { operations: { amendLetter: 20 } } };
    expect(await send(textOf(20), bytes, options, "PATCH")).toEqual([204, ""]);
    expect(await send(textOf(21), text, options, "PATCH")).toEqual([413, "a body has at most 20 bytes"]);
  });
});
