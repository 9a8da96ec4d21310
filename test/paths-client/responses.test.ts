import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { listening } from "../listening.js";
import { libraries, outcomes, type Program } from "./both-clients.js";

const baseUrl = "https://shelf.example";

const responses: Readonly<Record<string, () => Response>> = {
  JSON: () => Response.json({ a: 1 }),
  "JSON with its length": () => new Response('{"a":1}', { headers: { "content-length": "7" } }),
  "an empty body": () => new Response(null),
  "an empty text": () => new Response(""),
  "Content-Length: 0": () => new Response(null, { headers: { "content-length": "0" } }),
  "Content-Length: 0 of a chunked body": () =>
    new Response("1", { headers: { "content-length": "0", "transfer-encoding": "chunked" } }),
  "an error with Content-Length: 0": () => new Response(null, { status: 500, headers: { "content-length": "0" } }),
  "204": () => new Response(null, { status: 204 }),
  "205": () => new Response(null, { status: 205 }),
  "304": () => new Response(null, { status: 304 }),
  "a text that is not JSON": () => new Response("<p>"),
  null: () => new Response("null"),
  "an error with JSON": () => Response.json({ message: "no" }, { status: 404 }),
  "an error with a text": () => new Response("no", { status: 400 }),
  "an error without a body": () => new Response(null, { status: 500 }),
  "a status 299": () => new Response("1", { status: 299 }),
  "a status 301": () => new Response("moved", { status: 301 }),
  "a length that is too small": () => new Response('{"a":1}', { headers: { "content-length": "3" } }),
  "a length of an empty body": () => new Response("", { headers: { "content-length": "7" } }),
  "a length that is no number": () => new Response("1", { headers: { "content-length": "00" } }),
  "another content type": () => new Response('{"a":1}', { headers: { "content-type": "text/html" } }),
  "a byte order mark": () => new Response("\ufeff[]"),
  "bytes that are not UTF-8": () => new Response(new Uint8Array([0xff, 0xfe])),
  "an error with white space": () => new Response(" \n", { status: 500 }),
  "an error that is a JSON number": () => new Response("12", { status: 422 }),
  "an error whose length is wrong": () => new Response("no", { status: 400, headers: { "content-length": "9" } }),
  "an error of the network": () => Response.error(),
  "a body that breaks off": () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new RangeError("broken off")) })),
  "an error whose body breaks off": () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new RangeError("broken off")) }), {
      status: 500,
    }),
};

describe("guildwire and openapi-fetch read the same results", () => {
  it.each(Object.entries(responses))("from %s", async (_, respond) => {
    const program: Program = async ({ createClient }, fetch) => {
      const client = createClient({ baseUrl, fetch });
      const results: unknown[] = [];
      for (const parseAs of [undefined, "json", "text", "blob", "arrayBuffer", "stream"]) {
        for (const method of ["GET", "HEAD", "POST"]) {
          const result = await client[method]("/a", parseAs === undefined ? {} : { parseAs }).catch(
            (error: Error) => `${error.name}: ${error.message}`,
          );
          results.push(typeof result === "string" ? result : { ...result, keys: Object.keys(result) });
        }
      }
      return results;
    };
    const [ours, theirs] = await outcomes(program, respond);
    expect(ours.result).not.toHaveProperty("thrown");
    expect(ours).toEqual(theirs);
  });

  it("from a server, with redirects, errors of the network, and an aborted call", async () => {
    const seen: string[] = [];
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      const { method, url, headers } = request;
      const own = Object.entries(headers).filter(([name]) => /^(?:accept|content-type|content-length|x-)/.test(name));
      let body = "";
      request.setEncoding("utf8");
      request.on("data", (text: string) => (body += text));
      request.on("end", () => {
        seen.push(JSON.stringify([method, url, own, body]));
        if (url === "/moved") response.writeHead(307, { location: "/there" }).end();
        else if (url === "/see-other") response.writeHead(303, { location: "/there" }).end();
        else if (url === "/cut") response.destroy();
        else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ url }));
      });
    });
    const { port } = await listening(server);
    const results: unknown[] = [];
    for (const { library } of libraries) {
      seen.length = 0;
      const client = library.createClient({ baseUrl: `http://127.0.0.1:${port}`, headers: { "x-a": "1" } });
      const aborted = AbortSignal.abort();
      const found = [
        await client.POST("/moved", { body: { a: 1 } }),
        await client.POST("/see-other", { body: { a: 1 } }),
        await client.GET("/moved", { redirect: "manual" }),
        await client.GET("/cut").catch((error: Error) => ({ data: error.name })),
        await client.GET("/a", { signal: aborted }).catch((error: Error) => ({ data: error.name })),
      ].map(({ data, error, response }) => [data, error, response?.status, response?.redirected]);
      results.push({ found, seen: [...seen] });
    }
    expect(results[0]).toEqual(results[1]);
    expect(JSON.stringify(results[0])).toContain('{"url":"/there"}');
  });
});

const middleware: Readonly<Record<string, Program>> = {
  "that changes requests and responses": async ({ createClient }, fetch) => {
    const log: unknown[] = [];
    const client = createClient({ baseUrl, fetch });
    const one = (name: string) => ({
      onRequest({
        request,
        schemaPath,
        params,
        options,
        id,
      }: {
        request: Request;
        schemaPath: string;
        params: unknown;
        options: object;
        id: string;
      }) {
        log.push(name, schemaPath, params, Object.keys(options).toSorted(), Object.isFrozen(options), id.length > 0);
        request.headers.set(`x-${name}`, "1");
        return name === "b" ? new Request(`${request.url}?b`, request) : undefined;
      },
      async onResponse({ response, request }: { response: Response; request: Request }) {
        log.push(`${name} ${response.status} ${request.url}`);
        return name === "b" ? Response.json({ by: "b" }, { status: 201 }) : undefined;
      },
    });
    client.use(one("a"), one("b"), null, undefined);
    const result = await client.GET("/p/{id}", {
      params: { path: { id: "1" }, query: { q: 1 } },
      middleware: [one("c")],
    });
    return [log, result];
  },
  "that responds itself": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    client.use(
      { onResponse: () => void log.push("first") },
      { onRequest: () => Response.json({ cached: true }), onResponse: () => void log.push("second") },
      { onRequest: () => void log.push("third") },
    );
    return [await client.GET("/a"), log];
  },
  "that is removed": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    const one = { onRequest: () => void log.push("one") };
    const other = { onRequest: () => void log.push("other") };
    client.use(one, other);
    client.eject(one, { onRequest() {} });
    await client.GET("/a");
    return log;
  },
  "that handles errors": async ({ createClient }) => {
    const log: string[] = [];
    const fetch = () => Promise.reject(new TypeError("network"));
    const client = createClient({ baseUrl, fetch });
    client.use(
      { onError: ({ error }: { error: Error }) => void log.push(`first ${error.message}`) },
      { onError: ({ error }: { error: Error }) => new RangeError(`${error.message}!`) },
    );
    const error = await client.GET("/a").catch((thrown: Error) => `${thrown.name} ${thrown.message}`);
    client.use({ onError: () => Response.json({ fallback: true }), onResponse: () => void log.push("response") });
    return [error, await client.GET("/a"), log];
  },
  "that throws": async ({ createClient }, fetch) => {
    const client = createClient({ baseUrl, fetch });
    client.use({
      onRequest() {
        throw new SyntaxError("mine");
      },
      onError: () => Response.json(1),
    });
    return client.GET("/a").catch((error: Error) => error.name);
  },
  "with results of all kinds": async ({ createClient }, fetch) => {
    const log: unknown[] = [];
    const values = [undefined, null, 0, "", false, 5, "text", {}, [], () => 1, new Headers(), new Request(baseUrl)];
    for (const value of [
      ...values,
      new Error("mine"),
      { name: "Error", message: "" },
      Response.json(1, { status: 202 }),
    ]) {
      for (const name of ["onRequest", "onResponse", "onError"]) {
        const client = createClient({
          baseUrl,
          fetch: name === "onError" ? () => Promise.reject(new TypeError("theirs")) : fetch,
        });
        client.use({ [name]: () => (value instanceof Response ? value.clone() : value) });
        const outcome = client.GET("/a").then(
          ({ response }: { response: Response }) => response.status,
          (error: Error) => `${error.name} ${["theirs", "mine"].includes(error.message)}`,
        );
        log.push([name, String(value), await outcome]);
      }
    }
    return log;
  },
  "that is none": async ({ createClient }, fetch) => {
    const values = [undefined, null, 0, "", "text", 5, true, {}, [], () => 1, { other() {} }, new Map()];
    const unusable = [
      { onRequest: 5 },
      { onResponse: null },
      { onError: undefined },
      Object.create({ onRequest() {} }),
    ];
    const log: string[] = [];
    for (const value of [...values, ...unusable]) {
      const client = createClient({ baseUrl, fetch });
      try {
        client.use(value);
        log.push((await client.GET("/a")).response.status);
      } catch (error) {
        log.push((error as Error).name);
      }
      log.push((await client.GET("/a", { middleware: [value] })).response.status);
    }
    return log;
  },
  "that is an instance of a class": ({ createClient }, fetch) => {
    class Counter {
      #calls = 0;
      onRequest({ request }: { request: Request }) {
        this.#calls += 1;
        request.headers.set("x-calls", String(this.#calls));
      }
      onResponse() {
        return Response.json(this.#calls);
      }
    }
    const client = createClient({ baseUrl, fetch });
    client.use(new Counter());
    return client.GET("/a");
  },
  "that is used several times": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    const one = { onRequest: () => void log.push("one") };
    client.use(one, one);
    client.use(one);
    await client.GET("/a", { middleware: [one, one] });
    for (let ejected = 0; ejected < 4; ejected += 1) {
      client.eject(one, undefined, {});
      log.push("ejected");
      await client.GET("/a");
    }
    return log;
  },
  "that is removed once of two times": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    const one = { onRequest: () => void log.push("one") };
    client.use(one, { onRequest: () => void log.push("other") }, one);
    client.eject(one);
    await client.GET("/a");
    return log;
  },
  "that changes the middleware of the client": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    const removed = { onRequest: () => void log.push("removed"), onResponse: () => void log.push("removed") };
    const added = { onRequest: () => void log.push("added"), onResponse: () => void log.push("added") };
    const first = {
      onRequest() {
        client.eject(first, removed);
        client.use(added);
      },
    };
    client.use(first, removed);
    await client.GET("/a");
    log.push("second call");
    await client.GET("/a");
    return log;
  },
  "that sees the options of the call": async ({ createClient }, fetch) => {
    const seen: unknown[] = [];
    const own = {
      baseUrl: "https://other.example/",
      fetch: (request: Request) => fetch(request),
      querySerializer: () => "own",
      pathSerializer: (path: string) => path,
      bodySerializer: () => "own",
      parseAs: "text",
    };
    const client = createClient({ baseUrl: `${baseUrl}/`, fetch });
    let frozen = "not frozen";
    client.use({
      onRequest({ options, params }: { options: Record<string, unknown>; params: unknown }) {
        const isOwn = Object.entries(options).map(([name, value]) => [name, value === own[name as keyof typeof own]]);
        seen.push(options["baseUrl"], options["parseAs"], Object.fromEntries(isOwn), params);
        try {
          options["baseUrl"] = "changed";
        } catch (error) {
          frozen = (error as Error).name;
        }
      },
    });
    return [await client.POST("/a", { ...own, body: {} }), await client.POST("/a", { body: {} }), seen, frozen];
  },
  "that makes a HEAD request of a GET request": async ({ createClient }, fetch) => {
    const client = createClient({ baseUrl, fetch });
    client.use({ onRequest: ({ request }: { request: Request }) => new Request(request, { method: "HEAD" }) });
    return client.GET("/a");
  },
  "that replaces requests with those of another class": async ({ createClient }, fetch) => {
    class Other extends Request {}
    const names: string[] = [];
    const run = async (options: object, call: object) => {
      const client = createClient({ baseUrl, fetch, ...options });
      client.use({ onRequest: ({ request }: { request: Request }) => new Other(request) });
      client.use({ onRequest: ({ request }: { request: Request }) => void names.push(request.constructor.name) });
      return client.GET("/a", call).then(
        () => "sent",
        (error: Error) => error.name,
      );
    };
    const results = [await run({}, {}), await run({ Request: Other }, {}), await run({}, { Request: Other })];
    const client = createClient({ baseUrl, fetch, Request: Other });
    client.use({ onRequest: ({ request }: { request: Request }) => new Request(request) });
    const plain = await client.GET("/a").catch((error: Error) => error.name);
    return [results, names, plain];
  },
  "that throws in onResponse": async ({ createClient }, fetch) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch });
    client.use({ onError: () => void log.push("called"), onResponse: () => void log.push("first") });
    client.use({
      onResponse() {
        throw new RangeError("mine");
      },
    });
    return [await client.GET("/a").catch((error: Error) => error.name), log];
  },
  "that passes errors on": async ({ createClient }) => {
    const log: string[] = [];
    const client = createClient({ baseUrl, fetch: () => Promise.reject(new TypeError("network")) });
    const named = (name: string, result?: unknown) => ({
      onError({ error }: { error: Error }) {
        log.push(`${name} ${error.message}`);
        return result;
      },
      onResponse: ({ response }: { response: Response }) => void log.push(`${name} ${response.status}`),
    });
    client.use(
      named("first"),
      named("second", Response.json({}, { status: 503 })),
      named("third", new RangeError("new")),
    );
    return [await client.GET("/a"), log];
  },
};

describe("guildwire and openapi-fetch call the same middleware", () => {
  it.each(Object.entries(middleware))("%s", async (_, program) => {
    const [ours, theirs] = await outcomes(program);
    expect(ours.result).not.toHaveProperty("thrown");
    expect(ours).toEqual(theirs);
  });
});
