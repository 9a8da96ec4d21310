import type { Deviation } from "./deviation.js";

const fix = "name it with `x-name`, or under `names` in guildwire.config.yaml";

/** Deviations of names. The document is unchanged; the model chooses all names in the output. */
export const nameDeviations: readonly Deviation[] = [
  {
    code: "name-colliding",
    found: "two names of the same kind become the same identifier in code, or identifiers that differ only in case",
    reading: "a number is appended to the later name",
    reason: "The first one keeps its name, so adding another one does not rename existing code.",
    fix,
    error: "colliding-names",
    example: "schemas: { pet-list: { type: string }, pet_list: { type: string } }",
    corrected: "schemas: { pet-list: { type: string }, pet_list: { type: string, x-name: PetList2 } }",
    read: () => "as-written",
  },
  {
    code: "name-without-letters",
    found: "a name contains no character that is valid in an identifier",
    reading: "a name is derived: for an operation from its method and path, otherwise from the kind of object",
    reason: "Every declaration in code needs a name.",
    fix,
    error: "name-unusable",
    example: "/a: { get: { operationId: '***' } }",
    corrected: "/a: { get: { operationId: getA } }",
    read: () => "as-written",
  },
  {
    code: "x-name-invalid",
    found:
      "`x-name` is not an identifier, or is a reserved word of TypeScript or a global name that generated code uses",
    reading: "it is ignored",
    reason: "Other tools use a key of this name for titles.",
    fix: "write an identifier",
    error: "name-invalid",
    example: "schemas: { pet: { type: string, x-name: A pet } }",
    corrected: "schemas: { pet: { type: string } }",
    read: () => "as-written",
  },
  {
    code: "x-name-taken",
    found: "`x-name` is already the name of something else of the same kind",
    reading: "it is ignored",
    reason: "The other one comes first in the document and keeps its name.",
    fix: "choose another name",
    error: "name-collision",
    example: "schemas: { Pet: { type: string }, pet-2: { type: string, x-name: Pet } }",
    corrected: "schemas: { Pet: { type: string }, pet-2: { type: string } }",
    read: () => "as-written",
  },
];
