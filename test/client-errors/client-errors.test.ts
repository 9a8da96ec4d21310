import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated module has types of its own, which a program checks
type Any = any;

let orders: ForeignPackage;
let api: Any;

beforeAll(async () => {
  orders = new ForeignPackage((await generated(join(import.meta.dirname, "orders.yaml"))).files);
  expect(orders.compile()).toBe("");
  api = await import(pathToFileURL(join(orders.folder, "node_modules/foreign-api/dist/client/index.js")).href);
});

afterAll(() => orders.remove());

function clientOf(response: () => Response): Any {
  return api.createClient({ baseUrl: "https://example.com", fetch: async () => response() });
}

function problem(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "content-type": "application/problem+json", "x-trace": "7" } });
}

async function errorOf(response: () => Response): Promise<Any> {
  return api.getOrder(clientOf(response), { id: "1" }, { retry: false }).catch((error: unknown) => error);
}

describe("an ApiError", () => {
  it("has the parsed body and the headers of the response", async () => {
    const error = await errorOf(() => problem(409, { title: "Changed", current_version: 7 }));
    expect(error.body).toEqual({ title: "Changed", current_version: 7 });
    expect(error.headers.get("x-trace")).toBe("7");
  });

  it.each([
    ["text", "gone", "gone"],
    ["nothing", "", undefined],
    ["JSON that is cut off", '{"title":', '{"title":'],
  ])("keeps %s unchanged", async (_, text, body) => {
    expect((await errorOf(() => new Response(text, { status: 410 }))).body).toEqual(body);
  });

  it("omits its body and headers when printed", async () => {
    const error = await errorOf(() => problem(409, { title: "Changed", current_version: 7, secret: "hidden" }));
    const printed = [inspect(error), JSON.stringify(error), String(error), Object.keys(error).join()].join("\n");
    expect(printed).not.toMatch(/hidden|current_version|x-trace/);
  });

  it("has neither body nor headers without a response", async () => {
    const error = await errorOf(() => {
      throw new TypeError("fetch failed");
    });
    expect([error.kind, error.body, error.headers]).toEqual(["network", undefined, undefined]);
  });
});

describe("isApiError", () => {
  it("tests operation and status", async () => {
    const error = await errorOf(() => problem(409, { title: "Changed", current_version: 7 }));
    expect(api.isApiError(error, "getOrder", 409)).toBe(true);
    expect(api.isApiError(error, "getOrder", "4XX")).toBe(true);
    expect(api.isApiError(error, "getOrder", 404)).toBe(false);
    expect(api.isApiError(error, "getOrder", "5XX")).toBe(false);
    expect(api.isApiError(error, "deleteOrder", 409)).toBe(false);
    expect(api.isApiError(new Error("409"), "getOrder", 409)).toBe(false);
  });

  it("narrows the body to the declared schema", () => {
    expect(orders.run("client-errors").errors).toBe("");
  });
});

describe("safe", () => {
  it("returns the data or the error", async () => {
    const done = await api.safe(
      api.getOrder(
        clientOf(() => Response.json({ id: "1" })),
        { id: "1" },
      ),
    );
    expect(done).toEqual({ ok: true, data: { id: "1" } });
    const failed = await api.safe(
      api.getOrder(
        clientOf(() => problem(404, { title: "Missing" })),
        { id: "1" },
      ),
    );
    expect([failed.ok, failed.error.status]).toEqual([false, 404]);
  });

  it("rejects with the reason of an aborted signal", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(
      api.safe(
        api.getOrder(
          clientOf(() => Response.json({})),
          { id: "1" },
          { signal },
        ),
      ),
    ).rejects.toThrow("enough");
  });
});

describe("withResponse", () => {
  it("returns the data with the status and the headers of the response", async () => {
    const client = clientOf(() => Response.json({ id: "1" }, { headers: { etag: '"7"' } }));
    const { data, status, headers, response } = await api.withResponse(client, (observed: Any) =>
      api.getOrder(observed, { id: "1" }),
    );
    expect([data, status, headers.get("etag"), response.ok]).toEqual([{ id: "1" }, 200, '"7"', true]);
  });

  it("rejects as the call does, and with a TypeError if the call uses another client", async () => {
    const client = clientOf(() => problem(404, { title: "Missing" }));
    const failed = api.withResponse(client, (observed: Any) => api.getOrder(observed, { id: "1" }));
    await expect(failed).rejects.toMatchObject({ status: 404, body: { title: "Missing" } });
    const other = clientOf(() => Response.json({ id: "1" }));
    await expect(api.withResponse(client, () => api.getOrder(other, { id: "1" }))).rejects.toThrow(TypeError);
  });
});
