import { createServer } from "node:http";
import { createClient, send } from "@guildwire/runtime/client";
import { fetchWithMiddleware, pathsClientOf } from "@guildwire/runtime/paths";
import { describe, expect, it } from "vitest";
import { listening } from "../listening.js";

interface Paths {
  "/notes": {
    get: { responses: { 200: { content: { "application/json": unknown } } } };
    post: {
      requestBody: { content: { "application/json": { title: string } } };
      responses: { 200: { content: { "application/json": Record<string, string> } } };
    };
  };
}

describe("the client of paths of a generated client", () => {
  it.each([
    ["a function that sends", (url: string, init: RequestInit) => fetch(url, init)],
    ["middleware", fetchWithMiddleware()],
  ])("sends bodies with their length through %s", async (_, sender) => {
    const { url } = await listening(
      createServer((request, response) => {
        const { "content-length": length, "content-type": type, "transfer-encoding": coding } = request.headers;
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ length, type, coding }));
      }),
    );
    const client = pathsClientOf<Paths>(createClient({ baseUrl: url, fetch: sender }));
    const { data } = await client.POST("/notes", { body: { title: "Té" } });
    expect(data).toEqual({ length: "15", type: "application/json" });
  });

  it("gives the options of the client and the call to the function that sends", async () => {
    const sent: [string, RequestInit][] = [];
    const fetch = async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return Response.json({});
    };
    const dispatcher = { dispatch: () => false };
    const fetchOptions = { dispatcher, cache: "no-store" } as RequestInit;
    const client = pathsClientOf<Paths>(
      createClient({ baseUrl: "https://notes.example", headers: { "X-Trace": "1" }, fetchOptions, fetch }),
    );
    await client.POST("/notes", { body: { title: "Tea" }, credentials: "include" });
    await client.GET("/notes");
    expect(sent).toMatchObject([
      [
        "https://notes.example/notes",
        {
          method: "POST",
          headers: { "content-type": "application/json", "x-trace": "1" },
          dispatcher,
          cache: "no-store",
          credentials: "include",
        },
      ],
      ["https://notes.example/notes", { method: "GET", headers: { "x-trace": "1" } }],
    ]);
    expect(await new Response(sent[0]?.[1].body).text()).toBe('{"title":"Tea"}');
    expect(sent[1]?.[1].body).toBeUndefined();
  });

  it("gives the paths of the document to middleware, whatever operations are called", async () => {
    const paths: string[] = [];
    const middleware = fetchWithMiddleware(async () => Response.json({}), { getNote: "/notes/{id}" });
    middleware.use({ onRequest: ({ schemaPath }) => void paths.push(schemaPath) });
    const client = createClient({ baseUrl: "https://notes.example/v1", fetch: middleware });
    await send(client, { id: "getNote", method: "GET", path: "/notes/1" });
    await send(client, { id: "constructor", method: "GET", path: "/notes/2" });
    await pathsClientOf<Paths>(client).POST("/notes", { body: { title: "Tea" } });
    expect(paths).toEqual(["/notes/{id}", "/v1/notes/2", "/notes"]);
  });
});
