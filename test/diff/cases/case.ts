import type { DiffConfig } from "../../../generator/src/diff/policy.js";

/** A pair of documents that differ by one change, and a near miss. */
export interface Case {
  /** Default: the severities of the catalogue, today. */
  readonly policy?: DiffConfig;
  readonly base: string;
  readonly head: string;
  /** A head that must not be reported as this change. */
  readonly not: string;
  /** The base of `not`; defaults to the same base. */
  readonly notBase?: string;
  /** Other rules that the change also triggers. */
  readonly also?: readonly string[];
}

/** A schema in flow style, which the test puts into a request and into a response. */
export interface SchemaCase extends Case {
  /** Named schemas of both documents, one per line. */
  readonly beside?: string;
}

/** By rule id. */
export type Cases = { readonly [rule: string]: Case };

/** By change, without direction. */
export type SchemaCases = { readonly [change: string]: SchemaCase };

const usual: Readonly<Record<string, string>> = {
  operationId: "getThing",
  parameters: "[{ name: id, in: path, required: true, schema: { type: string } }]",
  responses: "{ '200': { description: ok } }",
};

/** A document with one operation; each line is a key of it in flow style, which replaces the default. */
export function operation(lines = "", { path = "/things/{id}", method = "get" } = {}): string {
  const own = lines.split("\n").filter((line) => line !== "");
  const keys = new Set(own.map((line) => line.slice(0, line.indexOf(":"))));
  const others = Object.entries(usual).flatMap(([key, value]) => (keys.has(key) ? [] : [`${key}: ${value}`]));
  return `paths:\n  ${path}:\n    ${method}:\n${[...others, ...own].map((line) => `      ${line}`).join("\n")}\n`;
}

/** Fragments shared by documents of several subjects. */

export const id: string = "{ name: id, in: path, required: true, schema: { type: string } }";
export const parameters = (...more: readonly string[]): string =>
  operation(`parameters: [${[id, ...more].join(", ")}]`);
export const query = (keys = "", schema = "{ type: array, items: { type: string } }"): string =>
  `{ name: q, in: query, schema: ${schema}${keys === "" ? "" : `, ${keys}`} }`;
export const body = (value: string): string => operation(`requestBody: ${value}`, { method: "post" });
export const json = (schema: string): string => `{ application/json: { schema: ${schema} } }`;
export const responses = (value: string): string => operation(`responses: ${value}`);
export const ok = (keys: string): string => responses(`{ '200': { description: ok, ${keys} } }`);
export const none: string = "paths: {}\n";
export const plain: string = operation();
