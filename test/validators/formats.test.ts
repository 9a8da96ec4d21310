import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.js";

/** Checked formats, with valid values and near misses. */

const texts: Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  "date-time": {
    right: [
      "2021-07-01T12:30:00Z",
      "2021-07-01t12:30:00.000000+00:00",
      "2020-02-29T23:59:60Z",
      "2020-02-28T15:59:60-08:00",
      "0000-01-01T00:00:00z",
    ],
    wrong: [
      "2021-07-01",
      "2021-07-01 12:30:00Z",
      "2021-07-01T12:30:00",
      "2021-02-29T00:00:00Z",
      "2021-07-01T24:00:00Z",
      "2021-07-01T12:60:00Z",
      "2021-07-01T12:30:60Z",
      "2021-07-01T12:30:00+24:00",
      "２021-07-01T12:30:00Z",
      "",
    ],
  },
  date: {
    right: ["2024-02-29", "2000-02-29", "2021-12-31"],
    wrong: ["1900-02-29", "2021-04-31", "2021-13-01", "2021-00-10", "2021-1-1", "21-01-01", "2021-01-01Z"],
  },
  uuid: {
    right: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380"],
    wrong: [
      "2eb8aa08aa9811eab4aa73b441d16380",
      "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
      "geb8aa08-aa98-11ea-b4aa-73b441d16380",
    ],
  },
  uri: {
    right: [
      "https://example.com/a?b#c",
      "mailto:a@example.com",
      "urn:isbn:1",
      "http://[::1]:80/",
      "ftp://user:pw@host/%20",
    ],
    wrong: [
      "//example.com",
      "/a",
      "a b:c",
      "http://exa mple",
      "http://[::1",
      "https://example.com/%zz",
      "",
      "http://a/<>",
    ],
  },
  email: {
    right: ["a@example.com", "a.b+c@example.co.uk", '"a b"@example.com', "a@[127.0.0.1]"],
    wrong: ["a", "@example.com", "a@", "a..b@example.com", ".a@example.com", "a@-example.com", "a b@example.com"],
  },
  ipv4: {
    right: ["0.0.0.0", "255.255.255.255", "127.0.0.1"],
    wrong: ["256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.4 ", "0x7f.0.0.1"],
  },
  ipv6: {
    right: ["::", "::1", "1::", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7::"],
    wrong: [
      ":",
      ":::",
      "1::2::3",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "12345::",
      "::1%eth0",
      "1.2.3.4::",
      "::1.2.3",
      "1:".repeat(1_000_000),
      "1:2:3:4:5:6:7:1.2.3.4",
      "1:2:3:4::5:6:7:8",
    ],
  },
  byte: { right: ["", "YQ==", "YWI=", "YWJj", "+/+/"], wrong: ["YQ", "YQ=", "Y===", "YWJj\n", "YW_j"] },
  snowflake: {
    right: ["0", "197038439483310086", "18446744073709551615"],
    wrong: ["", "-1", "18446744073709551616", "99999999999999999999", "1e3", "123456789012345678901", " 1", "１"],
  },
};

describe.each(Object.entries(texts))("%s", (format, { right, wrong }) => {
  const subject = compile({ type: "string", format });

  it.each(right)("accepts %j", (text) => expect(subject.is(text)).toBe(true));

  it.each(wrong)("refuses %j", (text) => {
    expect(subject.validate(text)).toMatchObject({ ok: false, issues: [{ path: "", code: "format" }] });
  });

  it("checks any text in bounded time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(subject.validate(text).ok).toBe(subject.is(text));
      }),
      { numRuns: 300, seed: 3 },
    );
    for (const part of ["1", "a", ".", ":", "a.", "1:", "%20", "=", "a@", '"'])
      expect(typeof subject.is(part.repeat(50_000))).toBe("boolean");
  });
});

describe("contentEncoding: base64url", () => {
  const subject = compile({ type: "string", contentEncoding: "base64url" });

  it.each(["", "YQ", "YQ==", "YWI", "YWI=", "YWJj", "-_-_", "YWJjYQ"])("accepts %j", (text) => {
    expect(subject.is(text)).toBe(true);
  });

  it.each(["Y", "YQ=", "YWJj=", "+/+/", "YWJj\n", "YWJjY", "=", "YQ==YQ=="])("refuses %j", (text) => {
    expect(subject.validate(text)).toMatchObject({ ok: false, issues: [{ path: "", code: "format" }] });
  });

  it("accepts the encoding of any bytes by Buffer", () => {
    const encoded = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString("base64url"));
    fc.assert(fc.property(encoded, (text) => subject.is(text)));
  });

  it("reports one issue next to a failing pattern", () => {
    const both = compile({ type: "string", pattern: "^[a-z]+$", contentEncoding: "base64url" });
    expect(both.validate("+")).toMatchObject({ ok: false, issues: [{ path: "" }] });
    expect(both.validate("AAAA")).toMatchObject({ ok: false, issues: [{ path: "", code: "pattern" }] });
  });

  it("ignores other encodings and other types", () => {
    expect(compile({ type: "string", contentEncoding: "base64" }).is("?")).toBe(true);
    expect(compile({ contentEncoding: "base64url" }).is(7)).toBe(true);
    expect(compile({ contentEncoding: "base64url" }).is("?")).toBe(false);
  });
});

describe("numbers", () => {
  it.each([
    ["int32", [0, -2147483648, 2147483647], [-2147483649, 2147483648, 0.5]],
    ["int64", [0, 2 ** 53, -(2 ** 63)], [2 ** 64, 0.5]],
  ] as const)("%s", (format, right, wrong) => {
    const subject = compile({ type: "number", format });
    for (const value of right) expect(subject.is(value)).toBe(true);
    for (const value of wrong)
      expect(subject.validate(value)).toMatchObject({ ok: false, issues: [{ code: "format" }] });
  });
});

it("dates are those of the calendar", () => {
  const subject = compile({ type: "string", format: "date-time" });
  fc.assert(
    fc.property(fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }), (date) =>
      subject.is(date.toISOString()),
    ),
    { numRuns: 500, seed: 5 },
  );
});

it("an unknown format is documentation only", () => {
  expect(compile({ type: "string", format: "password" }).is("anything")).toBe(true);
});

it("a format applies to its type of value only", () => {
  expect(compile({ format: "date" }).is(7)).toBe(true);
  expect(compile({ format: "date" }).is("7")).toBe(false);
});
