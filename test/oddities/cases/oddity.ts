/** An unusual construct of real documents, and its expected output or diagnostics. */
export interface Oddity {
  readonly title: string;
  /** YAML, below `openapi` and `info`. */
  readonly document: string;
  /** Default: 3.1.0. */
  readonly version?: string;
  readonly want:
    | {
        /** Text that the output contains, by file; white space is ignored. */
        readonly output: Readonly<Record<string, readonly string[]>>;
        /** Warnings and notes, as `code pointer`. Default: not checked. */
        readonly findings?: readonly string[];
      }
    | {
        /** Errors, as `code line:column`. */
        readonly refused: readonly string[];
      };
}

/** The single response of most operations here. */
export const done = "responses: { '204': { description: d } }";

/** An operation whose JSON response has this schema, in flow style. */
export function responding(schema: string): string {
  return `responses: { '200': { description: d, content: { application/json: { schema: ${schema} } } } }`;
}

/** A document with one operation that refers to the first of these schemas. */
export function of(schemas: Readonly<Record<string, string>>): string {
  const lines = Object.entries(schemas).map(([name, schema]) => `    ${JSON.stringify(name)}: ${schema}\n`);
  const root = Object.keys(schemas)[0] ?? "";
  const reference = `{ $ref: '#/components/schemas/${root.replaceAll("~", "~0").replaceAll("/", "~1")}' }`;
  return `paths:\n  /a:\n    get: { operationId: one, ${responding(reference)} }\ncomponents:\n  schemas:\n${lines.join("")}`;
}
