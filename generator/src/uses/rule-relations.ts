import { type RuleId, ruleOf } from "../diff/catalogue.js";

/**
 * What a program has to use so that it can notice a change:
 *
 * - `schema`: a value that the changed schema describes
 * - `call`: the operation; `result`: its result; `callee`: the operation, by a call or by a handler that must change
 * - `argument`: the parameter or body; `missing-argument`: the operation, without that parameter or body
 * - `group`: the operation through its group, or a handler
 * - `error`, `header`: the error responses of the operation, or its response headers
 * - `name`: a declaration that has its name from the node
 * - `scheme`: an operation that requires the security scheme
 * - `catalogue`: the entry of a catalogue; `event`: the event; `module`: the generated code for webhooks, channels and sockets
 * - `client`: any operation; `server`: any handler
 * - `none`: nothing that a generated client or server has
 */
export type Relation =
  | "schema"
  | "call"
  | "result"
  | "argument"
  | "missing-argument"
  | "group"
  | "error"
  | "header"
  | "name"
  | "scheme"
  | "catalogue"
  | "event"
  | "module"
  | "client"
  | "server"
  | "none";

/** Rules whose relation is not that of their subject. */
const exceptions: { readonly [rule in RuleId]?: Relation } = {
  "operation-added": "server",
  "operation-tag-changed": "group",
  "error-added": "error",
  "error-removed": "error",
  "parameter-added-required": "missing-argument",
  "parameter-added-optional": "call",
  "parameter-made-required": "missing-argument",
  "body-added-required": "missing-argument",
  "body-added-optional": "call",
  "body-made-required": "missing-argument",
  "response-error-added": "error",
  "response-error-removed": "error",
  "response-link-added": "none",
  "response-link-removed": "none",
  "response-link-changed": "none",
  "security-scheme-added": "scheme",
  "security-scheme-removed": "scheme",
  "security-scheme-renamed": "scheme",
  "unused-security-scheme-removed": "scheme",
  "security-scheme-changed": "scheme",
  "security-scheme-deprecated": "scheme",
  "oauth-flow-added": "scheme",
  "oauth-flow-removed": "scheme",
  "security-url-changed": "scheme",
  "security-url-added": "scheme",
  "oauth-scope-added": "scheme",
  "oauth-scope-removed": "scheme",
  "bearer-format-changed": "scheme",
  "permission-bit-added": "catalogue",
  "permission-bit-removed": "catalogue",
  "permission-bit-moved": "catalogue",
  "error-code-added": "catalogue",
  "error-code-removed": "catalogue",
  "error-code-changed": "catalogue",
  "error-status-changed": "catalogue",
  "error-failures-changed": "server",
  "error-message-changed": "catalogue",
  "lifecycle-added": "server",
  "lifecycle-removed": "server",
  "validity-shortened": "server",
  "validity-lengthened": "server",
  "state-added": "server",
  "state-removed": "server",
  "transition-added": "server",
  "transition-removed": "server",
  "transition-changed": "server",
};

const bySubject = {
  operations: "call",
  parameters: "argument",
  bodies: "argument",
  responses: "result",
  schemas: "schema",
  names: "name",
  security: "call",
  webhooks: "module",
  callbacks: "call",
  events: "event",
  channels: "module",
  document: "client",
  words: "none",
} as const;

/** Returns what a program has to use so that it can notice a change of a rule. */
export function relationOf(rule: RuleId): Relation {
  const exception = exceptions[rule];
  if (exception !== undefined) return exception;
  if (/^response-(required-)?header-/.test(rule) && ruleOf(rule).subject === "responses") return "header";
  return bySubject[ruleOf(rule).subject];
}
