import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ClientOptions, configurable, createClient, requireArguments } from "../../runtime/src/client/index.js";
import { isTypo } from "../../runtime/src/server/typo.js";

const create = (options: unknown) => (): unknown => createClient(options as ClientOptions);
const baseUrl = "http://h";

describe("an unknown option of a client", () => {
  const names = Object.keys({
    timeout: true,
    retry: true,
    headers: true,
    fetch: true,
    fetchOptions: true,
    auth: true,
    baseUrl: true,
    servers: true,
    defaults: true,
    readRetryAfter: true,
    boundary: true,
    clock: true,
  } satisfies Record<keyof ClientOptions, true>);

  test.each(["timeuot", "baseURL", "", "timeout retry", "constructor", "toString"])(
    "%j is an error when the client is created",
    (name) => {
      const message = `createClient: ${name} is not one of ${names.join(" ")}`;
      const error = expect.objectContaining({ kind: "argument", message });
      expect(create({ baseUrl, [name]: 1 })).toThrow(error);
      expect(create({ baseUrl, [name]: undefined })).toThrow(error);
    },
  );

  test("is an error when the client is configured, which changes nothing", () => {
    const client = configurable(createClient({ baseUrl }));
    const options = { baseUrl: "http://other", baseURL: "http://other" };
    expect(() => client.configure(options)).toThrow(expect.objectContaining({ kind: "argument" }));
    expect(client.settings()).toMatchObject({ baseUrl });
    client.configure({ baseUrl: "http://other", headers: { A: "1", B: "2" } });
    client.configure({ headers: { a: undefined, C: "3" } });
    expect(client.settings()).toMatchObject({ baseUrl: "http://other", headers: { a: undefined, b: "2", c: "3" } });
  });

  test("is none of those that exist", () => {
    expect(create(Object.fromEntries(names.map((name) => [name, undefined])))).not.toThrow();
  });

  test("may be __proto__ of parsed JSON", () => {
    expect(create(JSON.parse('{ "baseUrl": "http://h", "__proto__": { "auth": {} } }'))).toThrow(
      "createClient: __proto__ is not one of",
    );
  });

  test("is no inherited property, which has no effect", () => {
    expect(create(Object.assign(Object.create({ timeuot: 1 }), { baseUrl }))).not.toThrow();
  });

  test("is found by its name alone: options are read once", () => {
    let reads = 0;
    const options = {
      get baseUrl() {
        reads++;
        return "http://h";
      },
    };
    expect(createClient(options).settings().baseUrl).toBe("http://h");
    expect(reads).toBe(1);
  });

  test("does not exist in null and undefined", () => {
    expect(create(null)).not.toThrow();
    expect(create(undefined)).not.toThrow();
  });
});

test("a typo is one edit, or two adjacent wrong letters", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(letters, fc.nat(8), fc.constantFrom("x", "yz", ""), (name, at, inserted) => {
      const start = Math.min(at, name.length - 1);
      const wrong = name.slice(0, start) + inserted + name.slice(start + (inserted.length || 1));
      fc.pre(wrong !== name);
      expect(isTypo(wrong, name)).toBe(true);
      expect(isTypo(name, wrong)).toBe(true);
    }),
  );
  expect([isTypo("timeout", "retry"), isTypo("xbcdx", "abcde"), isTypo("abc", "abcde")]).toEqual([false, false, true]);
});

describe("a missing argument", () => {
  test.each([undefined, null, {}, { guild_id: undefined }, Object.create(null)])("of %j is named", (args) => {
    expect(() => requireArguments("getGuild", args, ["guild_id", "body"])).toThrow(
      expect.objectContaining({ kind: "argument", message: "getGuild: missing argument guild_id" }),
    );
  });

  test("is not one that is null, false, 0 or empty", () => {
    expect(() => requireArguments("a", { a: null, b: false, c: 0, d: "" }, ["a", "b", "c", "d"])).not.toThrow();
  });
});
