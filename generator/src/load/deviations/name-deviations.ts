import type { Deviation } from "./deviation.js";

const fix = "name it with `x-name`, or under `names` in guildwire.config.yaml";

/** Deviations of names. The document is unchanged; the model chooses all names in the output. */
export const nameDeviations: readonly Deviation[] = [
  {
    code: "name-colliding",
    found: "two names of one kind become the same name in code, or differ in upper and lower case only",
    reading: "the later one gets a number",
    reason: "The first one keeps its name, so that adding another one renames nothing.",
    fix,
    error: "colliding-names",
    example: "schemas: { pet-list: { type: string }, pet_list: { type: string } }",
    corrected: "schemas: { pet-list: { type: string }, pet_list: { type: string, x-name: PetList2 } }",
    read: () => "as-written",
  },
  {
    code: "name-without-letters",
    found: "a name has no character that a name in code may have",
    reading: "it gets a name by rule",
    reason: "Code needs some name: an operation is named after its method and path, everything else after its kind.",
    fix,
    error: "name-unusable",
    example: "/a: { get: { operationId: '***' } }",
    corrected: "/a: { get: { operationId: getA } }",
    read: () => "as-written",
  },
  {
    code: "x-name-invalid",
    found: "`x-name` is no identifier, or is a word of TypeScript or a global name that generated code relies on",
    reading: "it has no effect",
    reason: "Other tools have a key of this name for titles.",
    fix: "write an identifier",
    error: "name-invalid",
    example: "schemas: { pet: { type: string, x-name: A pet } }",
    corrected: "schemas: { pet: { type: string } }",
    read: () => "as-written",
  },
  {
    code: "x-name-taken",
    found: "`x-name` is the name of something else of its kind",
    reading: "it has no effect",
    reason: "The other one has the name already, and it is before this one in the document.",
    fix: "choose another name",
    error: "name-collision",
    example: "schemas: { Pet: { type: string }, pet-2: { type: string, x-name: Pet } }",
    corrected: "schemas: { Pet: { type: string }, pet-2: { type: string } }",
    read: () => "as-written",
  },
];
