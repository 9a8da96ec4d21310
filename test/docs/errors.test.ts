import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createNodeHandler, HttpError } from "@guildwire/api/server";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { ExecutedExamples } from "./executed-examples.js";

const guide = new ExecutedExamples("docs/errors.md");

afterAll(() => {
  expect(guide.notExecuted()).toEqual([]);
  guide.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: handlers and options with only what the examples need
type Any = any;

const options = { authenticate: { bot: () => "bot", bearer: () => "user" }, resolve: () => undefined, partial: true };

it("the client of docs/errors.md reads the issues that its comment shows", async () => {
  const { url: baseUrl } = await listening(createServer(createNodeHandler({} as Any, options as Any)));
  const { printed } = await guide.run("readError(error)", { given: { baseUrl, bot_token: "secret" } });
  expect(printed).toEqual([[50035, "Invalid Form Body", ["/name"]]]);
});

it("the handler of docs/errors.md returns and throws declared errors", async () => {
  const { exports } = await guide.run("errors.unknownGuild()");
  const handlers = { guilds: { getGuild: exports.getGuild } };
  const { url } = await listening(createServer(createNodeHandler(handlers as Any, options as Any)));
  const bodies = await Promise.all(
    ["1", "197038439483310086"].map(async (id) => {
      const response = await fetch(`${url}/guilds/${id}`, { headers: { authorization: "Bot secret" } });
      return [response.status, await response.json()];
    }),
  );
  expect(bodies).toEqual([
    [404, { code: 10004, message: "Unknown Guild" }],
    [404, { code: 10004, message: "No guild 197038439483310086" }],
  ]);
});

it("the server of docs/errors.md renders its own errors", async () => {
  const { exports } = await guide.run("renderError: (");
  const handlers = {
    guilds: {
      getGuild: ({ path }: Any) => {
        throw path.guild_id === "1"
          ? new HttpError(503, undefined, "Later")
          : new HttpError(404, 10004, "Unknown Guild");
      },
    },
  };
  const handle = exports.handlerOf(handlers, { ...options, onError: () => undefined, validateResponses: false });
  const get = async (id: string): Promise<Response> =>
    handle(new Request(`http://localhost/guilds/${id}`, { headers: { authorization: "Bot secret" } }));
  const rendered = await get("1");
  expect(rendered.headers.get("content-type")).toContain("text/plain");
  expect(await rendered.text()).toBe(`Later (${rendered.headers.get("x-request-id")})`);
  expect(await (await get("2")).json()).toEqual({ code: 10004, message: "Unknown Guild" });
});

it("the format of docs/errors.md is that of a server", async () => {
  const [format = ""] = guide.blocks("yaml");
  const folder = mkdtempSync(join(tmpdir(), "guildwire-errors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, "openapi.yaml"),
    `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /notes:
    post:
      operationId: addNote
      tags: [notes]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [title, text], properties: { title: { type: string, maxLength: 3 }, text: { type: string } } } } } }
      responses: { "204": { description: Added. } }
components:
  schemas:
    Error:
      type: object
      properties: { status: { type: integer }, message: { type: string }, details: { type: array, items: { type: object } } }
${format}`,
  );
  const notes = new ForeignPackage((await generated(join(folder, "openapi.yaml"))).files);
  onTestFinished(() => notes.remove());
  expect(notes.compile()).toBe("");
  const server = await import(pathToFileURL(join(notes.packageFolder, "dist/server/index.js")).href);
  const handle = server.createFetchHandler({ notes: { addNote: () => undefined } });
  const response = await handle(
    new Request("http://localhost/notes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"title":"four"}',
    }),
  );
  const { message, ...body } = await response.json();
  expect(message).toEqual(expect.any(String));
  expect(body).toEqual({
    status: 400,
    details: [
      { field: "title", code: "TOO_LONG", limit: 3, actual: 4 },
      { field: "text", code: "REQUIRED" },
    ],
  });
});
