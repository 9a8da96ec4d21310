import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import type { Any } from "./served.js";

let pack: ForeignPackage;
let api: Any;

beforeAll(async () => {
  const document = join(import.meta.dirname, "documents/anonymous.yaml");
  const { files } = await generated(document, {}, [], { validateResponses: "throw" });
  pack = new ForeignPackage(files);
  expect(pack.compile()).toBe("");
  api = await import(pathToFileURL(join(pack.packageFolder, "dist/client/index.js")).href);
}, 120_000);

afterAll(() => pack?.remove());

describe("a response without a named schema", () => {
  const call = (operation: string, body: unknown): Promise<unknown> => {
    const fetch = async (): Promise<Response> => Response.json(body);
    return api[operation](api.createClient({ baseUrl: "http://h", fetch, retry: false })).catch(
      (error: Any) => error.issues?.map(({ path, code }: Any) => `${path} ${code}`) ?? error,
    );
  };

  it.each<[string, unknown, unknown, readonly string[]]>([
    ["listNumbers", [1, 2.5], [1, "2"], ["/1 type"]],
    ["countByName", { a: 1 }, { a: 1, b: 1.5 }, ["/b type"]],
    ["getPage", { items: [{ id: 1 }], next: null }, { items: [{ id: "1" }] }, ["/items/0/id type"]],
    ["getPage", { items: [], more: true }, {}, ["/items required"]],
    ["getPair", ["a", 1], [1, 1], ["/0 type"]],
    ["getLimited", "abc", "abcdef", [" max-length"]],
    ["findBook", null, { id: null }, ["/id type"]],
    ["getResult", { id: 1 }, { id: {} }, ["/id type"]],
  ])("of %s is validated", async (operation, valid, invalid, issues) => {
    expect(await call(operation, valid)).toEqual(valid);
    expect(await call(operation, invalid)).toEqual(issues);
  });
});
