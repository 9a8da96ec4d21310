/** A deviating document, the corrected document, and the expected output for both. */
export interface DeviationCase {
  readonly code: string;
  /** What deviates, if a code has several cases. */
  readonly of?: string;
  readonly deviating: string;
  readonly corrected: string;
  /** Encoding of the deviating document, if it is not UTF-8. */
  readonly encoding?: "latin1" | "utf16le" | "utf16be";
  /** Further files, by name. */
  readonly files?: Readonly<Record<string, string>>;
  /** Line and column of the error in strict mode, and of the warning in tolerant mode. */
  readonly location: `${number}:${number}`;
  /** The whole message of the warning. */
  readonly warning: string;
  /** The fix of the warning. Default: that of the table. */
  readonly fix?: string;
  /** A file of the output, and a text in it that follows from the reading. */
  readonly output: readonly [file: string, text: string];
}

/** Four lines. */
export const head = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\nservers: [{ url: 'https://t.example' }]\n";
export const head30 = head.replace("3.1.0", "3.0.3");
export const done = "responses: { '204': { description: d } }";
export const operations = `paths:\n  /a: { get: { operationId: a, ${done} } }\n`;

export const schemas = (text: string, start = head): string => `${start}${operations}components:\n  schemas:\n${text}`;
export const schema = (text: string, start = head): string => schemas(`    S: ${text}\n`, start);
export const path = (text: string, start = head): string => `${start}paths:\n  ${text}\n`;
export const operation = (text: string, start = head): string =>
  path(`/a: { get: { operationId: a, ${text}, ${done} } }`, start);
export const response = (text: string, start = head): string =>
  path(`/a: { get: { operationId: a, responses: { '200': ${text} } } }`, start);

/** All files of types. */
export const types = "src/types/";
export const client = "src/client/a.ts";
