import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ApiError,
  type ClientOptions,
  commaList,
  commaObject,
  createClient,
  deepObject,
  formObject,
  jsonParameter,
  label,
  matrix,
  pipeList,
  type RequestDescription,
  repeated,
  reserved,
  scalar,
  segment,
  segmentList,
  segmentObject,
  send,
  spaceList,
} from "../../runtime/src/client/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

const list = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };

// The columns of OpenAPI 3.1's "Style Examples" for a parameter named color.
describe("the style table of OpenAPI 3.1", () => {
  test.each<[string, string, string]>([
    ["simple, string", segment("blue", "p"), "blue"],
    ["simple, array", segmentList(list, "p"), "blue,black,brown"],
    ["simple, object", segmentObject(object, false, "p"), "R,100,G,200,B,150"],
    ["simple exploded, object", segmentObject(object, true, "p"), "R=100,G=200,B=150"],
    ["label, string", label("blue", false, "p"), ".blue"],
    ["label, array", label(list, false, "p"), ".blue,black,brown"],
    ["label, object", label(object, false, "p"), ".R,100,G,200,B,150"],
    ["label exploded, string", label("blue", true, "p"), ".blue"],
    ["label exploded, array", label(list, true, "p"), ".blue.black.brown"],
    ["label exploded, object", label(object, true, "p"), ".R=100.G=200.B=150"],
    ["matrix, empty", matrix("color", "", false), ";color"],
    ["matrix, string", matrix("color", "blue", false), ";color=blue"],
    ["matrix, array", matrix("color", list, false), ";color=blue,black,brown"],
    ["matrix, object", matrix("color", object, false), ";color=R,100,G,200,B,150"],
    ["matrix exploded, empty", matrix("color", "", true), ";color"],
    ["matrix exploded, string", matrix("color", "blue", true), ";color=blue"],
    ["matrix exploded, array", matrix("color", list, true), ";color=blue;color=black;color=brown"],
    ["matrix exploded, object", matrix("color", object, true), ";R=100;G=200;B=150"],
    ["form, empty", scalar("color", ""), "&color="],
    ["form, string", scalar("color", "blue"), "&color=blue"],
    ["form, array", commaList("color", list), "&color=blue,black,brown"],
    ["form, object", commaObject("color", object), "&color=R,100,G,200,B,150"],
    ["form exploded, array", repeated("color", list), "&color=blue&color=black&color=brown"],
    ["form exploded, object", formObject(object), "&R=100&G=200&B=150"],
    ["spaceDelimited, array", spaceList("color", list), "&color=blue%20black%20brown"],
    ["spaceDelimited, object", spaceList("color", object), "&color=R%20100%20G%20200%20B%20150"],
    ["pipeDelimited, array", pipeList("color", list), "&color=blue%7Cblack%7Cbrown"],
    ["pipeDelimited, object", pipeList("color", object), "&color=R%7C100%7CG%7C200%7CB%7C150"],
    ["deepObject", deepObject("color", object), "&color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    ["content", jsonParameter("color", object), "&color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"],
  ])("%s", (_, given, want) => {
    expect(given).toBe(want);
  });
});

const cyclic: { self?: object } = {};
cyclic.self = cyclic;

describe("a query parameter", () => {
  const styles: [string, (value: unknown) => string][] = [
    ["scalar", (value) => scalar("a", value)],
    ["reserved", (value) => reserved("a", value)],
    ["repeated", (value) => repeated("a", value)],
    ["commaList", (value) => commaList("a", value)],
    ["spaceList", (value) => spaceList("a", value)],
    ["pipeList", (value) => pipeList("a", value)],
    ["formObject", (value) => formObject(value)],
    ["commaObject", (value) => commaObject("a", value)],
    ["deepObject", (value) => deepObject("a", value)],
  ];
  test.each(styles)("of style %s is omitted if undefined or null", (_, style) => {
    expect([style(undefined), style(null)]).toEqual(["", ""]);
  });

  test("with JSON content is omitted if undefined, and sent if null", () => {
    expect([jsonParameter("a", undefined), jsonParameter("a", null)]).toEqual(["", "&a=null"]);
  });

  test.each<[string, string, string]>([
    ["an empty list is left out", repeated("a", []) + commaList("a", []) + spaceList("a", []), ""],
    ["an empty object is left out", formObject({}) + commaObject("a", {}) + deepObject("a", {}), ""],
    ["undefined and null entries are left out", commaList("a", [1, undefined, null, 2]), "&a=1,2"],
    ["undefined and null properties are left out", deepObject("a", { b: undefined, c: null, d: 0 }), "&a%5Bd%5D=0"],
    [
      "objects and lists in style deepObject have further brackets",
      deepObject("a", { b: { c: 1n }, "d e": ["x&", { f: true }], g: [], h: {} }),
      "&a%5Bb%5D%5Bc%5D=1&a%5Bd%20e%5D%5B0%5D=x%26&a%5Bd%20e%5D%5B1%5D%5Bf%5D=true",
    ],
    ["a list in style deepObject has indexes", deepObject("a", ["x", "y"]), "&a%5B0%5D=x&a%5B1%5D=y"],
    ["a single value in style deepObject has no brackets", deepObject("a", "x") + deepObject("b", 0), "&a=x&b=0"],
    ["false and 0 are sent", scalar("a", false) + scalar("b", 0), "&a=false&b=0"],
    ["a comma inside of an item is encoded", commaList("a", ["x,y", "z"]), "&a=x%2Cy,z"],
    ["names are encoded", scalar("a[]", 1) + repeated("b&", [1]), "&a%5B%5D=1&b%26=1"],
    ["objects inside of a list are JSON", repeated("a", [{ b: 1 }]), "&a=%7B%22b%22%3A1%7D"],
    ["bigints are decimal", scalar("a", 2n ** 64n), "&a=18446744073709551616"],
    ["a single value where a list is meant is a list of one", repeated("a", "x"), "&a=x"],
    ["reserved characters stay with allowReserved", reserved("a", "x/y?z:@!$'()*,;=~"), "&a=x/y?z:@!$'()*,;=~"],
    ["what would end the value is encoded all the same", reserved("a", "&#+[]% é"), "&a=%26%23%2B%5B%5D%25%20%C3%A9"],
  ])("%s", (_, given, want) => {
    expect(given).toBe(want);
  });

  test.each<[string, string]>([
    ["half of a surrogate pair", scalar("a", "\ud800")],
    ["a pipe inside of an item, which is encoded like the separator", pipeList("a", ["x|y"])],
    ["a space inside of an item, which is encoded like the separator", spaceList("a", ["x y"])],
    ["a list of one empty item, which a server reads as an empty list", commaList("a", [""])],
    ["a name with brackets in style deepObject", deepObject("a", { "b[c]": 1 })],
    ["half of a surrogate pair with allowReserved", reserved("a", "\ud800")],
    ["half of a surrogate pair inside of a list", commaList("a", ["b", "\udfff"])],
    ["an object in itself in style deepObject", deepObject("a", cyclic)],
    ["a bigint of an object in a list", repeated("a", [{ big: 1n }])],
    ["a nested bigint in a property that is a parameter", formObject({ a: { big: 1n } })],
    ["a bigint inside of JSON", jsonParameter("a", { big: 1n })],
  ])("refuses %s before sending, with the names of operation and parameter", async (_, query) => {
    expect(await outcome({ query })).toEqual(refused("a"));
  });

  test("transfers every text through a URL unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", minLength: 1 }), (value, name) => {
        const items = [value, "x"];
        const given = new URL(`http://h/?${scalar(name, value)}${repeated(name, [value])}${commaList(name, items)}`);
        expect(given.searchParams.getAll(name)).toEqual([value, value, `${value},x`]);
        expect(given.hash).toBe("");
      }),
      { numRuns: 500 },
    );
  });
});

/** The outcome of a call: "sent", or the error with which it rejects. */
async function outcome(
  request: Partial<RequestDescription>,
  options: Partial<ClientOptions> = {},
): Promise<Partial<ApiError> | "sent"> {
  const network = fakeNetwork([reply(204)]);
  const client = createClient({ ...network.options, baseUrl: "http://h", ...options });
  const call = send(client, { id: "act", method: "GET", path: "/", ...request });
  const result = await call.then(
    () => "sent" as const,
    ({ kind, operationId, message }: ApiError) => ({ kind, operationId, message }),
  );
  expect(network.sent.length).toBe(result === "sent" ? 1 : 0);
  return result;
}

const refused = (name: string) => ({ kind: "argument", operationId: "act", message: `act: invalid ${name}` });

describe("a base URL", () => {
  test.each(["http://h", "https://h/api/v8/", "HTTP://h:8080", "/api"])("accepts %j", async (baseUrl) => {
    expect(await outcome({}, { baseUrl })).toBe("sent");
  });

  test.each([
    "h:8080",
    "localhost:8080/api",
    "h",
    "ftp://h",
    "file:///x",
    "http://h/?q=1",
    "http://h/api#top",
    "/api?",
  ])("refuses %j", async (baseUrl) => {
    const shown = baseUrl.replace(/[?#].*/, "");
    expect(await outcome({}, { baseUrl })).toEqual(refused(`baseUrl ${shown}`));
  });

  test.each(["http://", "http://h:99999", "http://[h", "http://a b", "http://me:secret@h", "/api", ""])(
    "that fetch refuses, such as %j outside of a page, is refused once",
    async (baseUrl) => {
      const error = await apiError(send(createClient({ baseUrl }), { id: "act", method: "GET", path: "/" }));
      const message = `act: invalid baseUrl ${baseUrl.replace("me:secret@", "")}`;
      expect(error).toMatchObject({ kind: "argument", operationId: "act", message });
      expect(inspect(error)).not.toContain("secret");
    },
  );

  test.each<[string, string]>([
    ["http://me:s/e?c#r@et@h/api?key=secret#more", "http://h/api"],
    ["me:secret@h:8080/api", "h:8080/api"],
    ["ftp://me@h/x?key=a@b", "ftp://b"],
    ["http://h\n?a\nb", "http://h\n"],
  ])("is shown without userinfo and query: %j", async (baseUrl, shown) => {
    expect(await outcome({}, { baseUrl })).toEqual(refused(`baseUrl ${shown}`));
  });

  test("that is missing is named", async () => {
    expect(await outcome({}, { baseUrl: undefined as never })).toEqual(refused("baseUrl undefined"));
  });
});

describe("a path parameter", () => {
  test.each<[string, () => string]>([
    ["an empty text", () => segment("", "p")],
    ["one dot", () => segment(".", "p")],
    ["two dots", () => segment("..", "p")],
    ["undefined", () => segment(undefined, "p")],
    ["null", () => segment(null, "p")],
    ["half of a surrogate pair", () => segment("\ud800", "p")],
    ["an empty list", () => segmentList([], "p")],
    ["a list of one empty text", () => segmentList([""], "p")],
    ["a list of one dot", () => segmentList(["."], "p")],
    ["an empty object", () => segmentObject({}, true, "p")],
    ["an empty label", () => label("", false, "p")],
    ["a label of one dot", () => label(".", true, "p")],
    ["a label of two empty items", () => label(["", ""], true, "p")],
    ["an absent matrix", () => matrix("p", undefined, false)],
    ["an empty exploded matrix", () => matrix("p", [], true)],
    ["a nested bigint", () => segment({ big: 1n }, "p")],
  ])("refuses %s before sending, with the names of operation and parameter", async (_, given) => {
    const request = { path: `/${segment("a b", "first")}/${given()}/z`, query: scalar("last", 1) };
    expect(await outcome(request)).toEqual(refused("p"));
  });

  test.each<[string, string]>([
    ["a/b", "a%2Fb"],
    ["a?b#c", "a%3Fb%23c"],
    ["../x", "..%2Fx"],
    ["%2e%2e", "%252e%252e"],
    ["a\\b", "a%5Cb"],
    ["...", "..."],
    ["é😀", "%C3%A9%F0%9F%98%80"],
    ["a b+c", "a%20b%2Bc"],
    ["\0\r\n", "%00%0D%0A"],
  ])("encodes %j", (given, want) => {
    expect(segment(given, "p")).toBe(want);
  });

  test("is always exactly one segment of the URL, and decodes to the original", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (value) => {
        fc.pre(value !== "." && value !== "..");
        const { pathname, search, hash } = new URL(`http://h/a/${segment(value, "p")}/z`);
        const parts = pathname.split("/");
        expect([parts.length, parts[1], parts[3], search, hash]).toEqual([4, "a", "z", "", ""]);
        expect(decodeURIComponent(parts[2] as string)).toBe(value);
      }),
      { numRuns: 500 },
    );
  });
});
