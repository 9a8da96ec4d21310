const responseRules = [
  "undeclared-status",
  "undeclared-media-type",
  "malformed-body",
  "missing-body",
  "unexpected-body",
  "response-schema",
  "missing-header",
  "header-schema",
] as const;

const otherRules = [
  "server-error",
  "valid-refused",
  "invalid-accepted",
  "credentials-refused",
  "credentials-not-required",
  "missing-operation",
  "no-response",
  "created-not-found",
  "not-stored",
  "not-listed",
  "changed-not-found",
  "change-not-stored",
  "still-there",
  "link",
  "wrong-status",
  "wrong-code",
  "missing-error",
  "missing-allow",
] as const;

/** A way in which a response deviates from the document. */
export type ResponseRule = (typeof responseRules)[number];

/** What a failure of a contract test violates. `guildwire explain` describes each. */
export type FailureRule = ResponseRule | (typeof otherRules)[number];

export const failureRules: readonly FailureRule[] = [...responseRules, ...otherRules];
