import { operationRules } from "./operation-rules.js";

/**
 * The rules for what operations share, by subject: id, title and effects.
 * CONTRIBUTING.md, "Adding a rule of the diff", lists what else a rule needs.
 */
const sharedRules = {
  names: {
    "type-added": ["A named type was added", "callers safe, handlers safe"],
    "type-removed": ["A named type was removed", "callers breaking, handlers breaking"],
    "type-renamed": ["A named type has a different name", "callers breaking, handlers breaking"],
    "derived-type-removed": ["A type that was named after its operation was removed", "callers risky, handlers risky"],
    "type-split": ["A type has two names, one for each direction", "callers risky, handlers risky"],
    "type-joined": ["A type has one name instead of one for each direction", "callers breaking, handlers breaking"],
    "type-deprecated": ["A named type is deprecated", "callers safe, handlers safe"],
    "generated-name-changed": [
      "A generated declaration has a different name",
      "wire safe, callers breaking, handlers breaking",
    ],
    "constants-removed": [
      "An enumeration no longer has constants, because a value has no name",
      "wire safe, callers breaking, handlers breaking",
    ],
    "constructor-added": ["A constructor was added", "callers safe"],
    "constructor-removed": ["A constructor was removed", "callers breaking"],
    "constructor-changed": ["A constructor has different parameters or fixed values", "callers breaking"],
  },
  security: {
    "security-introduced": ["An operation requires authentication", "wire breaking, callers risky, handlers risky"],
    "security-dropped": ["An operation no longer requires authentication", "wire safe, callers safe, handlers risky"],
    "security-alternative-added": [
      "An operation accepts a further security requirement",
      "wire safe, callers safe, handlers risky",
    ],
    "security-alternative-removed": [
      "An operation no longer accepts a security requirement",
      "wire breaking, callers risky, handlers risky",
    ],
    "security-alternative-eased": [
      "Fewer security schemes satisfy a security requirement",
      "wire safe, callers safe, handlers risky",
    ],
    "scope-added": ["A scope of a security requirement was added", "wire breaking, callers safe, handlers risky"],
    "scope-removed": ["A scope of a security requirement was removed", "wire safe, callers safe, handlers risky"],
    "security-scheme-added": ["A security scheme was added", "wire safe, callers safe"],
    "security-scheme-removed": ["A security scheme was removed", "wire breaking, callers breaking, handlers risky"],
    // Callers name the credentials of each scheme, and handlers read them by that name.
    "security-scheme-renamed": [
      "A security scheme has a different name",
      "wire safe, callers breaking, handlers breaking",
    ],
    "unused-security-scheme-removed": [
      "A security scheme that nothing requires was removed or changed",
      "wire safe, callers risky, handlers risky",
    ],
    "security-scheme-changed": [
      "A security scheme works differently",
      "wire breaking, callers breaking, handlers risky",
    ],
    "security-scheme-deprecated": ["A security scheme is deprecated", "wire risky, callers safe, handlers safe"],
    "oauth-flow-added": ["A flow of an OAuth 2.0 scheme was added", "wire safe, handlers risky"],
    "oauth-flow-removed": ["A flow of an OAuth 2.0 scheme was removed", "wire breaking, handlers risky"],
    "security-url-changed": [
      "A URL of an OAuth 2.0 flow or of OpenID Connect Discovery changed or was removed",
      "wire breaking, handlers risky",
    ],
    "security-url-added": ["A URL of an OAuth 2.0 flow was added", "wire safe, handlers risky"],
    "oauth-scope-added": ["A scope of an OAuth 2.0 flow was added", "wire safe, handlers safe"],
    "oauth-scope-removed": ["A scope of an OAuth 2.0 flow was removed", "wire breaking, handlers risky"],
    "bearer-format-changed": ["Bearer tokens have a different format", "wire risky, handlers risky"],
    "permission-required": ["An operation requires a further permission", "wire breaking, handlers risky"],
    "permission-released": ["An operation no longer requires a permission", "wire safe, handlers risky"],
    "permission-condition-changed": [
      "An operation requires a permission under a different condition",
      "wire risky, handlers risky",
    ],
    "owner-only-introduced": ["An operation is for owners only", "wire breaking, handlers risky"],
    "owner-only-dropped": ["An operation is no longer for owners only", "wire safe, handlers risky"],
    "permission-bit-added": ["A permission was added", "wire safe, callers safe, handlers safe"],
    "permission-bit-removed": ["A permission was removed", "wire breaking, callers breaking, handlers breaking"],
    "permission-bit-moved": ["A permission has a different bit", "wire breaking, callers risky, handlers risky"],
  },
  webhooks: {
    "webhook-added": ["A webhook was added", "wire safe, callers safe, handlers risky"],
    "webhook-removed": ["A webhook was removed", "wire breaking, callers breaking"],
    "webhook-renamed": ["A webhook has a different name", "wire safe, callers breaking"],
    "webhook-method-changed": ["A webhook is called with a different HTTP method", "wire breaking, callers safe"],
    "webhook-headers-changed": ["A webhook is called with different parameters", "wire risky, callers risky"],
    "webhook-body-added": ["A webhook carries a body", "wire risky, callers risky"],
    "webhook-body-removed": ["A webhook no longer carries a body", "wire breaking, callers breaking"],
    "webhook-body-form-changed": ["The body of a webhook has different media types", "wire breaking, callers breaking"],
    "webhook-answer-added": ["A status code of the response to a webhook was added", "wire safe, callers risky"],
    "webhook-answer-removed": [
      "A status code of the response to a webhook was removed",
      "wire breaking, callers breaking",
    ],
    "webhook-answer-form-changed": [
      "The response to a webhook has different media types or headers",
      "wire breaking, callers breaking",
    ],
    "webhook-parameter-removed": ["A webhook is no longer called with a parameter", "wire breaking, callers breaking"],
    "webhook-parameter-changed": [
      "A parameter of a webhook may be missing, or is serialized differently",
      "wire breaking, callers breaking",
    ],
    "webhook-security-changed": ["The authentication of a webhook request changed", "wire breaking, handlers risky"],
    "dispatch-introduced": ["A receiver can respond by rules", "callers safe"],
    "dispatch-dropped": ["A receiver can no longer respond by rules", "callers breaking"],
    "dispatch-changed": ["A receiver responds and routes by different rules", "wire risky, callers breaking"],
    "signature-introduced": ["A webhook is signed", "wire breaking, callers breaking, handlers risky"],
    "signature-dropped": ["A webhook is no longer signed", "wire breaking, callers breaking, handlers risky"],
    "signature-changed": ["A webhook is signed differently", "wire breaking, callers safe, handlers risky"],
  },
  callbacks: {
    "callback-added": ["A callback of an operation was added", "wire risky, handlers risky"],
    "callback-removed": ["A callback of an operation was removed", "wire breaking, handlers risky"],
    "callback-address-changed": ["The URL of a callback has a different expression", "wire breaking, handlers risky"],
    "callback-method-changed": ["A callback is called with a different HTTP method", "wire breaking, handlers risky"],
    "callback-headers-changed": ["A callback is called with different parameters", "wire risky, handlers risky"],
    "callback-parameter-removed": ["A callback is no longer called with a parameter", "wire breaking, handlers risky"],
    "callback-parameter-changed": [
      "A parameter of a callback may be missing, or is serialized differently",
      "wire breaking, handlers risky",
    ],
    "callback-body-added": ["A callback carries a body", "wire risky, handlers risky"],
    "callback-body-removed": ["A callback no longer carries a body", "wire breaking, handlers risky"],
    "callback-body-form-changed": [
      "The body of a callback has different media types or a different encoding",
      "wire breaking, handlers risky",
    ],
    "callback-answer-added": ["A status code of the response to a callback was added", "wire safe, handlers risky"],
    "callback-answer-removed": [
      "A status code of the response to a callback was removed",
      "wire breaking, handlers risky",
    ],
    "callback-answer-form-changed": [
      "The response to a callback has different media types or headers",
      "wire breaking, handlers risky",
    ],
    "callback-security-changed": ["The authentication of a callback request changed", "wire breaking, handlers risky"],
  },
  events: {
    "event-added": ["An event was added", "wire safe, callers safe, handlers safe"],
    "event-removed": ["An event was removed", "wire breaking, callers breaking, handlers risky"],
    "event-renamed": ["An event has a different name", "wire breaking, callers breaking, handlers risky"],
    "event-payload-added": ["An event carries a payload", "wire safe, callers risky, handlers breaking"],
    "event-payload-removed": [
      "An event no longer carries a payload",
      "wire breaking, callers breaking, handlers risky",
    ],
    "event-source-changed": ["An event is fired by a different source", "wire risky, handlers risky"],
  },
  channels: {
    "channel-added": ["A channel was added", "wire safe, callers safe"],
    "channel-removed": ["A channel was removed", "wire breaking, callers breaking"],
    "channel-host-changed": ["A channel has a different host", "wire breaking, callers safe"],
    "channel-ports-narrowed": ["A channel's host listens on fewer ports", "wire risky, callers safe"],
    "channel-ports-widened": [
      "A channel's host may listen on ports that clients do not probe",
      "wire breaking, callers safe",
    ],
    "channel-transport-added": ["A transport of a channel was added", "wire safe, callers safe"],
    "channel-transport-removed": ["A transport of a channel was removed", "wire breaking, callers breaking"],
    "channel-transport-changed": ["A transport has a different path, method or status", "wire breaking, callers safe"],
    "channel-query-added": ["A query parameter of a channel was added", "wire breaking, callers risky"],
    "channel-query-removed": ["A query parameter of a channel was removed", "wire risky, callers breaking"],
    "channel-query-made-required": [
      "An optional query parameter of a channel is required",
      "wire breaking, callers breaking",
    ],
    "channel-query-made-optional": ["A required query parameter of a channel is optional", "wire safe, callers risky"],
    "channel-query-transports-changed": [
      "A query parameter belongs to different transports",
      "wire breaking, callers safe",
    ],
    "channel-envelope-changed": ["The messages of a channel have a different envelope", "wire breaking, callers safe"],
    "command-added": ["A command was added", "wire safe, callers safe"],
    "command-removed": ["A command was removed", "wire breaking, callers breaking"],
    "command-operation-changed": ["A command has a different operationId", "wire safe, callers breaking"],
    "channel-error-added": ["An error code of a channel was added", "wire risky, callers safe"],
    "channel-error-removed": ["An error code of a channel was removed", "wire safe, callers risky"],
    "channel-error-changed": ["An error of a channel has a different code", "wire breaking, callers safe"],
    "close-code-added": ["A close code of a channel was added", "wire risky, callers safe"],
    "close-code-removed": ["A close code of a channel was removed", "wire safe, callers risky"],
    "close-code-changed": ["A close code has a different number", "wire breaking, callers safe"],
    "close-code-reconnect-changed": [
      "A client may, or may no longer, connect again after a close code",
      "wire risky, callers safe",
    ],
    "client-message-added": ["A client may send a further message", "wire safe, callers safe, handlers breaking"],
    "host-message-added": ["A host may send a further message", "wire risky, callers breaking, handlers safe"],
    "message-removed": ["A message of a channel was removed", "wire breaking, callers breaking, handlers breaking"],
    "message-opcode-changed": ["A message has a different opcode", "wire breaking, callers safe"],
    "message-sender-changed": [
      "A message is sent by the other end",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "message-size-narrowed": ["A client's message must be smaller", "wire breaking, callers risky"],
    "message-size-widened": ["A client's message may be larger", "wire safe, callers safe"],
  },
  document: {
    "server-added": ["A server of the document or of an operation was added", "wire safe, callers safe"],
    "server-removed": ["A server of the document or of an operation was removed", "wire breaking, callers risky"],
    "server-variable-changed": [
      "A variable of a server URL was added, removed, or has a different default",
      "wire risky, callers risky",
    ],
    "server-variable-value-added": ["A value of a variable of a server URL was added", "wire safe, callers safe"],
    "server-variable-value-removed": [
      "A value of a variable of a server URL was removed",
      "wire breaking, callers breaking",
    ],
    "server-variable-restricted": [
      "A variable of a server URL is restricted to listed values",
      "wire risky, callers breaking",
    ],
    "server-variable-freed": [
      "A variable of a server URL is no longer restricted to listed values",
      "wire safe, callers safe",
    ],
    "default-server-changed": ["A different server is the first one", "wire risky, callers risky"],
    "error-code-added": ["An error was added to the catalogue", "wire safe, callers safe"],
    "error-code-removed": ["An error was removed from the catalogue", "wire safe, callers breaking, handlers breaking"],
    "error-code-changed": ["An error has a different code", "wire breaking, callers risky, handlers risky"],
    "error-status-changed": ["An error has a different HTTP status", "wire breaking, callers risky, handlers risky"],
    "error-failures-changed": [
      "An error is the response to different built-in failures",
      "wire risky, callers risky, handlers safe",
    ],
    "error-message-changed": ["An error has a different message", "wire risky, callers safe, handlers safe"],
    "error-format-changed": [
      "The format of error responses was declared, is no longer declared, or is different",
      "wire breaking, callers risky, handlers risky",
    ],
    "rate-limit-headers-changed": [
      "Rate limits are reported in different headers, or the specification names different ones",
      "wire risky, callers risky, handlers safe",
    ],
    "lifecycle-added": ["A lifecycle was added", "wire safe, handlers risky"],
    "lifecycle-removed": ["A lifecycle was removed", "wire risky, handlers risky"],
    "validity-shortened": ["The validity of a lifecycle was shortened", "wire breaking, handlers risky"],
    "validity-lengthened": ["The validity of a lifecycle was extended", "wire safe, handlers risky"],
    "state-added": ["A state of a lifecycle was added", "wire risky, handlers risky"],
    "state-removed": ["A state of a lifecycle was removed", "wire risky, handlers risky"],
    "transition-added": ["A transition of a lifecycle was added", "wire risky, handlers risky"],
    "transition-removed": ["A transition of a lifecycle was removed", "wire breaking, handlers risky"],
    "transition-changed": [
      "A transition happens under a different condition, or has a different effect",
      "wire risky, handlers risky",
    ],
  },
  words: {
    "description-changed": ["A description was changed", "wire safe"],
    "behaviour-added": ["A behaviour rule was added", "wire safe, handlers safe"],
    "behaviour-removed": ["A behaviour rule was removed", "wire safe, handlers safe"],
    "behaviour-changed": ["A behaviour rule was changed", "wire safe, handlers safe"],
  },
} as const;

/** All rules except those for schemas, by subject: id, title and effects. Ids are never renamed or reused. */
export const interfaceRules: typeof operationRules & typeof sharedRules = { ...operationRules, ...sharedRules };

type Groups = typeof interfaceRules;

export type InterfaceRuleId = { readonly [group in keyof Groups]: keyof Groups[group] }[keyof Groups] & string;
