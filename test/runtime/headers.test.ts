import { describe, expect, test } from "vitest";
import {
  ApiError,
  cookies,
  createClient,
  headerList,
  headerObject,
  headerValue,
  send,
} from "../../runtime/src/client/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";

describe("a header parameter", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["a text", headerValue("blue"), "blue"],
    ["a number", headerValue(0), "0"],
    ["a boolean", headerValue(false), "false"],
    ["undefined", headerValue(undefined), undefined],
    ["null", headerValue(null), undefined],
    ["Latin-1", headerValue("é"), "é"],
    ["a list", headerList(["blue", "black"]), "blue,black"],
    ["a list with gaps", headerList(["blue", undefined, null]), "blue"],
    ["an empty list", headerList([]), undefined],
    ["no list", headerList(undefined), undefined],
    ["an object", headerObject({ R: 100, G: 200, B: null }, false), "R,100,G,200"],
    ["an exploded object", headerObject({ R: 100, G: 200 }, true), "R=100,G=200"],
    ["no object", headerObject(undefined, true), undefined],
  ])("from %s", (_, given, want) => {
    expect(given).toBe(want);
  });

  test.each(["a\r\nx-admin: 1", "a\nb", "a\0", "😀", "\u0100"])("refuses %j", (value) => {
    expect(() => headerValue(value)).toThrow(ApiError);
    expect(() => headerList([value])).toThrow(expect.objectContaining({ kind: "argument" }));
    expect(() => headerObject({ a: value }, true)).toThrow(ApiError);
  });
});

describe("cookie parameters", () => {
  test.each<[Record<string, unknown>, string | undefined]>([
    [{ a: 1, b: "x y" }, "a=1; b=x%20y"],
    [{ a: "1; admin=1" }, "a=1%3B%20admin%3D1"],
    [{ a: ["x", "y,z"] }, "a=x,y%2Cz"],
    [{ a: undefined, b: null }, undefined],
  ])("from %j", (given, want) => {
    expect(cookies(given)).toBe(want);
  });
});

describe("the headers of a request", () => {
  test("are those of client, parameters and call, the later ones winning whatever their case", async () => {
    const network = fakeNetwork([reply(204)]);
    const client = createClient({ ...network, baseUrl: "http://h", headers: { "X-One": "client", "x-Two": "client" } });
    const headers = { "x-two": "parameter", "X-Three": "parameter", "x-four": undefined };
    const request = { id: "a", method: "GET", path: "/", headers, cookie: "a=1" };
    await send(client, request, { headers: { "X-THREE": "call", "x-five": undefined } });
    expect(network.sent[0]?.init.headers).toEqual({
      "x-one": "client",
      "x-two": "parameter",
      "x-three": "call",
      cookie: "a=1",
    });
  });
});
