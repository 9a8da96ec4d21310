import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { runCount } from "../run-count.js";

// biome-ignore lint/suspicious/noExplicitAny: the types are those of a package that the test creates
type Any = any;

const settings: readonly ValueSettings[] = [
  {},
  { dates: "Date", int64: "bigint", propertyNames: "camelCase" },
  { arguments: "grouped" },
];

/** Optional properties: absent, present, or `undefined`. */
const optional = (properties: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, fc.oneof(value, fc.constant(undefined))]),
    ),
    { requiredKeys: [] },
  );

const text = fc.string({ unit: "grapheme-ascii", maxLength: 5 }).map((value) => `t${value}`);
const number = fc.integer({ min: 0, max: 99 });
const author = fc.tuple(text, optional({ alias: text })).map(([name, more]) => ({ name, ...more }));
const range = optional({ from: number, to: number });

const bookOf = (dates: fc.Arbitrary<unknown>, integers: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc.letrec<{ book: object }>((tie) => ({
    book: fc
      .tuple(
        text,
        optional({
          subtitle: fc.oneof(text, fc.constant(null)),
          author,
          parts: fc.array(tie("book"), { maxLength: 2 }),
          cover: fc.oneof(author, text),
          labels: fc.dictionary(text, author, { maxKeys: 2 }),
          published: dates,
          anything: text,
          known: author,
          copies: integers,
        }),
      )
      .map(([title, more]) => ({ title, ...more })),
  })).book;

const form = fc
  .tuple(text, optional({ note: text, counts: fc.array(number, { maxLength: 3 }), author }))
  .map(([name, more]) => ({ name, ...more }));

const fileForm = optional({ note: text, others: fc.constant([new Blob(["b"])]), author }).map((more) => ({
  file: new Blob(["a"]),
  ...more,
}));

/** Removes every property that is undefined. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== "object" || value === null || value instanceof Blob || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutUndefined(inner)]));
}

describe.each(settings)("with values %j, a property that is undefined", (values) => {
  let pack: ForeignPackage;
  let api: Any;
  beforeAll(async () => {
    const { files } = await generated(join(import.meta.dirname, "shelf.yaml"), values);
    pack = new ForeignPackage(files);
    expect(pack.compile()).toBe("");
    api = await import(pathToFileURL(join(pack.packageFolder, "dist/client/index.js")).href);
  }, 120_000);
  afterAll(() => pack.remove());

  /** Everything that a call sends. */
  async function sent(operation: string, args: unknown): Promise<unknown> {
    let seen: unknown;
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const body = init.body == null ? init.body : await new Response(init.body).text();
      seen = { url, method: init.method, headers: { ...(init.headers as object) }, body };
      return new Response(null, { status: 204 });
    };
    const client = api.createClient({ baseUrl: "http://h", fetch, retry: false, boundary: () => "b" });
    await api[operation](client, args).catch((error: Error) => {
      seen ??= String(error);
    });
    return seen;
  }

  const isConverted = values.dates !== undefined;
  const dates = isConverted ? fc.constant(new Date(0)) : fc.constant("2026-01-01T00:00:00Z");
  const integers = isConverted ? fc.constant(2n ** 60n) : number;
  const body = (value: fc.Arbitrary<unknown>): fc.Arbitrary<object> => value.map((made) => ({ body: made }));
  const trace = isConverted ? "xTrace" : "X-Trace";
  const parameters =
    values.arguments === "grouped"
      ? optional({
          query: optional({ limit: number, tags: fc.array(text, { maxLength: 2 }), range, sizes: range }),
          headers: optional({ "X-Trace": fc.constant("a") }),
          cookies: optional({ theme: fc.constant("dark") }),
        })
      : optional({
          limit: number,
          tags: fc.array(text, { maxLength: 2 }),
          range,
          sizes: range,
          [trace]: fc.constant("a"),
          theme: fc.constant("dark"),
        });

  it.each<[string, fc.Arbitrary<object>]>([
    ["listBooks", parameters],
    ["addBook", body(bookOf(dates, integers))],
    ["addNote", optional({ body: optional({ text, at: dates }) })],
    ["sendForm", body(form)],
    ["sendFile", body(fileForm)],
    ["choose", body(form)],
    ["choose", body(form).map((args) => ({ contentType: "application/x-www-form-urlencoded", ...args }))],
    ["sendLines", body(fc.array(form, { maxLength: 3 }))],
  ])("is sent by %s as an absent one is", async (operation, argumentsOf) => {
    await fc.assert(
      fc.asyncProperty(argumentsOf, async (args) => {
        const request = await sent(operation, args);
        expect(request).toMatchObject({ url: expect.any(String) });
        expect(request).toEqual(await sent(operation, withoutUndefined(args)));
        expect(JSON.stringify(request)).not.toContain("undefined");
      }),
      { numRuns: runCount(60) },
    );
  });
});
