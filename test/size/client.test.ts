import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { bundle, entries, readBudget } from "./bundles.js";

const budget = readBudget();

describe("a bundle", () => {
  test("has a size limit, and every limit a bundle", () => {
    expect(Object.keys(budget)).toEqual(entries);
  });

  test.each(entries)("of %s stays within its limit", async (entry) => {
    const { bytes } = await bundle(entry);
    const allowed = budget[entry]?.budget ?? 0;
    expect(bytes, `${entry}: ${bytes} bytes gzipped, ${allowed} are allowed`).toBeLessThanOrEqual(allowed);
  });

  test("of one call is at most 2,300 bytes without rate-limit state, and 2,850 as generated from spec/", () => {
    expect(budget["one-call"]?.budget).toBeLessThanOrEqual(2300);
    expect(budget["api-get-guild"]?.budget).toBeLessThanOrEqual(2850);
  });

  test("contains only the features that its program uses", async () => {
    const core = ["client", "clock", "deadline", "encode", "error", "path", "query", "read", "response-error", "send"];
    const { modules } = await bundle("one-call");
    expect([...modules].sort()).toEqual(["one-call.mjs", ...[...core, "security"].map((name) => `${name}.ts`)].sort());
    const generated = (await bundle("api-get-guild")).modules;
    expect(generated.filter((name) => /^(multipart|body|header|style|paginate|snowflake|bits)\./.test(name))).toEqual(
      [],
    );
  });

  // esbuild refuses Node's modules in a bundle for browsers, but not Node's globals.
  test("of the complete runtime works with web APIs only", async () => {
    const { text } = await bundle("runtime-client");
    const web = { AbortController, Blob, ReadableStream, TextDecoder, TextEncoder, URLSearchParams, btoa, crypto };
    const timing = { clearTimeout, performance, setTimeout };
    const context = createContext({ ...web, ...timing, fetch: undefined, console: { log: () => {} } });
    const program = `
      async ({ createClient, send, multipart, form, basic, rateLimitBy, scalar, segment }, fetch) => {
        const client = createClient({ baseUrl: "http://h", fetch, auth: { user: { username: "a", password: "b" } } });
        const request = { id: "a", method: "POST", path: "/" + segment("x", "id"), query: scalar("y", 1), security: basic("user") };
        const options = { timeout: 5000, signal: new AbortController().signal };
        const limit = rateLimitBy({})("a");
        const first = await send(client, { ...request, limit, body: multipart({ file: new Blob(["x"]) }, {}) }, options);
        return [first, await send(client, { ...request, body: form({ a: 1 }) })];
      }`;
    const expose = text.replace(/console\.log\((\w+)\)/, "globalThis.runtime=$1");
    runInContext(expose, context);
    const run = runInContext(`(${program})`, context) as (runtime: unknown, fetch: unknown) => Promise<unknown>;
    const seen: string[] = [];
    const fetch = async (url: string, { headers }: { headers: Record<string, string> }): Promise<Response> => {
      seen.push(`${url} ${headers["authorization"]} ${headers["content-type"]?.split(";")[0]}`);
      return Response.json(seen.length);
    };
    expect(await run(context["runtime"], fetch)).toEqual([1, 2]);
    const sent = "http://h/x?y=1 Basic YTpi";
    expect(seen).toEqual([`${sent} multipart/form-data`, `${sent} application/x-www-form-urlencoded`]);
  });
});
