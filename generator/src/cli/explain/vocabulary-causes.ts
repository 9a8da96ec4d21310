import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of the extension vocabulary. */
export const vocabularyCauses: DiagnosticCauses = {
  "extension-unknown": {
    cause: "guildwire knows no x- key of this name. The key has no effect.",
    fix: "Correct the spelling. Remove the key, or keep it for another tool.",
  },
  "extension-misplaced": {
    cause: "The x- key is known, but has no meaning on this object.",
    fix: "Move it to an object that docs/vocabulary.md lists for it.",
  },
  "extension-invalid": {
    cause: "The value of an x- key does not have the form that the vocabulary requires.",
    fix: "Correct the value. docs/vocabulary.md has an example of each key.",
  },
  "renamed-value-unknown": {
    cause: "x-enum-renamed-from names a string that the enumeration does not list, so nothing has the former value.",
    fix: "Correct the entry: its key is the current value, and its value is the former one.",
  },
  "renamed-from-existing": {
    cause:
      "A former name is also a current one, for example after two names were exchanged. Code that uses the name may mean either: guildwire rename follows it only in files whose types show which one is meant, and guildwire stubs by the comments of handlers.",
    fix: "Remove the former name. Exchange names in two releases, or by hand.",
  },
  "renamed-from-shared": {
    cause: "Two operations, schemas, properties, parameters, tags or values state the same former name.",
    fix: "Keep the former name at the one that replaces it.",
  },
  "extension-parameter-unknown": {
    cause: "An x- key names a parameter that the operation does not declare.",
    fix: "Correct the name, or declare the parameter.",
  },
  "extension-value-impossible": {
    cause: "An x- key names a value that the schema of its parameter does not allow.",
    fix: "Correct the value, or the schema of the parameter.",
  },
  "milestone-date": {
    cause: "x-deprecated-at or x-sunset has a day that does not exist, or the operation ends before it is deprecated.",
    fix: "Correct the date. A date has the form 2026-01-31, and a time the form 2026-01-31T12:00:00Z.",
  },
  "permission-unknown": {
    cause: "x-permissions names a permission that x-permission-bits at the root does not list.",
    fix: "Correct the name, or add the permission with its bit.",
  },
  "event-unknown": {
    cause: "x-events or x-sent-in names an event that x-gateway-events at the root does not list.",
    fix: "Correct the name, or add the event with its payload.",
  },
  "error-unknown": {
    cause: "An operation lists an error that x-errors at the root does not define.",
    fix: "Correct the name, or define the error with its status, code and message.",
  },
  "error-kind-duplicate": {
    cause: "Two errors in x-errors list the same failure under for, so the response is ambiguous.",
    fix: "Keep the failure in one of them.",
  },
  "error-format-property-unknown": {
    cause: "x-error-format names a property that the schema of error responses does not declare.",
    fix: "Correct the name, or declare the property.",
  },
  "error-format-property-missing": {
    cause: "The schema of error responses requires a property that x-error-format does not provide.",
    fix: "Add the property to x-error-format, or remove it from required.",
  },
  "error-format-fact-impossible": {
    cause: "x-error-format fills a property with a fact that does not exist at this location.",
    fix: "Use a fact that docs/errors.md lists.",
  },
  "error-format-unknown": {
    cause: "The schema of error responses is not a format that guildwire recognizes.",
    fix: "Describe it with x-error-format, or give the server the option renderError.",
  },
  "error-response-invalid": {
    cause:
      "The schema of an error response requires something that a failure of the server does not have, such as a code " +
      "that no value of its enum stands for, or a property without a default; or the response is neither JSON nor text.",
    fix: "Add a value for the failure, a default or JSON content, or give the server the option renderError.",
  },
  "operation-unknown": {
    cause: "An x- key names an operationId that the document does not have.",
    fix: "Correct the name.",
  },
  "schema-unknown": {
    cause: "An x- key names a schema that components.schemas does not have.",
    fix: "Correct the name, or define the schema.",
  },
  "state-unknown": {
    cause: "A transition of x-lifecycles starts or ends at a state that is not declared.",
    fix: "Correct the name, or declare the state.",
  },
  "behaviour-id-duplicate": {
    cause: "Two entries of x-behaviour have the same id, which tests and comments refer to.",
    fix: "Give one of them a new id.",
  },
  "bit-duplicate": {
    cause: "Two names of x-flags or x-permission-bits have the same bit.",
    fix: "Correct one of the bit indexes.",
  },
  "check-property-unknown": {
    cause: "x-checks names a property that the schema does not declare.",
    fix: "Correct the name, or declare the property.",
  },
  "check-path-impossible": {
    cause: "The path of a check contains a property or an item that no value of the schema has.",
    fix: "Correct the path.",
  },
  "constructor-impossible": {
    cause: "x-constructors needs an object with declared properties, and the schema is not one.",
    fix: "Move x-constructors to the schema of the object.",
  },
  "constructor-property-unknown": {
    cause: "A constructor fixes or takes a property that the schema does not declare.",
    fix: "Correct the name, or declare the property.",
  },
  "response-status-undeclared": {
    cause: "x-response-when selects a status that responses does not declare.",
    fix: "Declare the response, or correct the status.",
  },
  "response-case-duplicate": {
    cause: "x-response-when has two cases for the same value of the parameter.",
    fix: "Remove one of them.",
  },
  "variant-path-differs": {
    cause: "Operations of x-variants share a path, but the path of this one has different segments.",
    fix: "Correct the path, or move the operation to a path item of its own.",
  },
  "dispatch-discriminator-unknown": {
    cause: "x-dispatch routes by a property that the body of the webhook does not declare.",
    fix: "Correct the name, or declare the property.",
  },
  "dispatch-value-unknown": {
    cause: "x-dispatch names a value that the property for routing never has.",
    fix: "Correct the value, or add it to the schema.",
  },
  "dispatch-response-invalid": {
    cause: "The automatic response of x-dispatch does not match the schema of the response.",
    fix: "Correct the response.",
  },
  "dispatch-pointer-impossible": {
    cause: "A JSON Pointer of x-dispatch has no target in any valid body.",
    fix: "Correct the pointer.",
  },
  "dispatch-callback-impossible": {
    cause: "x-dispatch names an operation for later responses that cannot take their body.",
    fix: "Name an operation whose request body accepts the responses of the webhook.",
  },
  "channel-message-differs": {
    cause: "The schema of a message contradicts the envelope of its channel.",
    fix: "Describe the message as the envelope, with its own data.",
  },
};
