import { Ajv2020 } from "ajv/dist/2020.js";
import { default as addFormats } from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExampleValues } from "../../generator/src/examples/example-values.js";
import { loadFaker } from "../../generator/src/examples/realistic.js";
import { compile, modelOfSchemas } from "../validators/compile.js";

const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (target: typeof ajv) => void)(ajv);

/** Decoders that accept a text if it is written in an encoding. */
const encodings: Readonly<Record<string, (text: string) => boolean>> = {
  base64: (text) => Buffer.from(text, "base64").toString("base64") === text,
  base64url: (text) => Buffer.from(text, "base64url").toString("base64url").length === text.length,
  base16: (text) => Buffer.from(text, "hex").toString("hex") === text.toLowerCase(),
  base32: (text) => /^[A-Z2-7]*$/.test(text) && text.length % 8 === 0,
  "quoted-printable": (text) => !text.includes("="),
};

/** Formats, each with the lengths between which a text of it can have any minimum or maximum length. */
const formats: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ date: [10, 10], "date-time": [20, 60], time: [12, 60], duration: [3, 40], uuid: [36, 36] },
  ...{ email: [6, 60], hostname: [1, 60], ipv4: [7, 15], ipv6: [2, 39], uri: [3, 80] },
  ...{ "uri-reference": [2, 80], "uri-template": [2, 80], "json-pointer": [2, 80], "relative-json-pointer": [1, 80] },
  ...{ regex: [1, 80], byte: [0, 80] },
};

const realistic = loadFaker();

/** Values of a schema under several names, made with and without realistic texts. */
function texts(schema: object): readonly string[] {
  const model = modelOfSchemas({ Subject: schema });
  const use = model.types.get("Subject")?.use;
  if (use === undefined) throw new Error("the schema has no model");
  return [new ExampleValues(model), new ExampleValues(model, { realistic })].flatMap((values) =>
    ["", "name", "email", "content"].map((name) => values.valueOf(use, { name, documented: false }) as string),
  );
}

const accepts = (format: string, text: string): boolean =>
  format === "byte" ? encodings["base64"]?.(text) === true : ajv.validate({ type: "string", format }, text);

describe("derived texts", () => {
  it.each(Object.keys(formats))("have the format %s and its limits of length", (format) => {
    const [least, most] = formats[format] as readonly [number, number];
    const limits = fc.oneof(
      fc.record({ minLength: fc.integer({ min: 0, max: most }) }),
      fc.record({ maxLength: fc.integer({ min: least, max: 90 }) }),
      fc.constant({}),
    );
    fc.assert(
      fc.property(limits, (bounds) => {
        const schema = { type: "string", format, ...bounds };
        const validator = compile(schema);
        for (const text of texts(schema)) {
          expect(accepts(format, text), text).toBe(true);
          expect(validator.is(text), text).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.keys(encodings))("are written in the encoding %s within limits of length", (contentEncoding) => {
    const group = contentEncoding === "base32" ? 8 : 4;
    const limits = fc.tuple(fc.nat(60), fc.integer({ min: group - 1, max: 20 }));
    fc.assert(
      fc.property(limits, ([minLength, more]) => {
        const schema = { type: "string", contentEncoding, minLength, maxLength: minLength + more };
        const validator = compile(schema);
        for (const text of texts(schema)) {
          expect(encodings[contentEncoding]?.(text), text).toBe(true);
          expect(validator.is(text), text).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
