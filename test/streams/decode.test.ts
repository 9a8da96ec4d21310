import {
  decodeEvents,
  decodeJsonLines,
  decodeJsonSequence,
  decodeMultipart,
  encodeClosingBoundary,
  encodeEvent,
  encodeJsonLine,
  encodeJsonSequenceItem,
  encodePart,
} from "@guildwire/runtime/streams";
import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect, concat, cuts, streamOf, text, utf8 } from "./chunks.js";

describe("decodeEvents", () => {
  it("decodes the standard's examples", async () => {
    const stream = streamOf(
      utf8(
        ": comment\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n" +
          "data\n\ndata\ndata\n\nevent: add\ndata: 1\ndata: 2\nretry: 10\nretry: x\n\nevent: none\n\ndata: cut off",
      ),
    );
    expect(await collect(decodeEvents(stream))).toEqual([
      { event: "message", id: "1", retry: undefined, data: "first event" },
      { event: "message", id: "", retry: undefined, data: "second event" },
      { event: "message", id: "", retry: undefined, data: " third event" },
      { event: "message", id: "", retry: undefined, data: "" },
      { event: "message", id: "", retry: undefined, data: "\n" },
      { event: "add", id: "", retry: 10, data: "1\n2" },
    ]);
  });

  it("reads what eventsource-parser reads, however the bytes are split", async () => {
    const field = fc.tuple(
      fc.constantFrom("data: ", "data:", "event: ", "id: ", ": ", "other: ", "retry: ", ""),
      fc
        .oneof(fc.string(), fc.constantFrom("12", "é", "\u{1f600}", "a:b", " x"))
        .map((value) => value.replace(/\0/g, "")),
      fc.constantFrom("\n", "\r\n", "\r"),
    );
    const source = fc
      .array(fc.oneof(field, fc.constantFrom(["", "", "\n\n"], ["", "", "\r\n\r\n"])))
      .map((lines) => lines.flat().join(""));
    await fc.assert(
      fc.asyncProperty(source, cuts, fc.boolean(), async (value, at, hasMark) => {
        const expected: object[] = [];
        const parser = createParser({
          onEvent: ({ event, data }) => expected.push({ event: event || "message", data }),
        });
        parser.feed(`${value}\n\n`);
        const bytes = utf8(`${hasMark ? "\ufeff" : ""}${value}\n\n`);
        const found = await collect(decodeEvents(streamOf(bytes, at)));
        expect(found.map(({ event, data }) => ({ event, data }))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("reads what encodeEvent writes", async () => {
    const word = fc.string().map((value) => value.replace(/[\r\n\0]/g, ""));
    const event = fc.record({ event: word.filter(Boolean), id: word, retry: fc.nat(1e8), data: text });
    await fc.assert(
      fc.asyncProperty(fc.array(event), cuts, async (events, at) => {
        const found = await collect(decodeEvents(streamOf(concat(events.map(encodeEvent)), at)));
        const lines = (value: string): string => value.replace(/\r\n?/g, "\n");
        expect(found).toEqual(events.map((one) => ({ ...one, data: lines(one.data) })));
      }),
    );
  });

  it.each([
    ["one line", `data: ${"x".repeat(200)}`],
    ["many lines", "data: xxxxxxxx\n".repeat(20)],
    ["many empty lines of data", "data\n".repeat(101)],
  ])("refuses an event above the maximum in %s", async (_, source) => {
    const found = collect(decodeEvents(streamOf(utf8(source)), { maxItem: 100 }));
    await expect(found).rejects.toMatchObject({ name: "StreamError", code: "too-large" });
  });

  it.each([{ event: "a\nb" }, { id: "a\rb" }, { id: "a\0" }, { retry: -1 }, { retry: 1.5 }])(
    "refuses to send %j",
    (fields) => {
      expect(() => encodeEvent({ data: "", ...fields })).toThrow(TypeError);
    },
  );
});

describe.each([
  ["JSON Lines", decodeJsonLines, encodeJsonLine],
  ["a JSON text sequence", decodeJsonSequence, encodeJsonSequenceItem],
])("%s", (_, decode, encode) => {
  it("carries values however the bytes are split", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ noUnicodeString: false } as object)), cuts, async (values, at) => {
        const found = await collect(decode(streamOf(concat(values.map(encode)), at)));
        expect(found).toEqual(JSON.parse(JSON.stringify(values)));
      }),
    );
  });

  it("refuses a value above the maximum", async () => {
    const source = streamOf(concat([encode("short"), encode("x".repeat(200))]));
    const items = decode(source, { maxItem: 100 });
    expect((await items.next()).value).toBe("short");
    await expect(items.next()).rejects.toMatchObject({ code: "too-large" });
  });

  it("distinguishes what is not JSON from what was cut off", async () => {
    const whole = concat([encode({ a: 1 }), encode({ b: 2 })]);
    const cutOff = whole.slice(0, -3);
    await expect(collect(decode(streamOf(cutOff)))).rejects.toMatchObject({ code: "incomplete" });
    const wrong = concat([utf8("\x1e{a}\n"), encode(1)]);
    await expect(collect(decode(streamOf(wrong)))).rejects.toMatchObject({ code: "malformed" });
  });

  it("refuses a value that JSON cannot express", () => {
    expect(() => encode(undefined)).toThrow(TypeError);
  });
});

describe("decodeJsonLines", () => {
  it("skips empty lines and accepts a last line without a line end", async () => {
    expect(await collect(decodeJsonLines(streamOf(utf8("1\r\n\n  \n2\n3"))))).toEqual([1, 2, 3]);
  });
});

describe("decodeJsonSequence", () => {
  it("reads values of several lines", async () => {
    expect(await collect(decodeJsonSequence(streamOf(utf8('\x1e{\n"a":\n1}\n\x1e\x1e2\n'))))).toEqual([{ a: 1 }, 2]);
  });

  it("refuses a number that the end of the stream may have cut off", async () => {
    await expect(collect(decodeJsonSequence(streamOf(utf8("\x1e12"))))).rejects.toMatchObject({ code: "incomplete" });
  });
});

describe("decodeMultipart", () => {
  const type = "multipart/mixed; boundary=b";

  it("carries parts however the bytes are split", async () => {
    const body = fc
      .oneof(fc.uint8Array(), text.map(utf8))
      .filter((bytes) => !`\r\n${Buffer.from(bytes).toString("latin1")}`.includes("\r\n--b"));
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 1 }), cuts, async (bodies, at) => {
        const parts = bodies.map((bytes) => encodePart("b", "application/json", bytes));
        const stream = streamOf(concat([...parts, encodeClosingBoundary("b")]), at);
        const found = await collect(decodeMultipart(stream, type));
        expect(found.map((part) => Buffer.from(part.body))).toEqual(bodies.map((bytes) => Buffer.from(bytes)));
        expect(found.every(({ headers }) => headers.get("content-type") === "application/json")).toBe(true);
      }),
    );
  });

  it("skips a preamble and an epilogue, and reads parts without headers", async () => {
    const source = "preamble\r\n--b  \r\n\r\none\r\n--b\r\nX-A: 1\r\n\r\n\r\n--b--\r\nepilogue";
    const found = await collect(decodeMultipart(streamOf(utf8(source)), 'multipart/mixed; boundary="b"'));
    expect(found.map(({ headers, body }) => [headers.get("x-a"), Buffer.from(body).toString()])).toEqual([
      [null, "one"],
      ["1", ""],
    ]);
  });

  it.each([
    ["a stream without its last boundary", "--b\r\n\r\none\r\n--b\r\n\r\ntwo", "incomplete"],
    ["an empty stream", "", "incomplete"],
    ["a malformed header", "--b\r\nno header\r\n\r\none\r\n--b--", "malformed"],
    ["a part without an empty line", "--b\r\nA: 1\r\n--b--", "malformed"],
    ["a part above the maximum", `--b\r\n\r\n${"x".repeat(20_000)}`, "too-large"],
  ])("refuses %s", async (_, source, code) => {
    await expect(collect(decodeMultipart(streamOf(utf8(source)), type, { maxItem: 100 }))).rejects.toMatchObject({
      code,
    });
  });

  it("yields the parts before an error, however they arrive", async () => {
    const source = utf8("--b\r\n\r\none\r\n--b\r\nname: €\r\n\r\ntwo\r\n--b--");
    for (const size of [1, 7, source.length]) {
      const cuts = Array.from({ length: Math.ceil(source.length / size) }, (_, index) => index * size);
      const found: string[] = [];
      const reading = async (): Promise<void> => {
        for await (const { body } of decodeMultipart(streamOf(source, cuts), type))
          found.push(new TextDecoder().decode(body));
      };
      await expect(reading()).rejects.toMatchObject({ name: "StreamError", code: "malformed" });
      expect(found).toEqual(["one"]);
    }
  });

  it("refuses a content type without a boundary", async () => {
    await expect(collect(decodeMultipart(streamOf(utf8("")), "multipart/mixed"))).rejects.toMatchObject({
      code: "malformed",
    });
  });
});

describe("leaving a stream", () => {
  it.each([
    ["events", decodeEvents, "data: 1\n\n"],
    ["JSON Lines", decodeJsonLines, "1\n"],
    [
      "parts",
      (stream: ReadableStream<Uint8Array>) => decodeMultipart(stream, "multipart/mixed; boundary=b"),
      "--b\r\n\r\n1\r\n",
    ],
  ])("cancels it: %s", async (_, decode, item) => {
    let isCancelled = false;
    const start = utf8(item.startsWith("--") ? item : "");
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(utf8(item)),
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(start.length).toBeLessThan(20);
    for await (const _item of decode(stream)) break;
    expect(isCancelled).toBe(true);
  });
});
