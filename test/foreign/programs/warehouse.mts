// Errors of fixtures/warehouse.yaml, from handlers and from the server itself. The test compiles it beside the package.
import { createMemoryTransport, errors, Failure, type Handlers, HttpError } from "foreign-api/server";

const handlers: Handlers<string> = {
  parts: {
    getPart: ({ path: { id } }) => {
      if (id === "gone") return errors.problem(410, { detail: "It was sold." });
      if (id === "secret") throw new Failure("forbidden");
      if (id === "teapot") throw new HttpError(418);
      if (id === "busy") throw new HttpError(429, undefined, "Slow down", { retryAfter: 1.5 });
      if (id === "wrong") return errors.problem(503);
      return { label: id };
    },
    putPart: ({ path: { id }, body }) => {
      if (id === "locked") return errors[423]({ owner: "Ada" });
      if (id === "broken") throw new Error("a secret of the server");
      // @ts-expect-error TS2322: a version is a number
      if (id === "wrong") throw errors.conflict({ current_version: "1" });
      if (body.version !== 7) throw errors.conflict({ current_version: 7 }, { headers: { etag: '"7"' } });
    },
  },
};

// @ts-expect-error TS2322: no response of this operation has this body
export const locked: Handlers<string>["parts"]["getPart"] = () => errors[423]({ owner: "Ada" });

const reported: string[] = [];
const fetch = createMemoryTransport(handlers, {
  authenticate: { key: (key) => (key === "k" ? "Ada" : undefined) },
  requestId: () => "r1",
  onError: (error) => reported.push(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)),
});
const results: unknown[] = [];

async function call(path: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(`http://localhost${path}`, init);
  const type = response.headers.get("content-type");
  const extra = ["etag", "retry-after", "allow"].flatMap((name) => response.headers.get(name) ?? []);
  results.push([`${init.method ?? "GET"} ${path}`, response.status, type, await response.text(), ...extra]);
}

const put = (body: unknown): RequestInit => ({
  method: "PUT",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const key = { headers: { "x-key": "k" } };
for (const id of ["gone", "secret", "teapot", "busy", "wrong"]) await call(`/parts/${id}`, key);
await call("/parts/a");
await call("/parts/a", put({ label: "wheel", version: 1 }));
await call("/parts/locked", put({ label: "a" }));
await call("/parts/broken", put({ label: "a" }));
await call("/parts/wrong", put({ label: "a" }));
await call("/parts/a", put({ label: "a wheel" }));
await call("/parts/a", { method: "PUT", headers: { "content-type": "text/plain" }, body: "a" });
await call("/parts/a", { method: "POST" });
await call("/nowhere");
console.log(JSON.stringify([...results, reported]));
