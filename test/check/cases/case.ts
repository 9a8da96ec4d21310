/** A mistake: `want` is the code and the pointer of the only diagnostic. The texts follow the head of a document. */
export interface Case {
  readonly bad: string;
  readonly want: string;
  readonly good: string;
}

export type Cases = { readonly [sentence: string]: Case };

/** A document whose one path is `/a`, with these lines in its one operation. */
export function operation(lines: string, more = ""): string {
  return `paths: { /a: { get: { operationId: a, ${lines}${lines === "" ? "" : ", "}responses: { '204': { description: d } } } } }\n${more}`;
}

/** A document of one schema `A`. */
export function schema(lines: string, more = ""): string {
  return `components: { schemas: { A: { ${lines} }${more === "" ? "" : `, ${more}`} } }\n`;
}
