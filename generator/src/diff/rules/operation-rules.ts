/**
 * The rules for operations with their parameters, bodies and responses, by subject: id, title and effects.
 * CONTRIBUTING.md, "Adding a rule of the diff", lists what else a rule needs.
 */
export const operationRules = {
  operations: {
    "operation-added": ["An operation was added", "wire safe, callers safe, handlers breaking"],
    "operation-removed": ["An operation was removed", "wire breaking, callers breaking, handlers breaking"],
    "operation-removed-after-deprecation": [
      "A deprecated operation was removed",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "operation-removed-before-sunset": [
      "An operation was removed before the announced date of its end",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "operation-removed-after-sunset": [
      "An operation was removed on or after the announced date of its end",
      "wire risky, callers risky, handlers risky",
    ],
    "operation-renamed": ["An operation has a different operationId", "wire safe, callers breaking, handlers breaking"],
    "operation-method-changed": [
      "An operation has a different HTTP method",
      "wire breaking, callers safe, handlers safe",
    ],
    "operation-path-changed": ["An operation has a different path", "wire breaking, callers safe, handlers safe"],
    "operation-tag-changed": ["An operation has a different tag", "wire safe, callers breaking, handlers breaking"],
    "operation-deprecated": ["An operation is deprecated", "wire risky, callers safe, handlers safe"],
    "operation-undeprecated": ["An operation is no longer deprecated", "wire safe, callers safe, handlers safe"],
    "event-fired": ["An operation fires a further event", "wire risky, handlers risky"],
    "event-no-longer-fired": ["An operation no longer fires an event", "wire breaking, handlers risky"],
    "event-condition-changed": [
      "An operation fires an event under a different condition",
      "wire risky, handlers risky",
    ],
    "error-added": ["An operation responds with a further error", "wire risky, handlers safe"],
    "error-removed": ["An operation no longer responds with an error", "wire safe, handlers risky"],
    "rate-limit-introduced": [
      "An operation has its own rate-limit buckets",
      "wire risky, callers safe, handlers risky",
    ],
    "rate-limit-dropped": [
      "An operation no longer has its own rate-limit buckets",
      "wire risky, callers safe, handlers risky",
    ],
    "rate-limit-changed": [
      "Different parameters separate the rate-limit buckets of an operation",
      "wire risky, callers safe, handlers risky",
    ],
    "pagination-introduced": ["An operation can be paginated", "callers safe"],
    "pagination-dropped": ["An operation can no longer be paginated", "callers breaking"],
    "pagination-changed": ["An operation is paginated differently", "callers risky"],
    "body-limit-changed": [
      "The largest body that an operation accepts changes",
      "wire risky, callers safe, handlers safe",
    ],
    "deprecation-date-changed": ["The date of an operation's deprecation changes", "callers safe, handlers safe"],
    "sunset-changed": ["The date of an operation's end changes", "callers risky, handlers safe"],
    "sunset-brought-forward": [
      "An operation ends before the date that was announced",
      "wire risky, callers risky, handlers safe",
    ],
    "sunset-too-soon": [
      "An operation ends before the notice period is over, or on a past day",
      "wire breaking, callers risky, handlers safe",
    ],
    "sunset-missing": [
      "An operation is deprecated without the date of its end, which `diff.notice` demands",
      "wire breaking, callers risky, handlers safe",
    ],
    "stability-decreased": ["An operation has a lower stability level", "wire breaking, callers risky, handlers safe"],
    "stability-increased": ["An operation has a higher stability level", "wire safe, callers safe, handlers safe"],
    "idempotency-introduced": ["An operation takes an idempotency key", "callers safe, handlers safe"],
    "idempotency-dropped": [
      "An operation no longer takes an idempotency key",
      "wire risky, callers risky, handlers safe",
    ],
    "idempotency-changed": [
      "An operation takes its idempotency key in another header",
      "wire risky, callers safe, handlers risky",
    ],
    "response-choice-introduced": [
      "A parameter selects the response",
      "wire risky, callers breaking, handlers breaking",
    ],
    "response-choice-dropped": [
      "A parameter no longer selects the response",
      "wire risky, callers breaking, handlers breaking",
    ],
    "response-choice-changed": [
      "A parameter selects the response differently",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "variant-fixed-value-changed": [
      "A variant of an operation is selected by different values",
      "wire breaking, callers risky, handlers risky",
    ],
    "variant-ignored-changed": [
      "Other parameters have no effect in a variant",
      "wire risky, callers risky, handlers risky",
    ],
    "variant-moved": [
      "An operation became a variant of another one, or is no longer one",
      "wire risky, callers safe, handlers risky",
    ],
  },
  parameters: {
    "parameter-added-required": ["A required parameter was added", "wire breaking, callers breaking, handlers safe"],
    "parameter-added-optional": ["An optional parameter was added", "wire safe, callers safe, handlers safe"],
    "parameter-removed": ["A parameter was removed", "wire breaking, callers breaking, handlers breaking"],
    "parameter-renamed": ["A path parameter has a different name", "wire safe, callers breaking, handlers breaking"],
    "parameter-renamed-in-request": [
      "A query, header or cookie parameter has a different name",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "parameter-moved": [
      "A parameter moved to another part of the request",
      "wire breaking, callers risky, handlers risky",
    ],
    "parameter-made-required": ["An optional parameter is required", "wire breaking, callers breaking, handlers safe"],
    "parameter-made-optional": ["A required parameter is optional", "wire safe, callers safe, handlers breaking"],
    "parameter-made-list": [
      "A query parameter may be repeated, and is a list of values",
      "wire safe, callers breaking, handlers breaking",
    ],
    "parameter-style-changed": [
      "A parameter is serialized in a different style",
      "wire breaking, callers safe, handlers safe",
    ],
    "parameter-explode-changed": [
      "Lists and objects in a parameter are serialized differently",
      "wire breaking, callers safe, handlers safe",
    ],
    "parameter-reserved-changed": [
      "Reserved characters of a parameter are escaped differently",
      "wire risky, callers safe, handlers safe",
    ],
    "parameter-media-type-changed": [
      "The content of a parameter has a different media type",
      "wire breaking, callers safe, handlers risky",
    ],
    "parameter-argument-changed": [
      "A parameter has a different name in the arguments of the client",
      "wire safe, callers breaking, handlers breaking",
    ],
    "parameter-empty-value-forbidden": [
      "A query parameter may no longer be sent without a value",
      "wire breaking, callers safe, handlers safe",
    ],
    "parameter-empty-value-allowed": [
      "A query parameter may be sent without a value",
      "wire safe, callers safe, handlers risky",
    ],
    "parameter-deprecated": ["A parameter is deprecated", "wire risky, callers safe, handlers safe"],
  },
  bodies: {
    "body-added-required": ["A required request body was added", "wire breaking, callers breaking, handlers safe"],
    "body-added-optional": ["An optional request body was added", "wire safe, callers safe, handlers safe"],
    "body-removed": ["The request body was removed", "wire breaking, callers breaking, handlers breaking"],
    "body-made-required": ["An optional request body is required", "wire breaking, callers breaking, handlers safe"],
    "body-made-optional": ["A required request body is optional", "wire safe, callers safe, handlers breaking"],
    "body-media-type-added": [
      "A media type of a request body was added",
      "wire safe, callers risky, handlers breaking",
    ],
    "body-media-type-removed": [
      "A media type of a request body was removed",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "body-media-type-parameters-changed": [
      "A media type of a request body has other parameters",
      "wire risky, callers safe, handlers safe",
    ],
    "body-schema-added": ["A schema of a request body was added", "wire breaking, callers breaking, handlers breaking"],
    "body-schema-removed": ["The schema of a request body was removed", "wire safe, callers risky, handlers breaking"],
    "body-item-schema-added": [
      "A schema of the items of a request body was added",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "body-item-schema-removed": [
      "The schema of the items of a request body was removed",
      "wire safe, callers risky, handlers breaking",
    ],
    "body-encoding-changed": [
      "A part of a form is encoded differently",
      "wire breaking, callers risky, handlers risky",
    ],
    "body-payload-form-changed": [
      "A form carries a JSON body and files differently",
      "wire breaking, callers breaking, handlers breaking",
    ],
  },
  responses: {
    "response-success-added": [
      "A successful response of an operation was added",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "response-success-removed": [
      "A successful response of an operation was removed",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "response-error-added": ["An error response of an operation was added", "wire risky, callers safe, handlers safe"],
    "response-error-removed": [
      "An error response of an operation was removed",
      "wire safe, callers risky, handlers risky",
    ],
    "response-media-type-added": [
      "A media type of a response was added",
      "wire breaking, callers breaking, handlers risky",
    ],
    "response-media-type-removed": [
      "A media type of a response was removed",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "response-media-type-parameters-changed": [
      "A media type of a response has other parameters",
      "wire risky, callers safe, handlers safe",
    ],
    "response-schema-added": ["A schema of a response was added", "wire safe, callers risky, handlers breaking"],
    "response-schema-removed": [
      "The schema of a response was removed",
      "wire breaking, callers breaking, handlers safe",
    ],
    "response-item-schema-added": [
      "A schema of the items of a response was added",
      "wire safe, callers risky, handlers breaking",
    ],
    "response-item-schema-removed": [
      "The schema of the items of a response was removed",
      "wire breaking, callers breaking, handlers safe",
    ],
    "response-stream-changed": [
      "A response is a stream of a different format or content type, or is or was one value",
      "wire breaking, callers breaking, handlers breaking",
    ],
    "response-stream-end-changed": [
      "A stream of events is ended by different data",
      "wire breaking, callers safe, handlers safe",
    ],
    "response-header-added": ["A header of a response was added", "wire safe, callers safe, handlers risky"],
    "response-required-header-added": [
      "A response header that is always present was added",
      "wire safe, callers safe, handlers breaking",
    ],
    "response-header-removed": [
      "A header of a response was removed",
      "wire breaking, callers breaking, handlers risky",
    ],
    "response-header-made-required": [
      "A header of a response is always present",
      "wire safe, callers safe, handlers breaking",
    ],
    "response-header-made-optional": [
      "A header of a response may be missing",
      "wire breaking, callers breaking, handlers risky",
    ],
    "response-link-added": ["A response links to a further operation", "wire safe, handlers safe"],
    "response-link-removed": ["A response no longer links to an operation", "wire breaking, handlers safe"],
    "response-link-changed": [
      "A link of a response has a different target or different values",
      "wire breaking, handlers safe",
    ],
    "response-header-explode-changed": [
      "Objects in a header of a response are serialized differently",
      "wire breaking, callers safe, handlers risky",
    ],
    "response-header-media-type-changed": [
      "The content of a header of a response has a different media type",
      "wire breaking, callers safe, handlers risky",
    ],
    "response-header-deprecated": ["A header of a response is deprecated", "wire risky, callers safe, handlers safe"],
  },
} as const;
