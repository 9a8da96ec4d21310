import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeUtf8, isPlainText, utf8Length } from "../../generator/src/load/parse/utf8.js";

const asciiStart = fc.string({ minLength: 4 }).filter((text) => /^[\x20-\x7e]{4}/.test(text));

it("decodes UTF-8 like Node, and locates the first invalid byte", () => {
  fc.assert(
    fc.property(asciiStart, fc.uint8Array(), (start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start), rest]);
      const { text, error } = decodeUtf8(bytes);
      expect(text).toBe(bytes.toString("utf8"));
      expect(error?.message === "the file is not valid UTF-8").toBe(!isUtf8(bytes));
      if (isUtf8(bytes)) return;
      const before = text.slice(0, error?.span.start);
      expect(bytes.subarray(0, Buffer.byteLength(before)).equals(Buffer.from(before))).toBe(true);
      expect(text[error?.span.start ?? 0]).toBe("\ufffd");
    }),
  );
});

it("decodes UTF-16 of both byte orders like Node, lone surrogates included", () => {
  const units = fc.array(fc.integer({ min: 1, max: 0xffff }), { maxLength: 50 });
  fc.assert(
    fc.property(units, fc.boolean(), (written, isLittleEndian) => {
      const text = `{}${String.fromCharCode(...written)}`;
      const bytes = Buffer.from(text, "utf16le");
      expect(decodeUtf8(isLittleEndian ? bytes : bytes.swap16()).text).toBe(text);
    }),
  );
});

it("tells which texts stay the same in UTF-8, and how many bytes they have", () => {
  const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(units, (written) => {
      const text = String.fromCharCode(...written);
      const bytes = new TextEncoder().encode(text);
      const decoded = decodeUtf8(bytes);
      expect(isPlainText(text)).toBe(decoded.error === undefined && decoded.text === text);
      if (isPlainText(text)) expect(utf8Length(text)).toBe(bytes.length);
    }),
    { examples: [[[0xfeff, 0x7b]], [[0x7b, 0]], [[0xd83d, 0xde00, 0xe9]], [[0xd83d]]] },
  );
});
