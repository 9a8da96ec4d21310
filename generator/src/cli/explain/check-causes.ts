import type { DiagnosticCauses } from "./explanation.js";

/** Diagnostics of `guildwire check`: structure, operations, names, schemas and values. */
export const checkCauses: DiagnosticCauses = {
  "unknown-keyword": {
    cause: "OpenAPI defines no such keyword for this object, so it would have no effect.",
    fix: "Correct the spelling or the indentation, or remove it. Keys of your own begin with x-.",
  },
  "missing-keyword": { cause: "OpenAPI requires a keyword that this object lacks.", fix: "Add the keyword." },
  "wrong-type": {
    cause: "The value of a keyword has the wrong type, such as a string instead of a list.",
    fix: "Write a value of the expected type, which the message names.",
  },
  "wrong-value": {
    cause: "A keyword has a value that OpenAPI does not allow.",
    fix: "Use one of the values that the message names.",
  },
  "conflicting-keywords": {
    cause: "Two keywords of an object are mutually exclusive, such as schema and content of a parameter.",
    fix: "Keep one of them.",
  },
  "status-malformed": {
    cause: "Responses are keyed by a status code, by a range such as 4XX, or by default.",
    fix: "Write the status in quotes: '200'.",
  },
  "media-type-malformed": {
    cause: "A key of content has no type and subtype.",
    fix: "Write a media type such as application/json, or a range such as image/*.",
  },
  "media-type-misspelled": {
    cause: "A key of content is a well-formed media type that differs from a well-known one by a typo.",
    fix: "Correct the spelling. A media type of your own needs the prefix vnd., prs. or x- to avoid the warning.",
  },
  "form-without-fields": {
    cause: "A form consists of named fields, and its schema also accepts values without them.",
    fix: "Describe an object with a property for each field.",
  },
  "path-malformed": {
    cause: "A path does not begin with a slash, or has braces that do not enclose exactly one name.",
    fix: "Write a path such as /books/{book_id}. Query parameters belong under parameters.",
  },
  "exclusive-bound-boolean": {
    cause: "Since OpenAPI 3.1, exclusiveMinimum and exclusiveMaximum are the bounds themselves.",
    fix: "Replace minimum: 0 and exclusiveMinimum: true by exclusiveMinimum: 0.",
  },
  "pattern-invalid": {
    cause: "A pattern is not a regular expression of ECMAScript with the flag u.",
    fix: "Correct it. Escape only characters with a meaning, and use no syntax of other languages.",
  },
  "pattern-exponential": {
    cause: "For some texts, the time to match the pattern doubles with every further character.",
    fix: "Remove nested repetition such as (a+)+, or limit the length with maxLength.",
  },
  "pattern-slow": {
    cause: "For some texts, the time to match the pattern grows faster than their length.",
    fix: "Avoid adjacent repetitions that match the same characters, or limit the length with maxLength.",
  },
  "pattern-cost-unknown": {
    cause: "The pattern uses look-around or references, or is too large to be analysed.",
    fix: "Simplify the pattern, or limit the length with maxLength.",
  },
  "reference-wrong-kind": {
    cause: "A $ref points to an object of the wrong type for this location, such as a schema instead of a response.",
    fix: "Reference an object of the required type.",
  },
  "operation-id-missing": {
    cause: "Functions and handlers are named after operationId. Without it, the name comes from method and path.",
    fix: "Add an operationId, so that the name does not change with the path.",
  },
  "operation-id-duplicate": {
    cause: "Two operations have the same operationId, which must be unique.",
    fix: "Rename one of them.",
  },
  "path-parameter-unused": {
    cause: "A parameter with in: path does not occur in the path, so it cannot be sent.",
    fix: "Add {name} to the path, or remove the parameter.",
  },
  "path-parameter-repeated": {
    cause: "The same name is in braces twice in one path.",
    fix: "Rename one of them.",
  },
  "path-ambiguous": {
    cause: "Two paths differ only in the names of parameters, so a request matches both.",
    fix: "Combine them, or make a fixed segment different.",
  },
  "cookie-properties-lost": {
    cause:
      "A cookie parameter is an exploded object with additionalProperties. Each property is a cookie, and servers cannot distinguish those with undeclared names from other cookies.",
    fix: "Write explode: false, or declare the properties.",
  },
  "parameter-duplicate": {
    cause: "A list has two parameters of the same name and location.",
    fix: "Remove one of them.",
  },
  "component-unused": {
    cause: "Nothing references the component. Types are generated for it nevertheless.",
    fix: "Remove it, or state its purpose in x-standalone.",
  },
  "standalone-used": {
    cause: "x-standalone declares that nothing references the component, but something does.",
    fix: "Remove x-standalone from the component.",
  },
  "tag-undeclared": {
    cause:
      "An operation, or the parent of a tag, names a tag that is not in tags at the root, so it has no description.",
    fix: "Declare the tag at the root.",
  },
  "tag-duplicate": { cause: "tags at the root lists a name twice.", fix: "Remove one of the entries." },
  "tag-parent-cycle": {
    cause: "The parents of tags form a cycle. Its tags are read as tags without a parent.",
    fix: "Remove parent from one of the tags.",
  },
  "security-scheme-unknown": {
    cause: "security names a scheme that components.securitySchemes does not define.",
    fix: "Define the scheme, or correct the name.",
  },
  "security-scope-unknown": {
    cause: "security requires a scope that no flow of the scheme lists.",
    fix: "Add the scope to the flow, or correct the name.",
  },
  "server-variable-undeclared": {
    cause: "A server URL has a name in braces without an entry in variables.",
    fix: "Declare the variable with a default.",
  },
  "discriminator-property-missing": {
    cause: "A discriminator selects by a property that one of the alternatives does not declare.",
    fix: "Declare the property in that alternative, with the value that selects it.",
  },
  "discriminator-property-optional": {
    cause: "A value without the discriminator's property cannot be assigned to an alternative.",
    fix: "List the property under required.",
  },
  "discriminator-value-missing": {
    cause: "No value of the discriminator selects this alternative.",
    fix: "Add a const to its property, or an entry in mapping.",
  },
  "discriminator-value-ambiguous": {
    cause: "Two alternatives accept the same value of the discriminator.",
    fix: "Give each alternative its own value.",
  },
  "discriminator-mapping-outside": {
    cause: "mapping names a schema that is not listed in oneOf or anyOf.",
    fix: "Add the schema to the alternatives, or remove the entry.",
  },
  "discriminator-mapping-wrong": {
    cause: "mapping assigns a value to a schema that does not accept it.",
    fix: "Correct the entry, or the const of the schema.",
  },
  "default-invalid": { cause: "A default does not match its own schema.", fix: "Correct the default, or the schema." },
  "example-invalid": {
    cause: "An example does not match its schema and would mislead readers.",
    fix: "Correct the example, or the schema.",
  },
  "limits-contradict": {
    cause: "Two limits leave no valid value, such as a minimum above the maximum.",
    fix: "Correct one of the limits.",
  },
  "all-of-excluding": {
    cause:
      "Each member of allOf applies to the whole value, so additionalProperties: false in one of them forbids the properties of the others.",
    fix: "Drop additionalProperties: false from the members, and write unevaluatedProperties: false beside allOf.",
  },
  "all-of-impossible": {
    cause: "Members of allOf contradict each other, by their types, listed values, limits or properties.",
    fix: "Drop the member or the keyword that is wrong, or write oneOf if each is an alternative.",
  },
  "schema-impossible": {
    cause:
      "Keywords of one schema contradict each other, such as not and type, propertyNames and required, or minProperties of an object without additional properties. Or a property is required that servers drop from JSON, which is __proto__.",
    fix: "Drop or correct the keyword that the message names.",
  },
  "required-impossible": {
    cause: "A property is required, but the schema forbids it.",
    fix: "Remove it from required, or allow it.",
  },
  "required-undeclared": {
    cause: "required names a property that properties does not declare, so its type is unknown.",
    fix: "Declare the property, or correct the name.",
  },
  "enum-empty": { cause: "An enumeration without values accepts nothing.", fix: "List the values, or remove enum." },
  "enum-duplicate": { cause: "An enumeration lists a value twice.", fix: "Remove one of them." },
  "enum-value-excluded": {
    cause: "A listed value has the wrong type, or violates a limit next to it.",
    fix: "Remove the value, or correct the type or the limit.",
  },
  "read-and-write-only": {
    cause: "A property is both readOnly and writeOnly, so no message contains it.",
    fix: "Remove one of the two keywords.",
  },
};
