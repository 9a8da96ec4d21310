import { type Effects, effectsOf, type SchemaChange } from "../rule.js";

/** Effects of a change to values sent to the service, and to values sent by it. */
const ways = {
  /** Fewer values; not visible in the TypeScript type. */
  tighter: ["wire breaking, handlers safe", "wire safe, handlers risky"],
  /** More values; not visible in the TypeScript type. */
  looser: ["wire safe, handlers risky", "wire breaking, handlers safe"],
  /** Different values; not visible in the TypeScript type. */
  other: ["wire breaking, handlers risky", "wire breaking, handlers risky"],
  /** Fewer values, and a narrower type: code that compares with a removed value may no longer compile. */
  narrower: ["wire breaking, callers breaking, handlers risky", "wire safe, callers risky, handlers breaking"],
  /** More values, and a wider type. */
  wider: ["wire safe, callers safe, handlers breaking", "wire breaking, callers breaking, handlers safe"],
  /** Different values and a different type, neither narrower nor wider. */
  another: ["wire breaking, callers breaking, handlers breaking", "wire breaking, callers breaking, handlers breaking"],
  /** Names in code only; the wire is not affected. */
  renamedInCode: ["wire safe, callers breaking, handlers breaking", "wire safe, callers breaking, handlers breaking"],
  /** A condition on who may send or receive the value, or when, that a schema cannot express. */
  conditionAdded: ["wire breaking, handlers risky", "wire risky, callers safe, handlers risky"],
  conditionDropped: ["wire safe, handlers risky", "wire safe, callers safe, handlers risky"],
} as const;

type Entry =
  | readonly [title: string, way: keyof typeof ways]
  | readonly [title: string, request: string, response: string];

/**
 * Changes inside schemas. Each yields two rules, prefixed `request-` and `response-`. Keys are never renamed or reused.
 * CONTRIBUTING.md, "Adding a rule of the diff", lists what else a rule needs.
 */
export const schemaChanges = {
  // types
  "type-narrowed": ["A value has fewer types than before", "narrower"],
  "type-widened": ["A value has more types than before", "wider"],
  "type-changed": ["A value has a different type", "another"],
  "number-made-integer": ["A number must be an integer", "tighter"],
  "integer-made-number": ["An integer may have a fraction", "looser"],
  "null-allowed": ["A value may be null", "wider"],
  "null-forbidden": ["A value may no longer be null", "narrower"],
  "alternatives-introduced": ["A value must also match one of several alternatives", "narrower"],
  "alternatives-dropped": ["A value no longer has to match one of several alternatives", "wider"],
  "schema-rewritten": ["A schema is structured differently, and its meaning cannot be compared", "another"],
  // strings
  "min-length-tightened": ["A string must be longer", "tighter"],
  "min-length-loosened": ["A string may be shorter", "looser"],
  "max-length-tightened": ["A string must be shorter", "tighter"],
  "max-length-loosened": ["A string may be longer", "looser"],
  "pattern-introduced": ["A string must match a pattern", "tighter"],
  "pattern-dropped": ["A string no longer has to match a pattern", "looser"],
  "pattern-changed": ["A string must match a different pattern", "other"],
  "format-introduced": ["A value must have a format", "tighter"],
  "format-dropped": ["A value no longer has to have a format", "looser"],
  "format-changed": ["A value has a different format", "other"],
  "code-form-changed": ["A value has a different form or brand in code", "renamedInCode"],
  "trim-introduced": [
    "Whitespace around a string is removed",
    "wire breaking, handlers safe",
    "wire risky, handlers safe",
  ],
  "trim-dropped": ["Whitespace around a string is kept", "wire breaking, handlers risky", "wire risky, handlers safe"],
  "content-changed": ["A string carries different content", "another"],
  "content-type-changed": [
    "A string carries content of a different media type or encoding",
    "wire risky, handlers risky",
    "wire risky, handlers risky",
  ],
  "image-rule-introduced": ["The image in a data URI must satisfy constraints", "tighter"],
  "image-rule-dropped": ["The image in a data URI no longer has to satisfy constraints", "looser"],
  "image-rule-changed": ["The image in a data URI must satisfy different constraints", "other"],
  // numbers
  "minimum-tightened": ["A number must be greater", "tighter"],
  "minimum-loosened": ["A number may be smaller", "looser"],
  "maximum-tightened": ["A number must be smaller", "tighter"],
  "maximum-loosened": ["A number may be greater", "looser"],
  "multiple-of-tightened": ["A number must be a multiple of a number, or of a greater one", "tighter"],
  "multiple-of-loosened": ["A number need not be a multiple of a number, or only of a smaller one", "looser"],
  "multiple-of-changed": ["A number must be a multiple of a different number", "other"],
  // enumerations
  "enum-introduced": ["Only listed values are allowed", "narrower"],
  "enum-dropped": [
    "Values are no longer listed",
    "wire safe, callers breaking, handlers breaking",
    "wire breaking, callers breaking, handlers breaking",
  ],
  "enum-member-added": ["A value was added to a closed enumeration", "wider"],
  "enum-member-removed": [
    "A value was removed from an enumeration",
    "wire breaking, callers breaking, handlers breaking",
    "wire safe, callers breaking, handlers breaking",
  ],
  "open-enum-member-added": [
    "A value was added to an open enumeration",
    "wire safe, callers safe, handlers safe",
    "wire safe, callers safe, handlers safe",
  ],
  "open-enum-member-removed": [
    "A value was removed from an open enumeration",
    "wire risky, callers breaking, handlers breaking",
    "wire safe, callers breaking, handlers breaking",
  ],
  "open-enum-introduced": [
    "Values are listed, and others are allowed",
    "wire safe, callers safe, handlers safe",
    "wire safe, callers safe, handlers safe",
  ],
  "open-enum-dropped": [
    "Values of an open enumeration are no longer listed",
    "wire safe, callers breaking, handlers breaking",
    "wire safe, callers breaking, handlers breaking",
  ],
  "const-changed": ["The only allowed value changed", "another"],
  "enum-opened": ["An enumeration accepts values that are not listed", "wider"],
  "enum-closed": ["An enumeration accepts listed values only", "narrower"],
  "enum-member-renamed": ["A value has a different constant", "renamedInCode"],
  "enum-member-deprecated": [
    "A value is deprecated",
    "wire risky, callers safe, handlers safe",
    "wire risky, callers safe, handlers safe",
  ],
  "flag-added": [
    "A bit flag was added",
    "wire safe, callers safe, handlers risky",
    "wire risky, callers safe, handlers safe",
  ],
  "flag-removed": [
    "A bit flag was removed",
    "wire risky, callers breaking, handlers breaking",
    "wire risky, callers breaking, handlers breaking",
  ],
  "flag-moved": [
    "A bit flag has a different bit",
    "wire breaking, callers risky, handlers risky",
    "wire breaking, callers risky, handlers risky",
  ],
  "flag-renamed": ["A bit has a different name", "renamedInCode"],
  // arrays
  "min-items-tightened": ["An array must have more items", "tighter"],
  "min-items-loosened": ["An array may have fewer items", "looser"],
  "max-items-tightened": ["An array must have fewer items", "tighter"],
  "max-items-loosened": ["An array may have more items", "looser"],
  "unique-items-introduced": ["Items must be unique", "tighter"],
  "unique-items-dropped": ["Items no longer have to be unique", "looser"],
  "contains-introduced": ["An array must contain a certain item", "tighter"],
  "contains-dropped": ["An array no longer has to contain a certain item", "looser"],
  "contains-changed": ["An array must contain a different item", "other"],
  "tuple-item-added": ["A schema for one item of a tuple was added", "another"],
  "tuple-item-removed": ["A schema for one item of a tuple was removed", "another"],
  "tuple-length-changed": ["Different items of a tuple must be present", "another"],
  // objects
  "property-added-required": [
    "A required property was added",
    "wire breaking, callers breaking, handlers safe",
    "wire safe, callers safe, handlers breaking",
  ],
  "property-added-optional": [
    "An optional property was added",
    "wire safe, callers safe, handlers safe",
    "wire safe, callers safe, handlers safe",
  ],
  "property-added-where-closed": [
    "A property was added to an object that allowed no others",
    "wire safe, callers safe, handlers safe",
    "wire breaking, callers safe, handlers safe",
  ],
  "property-removed": [
    "A property was removed",
    "wire breaking, callers breaking, handlers breaking",
    "wire breaking, callers breaking, handlers breaking",
  ],
  "property-renamed": ["A property has a different name", "another"],
  "property-made-required": [
    "An optional property is required",
    "wire breaking, callers breaking, handlers safe",
    "wire safe, callers safe, handlers breaking",
  ],
  "property-made-optional": [
    "A required property is optional",
    "wire safe, callers safe, handlers breaking",
    "wire breaking, callers breaking, handlers safe",
  ],
  "property-deprecated": [
    "A property is deprecated",
    "wire risky, callers safe, handlers safe",
    "wire risky, callers safe, handlers safe",
  ],
  "property-undeprecated": [
    "A property is no longer deprecated",
    "wire safe, callers safe, handlers safe",
    "wire safe, callers safe, handlers safe",
  ],
  "property-made-read-only": [
    "A property is only sent by the service",
    "wire breaking, callers breaking, handlers breaking",
    "wire safe, callers safe, handlers safe",
  ],
  "property-made-writable": [
    "A property may also be sent to the service",
    "wire risky, callers risky, handlers risky",
    "wire safe, callers safe, handlers safe",
  ],
  "property-made-write-only": [
    "A property is only sent to the service",
    "wire safe, callers safe, handlers safe",
    "wire breaking, callers breaking, handlers breaking",
  ],
  "property-made-readable": [
    "A property is also sent by the service",
    "wire safe, callers safe, handlers safe",
    "wire risky, callers risky, handlers breaking",
  ],
  "undeclared-property-required": ["A property without its own schema is required", "narrower"],
  // The type of an object declares such a property, and no longer does.
  "undeclared-property-released": [
    "A property without its own schema is no longer required",
    "wire safe, callers breaking, handlers breaking",
    "wire breaking, callers breaking, handlers breaking",
  ],
  "other-properties-forbidden": [
    "Undeclared properties are forbidden",
    "wire breaking, callers breaking, handlers risky",
    "wire safe, callers breaking, handlers breaking",
  ],
  "other-properties-allowed": [
    "Undeclared properties are allowed",
    "wire safe, callers safe, handlers risky",
    "wire breaking, callers risky, handlers safe",
  ],
  "other-properties-stated": [
    "Other properties are explicitly allowed",
    "wire safe, callers risky, handlers safe",
    "wire safe, callers safe, handlers risky",
  ],
  "other-properties-unstated": [
    "Other properties are no longer explicitly allowed",
    "wire safe, callers breaking, handlers breaking",
    "wire safe, callers breaking, handlers breaking",
  ],
  "pattern-properties-changed": ["Properties whose names match a pattern have a different schema", "another"],
  "min-properties-tightened": ["An object must have more properties", "tighter"],
  "min-properties-loosened": ["An object may have fewer properties", "looser"],
  "max-properties-tightened": ["An object must have fewer properties", "tighter"],
  "max-properties-loosened": ["An object may have more properties", "looser"],
  "property-names-introduced": ["Names of properties are constrained", "tighter"],
  "property-names-dropped": ["Names of properties are no longer constrained", "looser"],
  "property-names-changed": ["Names of properties are constrained differently", "other"],
  "dependency-introduced": ["A property requires other properties", "tighter"],
  "dependency-dropped": ["A property no longer requires other properties", "looser"],
  "dependency-changed": ["A property requires different properties", "other"],
  // unions
  "variant-added": ["An alternative was added", "wider"],
  "variant-removed": ["An alternative was removed", "narrower"],
  "variants-exclusive": ["Exactly one alternative must match, instead of any number", "tighter"],
  "variants-inclusive": ["Any number of alternatives may match, instead of exactly one", "looser"],
  "overlapping-variants-changed": [
    "Overlapping alternatives accept more values and fewer, of which exactly one must match",
    "other",
  ],
  "overlapping-variants-widened": [
    "An alternative accepts more values, which another one may accept too, and exactly one must match",
    "tighter",
  ],
  "overlapping-variants-narrowed": [
    "An alternative accepts fewer values, which another one may still accept, and exactly one must match",
    "looser",
  ],
  "discriminator-introduced": ["A discriminator was introduced", "tighter"],
  "discriminator-dropped": ["A discriminator was dropped", "looser"],
  "discriminator-changed": ["A different property is the discriminator", "another"],
  "discriminator-value-added": ["A further value of the discriminator selects an alternative", "looser"],
  "discriminator-value-removed": ["A value of the discriminator no longer selects an alternative", "tighter"],
  "discriminator-value-moved": ["A value of the discriminator selects a different alternative", "another"],
  // conditions
  "check-introduced": ["A cross-field check was introduced", "tighter"],
  "check-dropped": ["A cross-field check was dropped", "looser"],
  "check-changed": ["A cross-field check was changed", "other"],
  "exclusion-introduced": ["Some values are excluded by `not`", "tighter"],
  "exclusion-dropped": ["Values are no longer excluded by `not`", "looser"],
  "exclusion-changed": ["Different values are excluded by `not`", "other"],
  "condition-introduced": ["A condition (`if`) was introduced", "tighter"],
  "condition-dropped": ["A condition (`if`) was dropped", "looser"],
  "condition-changed": ["A condition (`if`) was changed", "other"],
  "unevaluated-introduced": ["Properties or items that no other keyword evaluates are constrained", "tighter"],
  "unevaluated-dropped": ["Properties or items that no other keyword evaluates are no longer constrained", "looser"],
  "unevaluated-changed": ["Properties or items that no other keyword evaluates are constrained differently", "other"],
  // defaults and extensions of properties
  "default-added": ["A default was added", "wire risky, handlers safe", "wire safe"],
  // Handlers always receive a property with a default, and its type is not optional.
  "default-removed": ["A default was removed", "wire risky, handlers breaking", "wire safe"],
  "default-changed": ["A default was changed", "wire risky, handlers risky", "wire safe"],
  "feature-required": ["A property is only accepted with a feature", "conditionAdded"],
  "feature-released": ["A property is accepted without a feature", "conditionDropped"],
  "property-permission-added": ["A property requires a permission", "conditionAdded"],
  "property-permission-removed": ["A property no longer requires a permission", "conditionDropped"],
  "property-owner-only": ["A property is for owners only", "conditionAdded"],
  "property-for-everyone": ["A property is no longer for owners only", "conditionDropped"],
  "sent-in-narrowed": [
    "A property is present in fewer messages",
    "wire risky, handlers risky",
    "wire breaking, callers safe, handlers risky",
  ],
  "sent-in-widened": [
    "A property is present in more messages",
    "wire safe, handlers risky",
    "wire safe, callers safe, handlers risky",
  ],
  "client-default-added": ["A property may be set once for a client", "callers safe", "callers safe"],
  "client-default-removed": [
    "A property can no longer be set once for a client",
    "callers breaking",
    "callers breaking",
  ],
} as const;

export type SchemaChangeId = keyof typeof schemaChanges;

export function schemaChange(id: SchemaChangeId): SchemaChange {
  const entry: Entry = schemaChanges[id];
  const [title] = entry;
  const [request, response] = entry.length === 2 ? ways[entry[1]] : [entry[1], entry[2]];
  return { title, request: effectsOf(request), response: effectsOf(response) } satisfies {
    [key: string]: string | Effects;
  };
}
