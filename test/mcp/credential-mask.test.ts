import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CredentialMask } from "../../tools/src/mcp/credential-mask.js";

const maskOf = (token: string): CredentialMask => new CredentialMask({ headers: {}, auth: { bearer: token } });

const token = 's3cr/t+Key="é\\%&';
const unicode = (text: string): string =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
/** With an escape per UTF-16 code unit. */
const unicodeUnits = (text: string): string => text.split("").map(unicode).join("");
const percent = (text: string): string =>
  [...Buffer.from(text)].map((one) => `%${one.toString(16).padStart(2, "0")}`).join("");

const base64 = (text: string, encoding: BufferEncoding = "base64"): string => Buffer.from(text).toString(encoding);
const separated = (separator: string): string => Buffer.from(token).toString("hex").match(/../g)?.join(separator) ?? "";
/** With every other letter in upper case. */
const mixedCase = (text: string): string => {
  let count = 0;
  return text.replaceAll(/[a-z]/g, (letter) => (count++ % 2 === 0 ? letter.toUpperCase() : letter));
};

describe("a credential in a text", () => {
  it.each([
    ["as it is", token],
    ["with JSON escapes", JSON.stringify(token).slice(1, -1)],
    ["with escaped slashes", JSON.stringify(token).slice(1, -1).replaceAll("/", "\\/")],
    ["with Unicode escapes", unicode(token)],
    ["with Unicode escapes in capitals", unicode(token).replaceAll(/(?<=\\u)..../g, (digits) => digits.toUpperCase())],
    ["with Unicode escapes in JSON in a string", JSON.stringify(unicode(token)).slice(1, -1)],
    [
      "with escapes of code points",
      [...token].map((one) => `\\u{0${one.charCodeAt(0).toString(16).padStart(4, "0")}}`).join(""),
    ],
    ["percent-encoded", encodeURIComponent(token)],
    ["wholly percent-encoded", percent(token)],
    ["percent-encoded twice", encodeURIComponent(percent(token))],
    ["percent-encoded in JSON escapes", unicode(percent(token))],
    ["with HTML entities", [...token].map((one) => `&#${one.charCodeAt(0)};`).join("")],
    ["with named HTML entities", token.replaceAll("&", "&amp;").replaceAll('"', "&quot;")],
    ["in hexadecimal digits", Buffer.from(token).toString("hex")],
    ["in base64", Buffer.from(token).toString("base64")],
    ["in base64url", Buffer.from(token).toString("base64url")],
    ["in base64 after another byte", Buffer.from(`:${token}`).toString("base64")],
    ["in base64 between other texts", Buffer.from(`ab${token}, and more`).toString("base64")],
    ["in base64, percent-encoded", encodeURIComponent(Buffer.from(token).toString("base64"))],
    ["in base64 of base64", base64(base64(token))],
    ["in base64url of base64url", base64(base64(token, "base64url"), "base64url")],
    ["in base64 of hexadecimal digits", base64(Buffer.from(token).toString("hex"))],
    ["in hexadecimal digits of both cases", mixedCase(Buffer.from(token).toString("hex"))],
    ["in hexadecimal digits with colons", separated(":")],
    ["in hexadecimal digits with spaces", separated(" ")],
    ["in hexadecimal digits of base64", Buffer.from(base64(token)).toString("hex")],
    ["with the escapes of JavaScript's escape", unicode(token).replaceAll("\\", "%")],
    [
      "with named HTML entities of punctuation",
      token.replaceAll("&", "&amp;").replace("/", "&sol;").replace("+", "&plus;"),
    ],
    ["in base64 of JSON", base64(JSON.stringify(token))],
    ["in base64 of JSON with escaped slashes", base64(JSON.stringify(token).replaceAll("/", "\\/"))],
    ["in base64 of a URL", base64(encodeURIComponent(token))],
  ])("is masked %s", (_, encoded) => {
    const masked = maskOf(token).text(`before ${encoded} after`);
    expect(masked).toContain("[credential]");
    // Some characters of base64 also depend on what is around the credential.
    expect(masked.replace(/^before \S{0,4}\[credential\]\S{0,16} after$/, "")).toBe("");
    expect(maskOf(token).json({ [encoded]: [{ deep: `${encoded}!` }] })).toEqual({
      [maskOf(token).text(encoded)]: [{ deep: maskOf(token).text(`${encoded}!`) }],
    });
  });

  it("is masked whichever of its characters are escaped, and nothing else", () => {
    const escapes: readonly ((character: string) => string)[] = [
      (one) => one,
      unicode,
      percent,
      (one) => `&#x${one.charCodeAt(0).toString(16)};`,
      (one) => encodeURIComponent(percent(one)),
      (one) => unicode(percent(one)),
    ];
    // A credential that contains an escape itself may be found at several levels.
    const secret = fc.stringMatching(/^[A-Za-z0-9/+=._~-]{6,40}$/);
    const words = fc.stringMatching(/^[ !,]{0,20}$/);
    fc.assert(
      fc.property(
        secret,
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        words,
        words,
        (text, choices, before, after) => {
          const encoded = [...text]
            .map((one, index) => escapes[(choices[index] ?? 0) % escapes.length]?.(one))
            .join("");
          expect(maskOf(text).text(before + encoded + after)).toBe(`${before}[credential]${after}`);
        },
      ),
    );
  });

  it.each([
    ["JSON escapes", (text: string) => text.replaceAll(/[^ -~]/g, unicodeUnits)],
    [
      "JSON escapes in capitals",
      (text: string) => text.replaceAll(/[^ -~]/g, (one) => unicodeUnits(one).toUpperCase().replaceAll("U", "u")),
    ],
    ["JSON escapes in JSON in a string", (text: string) => JSON.stringify(unicodeUnits(text)).slice(1, -1)],
    ["percent-encoding of escapes", (text: string) => percent(unicodeUnits(text))],
    ["HTML entities", (text: string) => [...text].map((one) => `&#${one.codePointAt(0)};`).join("")],
  ])("is masked with characters beyond U+FFFF in %s", (_, encode) => {
    const secret = "pass\u{1f511}word\u{1f511}\u{1f512}é";
    expect(maskOf(secret).text(`before ${encode(secret)} after`)).toBe("before [credential] after");
  });

  it("is masked in base64 of a header with base64", () => {
    const masked = maskOf(token).text(base64(`Basic ${base64(`user:${token}`)}`));
    const shown = masked.split("[credential]").map((part) => Buffer.from(part, "base64").toString());
    expect(shown[0]).toMatch(/^Basic dXNlcj\S{0,2}$/);
    expect(shown).toHaveLength(2);
  });

  it.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CRLF and spaces", "\r\n  "],
    ["JSON escapes of LF", "\\n"],
  ])("is masked in base64 and hexadecimal digits with line breaks: %s", (_, lineBreak) => {
    const secret = "long-secret-".repeat(8);
    for (const encoded of [base64(secret), base64(`user:${secret}`), Buffer.from(secret).toString("hex")]) {
      for (const width of [4, 64, 76]) {
        const lines = encoded.match(new RegExp(`.{1,${width}}`, "g")) ?? [];
        const masked = maskOf(secret).text(`before: ${lines.join(lineBreak)}; after`);
        expect(masked.replace(/^before: \S{0,7}\s{0,4}\S{0,7}\[credential\][\S\r\n]{0,6}; after$/, "")).toBe("");
      }
    }
  });

  it("is masked in a form, also in base64 of it", () => {
    const secret = "a secret / with spaces";
    const form = new URLSearchParams({ key: secret }).toString();
    expect(maskOf(secret).text(form)).toBe("key=[credential]");
    expect(maskOf(secret).text(base64(form))).not.toContain(base64("with+spaces").slice(2, -4));
  });

  it("is masked as a list of bytes", () => {
    const data = [...Buffer.from(`Bearer ${token}`)];
    expect(maskOf(token).json({ type: "Buffer", data, other: [1, 2, 3, 4, 5, 6, 7] })).toEqual({
      type: "Buffer",
      data: "[credential]",
      other: [1, 2, 3, 4, 5, 6, 7],
    });
  });

  it("is masked without the escapes of its cookie, in base64", () => {
    const mask = new CredentialMask({ headers: { cookie: "session=QWERTY%2Fuiop" }, auth: {} });
    expect(mask.text(base64('"QWERTY/uiop"'))).toMatch(/^.{0,4}\[credential\].{0,4}$/);
  });

  it("is masked as a number", () => {
    expect(maskOf("1234567890123456789").json([Number("1234567890123456789"), 7])).toEqual(["[credential]", 7]);
    expect(maskOf("123456").json({ pin: 123456, sum: 91234567 })).toEqual({ pin: "[credential]", sum: "[credential]" });
  });

  it("is masked in each of several keys", () => {
    expect(maskOf("secret-token").json({ "secret-token": 1, "secret\\u002dtoken": 2, __proto__x: 3 })).toEqual({
      "[credential]": 1,
      "[credential] (2)": 2,
      __proto__x: 3,
    });
  });

  it("is masked without its scheme and the name of its cookie", () => {
    const mask = new CredentialMask({
      headers: { authorization: "Bearer abc.def", cookie: "session=xyz123; a=b" },
      auth: {},
    });
    expect(mask.text("Bearer abc.def is the session xyz123")).toBe("[credential] is the session [credential]");
    expect(mask.text("Bearer tokens")).toBe("Bearer tokens");
  });

  it("leaves other texts unchanged, whatever escapes they have", () => {
    const mask = maskOf("secret-token");
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => mask.text(text) === text));
    fc.assert(fc.property(fc.stringMatching(/^[\\%&#;ux0-9a-f]*$/), (text) => mask.text(text) === text));
  });

  it("is found in a long text by work in proportion to its length", () => {
    const long = "%255c\\u0025&amp;".repeat(100_000);
    expect(maskOf("secret-token").text(`${long}secret-token`).endsWith("[credential]")).toBe(true);
  });
});
