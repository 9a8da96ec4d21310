import { createServer } from "node:http";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  createFetchHandler,
  createNodeHandler,
  jsonResponse,
  type Operation,
  type ServerDefinition,
  type ServerOptions,
} from "../../../runtime/src/server/index.js";
import { needsSlices, sliceSize } from "../../../runtime/src/server/json-size.js";
import { encodeInSlices, findInSlices } from "../../../runtime/src/server/json-slices.js";
import { arrayOf } from "../../../runtime/src/validate/unnamed-validators.js";
import { listening } from "../../listening.js";
import { NoteValidator } from "./note-definition.js";

/** Serializes in slices, with the text of each slice. */
async function slicesOf(value: object, size: number): Promise<string[]> {
  const decoder = new TextDecoder();
  return (await encodeInSlices(value, { size, pause: async () => undefined })).map((bytes) => decoder.decode(bytes));
}

/** Values that have JSON of their own, or none. */
const members = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -0, Number.NaN, 1e21, "", "\ud800", "é\u2028", Symbol("none")),
  fc.constant(() => 1),
  fc.double(),
  fc.string({ unit: "binary" }),
  fc.date({ noInvalidDate: true }),
  fc.string({ maxLength: 200 }).map((text) => new String(text)),
  fc.constant(new Map([[1, 2]])),
  fc.constant({ toJSON: (key: string) => ({ key, toJSON: "not a function" }) }),
  fc.constant({ toJSON: (key: string) => ({ key, toJSON: () => "not called" }) }),
  fc.constant({ toJSON: () => undefined }),
);

const names = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom("__proto__", "7", "0", "toString", "x".repeat(300)),
);

const containers = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof({ depthSize: "small" }, members, tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 30 }),
  object: fc.dictionary(names, tie("value"), { maxKeys: 30, noNullPrototype: false }),
}));

describe("JSON in slices", () => {
  test("has the bytes of JSON.stringify for slices of any size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(containers.list, containers.object),
        fc.integer({ min: 1, max: 40 }),
        async (value, size) => {
          expect((await slicesOf(value, size)).join("")).toBe(JSON.stringify(value));
        },
      ),
    );
  });

  test("has as many slices as its values need, wherever the values are", async () => {
    const user = { id: "1", name: "Ada", roles: ["a", "b"] };
    const list = Array.from({ length: 1000 }, () => user);
    const shapes = [
      list,
      { list },
      { a: { b: [[list]] } },
      list.map((item) => [item]),
      Object.fromEntries(list.entries()),
    ];
    for (const shape of shapes) {
      const slices = await slicesOf(shape, 100);
      expect(slices.join("")).toBe(JSON.stringify(shape));
      // A user has 6 values, and is never divided: 16 or fewer users per slice.
      expect(Math.max(...slices.map((slice) => slice.split("Ada").length - 1))).toBeLessThanOrEqual(16);
    }
  });

  test("counts long strings and names, and does not divide them", async () => {
    const long = "x".repeat(64 * 90);
    expect(await slicesOf([long, long, 1], 100)).toEqual([`["${long}"`, `,"${long}",1]`]);
    expect(await slicesOf({ [long]: 1, b: long }, 100)).toEqual([`{"${long}":1`, `,"b":"${long}"}`]);
    const tooLong = "x".repeat(64 * 200);
    expect(await slicesOf([1, tooLong, 2], 100)).toEqual(["[1", `,"${tooLong}"`, ",2]"]);
  });

  test("refuses a value that contains itself, and bigints, as JSON.stringify does", async () => {
    const own: unknown[] = Array(100).fill(1);
    own.push({ inner: [own] });
    await expect(slicesOf(own, 10)).rejects.toThrow(TypeError);
    await expect(slicesOf([...Array(100).fill(1), 1n], 10)).rejects.toThrow(TypeError);
    const shared = Array(100).fill(1);
    expect((await slicesOf([shared, shared], 10)).join("")).toBe(JSON.stringify([shared, shared]));
  });

  test("serializes deep nesting", async () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 1000; depth += 1) deep = [deep];
    expect(needsSlices(deep)).toBe(true);
    expect((await slicesOf(deep, sliceSize)).join("")).toBe(JSON.stringify(deep));
  });

  test("is used for values that do not fit into one slice only", () => {
    expect(needsSlices(Array(sliceSize - 2).fill(1))).toBe(false);
    expect(needsSlices(Array(sliceSize).fill(1))).toBe(true);
    expect(needsSlices("x".repeat(64 * sliceSize))).toBe(false);
    expect(needsSlices(null)).toBe(false);
    expect(needsSlices({ toJSON: () => 1, list: Array(sliceSize).fill(1) })).toBe(false);
  });

  test("searches items with a pause after each slice", async () => {
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    const items = Array.from({ length: 1000 }, (_, index) => index);
    expect(await findInSlices(items, (item) => item !== 999, { size: 100, pause })).toBe(999);
    expect(pauses).toBe(9);
    expect(await findInSlices(items, () => true, { size: 100, pause })).toBe(-1);
  });
});

const note = { title: "Tea" };
const list = Array.from({ length: 4 * sliceSize }, () => note);
/** A note has two values. */
const slices = 8;

const get: Operation = {
  id: "get",
  handler: ["all", "get"],
  method: "GET",
  path: "/",
  responses: { 200: jsonResponse(arrayOf(NoteValidator)) },
};
const route = { allow: "GET, HEAD", GET: get, HEAD: get };
const definition: ServerDefinition = { operations: [get], route: (path) => (path === "/" ? route : undefined) };

/** Counts the turns of the event loop in which other work runs, from the handler's result to the response. */
class TurnCounter {
  turns = 0;
  #isCounting = false;

  start(): void {
    this.#isCounting = true;
    const count = (): void => {
      if (!this.#isCounting) return;
      this.turns += 1;
      setImmediate(count);
    };
    setImmediate(count);
  }

  stop(): void {
    this.#isCounting = false;
  }
}

const counters: TurnCounter[] = [];
afterEach(() => {
  for (const counter of counters.splice(0)) counter.stop();
});

function serverOf(result: unknown, more: ServerOptions<never> = {}) {
  const counter = new TurnCounter();
  counters.push(counter);
  const handlers = {
    all: {
      get: () => {
        counter.start();
        return result;
      },
    },
  };
  const options: ServerOptions<never> = { ...more, onResponse: () => counter.stop() };
  return { counter, options, handlers };
}

describe.each([true, false])("a large response, with validateResponses: %s", (validateResponses) => {
  test("leaves the event loop to other work after each slice, over node:http", async () => {
    const { counter, handlers, options } = serverOf(list, { validateResponses });
    const { url } = await listening(createServer(createNodeHandler(definition, handlers, options)));
    const response = await fetch(url);
    const text = await response.text();
    expect(response.headers.get("content-length")).toBe(String(text.length));
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(text).toBe(JSON.stringify(list));
    expect(counter.turns).toBeGreaterThanOrEqual(validateResponses ? 2 * slices : slices);
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(text.length)]);
  });

  test("leaves the event loop to other work after each slice, over Fetch", async () => {
    const { counter, handlers, options } = serverOf(list, { validateResponses });
    const response = await createFetchHandler(definition, handlers, options)(new Request("http://example.test/"));
    expect(await response.text()).toBe(JSON.stringify(list));
    expect(response.headers.get("content-length")).toBe(String(JSON.stringify(list).length));
    expect(counter.turns).toBeGreaterThanOrEqual(validateResponses ? 2 * slices : slices);
  });

  test("is serialized in one attempt of `around`", async () => {
    const { handlers, options } = serverOf(list, {
      validateResponses,
      around: async (_call, run) => {
        await run();
      },
    });
    const response = await createFetchHandler(definition, handlers, options)(new Request("http://example.test/"));
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(list.length);
  });
});

test("a small response leaves the event loop to no other work", async () => {
  const { counter, handlers, options } = serverOf([note]);
  const response = await createFetchHandler(definition, handlers, options)(new Request("http://example.test/"));
  expect(await response.json()).toEqual([note]);
  expect(counter.turns).toBe(0);
});

test("an invalid item of a large response is located", async () => {
  const reported: unknown[] = [];
  const { handlers, options } = serverOf([...list, { title: "x" }], {
    validateResponses: true,
    onError: (error) => reported.push(String(error)),
  });
  const response = await createFetchHandler(definition, handlers, options)(new Request("http://example.test/"));
  expect(response.status).toBe(500);
  expect(reported).toEqual([expect.stringContaining(`[${list.length}].title`)]);
});

test("a large response without JSON is a reported error", async () => {
  const reported: unknown[] = [];
  const { handlers, options } = serverOf([...list, 1n], {
    validateResponses: false,
    onError: (error) => reported.push(String(error)),
  });
  const response = await createFetchHandler(definition, handlers, options)(new Request("http://example.test/"));
  expect(response.status).toBe(500);
  expect(reported).toEqual([expect.stringContaining("BigInt")]);
});
