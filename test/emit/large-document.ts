/** A 3.1 document with nine tags, and nine groups of schemas that exceed one output file. */
export function largeDocument(): {
  readonly openapi: string;
  readonly info: object;
  readonly paths: object;
  readonly components: object;
} {
  const words = "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota".split(" ");
  const place = (word: string, at: number): unknown => ({
    type: "object",
    description: `A ${word} of ${at}.`,
    properties: {
      id: { type: "string", minLength: at + 1 },
      inside: { type: "object", properties: { [`of${word}`]: { type: "integer" }, shared: { enum: ["a", "b"] } } },
      next: { $ref: `#/components/schemas/${words[(words.indexOf(word) + 1) % words.length]}${at}` },
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`p${index}`, { type: "string", maxLength: at + 9 }]),
      ),
    },
  });
  const schemas = words.flatMap((word) =>
    Array.from({ length: 12 }, (_, at) => [`${word}${at}`, place(word, at)] as const),
  );
  return {
    openapi: "3.1.0",
    info: { title: "Large", version: "1.0.0" },
    paths: Object.fromEntries(
      words.map((word) => [
        `/${word.toLowerCase()}/{id}`,
        {
          get: {
            operationId: `get${word}`,
            tags: [word],
            parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
            responses: {
              200: {
                description: "It.",
                content: { "application/json": { schema: { $ref: `#/components/schemas/${word}0` } } },
              },
            },
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(schemas) },
  };
}
