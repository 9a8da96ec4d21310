import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf, serve } from "../responses/served.js";

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/bounded.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

const handlers = { sendLetter: () => undefined, replaceLetters: () => undefined };
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
