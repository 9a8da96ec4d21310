import { basename, dirname, join } from "node:path";
import { asObject, type Json } from "../values/json.js";

/** An overlay that keeps the error format and the headers of rate limits of version 0.1. */
export interface FormerFormat {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const errorFormat = `      x-error-format:
        schema:
          type: object
          required: [code, message]
          properties:
            code: { type: integer }
            message: { type: string }
            errors: { type: object }
        body:
          code: { from: code, default: 0 }
          message: { from: message }
          errors:
            from: issues
            as: tree
            under: _errors
            item: { properties: { code: { from: code }, message: { from: message } } }
        issueCodes:
          required: BASE_TYPE_REQUIRED
          enum: BASE_TYPE_CHOICES
          const: BASE_TYPE_CHOICES
          min-length: BASE_TYPE_BAD_LENGTH
          max-length: BASE_TYPE_BAD_LENGTH
        issueCodeSpelling: UPPER_SNAKE_CASE
`;

const rateLimitHeaders = `      x-rate-limit:
        headers:
          limit: X-RateLimit-Limit
          remaining: X-RateLimit-Remaining
          resetAfter: X-RateLimit-Reset-After
          bucket: X-RateLimit-Bucket
          global: X-RateLimit-Global
`;

/** Returns the overlay beside the document; undefined if the document states all of it. */
export function formerFormat(document: Json | undefined, spec: string): FormerFormat | undefined {
  const root = asObject(document) ?? {};
  const parts = [
    ...(root["x-error-format"] === undefined ? [errorFormat] : []),
    ...(root["x-rate-limit"] === undefined && limitsRates(root) ? [rateLimitHeaders] : []),
  ];
  if (parts.length === 0) return undefined;
  const name = `${basename(spec).replace(/\.[^.]+$/, "")}-0.1.overlay.yaml`;
  const text = `# Written by guildwire upgrade: version 0.1 had this format for every document. UPGRADING.md says more.
overlay: 1.0.0
info: { title: Format of errors and rate limits of version 0.1, version: 1.0.0 }
actions:
  - target: $
    update:
${parts.join("")}`;
  return { path: join(dirname(spec), name), name, text };
}

function limitsRates(root: { readonly [key: string]: Json }): boolean {
  return Object.values(asObject(root["paths"]) ?? {}).some((item) =>
    Object.values(asObject(item) ?? {}).some((operation) => asObject(operation)?.["x-rate-limit"] !== undefined),
  );
}
