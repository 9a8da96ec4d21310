import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf, serve } from "./served.js";

let errors: Bindings;
beforeAll(async () => {
  errors = await bindingsOf("responses/documents/errors-only.yaml");
});
afterAll(() => errors.pack.remove());

describe("an operation that declares no success", () => {
  it("has a handler without a result, and responds with 204", async () => {
    const program = `
      import type { LibraryHandlers } from "foreign-api/server";
      export const handlers: LibraryHandlers = { addThing() {} };`;
    expect(errors.pack.compileProgram(program)).toBe("");
    const { baseUrl, client, errors: reported } = await serve(errors, { addThing: () => undefined });
    const response = await fetch(`${baseUrl}/things`, { method: "POST" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await errors.client.addThing(client)).toBeUndefined();
    expect(reported).toEqual([]);
  });
});
