import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatContentDisposition, parseContentDisposition } from "../../runtime/src/http/content-disposition.js";
import { requestedRange } from "../../runtime/src/server/byte-range.js";

describe("Content-Disposition", () => {
  it.each([
    [{ type: "inline" }, "inline"],
    [{ type: "attachment", filename: "a b.csv" }, 'attachment; filename="a b.csv"'],
    [{ type: "attachment", filename: 'a"b\\c.csv' }, 'attachment; filename="c.csv"'],
    [{ type: "attachment", filename: "../../etc/passwd" }, 'attachment; filename="passwd"'],
    [{ type: "attachment", filename: "10%.csv" }, "attachment; filename=\"10%.csv\"; filename*=UTF-8''10%25.csv"],
    [
      { type: "attachment", filename: "Zoë's.pdf" },
      "attachment; filename=\"Zo_'s.pdf\"; filename*=UTF-8''Zo%C3%AB%27s.pdf",
    ],
  ])("is written for %j", (disposition, header) => {
    expect(formatContentDisposition(disposition)).toBe(header);
  });

  it.each([
    ['ATTACHMENT; FileName="a.csv"', { type: "attachment", filename: "a.csv" }],
    ["attachment; filename=a.csv", { type: "attachment", filename: "a.csv" }],
    ["attachment; filename=\"b.csv\"; filename*=utf-8'en'%e2%82%ac.csv", { type: "attachment", filename: "€.csv" }],
    ["attachment; filename*=UTF-8''%ff.csv; filename=a.csv", { type: "attachment", filename: "a.csv" }],
    ['attachment; filename="a\\"b.csv"', { type: "attachment", filename: 'a"b.csv' }],
    ['attachment; filename="/etc/.."', { type: "attachment" }],
    ['inline; size=3; filename="C:\\\\a.csv"', { type: "inline", filename: "a.csv" }],
  ])("is read from %s", (header, disposition) => {
    expect(parseContentDisposition(header)).toEqual(disposition);
  });

  it.each([[null], [""], ["; filename=a"], ["a b; filename=c"]])("is undefined for %j", (header) => {
    expect(parseContentDisposition(header)).toBeUndefined();
  });

  it("refuses a type that is no token", () => {
    expect(() => formatContentDisposition({ type: 'inline; filename="x"' })).toThrow(TypeError);
  });

  it("returns each name that stays in its folder, as a header of printable ASCII", () => {
    const names = fc.string({ unit: "grapheme", minLength: 1 }).filter((name) => !/[/\\\p{Cc}]|^\.\.?$/u.test(name));
    fc.assert(
      fc.property(names, (filename) => {
        const header = formatContentDisposition({ type: "attachment", filename });
        expect(header).toMatch(/^[ -~]*$/);
        expect(parseContentDisposition(header)).toEqual({ type: "attachment", filename });
      }),
    );
  });

  it("reads any header in linear time, and never a name with folders", () => {
    const pieces = fc.constantFrom(";", "=", '"', "\\", " ", "filename", "filename*", "UTF-8''", "%", "a", "/", "..");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 3000 }), (parts) => {
        expect(parseContentDisposition(`inline;${parts.join("")}`)?.filename ?? "").not.toMatch(/[/\\]|^\.\.$/);
      }),
    );
  });
});

describe("requestedRange", () => {
  const lastModified = new Date("2026-01-02T03:04:05.678Z");
  const range = (headers: Record<string, string>, size = 100): unknown => {
    const found = requestedRange((name) => headers[name], { size, etag: '"7"', lastModified });
    return found && [found.start, found.end, found.length, found.contentRange];
  };

  it.each([
    ["bytes=0-0", [0, 0, 1, "bytes 0-0/100"]],
    ["bytes=10-", [10, 99, 90, "bytes 10-99/100"]],
    ["Bytes = 90-1000", [90, 99, 10, "bytes 90-99/100"]],
    ["bytes=-10", [90, 99, 10, "bytes 90-99/100"]],
    ["bytes=-1000", [0, 99, 100, "bytes 0-99/100"]],
  ])("is that of %s", (header, want) => {
    expect(range({ range: header })).toEqual(want);
  });

  it.each([["bytes=5-4"], ["bytes=-"], ["bytes=a-b"], ["items=0-1"], ["bytes=0-1,3-4"], [""]])(
    "is none for %s",
    (header) => {
      expect(range({ range: header })).toBeUndefined();
    },
  );

  it.each([
    ["bytes=100-", 100],
    ["bytes=-0", 100],
    ["bytes=0-", 0],
  ])("refuses %s of %i bytes with 416", (header, size) => {
    expect(() => range({ range: header }, size)).toThrowError(
      expect.objectContaining({ status: 416, headers: { "content-range": `bytes */${size}` } }),
    );
  });

  it.each([
    ['"7"', true],
    ['W/"7"', false],
    ['"8"', false],
    ["Fri, 02 Jan 2026 03:04:05 GMT", true],
    ["Fri, 02 Jan 2026 03:04:06 GMT", false],
  ])("respects If-Range: %s", (condition, isRange) => {
    expect(range({ range: "bytes=0-1", "if-range": condition }) !== undefined).toBe(isRange);
  });

  it("lies within the body", () => {
    const number = fc.oneof(fc.constant(""), fc.nat(300).map(String));
    fc.assert(
      fc.property(number, number, fc.nat(200), (first, last, size) => {
        let found: ReturnType<typeof requestedRange>;
        try {
          found =
            requestedRange(() => undefined, { size }) ??
            requestedRange((name) => (name === "range" ? `bytes=${first}-${last}` : undefined), { size });
        } catch {
          return;
        }
        if (found === undefined) return;
        expect(found.start >= 0 && found.start <= found.end && found.end < size).toBe(true);
        expect(found.length).toBe(found.end - found.start + 1);
      }),
    );
  });
});
