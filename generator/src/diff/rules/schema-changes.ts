import { type Effects, effectsOf, type SchemaChange } from "../rule.js";

/** What a change comes to where values travel to the service, and where they travel from it. */
const ways = {
  /** Fewer values, which the TypeScript type does not show. */
  tighter: ["wire breaking, handlers safe", "wire safe, handlers risky"],
  /** More values, which the TypeScript type does not show. */
  looser: ["wire safe, handlers risky", "wire breaking, handlers safe"],
  /** Other values, which the TypeScript type does not show. */
  other: ["wire breaking, handlers risky", "wire breaking, handlers risky"],
  /** Fewer values, and a narrower type: what is compared with a value that is gone need not compile. */
  narrower: ["wire breaking, callers breaking, handlers risky", "wire safe, callers risky, handlers breaking"],
  /** More values, and a wider type. */
  wider: ["wire safe, callers safe, handlers breaking", "wire breaking, callers breaking, handlers safe"],
  /** Neither fewer nor more. */
  another: ["wire breaking, callers breaking, handlers breaking", "wire breaking, callers breaking, handlers breaking"],
  /** Nothing on the wire; names that code refers to. */
  renamedInCode: ["wire safe, callers breaking, handlers breaking", "wire safe, callers breaking, handlers breaking"],
  /** Who may send or receive it, or when: nothing that a schema can refuse. */
  conditionAdded: ["wire breaking, handlers risky", "wire risky, callers safe, handlers risky"],
  conditionDropped: ["wire safe, handlers risky", "wire safe, callers safe, handlers risky"],
} as const;

type Entry =
  | readonly [title: string, way: keyof typeof ways]
  | readonly [title: string, request: string, response: string];

/**
 * Changes inside of schemas. Each is two rules: `request-` and `response-` before its key. Keys are never renamed and
 * never reused.
 */
export const schemaChanges = {
  // the kind of value
  "type-narrowed": ["A value has fewer types than before", "narrower"],
  "type-widened": ["A value has more types than before", "wider"],
  "type-changed": ["A value is of another type", "another"],
  "number-made-integer": ["A number has to be an integer", "tighter"],
  "integer-made-number": ["An integer may have a fraction", "looser"],
  "null-allowed": ["A value may be null", "wider"],
  "null-forbidden": ["A value may no longer be null", "narrower"],
  "alternatives-introduced": ["A schema has to match one of several alternatives as well", "narrower"],
  "alternatives-dropped": ["A schema no longer has to match one of several alternatives", "wider"],
  "schema-rewritten": ["A schema is built in another way, and its meaning cannot be compared", "another"],
  // strings
  "min-length-tightened": ["A string has to be longer", "tighter"],
  "min-length-loosened": ["A string may be shorter", "looser"],
  "max-length-tightened": ["A string has to be shorter", "tighter"],
  "max-length-loosened": ["A string may be longer", "looser"],
  "pattern-introduced": ["A string has to match a pattern", "tighter"],
  "pattern-dropped": ["A string no longer has to match a pattern", "looser"],
  "pattern-changed": ["A string has to match another pattern", "other"],
  "format-introduced": ["A value has to be of a format", "tighter"],
  "format-dropped": ["A value no longer has to be of a format", "looser"],
  "format-changed": ["A value is of another format", "other"],
  "trim-introduced": [
    "White space around a string is removed",
    "wire breaking, handlers safe",
    "wire risky, handlers safe",
  ],
  "trim-dropped": ["White space around a string is kept", "wire breaking, handlers risky", "wire risky, handlers safe"],
  "content-changed": ["A string carries other content", "another"],
  "content-type-changed": [
    "A string carries content of another media type or encoding",
    "wire risky, handlers risky",
    "wire risky, handlers risky",
  ],
  "image-rule-introduced": ["The picture in a data URI has to keep rules", "tighter"],
  "image-rule-dropped": ["The picture in a data URI no longer has to keep rules", "looser"],
  "image-rule-changed": ["The picture in a data URI has to keep other rules", "other"],
  // numbers
  "minimum-tightened": ["A number has to be greater", "tighter"],
  "minimum-loosened": ["A number may be smaller", "looser"],
  "maximum-tightened": ["A number has to be smaller", "tighter"],
  "maximum-loosened": ["A number may be greater", "looser"],
  "multiple-of-tightened": ["A number has to be a multiple of something, or of something greater", "tighter"],
  "multiple-of-loosened": ["A number need not be a multiple of something, or only of something smaller", "looser"],
  "multiple-of-changed": ["A number has to be a multiple of something else", "other"],
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
  "const-changed": ["The only allowed value is another one", "another"],
  "enum-opened": ["An enumeration accepts values that are not listed", "wider"],
  "enum-closed": ["An enumeration accepts listed values only", "narrower"],
  "enum-member-renamed": ["A value has another constant", "renamedInCode"],
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
    "A bit flag is another bit",
    "wire breaking, callers risky, handlers risky",
    "wire breaking, callers risky, handlers risky",
  ],
  "flag-renamed": ["A bit has another name", "renamedInCode"],
  // arrays
  "min-items-tightened": ["An array has to have more items", "tighter"],
  "min-items-loosened": ["An array may have fewer items", "looser"],
  "max-items-tightened": ["An array has to have fewer items", "tighter"],
  "max-items-loosened": ["An array may have more items", "looser"],
  "unique-items-introduced": ["Items have to differ", "tighter"],
  "unique-items-dropped": ["Items may be equal", "looser"],
  "contains-introduced": ["An array has to contain something", "tighter"],
  "contains-dropped": ["An array no longer has to contain something", "looser"],
  "contains-changed": ["An array has to contain something else", "other"],
  "tuple-item-added": ["A place of a tuple got a schema of its own", "another"],
  "tuple-item-removed": ["A place of a tuple lost its own schema", "another"],
  "tuple-length-changed": ["Other places of a tuple have to be there", "another"],
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
  "property-renamed": ["A property has another name", "another"],
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
    "A property may be sent to the service as well",
    "wire risky, callers risky, handlers risky",
    "wire safe, callers safe, handlers safe",
  ],
  "property-made-write-only": [
    "A property is only sent to the service",
    "wire safe, callers safe, handlers safe",
    "wire breaking, callers breaking, handlers breaking",
  ],
  "property-made-readable": [
    "A property is sent by the service as well",
    "wire safe, callers safe, handlers safe",
    "wire risky, callers risky, handlers breaking",
  ],
  "undeclared-property-required": ["A property without a schema of its own is required", "narrower"],
  "undeclared-property-released": ["A property without a schema of its own is no longer required", "wider"],
  "other-properties-forbidden": [
    "Properties that are not named are forbidden",
    "wire breaking, callers breaking, handlers risky",
    "wire safe, callers breaking, handlers breaking",
  ],
  "other-properties-allowed": [
    "Properties that are not named are allowed",
    "wire safe, callers safe, handlers risky",
    "wire breaking, callers risky, handlers safe",
  ],
  "other-properties-stated": [
    "It is said that other properties may occur",
    "wire safe, callers risky, handlers safe",
    "wire safe, callers safe, handlers risky",
  ],
  "other-properties-unstated": [
    "It is no longer said that other properties may occur",
    "wire safe, callers breaking, handlers breaking",
    "wire safe, callers breaking, handlers breaking",
  ],
  "pattern-properties-changed": ["Properties whose names match a pattern have another schema", "another"],
  "min-properties-tightened": ["An object has to have more properties", "tighter"],
  "min-properties-loosened": ["An object may have fewer properties", "looser"],
  "max-properties-tightened": ["An object has to have fewer properties", "tighter"],
  "max-properties-loosened": ["An object may have more properties", "looser"],
  "property-names-introduced": ["Names of properties are constrained", "tighter"],
  "property-names-dropped": ["Names of properties are no longer constrained", "looser"],
  "property-names-changed": ["Names of properties are constrained in another way", "other"],
  "dependency-introduced": ["A property asks for others", "tighter"],
  "dependency-dropped": ["A property no longer asks for others", "looser"],
  "dependency-changed": ["A property asks for something else beside it", "other"],
  // unions
  "variant-added": ["An alternative was added", "wider"],
  "variant-removed": ["An alternative was removed", "narrower"],
  "variants-exclusive": ["Exactly one alternative has to match, where any number could", "tighter"],
  "variants-inclusive": ["Any number of alternatives may match, where exactly one had to", "looser"],
  "overlapping-variants-changed": [
    "Alternatives of which exactly one has to match, and which a value may match together, were changed",
    "wire risky, handlers risky",
    "wire risky, handlers risky",
  ],
  "discriminator-introduced": ["A property decides between alternatives", "tighter"],
  "discriminator-dropped": ["No property decides between alternatives any more", "looser"],
  "discriminator-changed": ["Another property decides between alternatives", "another"],
  "discriminator-value-added": ["Another value of the discriminator means an alternative", "looser"],
  "discriminator-value-removed": ["A value of the discriminator means nothing any more", "tighter"],
  "discriminator-value-moved": ["A value of the discriminator means another alternative", "another"],
  // conditions
  "check-introduced": ["A cross-field check was introduced", "tighter"],
  "check-dropped": ["A cross-field check was dropped", "looser"],
  "check-changed": ["A cross-field check was changed", "other"],
  "exclusion-introduced": ["Some values are excluded by `not`", "tighter"],
  "exclusion-dropped": ["Values are no longer excluded by `not`", "looser"],
  "exclusion-changed": ["Other values are excluded by `not`", "other"],
  "condition-introduced": ["A condition (`if`) was introduced", "tighter"],
  "condition-dropped": ["A condition (`if`) was dropped", "looser"],
  "condition-changed": ["A condition (`if`) was changed", "other"],
  "unevaluated-introduced": ["What no other keyword covers is constrained", "tighter"],
  "unevaluated-dropped": ["What no other keyword covers is no longer constrained", "looser"],
  "unevaluated-changed": ["What no other keyword covers is constrained in another way", "other"],
  // defaults and what the vocabulary says of properties
  "default-added": ["A default was added", "wire risky, handlers safe", "wire safe"],
  // What a default filled in was always there for handlers, and their types say so.
  "default-removed": ["A default was removed", "wire risky, handlers breaking", "wire safe"],
  "default-changed": ["A default was changed", "wire risky, handlers risky", "wire safe"],
  "feature-required": ["A property is only accepted with a feature", "conditionAdded"],
  "feature-released": ["A property is accepted without a feature", "conditionDropped"],
  "property-permission-added": ["A property asks for a permission", "conditionAdded"],
  "property-permission-removed": ["A property no longer asks for a permission", "conditionDropped"],
  "property-owner-only": ["A property is for owners only", "conditionAdded"],
  "property-for-everyone": ["A property is no longer for owners only", "conditionDropped"],
  "sent-in-narrowed": [
    "A property is only present in some places",
    "wire risky, handlers risky",
    "wire breaking, callers safe, handlers risky",
  ],
  "sent-in-widened": [
    "A property is present in more places",
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
