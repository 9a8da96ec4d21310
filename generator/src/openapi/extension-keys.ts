/** The keys of the extension vocabulary, and of `webhooks` in OpenAPI 3.0. Their values may contain references. */
export const vocabularyKeys: ReadonlySet<string> = new Set([
  ...["x-behaviour", "x-brand", "x-checks", "x-client-default", "x-constructors", "x-deprecated-at"],
  "x-dispatch",
  ...[
    "x-enum-renamed-from",
    "x-extensible-enum",
    "x-error-format",
    "x-errors",
    "x-events",
    "x-flags",
    "x-gateway-events",
  ],
  ...["x-idempotency", "x-image", "x-lifecycles", "x-max-body", "x-name", "x-open-enum", "x-owner-only"],
  "x-pagination",
  ...["x-permission-bits", "x-permissions", "x-rate-limit", "x-renamed-from", "x-representation"],
  ...["x-requires-feature", "x-response-when", "x-rpc", "x-sent-in", "x-signature", "x-snowflake-epoch"],
  ...[
    "x-sockets",
    "x-stability-level",
    "x-standalone",
    "x-stream",
    "x-sunset",
    "x-trim",
    "x-unspecified",
    "x-variants",
  ],
  "x-webhooks",
]);
