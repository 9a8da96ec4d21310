import { describe, expect, test } from "vitest";
import { createFetchHandler, type ServerDefinition, type ServerOptions } from "../../../runtime/src/server/index.js";
import { attachNote, createNote, definition, echoNote, handlers, listNotes } from "./note-definition.js";
import { authenticate, transports } from "./serve.js";

const size = 40;
/** A body of exactly `size` bytes, within the limits of its schema. */
const body = '{"title":"Tea"}'.padEnd(size, " ");

const put: RequestInit = { method: "PUT", headers: { "content-type": "application/json" }, body };

/** The status of a body of 40 bytes, in an operation whose document states a size or none. */
async function statusOf(maxBody: number | undefined, limits: ServerOptions["limits"]): Promise<number> {
  const bounded = { ...echoNote, ...(maxBody !== undefined && { maxBody }) };
  const served: ServerDefinition = {
    ...definition,
    operations: [listNotes, createNote, bounded, attachNote],
    route: (path, values) => {
      const route = definition.route(path, values);
      return route && { ...route, PUT: bounded };
    },
  };
  const handler = createFetchHandler(served, handlers(), { authenticate, ...(limits !== undefined && { limits }) });
  return (await handler(new Request("http://example.test/boards/1/notes", put))).status;
}

describe("the limit of a body is that", () => {
  test.each([
    ["of the server", undefined, { body: size }, 200],
    ["of the server, exceeded", undefined, { body: size - 1 }, 413],
    ["of the document", size, undefined, 200],
    ["of the document, exceeded", size - 1, undefined, 413],
    ["of the document instead of the server", size, { body: 1 }, 200],
    ["of the option instead of the document", 1, { operations: { echoNote: size } }, 200],
    ["of the option, exceeded", size, { operations: { echoNote: size - 1 } }, 413],
    ["of other operations, which does not matter", size, { operations: { listNotes: 1 } }, 200],
  ])("%s", async (_, maxBody, limits, expected) => {
    expect(await statusOf(maxBody, limits)).toBe(expected);
  });
});

test("a file may have the size of the largest body of its operation", async () => {
  const mebibytes = 9 * 1024 * 1024;
  const form = new FormData();
  form.set("title", "Tea");
  form.set("file", new Blob([new Uint8Array(mebibytes)]), "a.bin");
  const options = { authenticate, limits: { operations: { attachNote: mebibytes + 2000 } } };
  const handler = createFetchHandler(definition, handlers(), options);
  const sent = new Request("http://example.test/boards/1/notes", { method: "PATCH", body: form });
  const response = await handler(sent);
  expect([response.status, (await response.json()).files]).toEqual([
    200,
    [{ field: "file", filename: "a.bin", size: mebibytes }],
  ]);
});

test.each(transports)(
  "$name reports the limit of an operation that does not exist, or is not a number",
  async ({ start }) => {
    await expect(start(handlers(), { limits: { operations: { echo: 1 } } })).rejects.toThrow(
      "there is no operation echo",
    );
    await expect(start(handlers(), { limits: { operations: { echoNote: -1 } } })).rejects.toThrow("at least 0");
    await expect(start(handlers(), { limits: { operations: { echoNote: Number.NaN } } })).rejects.toThrow("at least 0");
  },
);
