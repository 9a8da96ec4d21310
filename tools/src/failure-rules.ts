/** A way in which a response deviates from the document. */
export type ResponseRule =
  | "undeclared-status"
  | "undeclared-media-type"
  | "malformed-body"
  | "missing-body"
  | "unexpected-body"
  | "response-schema"
  | "missing-header"
  | "header-schema";

/** What a failure of a contract test violates. `guildwire explain` describes each. */
export type FailureRule =
  | ResponseRule
  | "server-error"
  | "valid-refused"
  | "invalid-accepted"
  | "credentials-refused"
  | "credentials-not-required"
  | "missing-operation"
  | "no-response"
  | "created-not-found"
  | "not-stored"
  | "not-listed"
  | "changed-not-found"
  | "change-not-stored"
  | "still-there"
  | "link"
  | "wrong-status"
  | "wrong-code"
  | "missing-error"
  | "missing-allow";
