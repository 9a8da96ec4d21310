import {
  createFetchHandler,
  jsonBody,
  jsonResponse,
  multipartBody,
  type Operation,
  payloadBody,
  withValidator,
} from "@guildwire/runtime/server";
import { objectType, type Validator, validator } from "@guildwire/runtime/validate";
import { describe, expect, it } from "vitest";

interface Note {
  readonly text: string;
}

const Note: Validator<Note> = validator(
  (value) => typeof value === "object" && value !== null && typeof Object(value).text === "string",
  { type: objectType, required: ["text"], properties: { text: { type: "string" } } },
);

/** Accepts `words` as another name of `text`. */
const renamed = (wrapped: Validator<unknown>): Validator<unknown> => ({
  ...wrapped,
  parse: (value, options) => {
    const { words, ...others } = Object(value);
    return wrapped.parse(words === undefined ? others : { ...others, text: words }, options);
  },
});

function serverOf(body: NonNullable<Operation["body"]>, isAdapted: boolean) {
  const create: Operation = {
    id: "create",
    handler: ["notes", "create"],
    method: "POST",
    path: "/notes",
    body,
    responses: { 200: jsonResponse() },
  };
  const route = { allow: "POST, OPTIONS", POST: create };
  const definition = { operations: [create], route: (path: string) => (path === "/notes" ? route : undefined) };
  const handlers = { notes: { create: ({ body }: { readonly body: unknown }) => ({ received: body }) } };
  const adapt = (operation: Operation): Operation => ({ ...operation, body: withValidator(body, renamed) });
  const handler = createFetchHandler(definition, handlers, isAdapted ? { adapt } : {});
  return async (sent: BodyInit, headers: Record<string, string> = {}) => {
    const response = await handler(new Request("http://localhost/notes", { method: "POST", body: sent, headers }));
    return { status: response.status, body: await response.json() };
  };
}

const json = { "Content-Type": "application/json" };
const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("a variant of an interface", () => {
  it("converts JSON before it is validated, with the same limits", async () => {
    const send = serverOf(jsonBody(Note, { required: true }), true);
    expect(await send('{"words":"Ahoy"}', json)).toEqual({ status: 200, body: { received: { text: "Ahoy" } } });
    expect((await send('{"words":5}', json)).status).toBe(400);
    const large = "x".repeat(1_000_000);
    expect((await send(JSON.stringify({ words: large }), json)).body).toEqual({ received: { text: large } });
  });

  it("converts forms, and the field with JSON", async () => {
    const payload = serverOf(payloadBody(Note, { required: true, property: "payload_json" }), true);
    expect(await payload('{"words":"Ahoy"}', json)).toMatchObject({ status: 200 });
    expect((await payload(form({ payload_json: '{"words":"Ahoy"}' }))).body).toEqual({ received: { text: "Ahoy" } });
    const multipart = serverOf(multipartBody(Note, { required: true }), true);
    expect((await multipart(form({ words: "Ahoy" }))).body).toEqual({ received: { text: "Ahoy" } });
  });

  it("leaves the interface unchanged", async () => {
    const body = jsonBody(Note, { required: true });
    expect((await serverOf(body, false)('{"words":"Ahoy"}', json)).status).toBe(400);
    expect((await serverOf(body, true)('{"text":"Ahoy"}', json)).status).toBe(200);
  });
});
